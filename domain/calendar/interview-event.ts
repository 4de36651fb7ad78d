/**
 * One event for calendars (RFC 5545), sent by email (RFC 5546, RFC 6047). Typed text cannot add a line, a property or an address
 * (docs/decisions/0079).
 */
import { escapeText, formatMoment, writeLines } from '#domain/calendar/content-lines.ts';

type CalendarPerson = { name: string; email: string };

export type CalendarEvent = {
  /** CANCEL removes the event. */
  method: 'REQUEST' | 'CANCEL';
  /** Stays the same, so that a later email changes the event instead of adding one. */
  uid: string;
  /** Increases with each change. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: CalendarPerson;
  /** Marked as having accepted, so that calendars do not ask them to. */
  attendees: readonly CalendarPerson[];
};

const PRODUCT = '-//Recruitment agency//Interviews//EN';
/** Excludes spaces, control characters and separators of addresses. */
const ADDRESS = /^[^\p{C}\p{Z}"(),:;<>@[\]\\]+@[^\p{C}\p{Z}"(),:;<>@[\]\\]+$/u;

/** Lines end with CRLF and have at most 75 octets. @throws if an address is not one plain address */
export function writeCalendarEvent(event: CalendarEvent): string {
  const { method, uid, sequence, writtenAt, startsAt, endsAt, organizer, attendees } = event;
  const isOn = method === 'REQUEST';
  const lines = [
    'BEGIN:VCALENDAR',
    `PRODID:${PRODUCT}`,
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${formatMoment(writtenAt)}`,
    `LAST-MODIFIED:${formatMoment(writtenAt)}`,
    `DTSTART:${formatMoment(startsAt)}`,
    `DTEND:${formatMoment(endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `STATUS:${isOn ? 'CONFIRMED' : 'CANCELLED'}`,
    `TRANSP:${isOn ? 'OPAQUE' : 'TRANSPARENT'}`,
    `ORGANIZER;CN=${quote(organizer.name)}:${addressOf(organizer)}`,
    // Leave out the organizer: calendars would ask an attending organizer to answer their own invitation.
    ...attendees
      .filter(({ email }) => email.toLowerCase() !== organizer.email.toLowerCase())
      .map(
        (person) =>
          `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=${quote(person.name)}:${addressOf(person)}`,
      ),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return writeLines(lines);
}

/** RFC 5545, 3.2: a quoted value cannot contain quotation marks or control characters, and has no escapes. */
const quote = (text: string): string =>
  `"${text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('"', '\u2019')
    .trim()}"`;

function addressOf({ email }: CalendarPerson): string {
  if (!ADDRESS.test(email)) throw new Error('A person in a calendar has one plain address');
  return `mailto:${email}`;
}
