import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, JobImports } from '#db/types.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import type { LeftOutCount } from '../schema.ts';
import type { Mapping } from './line-values.server.ts';

export type Draft = Pick<
  Selectable<JobImports>,
  'id' | 'state' | 'position' | 'lines' | 'closes_missing' | 'overwrites'
> & {
  sourceId: string;
  ownerId: string | null;
  fileName: string;
  header: string[] | null;
  mapping: Mapping;
  authority: HirerAuthority | null;
  leftOut: LeftOutCount[];
  isBoard: boolean;
};

const DRAFT = sql`
  SELECT id, state, position, lines, closes_missing, overwrites, source_id AS "sourceId", owner_id AS "ownerId", file_name AS "fileName",
         header, mapping, authority, left_out AS "leftOut",
         (SELECT s.address IS NOT NULL FROM job_sources AS s WHERE s.id = source_id) AS "isBoard" FROM job_imports`;

/** The file that this colleague has uploaded, or that is being imported for them. */
export async function findOwnDraft(transaction: Transaction<DB>, ownerId: string): Promise<Draft | null> {
  const { rows } = await sql<Draft>`${DRAFT}
    WHERE owner_id = ${ownerId} AND NOT by_clock AND (state = 'importing' OR state IN ('reading', 'shown') AND created_at > now() - interval '1 day')
    ORDER BY created_at DESC LIMIT 1`.execute(transaction);
  return rows[0] ?? null;
}

/** Each colleague imports one file at a time. */
export async function isImporting(transaction: Transaction<DB>, ownerId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM job_imports WHERE owner_id = ${ownerId} AND state = 'importing' AND NOT by_clock`.execute(transaction);
  return rows.length > 0;
}

/** Locks the file until the transaction ends, so that no other process reads or imports it. */
export async function lockDraft(transaction: Transaction<DB>, id: string): Promise<Draft | null> {
  const { rows } = await sql<Draft>`${DRAFT} WHERE id = ${id} FOR UPDATE`.execute(transaction);
  return rows[0] ?? null;
}

export type DraftCounts = {
  new: number;
  changed: number;
  same: number;
  edited: number;
  faulty: number;
  unread: number;
  /** Open jobs of the source, and how many of them the file lacks. */
  open: number;
  missing: number;
};

export async function countDraft(
  transaction: Transaction<DB>,
  { id, sourceId }: Pick<Draft, 'id' | 'sourceId'>,
): Promise<DraftCounts> {
  const { rows } = await sql<DraftCounts>`
    SELECT v.*, o.* FROM
      (SELECT count(*) FILTER (WHERE verdict = 'new')::integer AS new, count(*) FILTER (WHERE verdict = 'changed')::integer AS changed,
              count(*) FILTER (WHERE verdict = 'same')::integer AS same, count(*) FILTER (WHERE verdict = 'edited')::integer AS edited,
              count(*) FILTER (WHERE verdict = 'faulty')::integer AS faulty, count(*) FILTER (WHERE verdict IS NULL)::integer AS unread
       FROM job_import_rows WHERE import_id = ${id}) AS v,
      (SELECT count(*)::integer AS open,
              count(*) FILTER (WHERE NOT EXISTS (SELECT FROM job_import_rows AS r WHERE r.import_id = ${id} AND r.reference = o.reference))::integer
                AS missing
       FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id
       WHERE o.source_id = ${sourceId} AND j.status = 'open' AND j.closes_at > now()) AS o`.execute(transaction);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row');
  return counts;
}

/** Changes whenever the result of the import would. */
export const fingerprintOf = (counts: DraftCounts): string => Object.values(counts).join('-');
