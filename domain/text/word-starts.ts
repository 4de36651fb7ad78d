/** Looking for words by how they begin: 'eng' is in 'a civil engineer', 'it' is not in 'recruitment'. */
import { foldText } from './fold.ts';

/** Matches the start of a word. */
const WORD_START = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;
/** Cannot occur in a search: control characters are removed from it. */
const MARK = '\u0001';

/**
 * A text as it is looked through: in lower case and without accents, with a mark before each word. To be made once for each text, because
 * texts are long and questions many; looking for a marked word is then a search for a part of a text, whatever is in it.
 */
export const markWords = (text: string): string => foldText(text).toLowerCase().replace(WORD_START, MARK);

/** The words of a question, each marked the same way. A word that begins with a sign, such as '-based', matches anywhere. */
export const readAskedWords = (question: string): string[] => question.split(/\s+/).filter(Boolean).map(markWords);
