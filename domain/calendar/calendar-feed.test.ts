import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEntry, writeCalendarFeed } from './calendar-feed.ts';

const ENTRY: CalendarEntry = {
  uid: '1@jobs.example',
  changedAt: new Date('2026-11-20T09:00:00Z'),
  summary: 'Interview: Aisha B.',
  description: 'Warehouse operative',
  location: null,
  url: 'https://jobs.example/jobs/1',
  when: { startsAt: new Date('2026-12-01T10:00:00Z'), endsAt: new Date('2026-12-01T10:30:00Z') },
};

const read = (...entries: CalendarEntry[]) => new ICAL.Component(ICAL.parse(writeCalendarFeed('Ours', entries)));
const eventsOf = (calendar: InstanceType<typeof ICAL.Component>) =>
  calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a calendar without entries is one all the same', () => {
  expect(
    read()
      .getAllSubcomponents()
      .map(({ name }) => name),
  ).toEqual(['vtimezone']);
});

test('a time that is taken, and a day to remember: the one on which London has that moment', () => {
  const [interview, closing] = eventsOf(
    read(ENTRY, { ...ENTRY, uid: '2', when: { on: new Date('2026-06-30T23:30:00Z') } }),
  );
  expect(interview?.startDate.toJSDate()).toEqual(new Date('2026-12-01T10:00:00Z'));
  expect(closing?.startDate.toString()).toBe('2026-07-01');
  expect(closing?.endDate.toString()).toBe('2026-07-02');
  expect(closing?.startDate.isDate).toBe(true);
});

test('typed text adds no line, and no line is longer than 75 octets', () => {
  const summary = `${'ä'.repeat(60)}\r\nEND:VEVENT\r\nBEGIN:VEVENT; X, \\`;
  const text = writeCalendarFeed('A\nBEGIN:VALARM', [
    { ...ENTRY, summary, location: 'B\rATTENDEE:mailto:x@y.example' },
  ]);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const [event, ...more] = eventsOf(new ICAL.Component(ICAL.parse(text)));
  expect(more).toEqual([]);
  expect(event?.summary).toBe(summary.replace(/\r\n/g, '\n'));
  expect(event?.attendees).toEqual([]);
});
