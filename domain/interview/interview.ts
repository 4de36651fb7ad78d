/** Interviews of candidates by the people of the agency: the agency offers times, the candidate chooses one. */

export const MOST_SLOTS = 8;
/** How far ahead a time may be offered. */
export const FURTHEST_SLOT_DAYS = 90;
