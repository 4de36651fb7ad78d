/** Finds the row of column names, which may be below a title, and guesses the delimiter. */

export type CountNames = (cells: readonly string[]) => number;

/** The row of column names may have at most this many rows above it. */
export const MOST_ROWS_ABOVE = 20;
const DELIMITERS = [',', ';', '\t', '|'];

const linesOf = (text: string): string[] =>
  text
    .split('\n', MOST_ROWS_ABOVE * 3)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_ROWS_ABOVE);

const split = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim());

const isFilled = (cell: string): boolean => cell !== '';

/** Chooses the delimiter that gives the most column names in one line, or otherwise the most frequent one in the first line. */
export const guessDelimiterBy =
  (countNames: CountNames) =>
  (text: string): string => {
    const lines = linesOf(text);
    const names = (delimiter: string) => Math.max(0, ...lines.map((line) => countNames(split(line, delimiter))));
    const first = lines[0] ?? '';
    const marks = (delimiter: string) => first.split(delimiter).length;
    return DELIMITERS.toSorted((one, other) => names(other) - names(one) || marks(other) - marks(one))[0] ?? ',';
  };

export function findHeader(rows: readonly (readonly string[])[], countNames: CountNames): number {
  const names = rows.map(countNames);
  const longestMatch = Math.max(0, ...names);
  if (longestMatch > 1) return names.indexOf(longestMatch);
  // A title is alone in its row.
  const isTable = rows.some((cells) => cells.filter(isFilled).length > 2);
  const first = isTable ? rows.findIndex((cells) => cells.filter(isFilled).length > 1) : 0;
  return Math.max(0, first);
}
