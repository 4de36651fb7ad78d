import type { ShownDue } from '../schema.ts';

export function DueDay({ due: { on, words, isOverdue, isExtended } }: { due: ShownDue }) {
  return (
    <span className="figures">
      {on}
      {words && (
        <span className={isOverdue ? 'block font-semibold text-signal' : 'block text-ink-soft text-sm'}>{words}</span>
      )}
      {isExtended && <span className="block text-ink-soft text-sm">Extended</span>}
    </span>
  );
}
