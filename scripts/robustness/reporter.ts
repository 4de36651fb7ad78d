/** A Vitest reporter for `npm run test:abuse`: prints one line per row and writes docs/operate/robustness.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeDocument } from './document.ts';
import { judgeRows, type TestOutcome, type Verdict } from './outcomes.ts';
import { PROMISES } from './promises.ts';

const VERDICTS: Record<Verdict, string> = { yes: 'pass', 'in part': 'part', no: 'FAIL' };
const DOCUMENT = 'docs/operate/robustness.md';

export default class RobustnessReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(outcomeOf));
    // Other rows are incomplete: only their tests in the files of chosen rows ran.
    const chosen = process.env['ABUSE_ROWS']?.split(' ');
    const outcomes = judgeRows(tests).filter(({ row }) => chosen?.includes(row) ?? true);
    for (const { row, verdict, text } of outcomes) {
      console.log(`${row}  ${VERDICTS[verdict]}  ${PROMISES[row] ?? ''}\n           ${text}`);
    }
    const count = (wanted: Verdict) => outcomes.filter(({ verdict }) => verdict === wanted).length;
    const inPart = count('in part') > 0 ? `, ${count('in part')} in part` : '';
    console.log(`\n${count('yes')} of ${outcomes.length} rows kept${inPart}; written to ${DOCUMENT}`);
    const before = readIfThere(DOCUMENT);
    const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
    writeFileSync(DOCUMENT, writeDocument(before, { date, machine: describeMachine(), outcomes }));
  }
}

function outcomeOf(test: TestCase): TestOutcome {
  const result = test.result();
  const { state } = result;
  return {
    file: path.relative(process.cwd(), test.module.moduleId),
    title: test.fullName,
    // A test that never ran because something before it failed has not passed.
    state: state === 'pending' ? 'failed' : state,
    note: ('note' in result && result.note) || null,
    measured: test.meta().measured ?? [],
    rounds: test.meta().rounds ?? [],
  };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function describeMachine(): string {
  const [cpu] = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  return `${os.availableParallelism()} × ${cpu?.model ?? 'unknown processor'}, ${gigabytes} GiB, Node ${process.version}`;
}
