/**
 * Follows the job board of another system at an address that a colleague pasted. Its jobs are read at once and shown like those of a file.
 * After the first import they are read on a schedule (./pull-boards.server.ts).
 */
import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { type Board, boardLabel, findBoard, hasJobsApart, withScheme } from '#domain/job-import/board/board-address.ts';
import { BOARD_ADDRESS } from '#domain/job-import/board/followed-board.ts';
import { JOB_FILE_LIMITS } from '#domain/job-import/job-columns.ts';
import type { SourceJob } from '#domain/job-import/source-job.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { type PulledBoard, pullBoard } from '#platform/job-board/pull-board.server.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import type { ImportForm } from '../form.ts';
import { isImporting } from '../queries/draft.server.ts';
import type { Mapping } from '../queries/line-values.server.ts';
import { type KeptLine, keepLines, lineOf } from './keep-lines.server.ts';

type Services = Pick<SiteServices, 'database'>;
type Follow = Extract<ImportForm, { intent: 'follow' }>;

export type FollowResult =
  | { ok: true; step: 'kept' }
  | { ok: false; reason: 'bad_board'; errors: FormErrors }
  | { ok: false; reason: 'importing' };

/** In seconds. A colleague waits for this answer, and proxies give up after a minute. Scheduled reads may take longer. */
const BOARD_SECONDS = 20;
const BOARD_APART_SECONDS = 50;

export async function followBoard(
  { database }: Services,
  { id: owner_id }: Consultant,
  { address, every }: Follow,
  fetchBoard: FetchOutside | undefined,
): Promise<FollowResult> {
  const refuse = (words: string): FollowResult => ({ ok: false, reason: 'bad_board', errors: { address: words } });
  const board = findBoard(address);
  if (!board) return refuse(BOARD_ADDRESS);
  const pullResult = await pullAtOnce(board, fetchBoard);
  if (!pullResult.ok) return refuse(pullResult.problem);
  const lines = linesOf(pullResult.jobs);
  if (lines.length > JOB_FILE_LIMITS.rows) return refuse(TOO_LARGE);
  const name = `${boardLabel(board)}: ${board.name}`.slice(0, 100);
  return database.asActor(owner_id, async (transaction): Promise<FollowResult> => {
    if (await isImporting(transaction, owner_id)) return { ok: false, reason: 'importing' };
    const { rows } = await sql<{ id: string; mapping: Partial<Mapping> }>`
      INSERT INTO job_sources AS s (id, name, kind, owner_id, address, pull_every)
      VALUES (${randomUUIDv7()}, ${name}, 'board', ${owner_id}, ${withScheme(address)}, ${every})
      ON CONFLICT (name) DO UPDATE SET address = excluded.address, pull_every = excluded.pull_every
        WHERE s.kind = 'board' RETURNING id, mapping`.execute(transaction);
    const [source] = rows;
    if (!source) return refuse(`The name ‘${name}’ is already used for files or the API`);
    await sql`DELETE FROM job_imports WHERE owner_id = ${owner_id} AND state IN ('reading', 'shown')`.execute(
      transaction,
    );
    const id = randomUUIDv7();
    await sql`INSERT INTO job_imports (id, source_id, owner_id, file_name, mapping, lines)
              VALUES (${id}, ${source.id}, ${owner_id}, ${name}, ${JSON.stringify(mappingOfBoard(source.mapping))}::jsonb,
                      ${lines.length})`.execute(transaction);
    await keepLines(transaction, id, lines);
    return { ok: true, step: 'kept' };
  });
}

export const TOO_LARGE = `The careers page has more than ${formatNumber(JOB_FILE_LIMITS.rows)} jobs`;

async function pullAtOnce(board: Board, fetchBoard: FetchOutside | undefined): Promise<PulledBoard> {
  const seconds = hasJobsApart(board) ? BOARD_APART_SECONDS : BOARD_SECONDS;
  const limit = AbortSignal.timeout(seconds * 1_000);
  try {
    return await pullBoard(board, limit, fetchBoard);
  } catch (error) {
    if (!limit.aborted) throw error;
    return { ok: false, problem: `${boardLabel(board)} took longer than ${seconds} seconds to answer` };
  }
}

/** A board has no lines, so the number of the job is used. */
export const linesOf = (jobs: readonly SourceJob[]): KeptLine[] =>
  jobs.map((job, place) => lineOf(job, place + 1)).filter((line) => line !== null);

/** A board names its fields, so no columns have to be chosen. */
export const mappingOfBoard = ({ fallbacks = {}, places = {}, answers = {} }: Partial<Mapping>): Mapping => ({
  columns: [],
  fallbacks,
  places,
  answers,
});

/** The next time to read the board; null if it is paused or read only on request. */
export const NEXT_PULL = sql`
  CASE WHEN paused_at IS NULL THEN now() + CASE pull_every WHEN 'hour' THEN interval '1 hour' WHEN 'day' THEN interval '1 day' END END`;

/** Called at the first import of a board. */
export async function startFollowing(transaction: Transaction<DB>, sourceId: string): Promise<void> {
  await sql`UPDATE job_sources SET paused_at = NULL, pulled_at = now(), failing_since = NULL, failure = NULL, closing_asked = 0, may_close = 0
            WHERE id = ${sourceId}`.execute(transaction);
  await sql`UPDATE job_sources SET next_pull_at = ${NEXT_PULL} WHERE id = ${sourceId}`.execute(transaction);
}

export async function deleteUnusedBoards(transaction: Transaction<DB>): Promise<void> {
  await sql`DELETE FROM job_sources AS s WHERE kind = 'board' AND authority IS NULL
              AND NOT EXISTS (SELECT FROM job_imports AS i WHERE i.source_id = s.id)`.execute(transaction);
}
