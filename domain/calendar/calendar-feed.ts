/** A calendar to subscribe to (RFC 5545, RFC 7986). Equal entries give the same bytes, so it is only sent again after a change. */
import { addDays, londonDay } from '#domain/time/calendar-day.ts';
import { escapeText, formatMoment, writeLines } from './content-lines.ts';

export type CalendarEntry = {
  uid: string;
  /** The number of changes so far, if the event is also sent by email. */
  sequence?: number;
  changedAt: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  when: { startsAt: Date; endsAt: Date } | { on: Date };
};

const PRODUCT = '-//Recruitment agency//Calendar//EN';

export function writeCalendarFeed(name: string, entries: readonly CalendarEntry[]): string {
  return writeLines([
    'BEGIN:VCALENDAR',
    `PRODID:${PRODUCT}`,
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    // The time zone comes first, because a calendar needs at least one component (RFC 5545, 3.6), even without entries.
    ...LONDON,
    ...entries.flatMap(writeEntry),
    'END:VCALENDAR',
  ]);
}

function writeEntry({ uid, sequence, changedAt, summary, description, location, url, when }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatMoment(changedAt)}`,
    `LAST-MODIFIED:${formatMoment(changedAt)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...('on' in when
      ? [`DTSTART;VALUE=DATE:${dayOf(when.on)}`, `DTEND;VALUE=DATE:${dayAfter(when.on)}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${formatMoment(when.startsAt)}`, `DTEND:${formatMoment(when.endsAt)}`, 'TRANSP:OPAQUE']),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const dayOf = (moment: Date): string => londonDay(moment).replaceAll('-', '');
const dayAfter = (moment: Date): string => addDays(londonDay(moment), 1).replaceAll('-', '');

const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19970330T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
