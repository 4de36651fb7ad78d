/** Reads the text of a cell without the marks that spreadsheets and faulty exports add. */
import { repairText } from '#domain/text/records/broken-text.ts';

/** `="0770…"` keeps leading zeros in Excel. So does an apostrophe, which also prevents formulas. */
const AS_TEXT = /^=\s*"([\s\S]*)"$/;
const AS_TYPED = /^'(?=[=+\-@\t\r]|0\d)/;

export function readCell(cell: string): string {
  const plain = cell.startsWith('=') || cell.startsWith("'") ? cell.replace(AS_TEXT, '$1').replace(AS_TYPED, '') : cell;
  return repairText(plain).trim();
}

/** An unquoted amount with a comma is split into two cells: `£26` and `000`. */
const BEFORE_THOUSANDS = /(?:^|[^\d.,])\d{1,3}$/;
const THOUSANDS = /^\d{3}(?!\d)/;
const HAS_MONEY = /£|\bgbp\b|salary|\bpa\b|annum/i;

export function joinMoney(cells: readonly string[], columns: number): string[] {
  const joined = [...cells];
  for (let at = 0; at < joined.length - 1 && joined.length > columns; ) {
    const [one = '', other = ''] = [joined[at], joined[at + 1]];
    const isMoney = BEFORE_THOUSANDS.test(one) && THOUSANDS.test(other) && HAS_MONEY.test(one + other);
    if (isMoney) joined.splice(at, 2, `${one},${other}`);
    else at += 1;
  }
  while (joined.length > columns && joined.at(-1) === '') joined.pop();
  return joined;
}

const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** Excel keeps only the first digits of a long number: `4.477E+11`. */
export const isShortenedNumber = (cell: string): boolean => SHORTENED_NUMBER.test(cell);
