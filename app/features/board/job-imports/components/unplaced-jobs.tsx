import { ImportRows } from '#app/desk/import/import-rows.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft } from '../schema.ts';

export const UnplacedJobs = ({ unplaced: { count, locations } }: Pick<ShownDraft, 'unplaced'>) => (
  <ImportRows
    id="import-unplaced"
    title={`${countOf(count, 'job has', 'jobs have')} a location we don’t know`}
    hint="They can be imported, but searches near a town won’t find them. Add a town or a postcode to these locations in your file."
  >
    {locations.map(({ location, lines }) => (
      <li key={location} className="wrap-anywhere">
        {location} ({countOf(lines, 'job')})
      </li>
    ))}
  </ImportRows>
);
