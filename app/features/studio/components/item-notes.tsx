/** What to look at before publishing. */
import type { Note } from '../queries/notes.server.ts';

export function ItemNotes({ notes }: { notes: readonly Note[] }) {
  const broken = notes.filter((note) => note.kind === 'broken_link');
  const result = notes.find((note) => note.kind === 'search_result');
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="before-publishing" className="space-y-4">
      <h2 id="before-publishing" className="font-semibold">
        Before you publish
      </h2>
      {broken.length > 0 && (
        <div className="rounded-md border border-signal border-l-4 bg-signal-soft px-4 py-3">
          <p className="font-semibold">Links that lead nowhere</p>
          <ul className="mt-1 list-disc pl-5">
            {broken.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {result && (
        <div>
          <h3 className="text-ink-soft text-sm">In the results of a search engine</h3>
          <p className="mt-1 text-lg text-brand">{result.title}</p>
          <p className="text-sm">{result.description || 'No description yet.'}</p>
        </div>
      )}
    </section>
  );
}
