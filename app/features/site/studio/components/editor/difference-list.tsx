import type { Difference } from '../../schema.ts';

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="text-ink-soft">No differences.</p>;
  return (
    <dl className="grid gap-4">
      {differences.map(({ label, words }) => (
        <div key={label} className="rounded-md border border-line p-4">
          <dt className="mb-1 text-sm font-semibold">{label}</dt>
          <dd className="max-h-96 overflow-y-auto break-words whitespace-pre-wrap">
            {words.map(({ text, change }, index) =>
              change === 'same' ? (
                text
              ) : change === 'added' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat the same words
                <ins key={index} className="bg-brand-soft text-ink">
                  <span className="sr-only">added: </span>
                  {text}
                </ins>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat the same words
                <del key={index} className="bg-signal-soft text-ink">
                  <span className="sr-only">removed: </span>
                  {text}
                </del>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
