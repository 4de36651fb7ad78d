import { linesOfCell } from '#domain/job-import/csv/cell-words.ts';
import { PROFILE_LIMITS, readSkills } from '#domain/profile/profile.ts';
import { addDays, isCalendarDay } from '#domain/time/calendar-day.ts';
import { readWrittenDay } from '#domain/time/written-day.ts';
import { cleanCell, isPlaceholder, shortenCell } from './person-cells.ts';
import { RECORD_LIMITS } from './record.ts';

const AT_ONCE =
  /^(?:(?:available |starts? )?(?:immediate(?:ly)?|now|at once|a\.?s\.?a\.?p\.?|straight ?away|right away|today)(?: start| available)?|available|yes|y|true)[.!]*$/i;
const NOT_AVAILABLE =
  /^(?:not? (?:available|looking)|unavailable|no longer looking|no|n|false|placed|working|employed|on assignment|in work)[.!]*$/i;
const NOTICE =
  /^(?:in |after )?(\d{1,2}|an?|one|two|three|four|five|six|eight|twelve)(?:\s*(?:-|to)\s*(\d{1,2}))?[ -]?(d|w|m|days?|wks?|weeks?|months?|mths?|calendar months?)['’]?s?['’]?(?: notice(?: period)?)?[.!]*$/i;
const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  twelve: 12,
};
const BEFORE_DAY =
  /^(?:(?:available|free|can start|starts?|starting|from|after|on|w\/c|week commencing|end of notice)\b[: ]*)+/i;

export type Availability = { day: string | null; remarks: string[] };

/** Reads 'Immediately', '4 weeks’ notice' and dates. @param today in London */
export function readAvailability(cell: string, today: string): Availability {
  const text = cleanCell(cell);
  if (isPlaceholder(text) && !/^no$/i.test(text)) return { day: null, remarks: [] };
  if (AT_ONCE.test(text)) return { day: today, remarks: [] };
  if (NOT_AVAILABLE.test(text)) return { day: null, remarks: [`Availability: ‘${shortenCell(text)}’`] };
  const dayText = text.replace(BEFORE_DAY, '');
  const day = readNotice(text, today) ?? readWrittenDay(dayText, { today }) ?? readMonth(dayText, today);
  if (day !== null && day >= '2000-01-01' && day < '2100-01-01') return { day, remarks: [] };
  return { day: null, remarks: [`‘${shortenCell(text)}’ isn’t a start date or notice period`] };
}

/** The first day of 'January 2027', or of the next January if no year is given. */
function readMonth(written: string, today: string): string | null {
  if (!/^[a-z]{3,9}\.?(?: \d{4})?$/i.test(written)) return null;
  const day = readWrittenDay(`1 ${written}`, { today });
  // The current month without a year would otherwise be almost a year ahead.
  return day !== null && (/\d/.test(written) || day < addDays(today, 330)) ? day : null;
}

/** Adds a notice period to today: of '2-4 weeks' the longer one. */
function readNotice(text: string, today: string): string | null {
  const [, one = '', other, unit = ''] = NOTICE.exec(text.replace(/^notice(?: period)?:?\s*/i, '')) ?? [];
  if (unit === '') return null;
  const count = Number(other ?? NUMBERS[one.toLowerCase()] ?? one);
  if (/^d/i.test(unit)) return addDays(today, count);
  return /^w/i.test(unit) ? addDays(today, count * 7) : addMonths(today, count);
}

function addMonths(day: string, months: number): string {
  const number = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  const days = ['31', '30', '29', '28'].map((last) => `${month}-${day.slice(8) < last ? day.slice(8) : last}`);
  return days.find(isCalendarDay) ?? `${month}-28`;
}

export type ReadWords = { words: string[]; remarks: string[] };

