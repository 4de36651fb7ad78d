/** Remarks on values that could not be imported as written. Jobs with the same remark share one entry. */
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft, Told } from './shown-draft.ts';

export const Remarks = ({ remarked }: Pick<ShownDraft, 'remarked'>) => (
  <section aria-labelledby="import-told" className="space-y-3">
    <Heading level={2} size="item" id="import-told">
      Not imported as written
    </Heading>
    <p className="measure text-ink-soft text-sm">These jobs can be imported. Edit them afterwards if it matters.</p>
    <ul className="space-y-3 text-sm">
      {remarked.map(({ remark, lines, jobs }) => (
        <li key={remark} className="wrap-anywhere">
          <p className="font-semibold">{remark}</p>
          <ul className="text-ink-soft">
            {jobs.map(({ line, title, link }) => (
              <li key={line}>
                Row {line}: {title}{' '}
                {link && (
                  <a href={link} rel="noreferrer" className="link">
                    View the original
                  </a>
                )}
              </li>
            ))}
            {lines > jobs.length && <li>And {countOf(lines - jobs.length, 'more row')}</li>}
          </ul>
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
        View the original
      </a>
    )}
  </p>
);
