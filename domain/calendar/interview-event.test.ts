import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { londonMoment, londonTime } from '#domain/time/london-moment.ts';
import { type CalendarEvent, writeCalendarEvent } from './interview-event.ts';

const EVENT: CalendarEvent = {
  method: 'REQUEST',
  uid: '0b9f4bd0-6c42-4f07-9f70-0b6f6a1d7f11',
  sequence: 2,
  writtenAt: new Date('2026-11-26T09:30:00Z'),
  startsAt: new Date('2027-06-01T09:00:00Z'),
  endsAt: new Date('2027-06-01T09:30:00Z'),
  summary: 'Interview: Payroll manager',
  description: 'By video.\nThe link is in the location.',
  location: 'https://meet.example/abc?x=1;y=2,3',
  organizer: { name: 'Harbour & Vale', email: 'hello@agency.example' },
  attendees: [
    { name: 'Amara Okafor', email: 'amara@okafor.example' },
    { name: 'Jo Bell', email: 'jo@agency.example' },
  ],
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('There is one event');
  const value = (name: string) => event.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue('method'),
    names: [...calendar.getAllProperties(), ...event.getAllProperties()].map(({ name }) => name),
    uid: value('uid'),
    sequence: value('sequence'),
    start: (value('dtstart') as ICAL.Time).toJSDate(),
    end: (value('dtend') as ICAL.Time).toJSDate(),
    written: (value('dtstamp') as ICAL.Time).toJSDate(),
    summary: value('summary'),
    description: value('description'),
    location: value('location'),
    status: value('status'),
    people: ['organizer', 'attendee'].flatMap((name) =>
      event.getAllProperties(name).map((property) => [property.getParameter('cn'), property.getFirstValue()]),
    ),
  };
}

const PROPERTIES =
  'prodid version calscale method uid sequence dtstamp last-modified dtstart dtend summary description location status transp organizer attendee attendee'.split(
    ' ',
  );

function expectLines(text: string): void {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
}

test('an event is read by another program as it was meant', () => {
  const text = writeCalendarEvent(EVENT);
  expectLines(text);
  expect(read(text)).toEqual({
    method: 'REQUEST',
    names: PROPERTIES,
    uid: EVENT.uid,
    sequence: 2,
    start: EVENT.startsAt,
    end: EVENT.endsAt,
    written: EVENT.writtenAt,
    summary: EVENT.summary,
    description: EVENT.description,
    location: EVENT.location,
    status: 'CONFIRMED',
    people: [
      ['Harbour & Vale', 'mailto:hello@agency.example'],
      ['Amara Okafor', 'mailto:amara@okafor.example'],
      ['Jo Bell', 'mailto:jo@agency.example'],
    ],
  });
});

test.each([
  ['before the clocks go forward', '2027-03-28', '00:30', '2027-03-28T00:30:00Z', '00:30'],
  ['after the clocks go forward', '2027-03-28', '09:00', '2027-03-28T08:00:00Z', '09:00'],
  ['before the clocks go back', '2026-10-25', '00:30', '2026-10-24T23:30:00Z', '00:30'],
  ['after the clocks go back', '2026-10-25', '09:00', '2026-10-25T09:00:00Z', '09:00'],
])('a time of London %s is the same in the file', (_, day, time, moment, readTime) => {
  const startsAt = londonMoment(day, time);
  expect(startsAt).toEqual(new Date(moment));
  const { start } = read(writeCalendarEvent({ ...EVENT, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) }));
  expect([start, londonTime(start)]).toEqual([startsAt, readTime]);
});

test('a cancelled event has the same name, a higher sequence, and is free time', () => {
  const text = writeCalendarEvent({ ...EVENT, method: 'CANCEL', sequence: 3 });
  expect(read(text)).toMatchObject({ method: 'CANCEL', uid: EVENT.uid, sequence: 3, status: 'CANCELLED' });
  expect(text).toContain('TRANSP:TRANSPARENT\r\n');
});

test('long lines are folded at 75 octets, between characters', () => {
  const summary = 'Entrevista ñandú 面接 🎣 '.repeat(20).trim();
  for (let more = 0; more < 8; more += 1) {
    const shifted = `${'x'.repeat(more)}${summary}`;
    const text = writeCalendarEvent({ ...EVENT, summary: shifted });
    expectLines(text);
    expect(read(text).summary).toBe(shifted);
  }
});

test('typed text adds no line, property, parameter or person', () => {
  const attacks = [
    'A\r\nATTENDEE:mailto:evil@mail.example',
    'A\nEND:VEVENT\nBEGIN:VEVENT\nUID:x',
    'A\rMETHOD:CANCEL',
    'A";ROLE=CHAIR;CN="B":mailto:evil@mail.example',
    'A\\nATTENDEE:mailto:evil@mail.example',
    'A^n^\u0027B',
    'A\u2028ATTENDEE:x\u2029\u0085\u0000\u000b\u001b[31m\u007f',
    '\\',
    '"',
    ';:,',
    '</script><script>alert(1)</script>',
  ];
  for (const attack of attacks) {
    const text = writeCalendarEvent({
      ...EVENT,
      summary: attack,
      description: attack,
      location: attack,
      organizer: { ...EVENT.organizer, name: attack },
      attendees: EVENT.attendees.map((person) => ({ ...person, name: attack })),
    });
    expectLines(text);
    const { names, uid, method, people } = read(text);
    expect({ names, uid, method }).toEqual({ names: PROPERTIES, uid: EVENT.uid, method: 'REQUEST' });
    expect(people.map(([, address]) => address)).toEqual([
      'mailto:hello@agency.example',
      'mailto:amara@okafor.example',
      'mailto:jo@agency.example',
    ]);
    expect(text).not.toMatch(/[^\P{Cc}\r\n]/u);
  }
});

test('the organizer is no attendee', () => {
  const text = writeCalendarEvent({ ...EVENT, organizer: { name: 'Jo', email: 'JO@agency.example' } });
  expect(read(text).people.map(([, address]) => address)).toEqual([
    'mailto:JO@agency.example',
    'mailto:amara@okafor.example',
  ]);
});

test('a text that is not one plain address is refused', () => {
  for (const email of [
    'a@b.example\r\nX:1',
    'a@b.example,c@d.example',
    'a@b.example;X=1',
    '"a"@b.example',
    '',
    'a b@c.d',
  ])
    expect(() => writeCalendarEvent({ ...EVENT, organizer: { name: 'A', email } })).toThrow('one plain address');
});

test('text comes back as it was typed', () => {
  const description = 'Bring: ID, proof of address; and your \\ card.\nRing "Jo" at 10:00';
  expect(read(writeCalendarEvent({ ...EVENT, description })).description).toBe(description);
});
