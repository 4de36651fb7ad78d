/** Moments of a press, in milliseconds after the page arrived: its scripts may be loading, running or done. */
import { someOf } from './form.ts';

const MOMENTS = [0, 100, 500] as const;

/** @param turn in the short form selects one of the three moments */
export const momentsInTurn = (turn: number): readonly number[] => someOf(MOMENTS, turn % MOMENTS.length);
