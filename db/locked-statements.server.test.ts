import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LockedStatements } from './locked-statements.server.ts';

const LOCKED = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
const SLOW = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
const JOBS = 'SELECT * FROM jobs';

let events: string[];
let statements: LockedStatements;

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  statements = new LockedStatements({
    lockTimeout: 2_000,
    onRefuse: (statement) => events.push(`refused ${statement}`),
    onAdmit: (statement) => events.push(`admitted ${statement}`),
  });
});

afterEach(() => vi.useRealTimers());

function failOften(statement: string, error: unknown): void {
  for (let count = 0; count < 10; count += 1) statements.note(statement, error);
}

test('a statement that waited for its lock in vain three times is refused, and others are not', () => {
  for (const isAdmitted of [true, true, true, false]) {
    expect(statements.admits(JOBS)).toBe(isAdmitted);
    if (isAdmitted) statements.note(JOBS, LOCKED);
  }
  expect(statements.admits('SELECT * FROM profiles')).toBe(true);
  expect([statements.refused, events]).toEqual([1, [`refused ${JOBS}`]]);
});

test('one request in a while tries for all, and an answer admits everybody again', () => {
  failOften(JOBS, LOCKED);
  vi.advanceTimersByTime(1_000);
  expect([statements.admits(JOBS), statements.admits(JOBS)]).toEqual([true, false]);
  statements.note(JOBS, LOCKED);
  expect(statements.admits(JOBS)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(statements.admits(JOBS)).toBe(true);
  statements.note(JOBS);
  expect([statements.admits(JOBS), statements.admits(JOBS)]).toEqual([true, true]);
  expect(events).toEqual([`refused ${JOBS}`, `admitted ${JOBS}`]);
});

test.each([
  ['slow or faulty', JOBS, SLOW],
  ['waiting for a lock with a name of its own', 'SELECT pg_advisory_xact_lock($1)', LOCKED],
])('a statement that is %s is never refused', (_what, statement, error) => {
  failOften(statement, error);
  expect([statements.admits(statement), events]).toEqual([true, []]);
});

test('three failures with an answer between them do not count', () => {
  for (let count = 0; count < 3; count += 1) {
    statements.note(JOBS, LOCKED);
    statements.note(JOBS);
  }
  expect([statements.admits(JOBS), events]).toEqual([true, []]);
});