function limitWords(words: readonly string[], limits: { name: string; longest: number; most: number }): ReadWords {
  const isShort = (word: string) => Array.from(word).length <= limits.longest;
  const short = words.filter(isShort);
  const joinShortened = (others: readonly string[]) => shortenCell(others.join(', '));
  const long = words.filter((word) => !isShort(word));
  const tooMany = short.slice(limits.most);
  return {
    words: short.slice(0, limits.most),
    remarks: [
      ...(long.length > 0 ? [`Too long for ${limits.name}: ${joinShortened(long)}`] : []),
      ...(tooMany.length > 0 ? [`Too many ${limits.name} for one record: ${joinShortened(tooMany)}`] : []),
    ],
  };
}

/** Removes the marks of lists that databases write in one cell: `["Java","SQL"]`, `{Java,SQL}`. */
const withoutListMarks = (cell: string): string =>
  /^\s*(?:\[[\s\S]*\]|\{[\s\S]*\})\s*$/.test(cell)
    ? cell
        .trim()
        .slice(1, -1)
        .replaceAll(/(^|,)\s*["“]([^"“”]*)["”]\s*(?=,|$)/g, '$1$2')
    : cell;

const lineBreaksOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => withoutListMarks(linesOfCell(cell)))
    .join('\n')
    .replaceAll(/[;|•]| ::: /g, '\n')
    .replaceAll(/^[ \t]*(?:[-*]|\d{1,2}[.)])[ \t]+/gm, '');

const cleanWords = (cells: readonly string[]): string[] =>
  readSkills(lineBreaksOf(cells))
    .map(cleanCell)
    .filter((word) => word !== '' && !isPlaceholder(word));

export const readSkillCells = (cells: readonly string[]): ReadWords =>
  limitWords(cleanWords(cells), { name: 'skills', longest: PROFILE_LIMITS.skill, most: PROFILE_LIMITS.skills });

/** Tags in lower case. One place stays free for the tag of the import. */
export const readTagCells = (cells: readonly string[]): ReadWords =>
  limitWords([...new Set(cleanWords(cells).map((tag) => tag.toLowerCase()))], {
    name: 'tags',
    longest: RECORD_LIMITS.tag,
    most: RECORD_LIMITS.tags - 1,
  });

const UNSHOWABLE = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const cleanNote = (cell: string): string =>
  linesOfCell(cell.replaceAll(/\r\n?|\u2028|\u2029/g, '\n'))
    .toWellFormed()
    .replaceAll(UNSHOWABLE, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const UNREAD = 'Couldn’t be read from the file:';
const CUT = '… (cut at import: too long for one note)';

/**
 * @param columns the cells with their column names, which the note states if there are several @param remarks remarks on the person's other
 * cells; the note keeps them, so that no value of the file is lost @returns '' for no note
 */
export function composeNote(
  columns: readonly { name: string; cell: string }[],
  remarks: readonly string[],
): { note: string; remarks: string[] } {
  const notes = columns
    .map(({ name, cell }) => ({ name, text: cleanNote(cell) }))
    .filter(({ text }) => text !== '' && !isPlaceholder(text));
  const body = notes.map(({ name, text }) => (notes.length > 1 ? `${name}: ${text}` : text)).join('\n\n');
  const unread = remarks.length > 0 ? cut([UNREAD, ...remarks].join('\n'), RECORD_LIMITS.note / 2) : '';
  const shortened = cut(body, RECORD_LIMITS.note - (unread === '' ? 0 : unread.length + 2));
  return {
    note: [shortened, unread].filter(Boolean).join('\n\n'),
    remarks:
      shortened === body
        ? []
        : [
            `The notes are longer than ${RECORD_LIMITS.note.toLocaleString('en-GB')} characters, so the rest wasn’t imported`,
          ],
  };
}

const cut = (text: string, most: number): string =>
  Array.from(text).length <= most
    ? text
    : `${Array.from(text)
        .slice(0, most - CUT.length)
        .join('')
        .trimEnd()}${CUT}`;
