/** How far a request about data is, and how long there still is: the words say it, the colour only repeats them. */
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { DATA_REQUEST_STATUS_NAMES, type DataRequestStatus } from '#domain/data-request.ts';

const TONES: Record<DataRequestStatus, BadgeTone> = {
  open: 'amber',
  in_hand: 'slate',
  done: 'neutral',
  refused: 'neutral',
};

export const DataRequestBadge = ({ status }: { status: DataRequestStatus }) => (
  <Badge tone={TONES[status]}>{DATA_REQUEST_STATUS_NAMES[status]}</Badge>
);

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
