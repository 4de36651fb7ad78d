/** Characters, for the board and the whole site. */
export const LONGEST_SEARCH = 100;
