/** Derives the result of each row from a test run, and reports it. */
import path from 'node:path';
import type { Measurement } from '#tests/support/measured.ts';
import { orderOfRow, rowsIn } from './promises.ts';

export type TestOutcome = {
  file: string;
  /** Includes the titles of the enclosing suites. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The reason for skipping, if the test gives one. */
  note: string | null;
  measured: Measurement[];
  /** The number of repetitions of each part. */
  rounds: number[];
};

/** 'in part': nothing failed, but this machine could not run all tests. */
export type Verdict = 'yes' | 'in part' | 'no';

export type RowOutcome = { row: string; verdict: Verdict; text: string };

/** @returns one outcome for each tested row, in order */
export function judgeRows(tests: TestOutcome[]): RowOutcome[] {
  const byRow = Map.groupBy(
    tests.flatMap((test) => rowsOf(test).map((row) => ({ row, test }))),
    ({ row }) => row,
  );
  return [...byRow].toSorted(compare).map(([row, entries]) =>
    judge(
      row,
      entries.map(({ test }) => test),
    ),
  );
}

const compare = ([one]: [string, unknown], [other]: [string, unknown]) => orderOfRow(one) - orderOfRow(other);

/** Returns the rows that a test names, or those of its file if it names none. */
function rowsOf({ file, title, measured }: TestOutcome): string[] {
  const named = [...new Set([...rowsIn(title), ...measured.map(({ row }) => row)])];
  if (named.length > 0) return named;
  return rowsIn(path.basename(file).toUpperCase().split('-').slice(0, 2).join(' '));
}

function judge(row: string, tests: TestOutcome[]): RowOutcome {
  const count = (state: TestOutcome['state']) => tests.filter((test) => test.state === state).length;
  const notes = [...new Set(tests.flatMap(({ state, note }) => (state === 'skipped' && note ? [note] : [])))];
  const failed = tests.filter(({ state }) => state === 'failed');
  const measured = tests.flatMap((test) => test.measured).filter((one) => one.row === row);
  const figures = [...new Set(measured.map(({ text }) => text))];
  const most = Math.max(0, ...tests.flatMap(({ rounds }) => rounds));
  const counts = [
    `${count('passed')} ${count('passed') === 1 ? 'test' : 'tests'} passed${most > 0 ? ` with up to ${most.toLocaleString('en-GB')} rounds` : ''}`,
    ...(count('skipped') > 0 ? [`${count('skipped')} skipped${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`] : []),
    ...failed.map(({ title }) => `failed: ${title}`),
  ];
  // The full form skips only tests that lack a service, a permission or an operating system.
  const tried: Verdict = count('skipped') > 0 ? 'in part' : 'yes';
  const result = failed.length === 0 && count('passed') > 0 ? tried : 'no';
  return { row, verdict: result, text: [...figures, counts.join(', ')].join('; ') };
}
