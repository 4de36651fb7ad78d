import { expect, test } from 'vitest';
import {
  dataRequestReference,
  describeDue,
  dueDay,
  extendedDay,
  isOverdue,
  mayExtend,
  readReference,
} from './data-request.ts';

test.each([
  ['complaint', '2026-11-22', '2026-12-22'],
  ['complaint', '2026-12-15', '2027-01-14'],
  ['complaint', '2027-01-31', '2027-03-02'],
  ['copy', '2026-11-22', '2026-12-22'],
  ['copy', '2026-12-15', '2027-01-14'],
  // The last day of February is a month after the last of January, and earlier than thirty days.
  ['copy', '2027-01-31', '2027-02-28'],
  ['erasure', '2028-01-30', '2028-02-29'],
  ['objection', '2027-02-01', '2027-03-01'],
  ['complaint', '2027-03-10', '2027-04-09'],
  ['correction', '2027-10-20', '2027-11-19'],
] as const)('a %s of %s is due on %s', (kind, received, due) => {
  expect(dueDay(kind, received)).toBe(due);
});

test.each([
  ['2026-12-22', '2027-02-22'],
  ['2026-12-31', '2027-02-28'],
  ['2027-12-31', '2028-02-29'],
  ['2027-07-31', '2027-09-30'],
])('two months after %s is %s', (from, to) => {
  expect(extendedDay(from)).toBe(to);
});

test('a request may be extended once, while it is open and not late', () => {
  const request = { status: 'open', dueOn: '2026-12-22', isExtended: false } as const;
  expect(mayExtend(request, '2026-12-22')).toBe(true);
  expect(mayExtend(request, '2026-12-23')).toBe(false);
  expect(mayExtend({ ...request, isExtended: true }, '2026-12-01')).toBe(false);
  expect(mayExtend({ ...request, status: 'done' }, '2026-12-01')).toBe(false);
  expect(mayExtend({ ...request, status: 'in_hand' }, '2026-12-01')).toBe(true);
});

test('a request is late from the day after its deadline until it is completed', () => {
  expect(isOverdue('open', '2026-12-22', '2026-12-22')).toBe(false);
  expect(isOverdue('in_hand', '2026-12-22', '2026-12-23')).toBe(true);
  expect(isOverdue('done', '2026-12-22', '2027-12-23')).toBe(false);
});

test('a reference has the year in London and a number', () => {
  expect(dataRequestReference(123, new Date('2026-11-22T10:00:00Z'))).toBe('DP-2026-000123');
  expect(dataRequestReference(7_654_321, new Date('2026-12-31T23:59:59Z'))).toBe('DP-2026-7654321');
});

test.each([
  ['DP-2026-000123', 123],
  [' dp 2026 000123 ', 123],
  ['dp2026000123', 123],
  ['DP-2026-7654321', 7_654_321],
  ['000123', null],
  ['DP-2026-12', null],
  ['DP-2026-0000000001', null],
])('%j names request %j', (text, number) => {
  expect(readReference(text)).toBe(number);
});

test.each([
  ['2026-11-25', 'Due in 3 days'],
  ['2026-11-23', 'Due in 1 day'],
  ['2026-11-22', 'Due today'],
  ['2026-11-21', 'Overdue by 1 day'],
  ['2026-10-23', 'Overdue by 30 days'],
])('%s: %s', (due, words) => {
  expect(describeDue(due, '2026-11-22')).toBe(words);
});
