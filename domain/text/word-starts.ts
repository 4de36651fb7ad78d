import { foldText } from './fold.ts';

const WORD_START = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;
/** Control characters are removed from searches, so a search cannot contain this one. */
const MARK = '\u0001';

/**
 * Prepares a text for searching: lower case, no accents, and a mark before each word, so that finding a word's start is a substring search.
 * Computed once per text, because texts are long and searches many.
 */
export const markWords = (text: string): string => foldText(text).toLowerCase().replace(WORD_START, MARK);

/** The words of a question with the same marks. A word that starts with a symbol, such as '-based', matches anywhere. */
export const readAskedWords = (question: string): string[] => question.split(/\s+/).filter(Boolean).map(markWords);
