/** Writes docs/operate/robustness.md, one table row per promise. A partial run replaces its rows and keeps the others. */
import type { RowOutcome } from './outcomes.ts';
import { KINDS, PROMISES } from './promises.ts';

export type Run = {
  /** The date as written for people. */
  date: string;
  machine: string;
  outcomes: RowOutcome[];
};

/** @param before the current document, or an empty text */
export function writeDocument(before: string, { date, machine, outcomes }: Run): string {
  const lines = readLines(before);
  for (const { row, verdict, text } of outcomes) {
    const cells = [row, PROMISES[row] ?? '', text, verdict === 'no' ? '**no**' : verdict, date].map(toCell);
    lines.set(row, `| ${cells.join(' | ')} |`);
  }
  const tables = Object.entries(KINDS).map(([letter, kind]) => {
    const rows = Object.keys(PROMISES).filter((row) => row.startsWith(letter));
    const tried = rows.map((row) => lines.get(row) ?? `| ${row} | ${PROMISES[row]} | not tried yet | | |`);
    return [`## ${kind}`, '', '| Row | Promise | Measured | Kept | On |', '|---|---|---|---|---|', ...tried, ''];
  });
  return [...opening(machine), ...tables.flat()].join('\n');
}

const opening = (machine: string) => [
  '# Robustness',
  '',
  'What the site promises to survive, and the result of the last full run of each row. `npm run test:abuse` tries every row and writes this page;',
  '`npm run test:abuse -- f01 p07` tries some rows and replaces their lines. `npm test` tries every row in a short form.',
  "'In part' means that the machine could not run every test of the row; the line names what was skipped, and why.",
  '',
  `The last run was on ${machine}.`,
  '',
];

function readLines(document: string): Map<string, string> {
  const lines = document.split('\n').filter((line) => /^\| [A-Z]\d\d \|.*\| (yes|in part|\*\*no\*\*) \|/.test(line));
  return new Map(lines.map((line) => [line.slice(2, 5), line]));
}

const toCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
