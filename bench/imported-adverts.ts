/**
 * node bench/imported-adverts.ts [rows of each file] [seed]: counts the rows of other systems' files that an import of jobs cannot take as they are, by
 * reason, and the questions that it asks once for many rows.
 *
 * The adverts are invented (bench/adverts): they show shapes that we know of, not what strangers send. Rows that break only the law or the
 * advertising code are counted apart. bench/places.ts measures places. Exits with 1 if more than 0.5 % of rows are at fault.
 */
import { findAskedFields } from '#app/features/board/job-imports/queries/asked-fields.server.ts';
import { readIncoming } from '#app/features/board/job-imports/queries/incoming-job.server.ts';
import { type Cells, readLine } from '#app/features/board/job-imports/queries/line-values.server.ts';
import { findReferenceFault } from '#app/features/board/job-imports/queries/place-faults.server.ts';
import { EMPTY_GUARD_LOG } from '#app/features/board/jobs/queries/guard/advert-guard.server.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import { guessJobColumns } from '#domain/job-import/field-names.ts';
import { FALLBACKS, type JobColumn, listUnsaid } from '#domain/job-import/job-columns.ts';
import { type Agency, provideSite, type SiteFacts } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { readJobFile } from '#platform/reader/job-file.ts';
import { makeAdverts } from './adverts/advert-facts.ts';
import { OTHER_SYSTEMS } from './adverts/other-systems.ts';
import { RECRUITMENT_SYSTEMS } from './adverts/recruitment-systems.ts';
import type { System } from './adverts/sheet.ts';
import { Chance } from './search/random.ts';

const [EACH = 260, SEED = 1] = process.argv.slice(2).map(Number);
const GOAL = 0.005;
const SYSTEMS = [...RECRUITMENT_SYSTEMS, ...OTHER_SYSTEMS];
/** Values entered once for all rows that lack them. */
const ENTERED_VALUES = {
  company: 'Norbrook Recruitment',
  location: 'Leeds',
  salary: 'Competitive',
  requirements: 'Experience in a similar role.',
};

type Kind = 'at fault' | 'asked' | 'law';
type Counts = Record<Kind, number> & { rows: number; questions: Set<string> };

const now = new Date();
const agency = {
  name: 'Norbrook Recruitment',
  legalName: 'Norbrook Recruitment Ltd',
  email: 'a@norbrook.example',
  phone: {},
};
provideSite(() => ({ agency: agency as Agency, places: [], industries: [] }) as unknown as SiteFacts);

const reasons = new Map<string, { rows: number; example: string }>();
const all: Counts = { rows: 0, 'at fault': 0, asked: 0, law: 0, questions: new Set() };
console.log('rows  at fault  asked (questions)   law  file in the shape of');
for (const [place, system] of SYSTEMS.entries()) {
  const counts = await countRows(system, place);
  for (const key of ['rows', 'at fault', 'asked', 'law'] as const) all[key] += counts[key];
  for (const question of counts.questions) all.questions.add(`${system.name} ${question}`);
  print(counts, system.name);
}
print(all, `all ${SYSTEMS.length}; made by us, seed ${SEED}`);
for (const [reason, { rows, example }] of [...reasons].sort(([, one], [, other]) => other.rows - one.rows))
  console.log(`${String(rows).padStart(4)}  ${reason} (${example})`);
console.log(`${((all['at fault'] / all.rows) * 100).toFixed(2)} % of rows at fault; the goal is ${GOAL * 100} %`);
process.exitCode = all['at fault'] > all.rows * GOAL ? 1 : 0;

function print(counts: Counts, name: string): void {
  const askedText = `${counts.asked} (${counts.questions.size})`;
  const figures = [String(counts.rows).padStart(4), String(counts['at fault']).padStart(9), askedText.padStart(18)];
  console.log(`${figures.join(' ')} ${String(counts.law).padStart(5)}  ${name}`);
}

async function countRows(system: System, place: number): Promise<Counts> {
  const counts: Counts = { rows: 0, 'at fault': 0, asked: 0, law: 0, questions: new Set() };
  const bytes = system.write(makeAdverts(SEED * 1_000 + place, EACH, londonDay(now)), new Chance(SEED));
  let columns: (JobColumn | '')[] = [];
  for await (const item of readJobFile([bytes])) {
    if ('refusal' in item || 'problem' in item) throw new Error(`${system.name}: ${JSON.stringify(item)}`);
    if ('header' in item) columns = guessJobColumns(item.header);
    const cells =
      'row' in item ? item.row.cells : 'job' in item ? { ...item.job.values, reference: item.job.reference } : null;
    if (!cells) continue;
    counts.rows += 1;
    const errors = findErrors(columns, cells, counts.questions);
    if (!errors) continue;
    const kind = errors.kind;
    counts[kind] += 1;
    for (const [field, error] of Object.entries(errors.errors)) {
      const reason = `${kind}: ${field}: ${error.replaceAll(/“[^”]*”|‘[^’]*’|£[\d,.]+/g, '…').slice(0, 100)}`;
      const example = reasons.get(reason)?.example ?? `${system.name}: ${errors.values[field] || error.slice(0, 80)}`;
      reasons.set(reason, { rows: (reasons.get(reason)?.rows ?? 0) + 1, example });
    }
  }
  if (counts.rows !== EACH) throw new Error(`${system.name}: ${counts.rows} of ${EACH} rows were read`);
  return counts;
}

type RowErrors = { kind: Kind; errors: FormErrors; values: Record<string, string> };

/** Reads a row as the import does. A value that rows lack is entered once, and counts as one question. */
function findErrors(columns: (JobColumn | '')[], cells: Cells, questions: Set<string>): RowErrors | null {
  const fallbacks = { ...ENTERED_VALUES };
  const unsaid = Array.isArray(cells) ? listUnsaid(columns, {}) : [];
  const values = readLine({ columns, fallbacks: {}, places: {} }, { cells, mended: null }, londonDay(now)).values;
  for (const field of FALLBACKS) if (!values[field]) questions.add(`${field} for all rows without`);
  for (const field of unsaid) if (!(field in fallbacks)) questions.add(`which column is ${field}`);
  const row = readLine({ columns, fallbacks, places: {} }, { cells, mended: null }, londonDay(now));
  const reference = findReferenceFault(row.reference);
  const read = reference
    ? { ok: false as const, errors: { reference } }
    : readIncoming(row.values, now, EMPTY_GUARD_LOG);
  if (read.ok) return null;
  const { errors } = read;
  const askedFields = findAskedFields(errors, row.fileValues, null);
  if (Object.entries(errors).every(([field, error]) => isOfLaw(field, error)))
    return { kind: 'law', errors, values: row.values };
  for (const [field, value] of askedFields?.isCovered ? Object.entries(askedFields.asked) : [])
    questions.add(`${field} ‘${value}’`);
  return { kind: askedFields?.isCovered ? 'asked' : 'at fault', errors, values: row.values };
}

/** Is true for errors that name a law, or the code of the Advertising Standards Authority, in brackets. */
function isOfLaw(field: string, error: string): boolean {
  return field.startsWith('because_') && /\([^()]*(?:Act|Regulations|Code)[^()]*\)/.test(error);
}
