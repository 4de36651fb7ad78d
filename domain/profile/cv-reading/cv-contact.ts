/** Finds the name, email address and phone number of the CV's owner, and of no other person in it. */
import { findPhoneError, PHONE_LIMITS, tidyPhone } from '../profile.ts';
import type { CvLine, FoundText } from './cv-lines.ts';
import { DATES } from './cv-roles.ts';
import { isName, isNamedAsTrade, isPosition, repeatedWords } from './cv-words.ts';

const MOST = { nameLines: 8, firstLines: 12, linesOfTop: 25 } as const;

const EMAIL =
  /(?<![\p{L}\d._%+@-]|[\p{L}\d]['’])[A-Za-z0-9._%+-][A-Za-z0-9._%+'-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}(?![\p{L}\d@-]|\.\p{L})/u;
const PHONE =
  /(?<![\d+/.-])(?:\+\d{1,3}(?:[\d ()-]|(?<=\d)[.–](?=\d)){8,18}\d|\(?0\d(?:[\d ()-]|(?<=\d)[.–](?=\d)){7,18}\d)(?![/.-]?\d| ?\d)/g;
const NO_PHONE = /\b(fax|ref(erence)?|registration|nmc|gmc|hcpc|pin|number plate|account|sort code)\b/i;
const PHONE_DIGITS = { national: 11, any: 14 } as const;

/** Labels beside an address or number that name no other person. */
const LABELS =
  /\b(e-?mail|phone|telephone|tel|mobile|mob|cell|home|work|evenings?|web|website|address|contact|[emtp])\b|https?:\S+|[^\p{L}\d]+/giu;

export function findContact(lines: readonly CvLine[]): { email: FoundText | null; phone: FoundText | null } {
  const ownLines = lines.filter((line, at) => isOfOwner(line, lines, at));
  return { email: findEmail(ownLines, lines), phone: findPhone(ownLines) };
}

/** True at the top of the CV and in sections about the person; employers and referees have their details elsewhere. */
function isOfOwner({ section, text }: CvLine, lines: readonly CvLine[], at: number): boolean {
  if (section === 'person') return true;
  const isAlone = text.replace(new RegExp(EMAIL, 'gu'), '').replace(PHONE, '').replace(LABELS, '') === '';
  if (section === 'top')
    return (
      at < (isAlone ? MOST.linesOfTop : MOST.firstLines) && !lines.slice(0, at).some((line) => DATES.test(line.text))
    );
  return section === 'unknown' && isAlone && !lines.slice(0, at).some((line) => line.section === 'references');
}

function findEmail(ownLines: readonly CvLine[], lines: readonly CvLine[]): FoundText | null {
  for (const line of ownLines) {
    for (const cell of line.cells) {
      const [value] = EMAIL.exec(cell) ?? [];
      if (value && !isCutOff(value, cell, line, lines)) return { value, line: line.text };
    }
  }
  return null;
}

/** A narrow column may break a long address anywhere, so an address that fills its line may continue below, or have started above. */
function isCutOff(value: string, cell: string, line: CvLine, lines: readonly CvLine[]): boolean {
  const at = lines.indexOf(line);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  if (cell.endsWith(value) && after?.isTight && after.cells.some((each) => mayContinueAddress(value, each)))
    return true;
  return cell.startsWith(value) && line.isTight && (before?.cells.some((each) => mayBeginAddress(each)) ?? false);
}

/** Matches phone numbers, which are often directly above or below an address. */
const IS_NUMBER = /^\+?[\d().-]{6,25}$/;

/** Excludes town names such as Stoke-on-Trent. */
const mayBeginAddress = (word: string): boolean =>
  /^\S+$/.test(word) && /[._@+]|-$|^[\p{Ll}-]+$/u.test(word) && !EMAIL.test(word) && !IS_NUMBER.test(word);

/** True if a word may continue an address that a line break cut: not a number, and in the same letter case. */
function mayContinueAddress(value: string, word: string): boolean {
  if (IS_NUMBER.test(word)) return false;
  return /^[a-z0-9._-]+$/i.test(word) && (/^[\P{Lu}]+$/u.test(word) || value === value.toUpperCase());
}

function findPhone(ownLines: readonly CvLine[]): FoundText | null {
  for (const { text, cells } of ownLines) {
    if (NO_PHONE.test(text) || DATES.test(text)) continue;
    for (const cell of cells) {
      for (const [value] of cell.matchAll(PHONE)) if (isPhone(value)) return { value, line: text };
    }
  }
  return null;
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  const mostDigits = /^(?:\+|00)/.test(value) ? PHONE_DIGITS.any : PHONE_DIGITS.national;
  return digits >= PHONE_LIMITS.digits && digits <= mostDigits && findPhoneError(tidyPhone(value)) === null;
}

/** Finds a line at the top that looks like a name. One that the email address contains takes precedence. */
export function findName(lines: readonly CvLine[], email: string): FoundText | null {
  const local = email.split('@', 1)[0] ?? '';
  const top = lines.filter(({ section }) => section === 'top' || section === 'person').slice(0, MOST.nameLines);
  for (const { text } of top) {
    const [, value] = /^(?:full )?name\s*:\s*(.+)$/i.exec(text) ?? [];
    if (value && isName(value, local)) return { value, line: text };
  }
  const names = top.flatMap((line, at) => {
    const value = line.cells
      .map((cell) => cell.replace(TITLE, ''))
      .flatMap((cell) => [cell, cell.split(/\s*[,|•·–—]\s*|\s+-\s+/u)[0] ?? ''])
      .find((each) => isName(each, local));
    return value && !isContinuedBelow(line, value, top[at + 1], local) ? [{ value, line: line.text, at }] : [];
  });
  const [first] = names;
  const nameInAddress = names.find(({ value }) => repeatedWords(value, local) > 0);
  // A single word counts as a name only on the first line, because later lines contain streets, employers and trades.
  const contactLine = nameInAddress ?? (first?.at === 0 ? first : undefined);
  if (!first) {
    const [line] = top;
    const value = line?.cells[0] ?? '';
    return line && isNamedAsTrade(value, local) && !isContinuedBelow(line, value, top[1], local)
      ? { value, line: line.text }
      : null;
  }
  return contactLine ? { value: contactLine.value, line: contactLine.line } : null;
}

const TITLE = /^(?:c\.?v\.?|curriculum vitae|r[ée]sum[ée])(?: of|:| [-–—])\s+/i;

/** A long name may be broken over two lines, and half of it is not a name. */
function isContinuedBelow(line: CvLine, value: string, next: CvLine | undefined, local: string): boolean {
  if (!next?.isTight || next.isBreak || next.size !== line.size || line.cells.at(-1) !== value) return false;
  const [cell = ''] = next.cells;
  const words = cell.split(' ');
  const isLikeOne = words.length < 4 && words.every((word) => /^\p{Lu}[\p{L}\p{M}’'.-]*$/u.test(word));
  return isLikeOne && !isPosition(cell) && (words.length === 1 || repeatedWords(cell, local) > 0);
}
