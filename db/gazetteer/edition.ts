/** Edition of the files of this folder. Raise it after any change to them. */
export const GAZETTEER_EDITION = 5;
