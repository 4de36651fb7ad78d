/** Keeps an uploaded file of jobs line by line, for its owner alone. Which format it has is told by its content. */
import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { guessJobColumns, isJobColumn, JOB_FILE_LIMITS, JOB_FILE_REFUSALS } from '#domain/job-source/job-file.ts';
import { readXmlJobs } from '#domain/job-source/xml-jobs.ts';
import { readCsv } from '#platform/csv/read-csv.server.ts';
import type { ImportFile, ImportForm } from '../form.ts';
import { isImporting } from '../queries/draft.server.ts';
import type { Mapping } from '../queries/line-values.server.ts';
import { type KeptLine, keepLines, lineOf } from './keep-lines.server.ts';

type Services = Pick<SiteServices, 'database'>;
type Upload = Extract<ImportForm, { intent: 'upload' }>;

export type UploadResult =
  | { ok: true; step: 'kept' }
  | { ok: false; reason: 'bad_file'; errors: FormErrors }
  | { ok: false; reason: 'importing' };

/** What each format is read into. `header` is null where the format names its values. */
type Lines = { ok: true; kind: string; header: string[] | null; lines: KeptLine[] };

/** An earlier file of the same colleague goes, unless it is being imported. */
export async function keepFile(
  { database }: Services,
  { id: owner_id }: Consultant,
  { source, name }: Upload,
  file: ImportFile | null,
): Promise<UploadResult> {
  const refuse = (errors: FormErrors): UploadResult => ({ ok: false, reason: 'bad_file', errors });
  if (!file) return refuse({ file: JOB_FILE_REFUSALS.missing });
  if (source === '' && name === '') return refuse({ name: 'Choose a source, or name a new one' });
  const read = await readLines(file.bytes);
  if (!read.ok) return refuse({ file: read.fault });
  const file_name =
    file.name
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, '')
      .slice(0, 200) || 'jobs';
  return database.asActor(owner_id, async (transaction): Promise<UploadResult> => {
    if (await isImporting(transaction, owner_id)) return { ok: false, reason: 'importing' };
    const from = await findSource(transaction, { source, name, kind: read.kind, owner_id });
    if (!from)
      return refuse(source ? { source: 'Choose the source again: it is gone' } : { name: 'A board has this name' });
    await sql`DELETE FROM job_imports WHERE owner_id = ${owner_id} AND state IN ('reading', 'shown')`.execute(
      transaction,
    );
    const id = randomUUIDv7();
    const mapping = JSON.stringify(mappingOf(read.header, from.mapping));
    await sql`INSERT INTO job_imports (id, source_id, owner_id, file_name, header, mapping, lines)
              VALUES (${id}, ${from.id}, ${owner_id}, ${file_name}, ${read.header && JSON.stringify(read.header)}::jsonb,
                      ${mapping}::jsonb, ${read.lines.length})`.execute(transaction);
    await keepLines(transaction, id, read.lines);
    return { ok: true, step: 'kept' };
  });
}

async function readLines(bytes: Buffer): Promise<Lines | { ok: false; fault: string }> {
  if (/^(?:\xef\xbb\xbf)?\s*</.test(bytes.subarray(0, 200).toString('latin1'))) return readXml(bytes);
  const csv = await readCsv(bytes, JOB_FILE_LIMITS);
  if (csv.ok) return { ok: true, kind: 'csv', header: csv.header, lines: csv.rows };
  const where = csv.line === null ? '' : ` (line ${csv.line})`;
  return { ok: false, fault: JOB_FILE_REFUSALS[csv.reason] + where };
}

/** The number of a job takes the place of its line. */
async function readXml(bytes: Buffer): Promise<Lines | { ok: false; fault: string }> {
  const lines: Lines['lines'] = [];
  let number = 0;
  for await (const row of readXmlJobs([bytes])) {
    if (!row.ok) return { ok: false, fault: row.problem };
    number += 1;
    if (number > JOB_FILE_LIMITS.rows) return { ok: false, fault: JOB_FILE_REFUSALS.too_many_rows };
    const line = lineOf(row.job, number);
    if (line) lines.push(line);
  }
  return { ok: true, kind: 'xml', header: null, lines };
}

type Remembered = { columns?: Record<string, string> } & Partial<Omit<Mapping, 'columns'>>;
type Source = { id: string; mapping: Remembered };
type Asked = { source: string; name: string; kind: string; owner_id: string };

async function findSource(
  transaction: Transaction<DB>,
  { source, name, kind, owner_id }: Asked,
): Promise<Source | null> {
  if (source === '')
    await sql`INSERT INTO job_sources (id, name, kind, owner_id) VALUES (${randomUUIDv7()}, ${name}, ${kind}, ${owner_id})
              ON CONFLICT (name) DO NOTHING`.execute(transaction);
  const { rows } = await sql<Source>`
    SELECT id, mapping FROM job_sources WHERE kind <> 'board'
      AND CASE WHEN ${source} = '' THEN name = ${name} ELSE id::text = ${source} END`.execute(transaction);
  return rows[0] ?? null;
}

/** As last time, by the names of the columns; what is new is guessed. */
function mappingOf(header: string[] | null, { columns = {}, fallbacks = {}, places = {} }: Remembered): Mapping {
  if (!header) return { columns: [], fallbacks, places };
  const guessed = guessJobColumns(header);
  const taken = new Set(Object.values(columns));
  const chosen = header.map((name, place) => {
    const known = Object.hasOwn(columns, name) ? (columns[name] ?? '') : null;
    if (known !== null) return known === '' || isJobColumn(known) ? known : '';
    const guess = guessed[place] ?? '';
    return taken.has(guess) ? '' : guess;
  });
  return { columns: chosen as Mapping['columns'], fallbacks, places };
}
