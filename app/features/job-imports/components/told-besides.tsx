/** What a source says of its jobs that our form has no words for. It is told here, and not guessed. */
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft, Told } from './shown-draft.ts';

export const ToldBesides = ({ remarked: { count, jobs } }: Pick<ShownDraft, 'remarked'>) => (
  <section aria-labelledby="import-told" className="space-y-3">
    <Heading level={2} size="item" id="import-told">
      {countOf(count, 'job says', 'jobs say')} more than is taken over
    </Heading>
    <p className="measure text-ink-soft text-sm">
      It is left out, not guessed. Add it to the job after the import.
      {count > jobs.length && ` The first ${jobs.length} are shown.`}
    </p>
    <ul className="space-y-3 text-sm">
      {jobs.map(({ line, title, ...told }) => (
        <li key={line} className="wrap-anywhere">
          <p className="font-semibold">
            Line {line}: {title}
          </p>
          <ToldOfJob {...told} />
        </li>
      ))}
    </ul>
  </section>
);

export const ToldOfJob = ({ link, remarks }: Told) => (
  <p className="wrap-anywhere text-ink-soft text-sm">
    {remarks.map((remark) => (
      <span key={remark}>{remark}. </span>
    ))}
    {link && (
      <a href={link} rel="noreferrer" className="link">
        See it where it comes from
      </a>
    )}
  </p>
);
