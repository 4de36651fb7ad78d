/** The board: a column for each stage, with the first of its applications. Row-level security decides which. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Stage } from '#domain/application/stage.ts';
import type { PipelineSearch } from '../schema.ts';
import { type PipelineRow, ROW } from './inbox.server.ts';
import { JOIN_STAGE } from './stages.server.ts';

/** Of each column; the list has the others. */
export const CARDS = 20;
/** Counted no further than this. */
const MOST_COUNTED = 99;

/** `total` beyond MOST_COUNTED means more than that. */
type Column = { stage: Stage; rows: PipelineRow[]; total: number };

export async function listBoard(
  transaction: Transaction<DB>,
  search: PipelineSearch,
  stages: readonly Stage[],
): Promise<Column[]> {
  const columns: Column[] = [];
  for (const stage of stages) {
    const found = sql`${fromOf(stage)} ${filtersOf(search)}`;
    const order = search.sort === 'oldest' ? sql`a.sent_at, a.id` : sql`a.sent_at DESC, a.id DESC`;
    const { rows } = await sql<PipelineRow>`SELECT ${ROW} ${found} ORDER BY ${order} LIMIT ${CARDS}`.execute(
      transaction,
    );
    const counted = rows.length < CARDS ? rows.length : await countUpTo(transaction, found);
    columns.push({ stage, rows, total: counted });
  }
  return columns;
}

/** The column of a status holds what is in none of the agency's own stages of it. */
const fromOf = ({ key, status }: Stage): RawBuilder<unknown> =>
  sql`FROM applications AS a ${JOIN_STAGE}
      WHERE a.desk_status = ${status} AND ${key === status ? sql`s.id IS NULL` : sql`s.id = ${key}`}`;

const filtersOf = ({ search, job, sender }: PipelineSearch): RawBuilder<unknown> => sql`
  ${
    search
      ? sql`AND a.search_text LIKE ALL (app.search_patterns(app.search_words(${search})))
            AND app.may_be_found(a.id, a.status, app.search_patterns(app.search_words(${search})))`
      : sql``
  }
  ${job ? sql`AND a.job_id = ${job}` : sql``}
  ${sender ? sql`AND (a.candidate_id IS NULL) = ${sender === 'guest'}` : sql``}`;

async function countUpTo(transaction: Transaction<DB>, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::integer AS total FROM (SELECT ${found} LIMIT ${MOST_COUNTED + 1}) AS counted`.execute(transaction);
  return rows[0]?.total ?? 0;
}
