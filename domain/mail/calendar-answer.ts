/** Reads a calendar's answer to one of our invitations (RFC 5546: REPLY and COUNTER), as Outlook and Google write it. */
import { describeSlot } from '#domain/interview/when.ts';
import { londonMoment } from '#domain/time/london-moment.ts';

export type CalendarAnswer = {
  /** Id of the event, which only the invited people know. */
  uid: string;
  answer: 'accepted' | 'declined' | 'tentative' | 'proposed';
  comment: string;
  /** The proposed start, if its time zone is known. */
  startsAt: Date | null;
};

const LONGEST = 100_000;

export function readCalendarAnswer(file: string): CalendarAnswer | null {
  const lines = file
    .slice(0, LONGEST)
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map(withoutQuotedNames);
  // Read only the event, because time zones have properties of the same names.
  const start = lines.indexOf('BEGIN:VEVENT');
  const event = lines.slice(start + 1, lines.indexOf('END:VEVENT', start));
  const method = propertyOf(lines, 'METHOD')?.toUpperCase();
  const uid = propertyOf(event, 'UID')?.trim();
  if (start < 0 || !uid || (method !== 'REPLY' && method !== 'COUNTER')) return null;
  const [, status = ''] = execInLines(event, /^ATTENDEE\b[^:]*;PARTSTAT=([A-Z-]+)/i) ?? [];
  const answer = method === 'COUNTER' ? 'proposed' : ANSWERS[status.toUpperCase()];
  if (!answer) return null;
  const startsAt = answer === 'proposed' ? readMoment(event) : null;
  return { uid, answer, comment: unescaped(propertyOf(event, 'COMMENT') ?? ''), startsAt };
}

/** Removes quoted names of people, which may contain separators: `CN="Marsh: Ida"`. */
const withoutQuotedNames = (line: string): string =>
  /^(?:ATTENDEE|ORGANIZER);/i.test(line) ? line.replaceAll(/"[^"]*"/g, '') : line;

const ANSWERS: Readonly<Record<string, CalendarAnswer['answer']>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

const WORDS: Readonly<Record<CalendarAnswer['answer'], string>> = {
  accepted: 'Accepted the interview invitation.',
  declined: 'Declined the interview invitation.',
  tentative: 'Answered “maybe” to the interview invitation.',
  proposed: 'Proposed another time for the interview',
};

export function describeAnswer({ answer, comment, startsAt }: CalendarAnswer, minutes: number, words: string): string {
  const sentence =
    answer === 'proposed'
      ? `${WORDS.proposed}${startsAt ? `: ${describeSlot(startsAt, minutes)}` : ''}.`
      : WORDS[answer];
  const note = comment.trim() && !words.includes(comment.trim()) ? comment.trim() : '';
  return [sentence, note, words].filter((part) => part !== '').join('\n\n');
}

const propertyOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => new RegExp(`^${name}(?:;[^:]*)?:`, 'i').test(line))?.replace(/^[^:]*:/, '');

/** Matches each line separately: a pattern over the whole text would search to its end from every line. */
function execInLines(lines: readonly string[], pattern: RegExp): RegExpExecArray | null {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match) return match;
  }
  return null;
}

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim();

/** Reads a time in UTC, or in London under any of its zone names. */
function readMoment(event: readonly string[]): Date | null {
  const [, parameters = '', year, month, day, hour, minute, utc] =
    execInLines(event, /^DTSTART(;[^:]*)?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d(Z?)$/i) ?? [];
  if (!year) return null;
  const [, zone = ''] = /TZID="?([^":;]+)/i.exec(parameters) ?? [];
  const [date, time] = [`${year}-${month}-${day}`, `${hour}:${minute}`];
  if (utc) return new Date(`${date}T${time}:00Z`);
  return /london|gmt standard|belfast|europe\/(?:jersey|guernsey|isle_of_man)/i.test(zone)
    ? londonMoment(date, time)
    : null;
}
