/** By when a request about data has to be answered, and how long there still is. */

/** `words` null: it is finished, and nothing is due. */
export type ShownDue = { on: string; words: string | null; isOverdue: boolean; isExtended: boolean };

export function DueDay({ due: { on, words, isOverdue, isExtended } }: { due: ShownDue }) {
  return (
    <span className="figures">
      {on}
      {words && (
        <span className={isOverdue ? 'block font-semibold text-signal' : 'block text-ink-soft text-sm'}>{words}</span>
      )}
      {isExtended && <span className="block text-ink-soft text-sm">Put off once</span>}
    </span>
  );
}
