/** Jobs of a file whose location names no place that the gazetteer knows. */
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft } from './shown-draft.ts';

export const UnplacedJobs = ({ unplaced: { count, locations } }: Pick<ShownDraft, 'unplaced'>) => (
  <section aria-labelledby="import-unplaced" className="space-y-3">
    <Heading level={2} size="item" id="import-unplaced">
      {countOf(count, 'job has', 'jobs have')} a location we don’t know
    </Heading>
    <p className="measure text-ink-soft text-sm">
      They can be imported, but searches near a town won’t find them. Add a town or a postcode to these locations in
      your file.
    </p>
    <ul className="space-y-1 text-sm">
      {locations.map(({ location, lines }) => (
        <li key={location} className="wrap-anywhere">
          {location} ({countOf(lines, 'job')})
        </li>
      ))}
    </ul>
  </section>
);
