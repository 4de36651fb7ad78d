import { Heading } from '#app/ui/content/heading.tsx';

export type ShownNote = { id: string; author: string; at: string; body: string };

export function SharedNotes({ notes }: { notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes-heading" className="space-y-4">
      <Heading level={2} size="item" id="notes-heading">
        Agency notes
      </Heading>
      <ul className="space-y-4">
        {notes.map(({ id, author, at, body }) => (
          <li key={id} className="border-line border-l-2 pl-4 wrap-anywhere">
            <p className="whitespace-pre-wrap">{body}</p>
            <p className="mt-1 text-ink-soft text-sm">
              {author}, <span className="figures">{at}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
