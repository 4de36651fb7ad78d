/** Stores an uploaded file of jobs row by row, visible to its owner only. The content decides which format it has. */
import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { tidyFileName } from '#domain/import/import-file.ts';
import { guessJobColumns } from '#domain/job-import/field-names.ts';
import { isJobColumn, JOB_FILE_REFUSALS } from '#domain/job-import/job-columns.ts';
import type { JobFileItem } from '#platform/reader/job-file.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';
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

/** Replaces the colleague's earlier file, unless that is being imported. */
export async function keepFile(
  { database }: Services,
  { id: owner_id }: Consultant,
  { source, name }: Upload,
  file: ImportFile | null,
): Promise<UploadResult> {
  const refuse = (errors: FormErrors): UploadResult => ({ ok: false, reason: 'bad_file', errors });
  if (!file) return refuse({ file: JOB_FILE_REFUSALS.missing });
  if (source === '' && name === '') return refuse({ name: 'Choose an import source, or enter a new one' });
  const file_name = tidyFileName(file.name, 'jobs');
  const keep = async (items: AsyncGenerator<JobFileItem, void>): Promise<UploadResult> => {
    const { value: first } = await items.next();
    if (first && isFault(first)) return refuse({ file: describeFault(first) });
    const header = first && 'header' in first ? first.header : null;
    return database.asActor(owner_id, async (transaction): Promise<UploadResult> => {
      if (await isImporting(transaction, owner_id)) return { ok: false, reason: 'importing' };
      const from = await findSource(transaction, { source, name, kind: header ? 'csv' : 'xml', owner_id });
      if (!from)
        return refuse(
          source
            ? { source: 'This import source no longer exists. Choose another' }
            : { name: 'A careers page already has this name' },
        );
      await sql`DELETE FROM job_imports WHERE owner_id = ${owner_id} AND state IN ('reading', 'shown')`.execute(
        transaction,
      );
      const id = randomUUIDv7();
      const mapping = JSON.stringify(mappingOf(header, from.mapping));
      await sql`INSERT INTO job_imports (id, source_id, owner_id, file_name, header, mapping, lines)
                VALUES (${id}, ${from.id}, ${owner_id}, ${file_name}, ${header && JSON.stringify(header)}::jsonb,
                        ${mapping}::jsonb, 0)`.execute(transaction);
      const leftOut = new Map<string, number>();
      const lines = await keepLines(transaction, id, readLines(items, leftOut));
      const counts = JSON.stringify(Array.from(leftOut, ([reason, count]) => ({ reason, count })));
      await sql`UPDATE job_imports SET lines = ${lines}, left_out = ${counts}::jsonb WHERE id = ${id}`.execute(
        transaction,
      );
      return { ok: true, step: 'kept' };
    });
  };
  try {
    const result = await readApart({ kind: 'job-file', bytes: file.bytes }, keep);
    return typeof result === 'string' ? refuse({ file: JOB_FILE_REFUSALS[result] }) : result;
  } catch (error) {
    if (error instanceof FaultyFile) return refuse({ file: error.message });
    throw error;
  }
}

/** Thrown to roll back the transaction, so that nothing of the file is stored. */
class FaultyFile extends Error {}

type Fault = Extract<JobFileItem, { refusal: unknown } | { problem: unknown }>;

const isFault = (item: JobFileItem): item is Fault => 'refusal' in item || 'problem' in item;

function describeFault(fault: Fault): string {
  if ('problem' in fault) return fault.problem;
  return JOB_FILE_REFUSALS[fault.refusal] + (fault.line === null ? '' : ` (row ${fault.line})`);
}

const describeLeftOut = (leftOut: ReadonlyMap<string, number>): string[] =>
  leftOut.size === 0
    ? []
    : [`Not imported: ${Array.from(leftOut, ([reason, count]) => `${reason} (${count})`).join(', ')}`];

/**
 * In XML the number of a job stands for its line. @param leftOut receives the number of jobs that are not imported, by reason @throws
 * FaultyFile
 */
async function* readLines(
  items: AsyncIterable<JobFileItem>,
  leftOut: Map<string, number>,
): AsyncGenerator<KeptLine, void> {
  let jobs = 0;
  const leaveOut = (reason: string) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  for await (const item of items) {
    if (isFault(item)) throw new FaultyFile([describeFault(item), ...describeLeftOut(leftOut)].join('. '));
    if ('leftOut' in item) leaveOut(item.leftOut);
    if ('row' in item) yield item.row;
    if (!('job' in item)) continue;
    jobs += 1;
    const line = lineOf(item.job, jobs);
    if (line) yield line;
    else leaveOut('Filled or expired');
  }
}

type Remembered = { columns?: Record<string, string> } & Partial<Omit<Mapping, 'columns'>>;
type Source = { id: string; mapping: Remembered };
type DraftRow = { source: string; name: string; kind: string; owner_id: string };

async function findSource(
  transaction: Transaction<DB>,
  { source, name, kind, owner_id }: DraftRow,
): Promise<Source | null> {
  if (source === '')
    await sql`INSERT INTO job_sources (id, name, kind, owner_id) VALUES (${randomUUIDv7()}, ${name}, ${kind}, ${owner_id})
              ON CONFLICT (name) DO NOTHING`.execute(transaction);
  const { rows } = await sql<Source>`
    SELECT id, mapping FROM job_sources WHERE kind <> 'board'
      AND CASE WHEN ${source} = '' THEN name = ${name} ELSE id::text = ${source} END`.execute(transaction);
  return rows[0] ?? null;
}

/** Columns keep the meaning that the last file of this source gave their names; other columns are guessed. */
function mappingOf(
  header: string[] | null,
  { columns = {}, fallbacks = {}, places = {}, answers = {} }: Remembered,
): Mapping {
  if (!header) return { columns: [], fallbacks, places, answers };
  const guessed = guessJobColumns(header);
  const usedColumns = new Set(Object.values(columns));
  const chosen = header.map((name, place) => {
    const remembered = Object.hasOwn(columns, name) ? (columns[name] ?? '') : null;
    if (remembered !== null) return remembered === '' || isJobColumn(remembered) ? remembered : '';
    const guess = guessed[place] ?? '';
    return usedColumns.has(guess) ? '' : guess;
  });
  return { columns: chosen as Mapping['columns'], fallbacks, places, answers };
}
