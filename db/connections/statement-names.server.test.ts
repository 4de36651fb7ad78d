import { expect, test } from 'vitest';
import { isTypeChanged, StatementNames } from './statement-names.server.ts';

/** @returns the name it has at last */
function askOften(names: StatementNames, text: string, isInTransaction = false): string | undefined {
  for (let count = 0; count < 6; count += 1) names.nameOf(text, isInTransaction);
  return names.nameOf(text, isInTransaction);
}

test('a text gets a name once it was asked often, and others have others', () => {
  const names = new StatementNames();
  for (let count = 0; count < 5; count += 1) expect(names.nameOf('SELECT 1', false)).toBeUndefined();
  const name = names.nameOf('SELECT 1', false);
  expect(name).toMatch(/^[\w-]{24}_0$/);
  expect(names.nameOf('SELECT 1', true)).toBe(name);
  expect(askOften(names, 'SELECT 2')).not.toBe(name);
});

test.each([
  ['begin', false],
  ["SELECT set_config('a', 'b', true); SELECT 1", false],
  ['LISTEN content', false],
  [`select "id" from "jobs" where "id" in (${Array.from({ length: 6 }, (_, n) => `$${n + 1}`).join(', ')})`, false],
  ['insert into "likes" ("a", "b") values ($1, $2), ($3, $4)', false],
  ['insert into "likes" ("a", "b") values ($1, $2)', true],
  ['select "id" from "jobs" where "status" in ($1, $2)', true],
  ['\n  WITH page AS (SELECT 1) SELECT count(*) FROM page', true],
])('%s gets one: %s', (text, isNamed) => {
  expect(askOften(new StatementNames(), text) !== undefined).toBe(isNamed);
});

test.each([
  'SELECT * FROM jobs',
  'select "j".* from "jobs" as "j"',
  'insert into "jobs" ("id") values ($1) returning *',
  'SELECT (job).*, miles FROM found',
  'SELECT id, * FROM jobs',
])('%s has no name in a transaction, which it could end', (text) => {
  const names = new StatementNames();
  expect(askOften(names, text)).toBeDefined();
  expect(names.nameOf(text, true)).toBeUndefined();
});

test('count(*) and products have one there', () => {
  const names = new StatementNames();
  for (const text of ['SELECT count(*) FROM jobs', 'SELECT make_interval(hours => 24 * $1::int)'])
    expect(askOften(names, text, true)).toBeDefined();
});

test('lists of other lengths do not use up the names', () => {
  const names = new StatementNames();
  for (let count = 0; count < 600; count += 1) askOften(names, `SELECT ${count}`);
  expect(names.nameOf('SELECT 0', false)).toBeDefined();
  expect(names.nameOf('SELECT 599', false)).toBeUndefined();
});

test('after a change of the schema all get other names, and behind a pooler that forgets them none', () => {
  const names = new StatementNames();
  const before = askOften(names, 'SELECT 1');
  expect(names.isOfName(Object.assign(new Error('cached plan must not change result type'), { code: '0A000' }))).toBe(
    true,
  );
  const after = names.nameOf('SELECT 1', false);
  expect(after).toMatch(/_1$/);
  expect(after).not.toBe(before);
  expect(names.isOfName(Object.assign(new Error('a feature is missing'), { code: '0A000' }))).toBe(false);
  expect(names.nameOf('SELECT 1', false)).toBe(after);
  expect(names.isOfName(Object.assign(new Error('prepared statement "x" does not exist'), { code: '26000' }))).toBe(
    true,
  );
  expect(names.nameOf('SELECT 1', false)).toBeUndefined();
});

test('rows of a function whose type a migration has changed are asked for again; a wrong type is an error', () => {
  const error = (message: string) => Object.assign(new Error(message), { code: '42804' });
  expect(isTypeChanged(error('structure of query does not match function result type'))).toBe(true);
  expect(isTypeChanged(error('column "pay" is of type numeric but expression is of type text'))).toBe(false);
});
