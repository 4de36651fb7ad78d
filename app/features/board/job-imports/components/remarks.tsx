/** Remarks on values that could not be imported as written. Jobs with the same remark share one entry. */
import { ImportRows } from '#app/desk/import/import-rows.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft, Told } from '../schema.ts';

export const Remarks = ({ remarked }: Pick<ShownDraft, 'remarked'>) => (
  <ImportRows
    id="import-told"
    title="Not imported as written"
    hint="These jobs can be imported. You can edit them afterwards."
  >
    {remarked.map(({ remark, lines, jobs }) => (
      <li key={remark} className="wrap-anywhere not-last:mb-3">
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
  </ImportRows>
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
