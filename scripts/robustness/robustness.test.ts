import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';
import { judgeRows, type RowOutcome, type TestOutcome } from './outcomes.ts';
import { PROMISES } from './promises.ts';
import { listTestFiles } from './test-files.ts';

const outcome = (title: string, change: Partial<TestOutcome> = {}): TestOutcome => ({
  file: 'tests/outages/f01-killed.test.ts',
  title,
  state: 'passed',
  note: null,
  measured: [],
  rounds: [],
  ...change,
});

test('every promise is tried somewhere, and nothing is tried that is no promise', () => {
  const tried = new Set([...listTestFiles().values()].flat());
  expect(Object.keys(PROMISES).filter((row) => !tried.has(row))).toEqual([]);
  expect([...tried].filter((row) => !(row in PROMISES))).toEqual([]);
});

test('a row is kept where all its tests pass, and says what was measured', () => {
  const measured = [{ row: 'F01', text: '3 of 3' }];
  expect(judgeRows([outcome('F01: one', { measured }), outcome('another', { rounds: [20, 1_000] })])).toEqual([
    { row: 'F01', verdict: 'yes', text: '3 of 3; 2 tests passed with up to 1,000 rounds' },
  ]);
});

test('a row is not kept where one of its tests fails or none ran', () => {
  const rows = judgeRows([
    outcome('F01: one', { state: 'failed' }),
    outcome('F01: two'),
    outcome('F04: three', { state: 'skipped' }),
  ]);
  expect(rows).toEqual([
    { row: 'F01', verdict: 'no', text: '1 test passed, failed: F01: one' },
    { row: 'F04', verdict: 'no', text: '0 tests passed, 1 skipped' },
  ]);
});

test('a row is kept in part where one of its tests could not be tried, and says why', () => {
  const rows = judgeRows([
    outcome('L04: one'),
    outcome('L04: two', { state: 'skipped', note: 'no host could be reached' }),
    outcome('P04: one'),
    outcome('P04: two', { state: 'skipped' }),
  ]);
  expect(rows).toEqual([
    { row: 'L04', verdict: 'in part', text: '1 test passed, 1 skipped (no host could be reached)' },
    { row: 'P04', verdict: 'in part', text: '1 test passed, 1 skipped' },
  ]);
});

test('elsewhere only the tests that name a row count, and one may name several', () => {
  const file = 'tests/database/tasks.test.ts';
  const rows = judgeRows([outcome('a task (F15, F18)', { file }), outcome('a task', { file })]);
  expect(rows.map(({ row }) => row)).toEqual(['F15', 'F18']);
});

test('a run of some rows replaces their lines and leaves the others', () => {
  const run = { machine: 'a machine', date: '1 May 2027' };
  const first: RowOutcome[] = [
    { row: 'A01', verdict: 'yes', text: '40 | 40' },
    { row: 'L04', verdict: 'in part', text: '1 skipped' },
    { row: 'F01', verdict: 'no', text: 'failed: F01: one' },
  ];
  const before = writeDocument('', { ...run, outcomes: first });
  const after = writeDocument(before, {
    ...run,
    date: '2 May 2027',
    outcomes: [{ row: 'F01', verdict: 'yes', text: '200 of 200' }],
  });
  const lineOf = (row: string) => after.split('\n').find((line) => line.startsWith(`| ${row} `));
  expect(lineOf('A01')).toMatch(/\| 40 \\\| 40 \| yes \| 1 May 2027 \|$/);
  expect(lineOf('F01')).toMatch(/\| 200 of 200 \| yes \| 2 May 2027 \|$/);
  expect(lineOf('L04')).toMatch(/\| 1 skipped \| in part \| 1 May 2027 \|$/);
  expect(lineOf('Z01')).toContain('not tried yet');
});
