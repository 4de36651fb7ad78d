import { expect, test } from 'vitest';
import { readWrittenDay, saysNoDay } from './written-day.ts';

const today = '2026-11-28';

test.each([
  '2027-03-31',
  '31/03/2027',
  '31/3/27',
  '31.03.2027',
  '31.3.27',
  '31-03-2027',
  '31 03 2027',
  '2027/03/31',
  '20270331',
  '31-Mar-27',
  '31-Mar-2027',
  '31Mar2027',
  '31 March 2027',
  '31st March 2027',
  '31st of March, 2027',
  'Wed 31 Mar 2027',
  'Wednesday, 31st March 2027',
  'Wed 31st March',
  '31 March',
  'March 31, 2027',
  'Mar 31st',
  "31 Mar '27",
  '46477',
  '46477.708333',
  '31/03/2027 17:00',
  '31/03/2027 5pm',
  '31 March 2027 at noon',
  '31/03/2027 00:00:00',
  '2027-03-31T17:00',
  '2027-03-31 17:00:00.000',
  '2027-03-31T17:00:00Z',
  '2027-03-31T17:00:00+01:00',
  '2027-03-31 17:00:00 UTC',
  'Wed, 31 Mar 2027 09:00:00 GMT',
  '1806483600',
  '1806483600000',
  '03/31/2027',
])('%s is 31 March 2027', (written) => {
  expect(readWrittenDay(written, { today })).toBe('2027-03-31');
});

test.each([
  '2026-02-30',
  '31/06/2027',
  '31 Marchy 2027',
  'soon',
  '12',
  '2027',
  '99/99/9999',
  '1/2',
  '',
  '£13,000',
  '12345',
])('%j is no day', (written) => {
  expect(readWrittenDay(written, { today })).toBeNull();
});

test('words and times around a closing day are passed over, and around other days they are not', () => {
  for (const written of [
    'Midnight 31 March 2027',
    '5pm on 31 March 2027',
    'noon, Wednesday 31 March 2027',
    'Closing date: 31/03/2027',
    'Closes on 31st March',
    'Mon 31/03/2027 (interviews from 5 April)',
  ])
    expect(readWrittenDay(written, { today, isEnd: true }), written).toBe('2027-03-31');
  for (const written of ['until 01/02/2025', '01/02/2025 (withdrawn)']) expect(readWrittenDay(written)).toBeNull();
});

test('dates of JavaScript and .NET are days in London', () => {
  for (const written of [
    'Wed Jun 30 2027 00:00:00 GMT+0100 (British Summer Time)',
    'Wed Jun 30 2027 12:00:00 GMT+0000',
    '/Date(1814310000000)/',
    '/Date(1814310000000+0100)/',
  ])
    expect(readWrittenDay(written), written).toBe('2027-06-30');
  expect(readWrittenDay('Wed Foo 99 2027 00:00:00 GMT+0100')).toBeNull();
});

test('a closing time is of the day that was meant, in summer too', () => {
  const end = (written: string) => readWrittenDay(written, { isEnd: true });
  for (const written of [
    '2027-06-30T23:59:59',
    '2027-06-30T23:59:59Z',
    '2027-06-30T23:59:59+01:00',
    '2027-06-30T22:59:59Z',
    '2027-06-30T00:00:00',
    '2027-06-29T23:00:00.000Z',
  ])
    expect(end(written), written).toBe('2027-06-30');
  expect(readWrittenDay('2027-06-30T23:59:59Z')).toBe('2027-07-01');
  expect(readWrittenDay('31 March')).toBeNull();
});

test('texts that say that there is no day', () => {
  for (const written of ['ASAP', 'Ongoing', 'N/A', 'n/a.', 'TBC', '-', 'Until filled', '00/01/1900', '0000-00-00'])
    expect(saysNoDay(written), written).toBe(true);
  for (const written of ['31/03/2027', 'end of March', '31/02/2027']) expect(saysNoDay(written), written).toBe(false);
});
