/** Reads a day in the notations of people, spreadsheets and other systems. */
import { addDays, isCalendarDay, londonDay } from './calendar-day.ts';
import { londonTime } from './london-moment.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i;
/** A time after the day: '17:00', 'at 5pm', 'T23:59:59', '12:00:00 AM', 'midnight'. */
const TIME =
  /(?:\s*,?\s+(?:at\s+|by\s+|@\s*)?|T)(?:\d{1,2}(?:[:.]\d{2}){1,2}(?:\.\d+)?(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|noon|midnight)(?:\s*\(?(?:gmt|bst|utc)\)?)?$/i;
/** A moment with a time zone, which must be converted to the day in London. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:?\d\d(?::?\d\d(?:[.,]\d+)?)?\s*(?:Z|UTC|[+-]\d\d(?::?\d\d)?)$/i;
const MAIL_MOMENT =
  /^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3}[a-z]*\s+\d{4}\s+\d\d:\d\d(?::\d\d)?\s+(?:gmt|utc|z|[+-]\d{4})$/i;
/** Excel counts days from the end of 1899; these are those of 2009 to 2064. */
const EXCEL_DAY = /^([45]\d{4})(?:\.\d+)?$/;
/** JavaScript's default format: 'Wed Jun 30 2027 00:00:00 GMT+0100 (British Summer Time)'. */
const SCRIPT_MOMENT = /^[a-z]{3} [a-z]{3} \d\d \d{4} \d\d:\d\d:\d\d gmt[+-]\d{4}(?= \(|$)/i;
/** ASP.NET's JSON format. */
const NET_MOMENT = /^\\?\/date\((\d{10})\d{3}(?:[+-]\d{4})?\)\\?\/$/i;
const BEFORE_END =
  /^(?:(?:closes?|closing(?: date)?|deadline|apply by|expires?|ends?|until|by|on)\b[: -]*)*(?:(?:midnight|midday|noon|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?|\d{1,2}:\d\d)(?:,? on)?,? )?/i;
const AFTER_END = / ?\([^()]*\)$/;
const SECONDS = /^(1\d{9}|2\d{9})(?:\d{3})?$/;

export type DayUse = {
  /** A day without a year is the next such day after `today`. Without `today` it is not read. */
  today?: string | undefined;
  /** True for a closing time: an hour after midnight still belongs to the day before. */
  isEnd?: boolean;
};

/** @returns YYYY-MM-DD; null if the text is no day of the calendar */
export function readWrittenDay(written: string, { today, isEnd = false }: DayUse = {}): string | null {
  const line = written.trim().replaceAll(/\s+/g, ' ');
  if (line.length > 60) return null;
  const scriptDate = SCRIPT_MOMENT.exec(line)?.[0];
  if (scriptDate) return dayOfMoment(new Date(scriptDate), isEnd);
  const text = isEnd ? line.replace(BEFORE_END, '').replace(AFTER_END, '') : line;
  if (MOMENT.test(text)) return dayOfMoment(new Date(isoOf(text)), isEnd);
  if (MAIL_MOMENT.test(text)) return dayOfMoment(new Date(text), isEnd);
  const seconds = (SECONDS.exec(text) ?? NET_MOMENT.exec(line))?.[1];
  if (seconds) return dayOfMoment(new Date(Number(seconds) * 1_000), isEnd);
  const serial = EXCEL_DAY.exec(text)?.[1];
  if (serial) return addDays('1899-12-30', Number(serial));
  const day = text.replace(WEEKDAY, '').replace(TIME, '').replace(/[.,]$/, '');
  return readNumbers(day) ?? readNamedMonth(day, today);
}

/** Rewrites '2026-12-31 23:59 +0000' for `Date`. */
const isoOf = (moment: string): string =>
  moment
    .replace(/(\d) (?=\d)/, '$1T')
    .replace(/\s*UTC$/i, 'Z')
    .replace(/ (?=[Z+-])/, '')
    .replace(/([+-]\d\d)$/, '$1:00')
    .replace(',', '.');

function dayOfMoment(moment: Date, isEnd: boolean): string | null {
  if (Number.isNaN(moment.getTime())) return null;
  const day = londonDay(moment);
  const isJustAfterMidnight = isEnd && /^00:(?!00)/.test(londonTime(moment));
  return isJustAfterMidnight ? addDays(day, -1) : day;
}

function readNumbers(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4}|\d{2})$/.exec(text) ?? [];
  // American order is used only if the second number cannot be a month.
  return dayOf(year, month, day) ?? (Number(month) > 12 ? dayOf(year, day, month) : null);
}

function readNamedMonth(text: string, today: string | undefined): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]?([a-z]{3,9})\.?(?:,? ?-?'?(\d{4}|\d{2}))?$/i.exec(text) ??
    reorder(/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? '?(\d{4}|\d{2}))?$/i.exec(text)) ??
    [];
  const number = month ? MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1 : 0;
  if (number === 0) return null;
  if (year || !today) return dayOf(year, String(number), day);
  const thisYear = dayOf(today.slice(0, 4), String(number), day);
  const isPast = thisYear !== null && thisYear < today;
  return isPast ? dayOf(String(Number(today.slice(0, 4)) + 1), String(number), day) : thisYear;
}

const reorder = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];

function dayOf(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}

const NO_DAY =
  /^(?:asap|a s a p|as soon as possible|ongoing|on going|open|open ended|open until filled|until filled|till filled|rolling|rolling basis|continuous|n a|na|none|no|nil|null|never|no closing date|no end date|not specified|unspecified|unknown|tbc|tba|to be confirmed|to be advised|immediate|immediately|urgent|when filled|permanent|)$/;

/** True if the text says that there is no date: 'ASAP', 'Ongoing', 'N/A', 'TBC', '-'. */
export const saysNoDay = (written: string): boolean =>
  NO_DAY.test(
    written
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  ) || /^(?:0000-|00\/00\/|(?:\d\d?\/\d\d?\/)?19\d\d)/.test(written.trim());
