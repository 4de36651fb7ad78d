/** Of the files of this folder: raise it after any change to them. */
export const GAZETTEER_EDITION = 5;
