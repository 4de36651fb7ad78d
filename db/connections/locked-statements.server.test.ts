import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPlainRead, LockedStatements } from './locked-statements.server.ts';
import { DatabaseStalled } from './out-of-reach.server.ts';

const LOCKED = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
const CUT = new Error('Connection terminated unexpectedly');
const FAULTY = Object.assign(new Error('division by zero'), { code: '22012' });
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

test('one request in a while tries again, and an answer admits all requests', () => {
  failOften(JOBS, LOCKED);
  vi.advanceTimersByTime(1_000);
  expect(statements.admits(JOBS)).toBe(true);
  expect(statements.admits(JOBS)).toBe(false);
  statements.note(JOBS, LOCKED);
  expect(statements.admits(JOBS)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(statements.admits(JOBS)).toBe(true);
  statements.note(JOBS);
  expect(statements.admits(JOBS)).toBe(true);
  expect(statements.admits(JOBS)).toBe(true);
  expect(events).toEqual([`refused ${JOBS}`, `admitted ${JOBS}`]);
});

test.each([
  ['slow or faulty', JOBS, SLOW],
  ['waiting for an advisory lock', 'SELECT pg_advisory_xact_lock($1)', LOCKED],
  ['locking rows', 'select "id" from "jobs" where "id" = $1 for update', LOCKED],
  ['calling a procedure that may change rows', 'SELECT app.delete_account($1) AS result', LOCKED],
])('a statement that is %s is never refused', (_what, statement, error) => {
  failOften(statement, error);
  expect(statements.admits(statement)).toBe(true);
  expect(events).toEqual([]);
});

test.each([
  ['select "id", "updated_at" from "jobs" where "id" = $1', true],
  ['\n  SELECT * FROM get_public_jobs(_limit => $1)', true],
  ['WITH page AS (SELECT id FROM jobs) SELECT count(*) FROM page', true],
  ['select "id" from "jobs" as "j" where "id" = $1 for no key update of "j"', false],
  ['select "id" from "profiles" where "id" = $1 for key share', false],
  ['SELECT id FROM sessions FOR\n SHARE', false],
  ['WITH gone AS (DELETE FROM swiped_jobs RETURNING job_id) SELECT * FROM gone', false],
  ['insert into "jobs" ("title") select "title" from "drafts"', false],
  ['update "jobs" set "title" = $1 from "profiles"', false],
  ['delete from "jobs"', false],
  ['MERGE INTO jobs USING drafts ON false', false],
  ['SELECT * FROM record_failed_login($1, $2)', false],
  ['SELECT * FROM app.use_api_key($1)', false],
  ['begin', false],
])('%j is a plain read: %s', (statement, expected) => {
  expect(isPlainRead(statement)).toBe(expected);
});

test.each([
  ['an answer', undefined, true],
  ['a fault in the data', FAULTY, true],
  ['a timeout', SLOW, false],
  ['a cut connection', CUT, false],
  ['a database that answers nothing', new DatabaseStalled(), false],
])('after %s the request that tries again admits all requests or not', (_what, error, isAdmitted) => {
  failOften(JOBS, LOCKED);
  vi.advanceTimersByTime(1_000);
  expect(statements.admits(JOBS)).toBe(true);
  statements.note(JOBS, error);
  expect([statements.admits(JOBS), events.length]).toEqual([isAdmitted, isAdmitted ? 2 : 1]);
});

test('three failures with an answer between them do not count', () => {
  for (let count = 0; count < 3; count += 1) {
    statements.note(JOBS, LOCKED);
    statements.note(JOBS);
  }
  expect(statements.admits(JOBS)).toBe(true);
  expect(events).toEqual([]);
});
