export const LONGEST_SEARCH = 100;
