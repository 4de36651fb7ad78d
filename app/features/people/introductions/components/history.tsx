import { Heading } from '#app/ui/content/heading.tsx';
import type { ShownEntry } from '../schema.ts';

export function History({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <section aria-labelledby="ledger" className="space-y-4">
      <Heading level={2} size="item" id="ledger">
        Audit trail
      </Heading>
      <p className="measure text-ink-soft text-sm">You can’t change or delete entries. To correct one, add another.</p>
      <ol className="divide-y divide-line border-line border-y">
        {entries.map(({ sequence, at, words, note, hash }) => (
          <li key={sequence} className="py-2.5 text-sm [overflow-wrap:anywhere]">
            <p>{words}</p>
            {note && <p className="mt-1 whitespace-pre-line text-ink-soft">{note}</p>}
            <p className="figures mt-1 text-ink-faint">
              Entry {sequence}, {at}, <span className="font-mono">{hash.slice(0, 12)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
