import { sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { selectLastAnswers } from '#app/features/hirers/clients/queries/shortlists.server.ts';
import { SENDER, SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { DB } from '#db/types.ts';
import type { Stage } from '#domain/application/stage.ts';
import type { PipelineRow, PipelineSearch } from '../schema.ts';
import { JOIN_STAGE, STAGE_KEY } from './stages.server.ts';

/** Columns of an application `a`, with its own stage `s`. */
export const ROW = sql`a.id, ${SHOWN_NAME} AS "fullName", a.job_title AS "jobTitle", a.job_company AS company, a.desk_status AS status,
  ${STAGE_KEY} AS stage, a.cv_id IS NOT NULL AND a.status <> 'withdrawn' AS "hasCv", ${SENDER} AS sender,
  a.sent_at AS "sentAt"`;

type Bounds = {
  stage: Pick<Stage, 'key' | 'status'> | null;
  /** On the board a status excludes the agency's own stages, which have separate columns. */
  isBoard: boolean;
  limit: number;
  offset: number;
  /** Counting stops here. Null counts all. */
  most: number | null;
};

/** The ids of one page, and the number of matches up to the counting limit. Searches the candidate's name, the job and its company. */
export async function findApplications(
  transaction: Transaction<DB>,
  { search, job, sender, sort }: PipelineSearch,
  { stage, isBoard, limit, offset, most }: Bounds,
): Promise<{ ids: string[]; total: number; isMore: boolean }> {
  const stageKey = stage && stage.key !== stage.status ? stage.key : null;
  const { rows } = await sql<{ ids: string[]; total: number; isMore: boolean }>`
    SELECT coalesce(ids, '{}') AS ids, total, is_more AS "isMore" FROM app.find_desk_applications(
      _search => ${search || null}, _status => ${stage?.status ?? null}, _limit => ${limit}, _offset => ${offset},
      _stage => ${stageKey}, _job => ${job}, _is_guest => ${sender && sender === 'guest'}, _is_oldest => ${sort === 'oldest'},
      _is_unstaged => ${isBoard && stageKey === null}, _most => ${most})`.execute(transaction);
  return rows[0] ?? { ids: [], total: 0, isMore: false };
}

export async function listInbox(transaction: Transaction<DB>, search: PipelineSearch, stage: Bounds['stage']) {
  const bounds = { stage, isBoard: false, limit: ROWS_PER_PAGE, offset: (search.page - 1) * ROWS_PER_PAGE, most: null };
  const { ids, total, isMore } = await findApplications(transaction, search, bounds);
  const { rows } = await sql<PipelineRow>`
    SELECT ${ROW} FROM applications AS a ${JOIN_STAGE} WHERE a.id = ANY (${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], a.id)`.execute(transaction);
  const answers = await selectLastAnswers(transaction, ids);
  return { rows: rows.map((row) => withAnswer(row, answers.get(row.id))), total, isMore };
}

const withAnswer = (row: PipelineRow, answer: PipelineRow['answer']): PipelineRow =>
  answer ? { ...row, answer } : row;
