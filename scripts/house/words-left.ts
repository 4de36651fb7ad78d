/** How often a file may still use a word that names no subject. These numbers only fall. */
export const WORDS_LEFT: Readonly<Record<string, number>> = {};
