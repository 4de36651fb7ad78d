import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Stage } from '#domain/application/stage.ts';
import type { PipelineRow, PipelineSearch } from '../schema.ts';
import { findApplications, ROW } from './inbox.server.ts';
import { JOIN_STAGE } from './stages.server.ts';

/** Limit of cards in a column; the list view has the others. */
const CARDS = 20;
const MOST_COUNTED = 99;

/** `total` beyond MOST_COUNTED means more than that. */
type Column = { stage: Stage; rows: PipelineRow[]; total: number };

export async function listBoard(
  transaction: Transaction<DB>,
  search: PipelineSearch,
  stages: readonly Stage[],
): Promise<Column[]> {
  const columns: { stage: Stage; ids: string[]; total: number }[] = [];
  for (const stage of stages) {
    const bounds = { stage, isBoard: true, limit: CARDS, offset: 0, most: MOST_COUNTED };
    const { ids, total, isMore } = await findApplications(transaction, search, bounds);
    columns.push({ stage, ids, total: isMore ? total + 1 : total });
  }
  const all = columns.flatMap(({ ids }) => ids);
  const { rows } = await sql<PipelineRow>`
    SELECT ${ROW} FROM applications AS a ${JOIN_STAGE} WHERE a.id = ANY (${all}::uuid[])`.execute(transaction);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return columns.map(({ ids, ...column }) => ({ ...column, rows: ids.flatMap((id) => rowsById.get(id) ?? []) }));
}
