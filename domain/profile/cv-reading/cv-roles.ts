import type { CvLine, FoundRole } from './cv-lines.ts';
import { isPerhapsPosition, isPosition, isWithPosition } from './cv-words.ts';

const MOST_ROLES = 20;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '(?:19|20)\\d\\d';
const POINT = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${MONTH},?\\s+${YEAR}|\\d{1,2}[/.](?:\\d{1,2}[/.])?${YEAR}|${YEAR}-\\d\\d(?:-\\d\\d)?|${YEAR})`;
const BEGIN = '(?<![\\p{L}\\d/.-])';
export const DATES = new RegExp(
  `${BEGIN}${POINT}\\s*(?:-|–|—|to|until|till)\\s*(?:${POINT}|(?:to )?(?:present|now|current|today|date|ongoing))(?![\\p{L}\\d/-]|\\.\\d)`,
  'iu',
);

/**
 * Matches the start date of a current position, such as `2021-11 –`. The end may be on the next line, so this only shows that a position is
 * here.
 */
const SINCE = new RegExp(`${BEGIN}${POINT}\\s*[-–—]$`, 'iu');

const trimmed = (text: string) => text.replace(/^[\s,;:|()[\]•·*–—-]+|[\s,;:|([•·*–—-]+$/g, '');

type DatedLine = { at: number; dates: string; isOpen: boolean };

/** Line offsets of a position that is not on the line of the dates, likeliest first. */
const PLACES = [-1, 1, -2, 2] as const;

/**
 * Assumes that all roles in a CV have the same layout: the position is read from its most frequent place relative to the dates, unless
 * another place is as frequent. If positions are above their dates, the text below belongs to the next role.
 */
export function findRoles(lines: readonly CvLine[]): FoundRole[] {
  const dated = lines.flatMap((line, at): DatedLine[] => {
    const dates = line.section === 'work' ? findDates(line) : null;
    return dates === null ? [] : [{ at, dates, isOpen: !DATES.test(dates) }];
  });
  const beside = dated.map((each) => positionAt(lines, each, 0));
  const place = findPlace(
    lines,
    dated.filter((_, index) => beside[index] === null),
  );
  return dated
    .flatMap((each, index): FoundRole[] => {
      const where = beside[index] === null ? place : 0;
      const title = where === null ? null : positionAt(lines, each, where);
      if (title === null || where === null || each.isOpen) return [];
      const [from, to] = [Math.min(each.at, each.at + where), Math.max(each.at, each.at + where)];
      const texts = lines.slice(from, to + 1).map(({ text }) => text);
      return [{ title, dates: each.dates, line: texts.join('\n') }];
    })
    .slice(0, MOST_ROLES);
}

/** @returns null if there is no place, or several are possible */
function findPlace(lines: readonly CvLine[], dated: readonly DatedLine[]): number | null {
  const count = (place: number, isOne?: (text: string) => boolean) =>
    dated.filter((each) => positionAt(lines, each, place, isOne) !== null).length;
  const counts = PLACES.map((place) => count(place));
  const largest = Math.max(...counts);
  const best = PLACES[counts.indexOf(largest)];
  if (largest === 0 || best === undefined) return null;
  return PLACES.every((place) => place === best || count(place, isPerhapsPosition) < largest) ? best : null;
}

/** Ignores dates within a sentence, and lines with two date ranges. */
function findDates({ text, cells }: CvLine): string | null {
  const [dates] = DATES.exec(text) ?? SINCE.exec(text) ?? [];
  if (!dates || DATES.test(text.replace(dates, ''))) return null;
  const cell = cells.find((each) => each.includes(dates));
  if (!cell) return null;
  const [before = '', after = ''] = cell.split(dates);
  if (/\p{L}/u.test(after) && /\p{L}/u.test(before)) return null;
  return /\b(?:from|between|during|since|in|for|of|the)\s*$/i.test(before) || /^\s+\p{Ll}/u.test(after) ? null : dates;
}

function positionAt(
  lines: readonly CvLine[],
  { at, dates }: DatedLine,
  place: number,
  isOne = isWithPosition,
): string | null {
  const [from, to] = [Math.min(at, at + place), Math.max(at, at + place)];
  const between = lines.slice(from, to + 1);
  const line = lines[at + place];
  if (!line || line.isHeading || line.section !== 'work' || between.slice(1).some(({ isBreak }) => isBreak))
    return null;
  if (place !== 0 && between.some((each) => each !== lines[at] && findDates(each) !== null)) return null;
  const titles = line.cells
    .flatMap((cell) => (cell.includes(dates) ? cell.split(dates) : [cell]))
    .map((part) => trimmed(part))
    .filter((part) => isOne(part));
  const [title, other] = titles;
  return title && !other && !isBroken(title, line, lines[at + place - 1], lines[at + place + 1]) ? title : null;
}

/** A narrow column breaks long positions over lines, and a part of one may be another position. */
function isBroken(title: string, line: CvLine, before: CvLine | undefined, after: CvLine | undefined): boolean {
  const isWord = (text = '') => /^\p{Lu}\S*$/u.test(text);
  if (/(?:^|\s)(?:of|to|the|for|and|de|in|at|&|[-–—/])$/i.test(title)) return true;
  if (after?.isTight && !after.isBreak && after.cells.some((cell) => isWord(cell) && isPosition(cell))) return true;
  return isWord(title) && line.isTight && (before?.cells.some(isWord) ?? false);
}
