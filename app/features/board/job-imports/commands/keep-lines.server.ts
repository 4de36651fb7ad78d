import { sql, type Transaction } from 'kysely';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { DB } from '#db/types.ts';
import type { SourceJob } from '#domain/job-import/source-job.ts';
import type { Cells } from '../queries/line-values.server.ts';
import type { ShownJob } from '../queries/shown-job.server.ts';
import type { Told } from '../schema.ts';

export type KeptLine = {
  line: number;
  cells: Cells;
  told?: Told;
  reference?: string | null;
  verdict?: 'faulty';
  errors?: FormErrors;
  shown?: ShownJob;
};

/** Limits of one statement. */
const AT_ONCE = 500;
const MOST_CHARACTERS = 1_000_000;

export async function keepLines(
  transaction: Transaction<DB>,
  importId: string,
  lines: AsyncIterable<KeptLine> | Iterable<KeptLine>,
): Promise<number> {
  let count = 0;
  let together: KeptLine[] = [];
  let cost = 0;
  const keep = async () => {
    if (together.length > 0) await insertLines(transaction, importId, together);
    count += together.length;
    [together, cost] = [[], 0];
  };
  for await (const line of lines) {
    together.push(line);
    cost += lengthOf(line);
    if (together.length === AT_ONCE || cost > MOST_CHARACTERS) await keep();
  }
  await keep();
  return count;
}

const lengthOf = ({ cells }: KeptLine): number =>
  Object.values(cells).reduce((sum, cell) => sum + (cell?.length ?? 0), 0);

const insertLines = (transaction: Transaction<DB>, importId: string, lines: KeptLine[]) =>
  sql`INSERT INTO job_import_rows (import_id, line, cells, told, reference, verdict, errors, shown)
              SELECT ${importId}, line, cells, told, reference, verdict, errors, shown
              FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
                AS l (line integer, cells jsonb, told jsonb, reference text, verdict text, errors jsonb, shown jsonb)`.execute(
    transaction,
  );

const LONGEST_LINK = 2_000;
const LONGEST_REMARK = 300;
const MOST_REMARKS = 10;

/** Only web addresses, because the preview links to them. */
const isWebAddress = (link: string): boolean =>
  link.length <= LONGEST_LINK && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);

/** @returns null for a job that its source has closed: it counts as missing from the source */
export function lineOf({ reference, values, link, remarks, oldPath }: SourceJob, line: number): KeptLine | null {
  const { status, ...rest } = values;
  if (status === 'closed') return null;
  const told = {
    link: isWebAddress(link) ? link : '',
    remarks: remarks.slice(0, MOST_REMARKS).map((remark) => remark.slice(0, LONGEST_REMARK)),
    ...(oldPath && { oldPath }),
  };
  return { line, cells: { reference, ...rest }, told };
}
