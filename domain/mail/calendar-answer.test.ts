import { expect, test } from 'vitest';
import { describeAnswer, readCalendarAnswer } from './calendar-answer.ts';

const file = (method: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VTIMEZONE',
    'TZID:GMT Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:1-2',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test.each([
  [
    'Outlook',
    file(
      'REPLY',
      'ATTENDEE;PARTSTAT=DECLINED;CN=Wyn:mailto:wyn@mail.example',
      'COMMENT;LANGUAGE=en-GB:I am away\\, sorry\\n',
    ),
    'declined',
    'I am away, sorry',
  ],
  [
    'Google',
    file(
      'REPLY',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=TENTATIVE;CN=Wy',
      ' n:mailto:wyn@mail.example',
    ),
    'tentative',
    '',
  ],
  [
    'a name with a colon',
    file('REPLY', 'ATTENDEE;CN="Marsh; Wyn: Leeds";PARTSTAT=ACCEPTED:mailto:wyn@mail.example'),
    'accepted',
    '',
  ],
  ['Apple', file('REPLY', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:wyn@mail.example'), 'accepted', ''],
] as const)('%s answers an invitation', (_, text, answer, comment) => {
  expect(readCalendarAnswer(text)).toEqual({ uid: '1-2', answer, comment, startsAt: null });
});

test('a proposal names its time in London, and any other zone none', () => {
  const counter = (start: string) =>
    readCalendarAnswer(file('COUNTER', start, 'ATTENDEE;PARTSTAT=TENTATIVE:mailto:wyn@mail.example'));
  expect(counter('DTSTART;TZID=GMT Standard Time:20270603T140000')?.startsAt).toEqual(new Date('2027-06-03T13:00:00Z'));
  expect(counter('DTSTART:20270603T140000Z')?.startsAt).toEqual(new Date('2027-06-03T14:00:00Z'));
  expect(counter('DTSTART;TZID=Asia/Tokyo:20270603T140000')?.startsAt).toBeNull();
  const answer = counter('DTSTART:20270603T140000Z');
  expect(answer && describeAnswer(answer, 30, 'Sorry!')).toMatch(
    /^Proposed another time for the interview: .*3 June.*\.\n\nSorry!$/,
  );
});

test('very long files take time in proportion to their length', () => {
  for (const line of ['ATTENDEE\n', 'DTSTART;TZID=a\n', 'DTSTART;TZID=a', ';TZID=a'])
    expect(readCalendarAnswer(file('COUNTER', `DTSTART${line.repeat(6_000)}`))).toMatchObject({ startsAt: null });
});

test.each([
  file('REQUEST', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:x@y.example'),
  file('REPLY'),
  'METHOD:REPLY',
  '',
  'BEGIN:VEVENT\n'.repeat(10_000),
])('what is no answer is read as none', (text) => {
  expect(readCalendarAnswer(text)).toBeNull();
});
