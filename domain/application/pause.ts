/** How long a decision made at the desk is held, as its consultant chose: until then it can be undone, and no candidate sees it. */
import { countOf } from '#domain/text/counts.ts';

export const UNDO_SECONDS = [30, 120, 600] as const;
export type UndoSeconds = (typeof UNDO_SECONDS)[number];

export const nameUndoTime = (seconds: number): string =>
  seconds < 60 ? countOf(seconds, 'second') : countOf(seconds / 60, 'minute');
