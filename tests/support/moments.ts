/** When a visitor presses, in milliseconds after the page came: its scripts may be on their way, run, or be done. */
import { isFullForm } from './form.ts';

const MOMENTS = [0, 100, 500] as const;

/** @param turn in the short form: at once, and at one of the other two moments by turns */
export const momentsInTurn = (turn: number): readonly number[] =>
  isFullForm ? MOMENTS : [MOMENTS[0], turn % 2 === 0 ? MOMENTS[1] : MOMENTS[2]];
