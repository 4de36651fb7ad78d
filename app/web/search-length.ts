/** Longest search text, for the board and the whole site, in characters. */
export const LONGEST_SEARCH = 100;
