/** When a visitor presses, in milliseconds after the page came: its scripts may be on their way, run, or be done. */
import { someOf } from './form.ts';

const MOMENTS = [0, 100, 500] as const;

/** @param turn in the short form: one of the three moments, other tests at others */
export const momentsInTurn = (turn: number): readonly number[] => someOf(MOMENTS, turn % MOMENTS.length);
