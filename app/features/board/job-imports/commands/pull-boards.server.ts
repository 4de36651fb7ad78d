/**
 * Reads the boards that are due, one after the other. Valid jobs are imported and rows with errors listed; a board that cannot be read
 * changes nothing. The task that imports files imports these jobs too, and continues after a crash.
 */
import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { findStandingConsultant } from '#app/features/core/accounts/queries/standing-consultant.server.ts';
import type { Fields } from '#app/web/form/read.server.ts';
import type { DB } from '#db/types.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import { findBoard } from '#domain/job-import/board/board-address.ts';
import { asksAboutClosing, JOB_FILE_LIMITS } from '#domain/job-import/job-columns.ts';
import type { SourceJob } from '#domain/job-import/source-job.ts';
import { pullBoard } from '#platform/job-board/pull-board.server.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import { countDraft } from '../queries/draft.server.ts';
import type { Mapping } from '../queries/line-values.server.ts';
import { findReferenceFault } from '../queries/place-faults.server.ts';
import { shownJobOf } from '../queries/shown-job.server.ts';
import { linesOf, mappingOfBoard, NEXT_PULL, TOO_LARGE } from './follow-board.server.ts';
import type { ImportServices } from './import-jobs.server.ts';
import { type KeptLine, keepLines } from './keep-lines.server.ts';

type Due = {
  id: string;
  name: string;
  address: string;
  ownerId: string | null;
  mapping: Partial<Mapping>;
  authority: HirerAuthority | null;
};

/** @param fetchBoard replaced by tests, which do not use the internet */
export async function pullDueBoards(
  services: ImportServices,
  signal: AbortSignal,
  fetchBoard?: FetchOutside,
): Promise<void> {
  while (!signal.aborted) {
    const dueBoards = await claimDue(services);
    if (!dueBoards) return;
    const problem = await pullOne(services, dueBoards, signal, fetchBoard);
    if (problem) await noteFailure(services, dueBoards, problem);
  }
}

/** Sets the next read to 15 minutes from now, in case this one crashes. */
const claimDue = ({ database }: ImportServices): Promise<Due | null> =>
  database.asSystem(async (transaction) => {
    const { rows } = await sql<Due>`
      UPDATE job_sources SET next_pull_at = now() + interval '15 minutes'
      WHERE id = (SELECT id FROM job_sources WHERE next_pull_at <= now() AND address IS NOT NULL
                  ORDER BY next_pull_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, name, address, owner_id AS "ownerId", mapping, authority`.execute(transaction);
    return rows[0] ?? null;
  });

/** @returns why the board could not be read, for the desk */
async function pullOne(
  services: ImportServices,
  due: Due,
  signal: AbortSignal,
  fetchBoard: FetchOutside | undefined,
): Promise<string | null> {
  const { ownerId } = due;
  if (ownerId === null || !(await findStandingConsultant(services.database, ownerId))) return OWNER_GONE;
  const board = findBoard(due.address);
  if (!board) return 'This URL is no longer a careers page. Stop syncing it and add the new URL.';
  const pullResult = await pullBoard(board, signal, fetchBoard);
  if (!pullResult.ok) return pullResult.problem;
  if (pullResult.jobs.length > JOB_FILE_LIMITS.rows) return TOO_LARGE;
  await services.database.asActor(ownerId, (transaction) =>
    storePulledJobs(services, transaction, due, ownerId, pullResult.jobs),
  );
  return null;
}

const OWNER_GONE = 'The colleague who set this up has left. Press ‘Sync now’ to take it over.';

async function storePulledJobs(
  { tasks }: ImportServices,
  transaction: Transaction<DB>,
  { id: sourceId, name, mapping, authority }: Due,
  ownerId: string,
  jobs: readonly SourceJob[],
): Promise<void> {
  const { rows } = await sql<{ mayClose: number; isTaken: boolean }>`
    SELECT may_close AS "mayClose", EXISTS (SELECT FROM job_imports AS i WHERE i.source_id = s.id AND i.state = 'importing') AS "isTaken"
    FROM job_sources AS s WHERE id = ${sourceId} AND address IS NOT NULL FOR NO KEY UPDATE`.execute(transaction);
  const [source] = rows;
  if (!source || source.isTaken) return;
  const importId = randomUUIDv7();
  const lines = withReferences(linesOf(jobs));
  await sql`INSERT INTO job_imports (id, source_id, owner_id, file_name, mapping, lines, authority, state, by_clock, started_at)
            VALUES (${importId}, ${sourceId}, ${ownerId}, ${name}, ${JSON.stringify(mappingOfBoard(mapping))}::jsonb, ${lines.length},
                    ${JSON.stringify(authority)}::jsonb, 'importing', true, now())`.execute(transaction);
  await keepLines(transaction, importId, lines);
  const { missing, open } = await countDraft(transaction, { id: importId, sourceId });
  const closes = !asksAboutClosing(missing, open) || missing <= source.mayClose;
  await sql`UPDATE job_imports SET closes_missing = ${closes} WHERE id = ${importId}`.execute(transaction);
  await sql`UPDATE job_sources SET pulled_at = now(), failing_since = NULL, failure = NULL, may_close = 0,
              closing_asked = ${closes ? 0 : missing}, next_pull_at = ${NEXT_PULL} WHERE id = ${sourceId}`.execute(
    transaction,
  );
  await tasks.send(transaction, 'import-jobs', { importId, ownerId }, { key: importId });
}

/** Adds references, which otherwise the preview makes. */
function withReferences(lines: readonly KeptLine[]): KeptLine[] {
  const references = new Set<string>();
  return lines.map((line) => {
    const cells = line.cells as Fields;
    const { reference = '' } = cells;
    const shown = shownJobOf(cells);
    const fault = references.has(reference) ? 'This reference appears twice' : findReferenceFault(reference);
    references.add(reference);
    if (fault) return { ...line, shown, verdict: 'faulty', errors: { reference: fault } };
    return { ...line, shown, reference };
  });
}

async function noteFailure({ database, log }: ImportServices, { id }: Due, problem: string): Promise<void> {
  await database.asSystem((transaction) =>
    sql`UPDATE job_sources SET failing_since = coalesce(failing_since, now()), failure = ${problem.slice(0, 500)},
          next_pull_at = ${NEXT_PULL} WHERE id = ${id} AND address IS NOT NULL`.execute(transaction),
  );
  log.warn({ sourceId: id, problem }, 'a board could not be read');
}
