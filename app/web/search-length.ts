/** The longest question one may ask, of the board or of the whole site, in characters. */
export const LONGEST_SEARCH = 100;
