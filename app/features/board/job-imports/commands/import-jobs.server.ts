/**
 * Imports the jobs of a file in transactions of 200, each of which also stores the position; after a crash the import continues there. At
 * the end it closes jobs that the source no longer has, if the colleague chose that, and deletes the rows.
 */
import { sql, type Transaction } from 'kysely';
import { type ImportStep, type ImportTask, runImport } from '#app/desk/import/import-steps.server.ts';
import { writeAudits } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { findStandingConsultant } from '#app/features/core/accounts/queries/standing-consultant.server.ts';
import type { DB } from '#db/types.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { type Draft, lockDraft } from '../queries/draft.server.ts';
import type { KnownPlaces } from '../queries/place-faults.server.ts';
import { AT_ONCE, LinesAhead } from './lines-ahead.server.ts';
import { noteMended, noteOldPaths } from './note-origins.server.ts';
import { takeJobs } from './take-job.server.ts';

export type ImportServices = Pick<TaskServices, 'database' | 'tasks' | 'log'>;
type Importing = {
  services: ImportServices;
  consultant: Consultant;
  importId: string;
  places: KnownPlaces;
  ahead: LinesAhead;
};

const MOST_FAULTS = 100;

/** @param mayGoOn asked between transactions; tests stop the import with it */
export async function importJobs(
  services: ImportServices,
  { importId, ownerId }: ImportTask,
  mayGoOn: () => boolean,
): Promise<void> {
  const consultant = await findStandingConsultant(services.database, ownerId);
  if (!consultant)
    return failImport(services, importId, 'The account running this import no longer has access to the desk.');
  const ahead = new LinesAhead(services.database, ownerId);
  const importing: Importing = { services, consultant, importId, places: new Map(), ahead };
  const steps = [takeSome, closeSome, confirmSome, finish].map(
    (step): ImportStep =>
      async (transaction) => {
        const draft = await lockDraft(transaction, importId);
        return draft?.state === 'importing' ? step(transaction, draft, importing) : true;
      },
  );
  if (!(await runImport(services.database, ownerId, steps, mayGoOn)))
    throw new Error('The import of jobs goes on later');
}

const failImport = ({ database }: ImportServices, importId: string, failure: string): Promise<void> =>
  database.asSystem(async (transaction) => {
    await sql`UPDATE job_imports SET state = 'failed', failure = ${failure}, ended_at = now()
              WHERE id = ${importId} AND state NOT IN ('done', 'failed')`.execute(transaction);
    await sql`DELETE FROM job_import_rows WHERE import_id = ${importId}`.execute(transaction);
  });

type Step = (transaction: Transaction<DB>, draft: Draft, importing: Importing) => Promise<boolean>;

const takeSome: Step = async (transaction, draft, { consultant, importId, places, ahead }) => {
  const lines = await ahead.take(draft);
  if (lines.length === 0) return true;
  // The page announced that rows with errors are left out.
  const validLines = lines.filter(({ verdict }) => verdict !== 'faulty');
  const incoming = validLines.map((line) => line.incoming);
  const { authority, overwrites } = draft;
  const services = { now: new Date() };
  const options = { authority, overwrites, importId, places };
  const results = await takeJobs(services, transaction, consultant, { id: draft.sourceId }, incoming, options);
  const faults = lines
    .filter(({ verdict }) => verdict === 'faulty')
    .map(({ line, title, errors }) => ({ line, title, errors: Object.values(errors ?? {}) }));
  for (const [place, each] of results.entries()) {
    const { line = 0, title = '' } = validLines[place] ?? {};
    if (each.outcome === 'refused') faults.push({ line, title, errors: Object.values(each.errors) });
  }
  await noteMended(transaction, draft.sourceId, incoming);
  const movedPaths = validLines.flatMap(({ oldPath }, place) =>
    oldPath === null ? [] : [{ reference: incoming[place]?.reference, path: oldPath }],
  );
  if (movedPaths.length > 0) await noteOldPaths(transaction, draft.sourceId, movedPaths);
  const count = (outcome: string) => results.filter((each) => each.outcome === outcome).length;
  await sql`
    UPDATE job_imports SET position = ${lines.at(-1)?.line ?? 0}, made = made + ${count('made')}, changed = changed + ${count('changed')},
      same = same + ${count('same')}, refused = refused + ${faults.length},
      faults = CASE WHEN jsonb_array_length(faults) < ${MOST_FAULTS} THEN faults || ${JSON.stringify(faults)}::jsonb ELSE faults END
    WHERE id = ${importId}`.execute(transaction);
  return false;
};

const MISSING_HERE = (importId: string) =>
  sql`NOT EXISTS (SELECT FROM job_import_rows AS r WHERE r.import_id = ${importId} AND r.reference = o.reference)`;

/** An update like one by hand, so that the table's triggers update caches and search. */
const closeSome: Step = async (transaction, { sourceId, closes_missing: closes }, { consultant, importId }) => {
  if (!closes) return true;
  const { rows } = await sql<{ id: string; title: string; isOwn: boolean }>`
    WITH closed AS (
      UPDATE jobs SET status = 'closed' WHERE id IN (
        SELECT o.job_id FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id
        WHERE o.source_id = ${sourceId} AND j.status = 'open' AND ${MISSING_HERE(importId)} LIMIT ${AT_ONCE})
      RETURNING id, title, user_id, updated_at),
    noted AS (
      UPDATE job_origins AS o SET missing_since = now(), import_id = ${importId},
        job_version = (extract(epoch FROM closed.updated_at) * 1000000)::bigint
      FROM closed WHERE o.job_id = closed.id)
    SELECT id, title, user_id = ${consultant.id} AS "isOwn" FROM closed`.execute(transaction);
  const ofOthers = rows.filter(({ isOwn }) => !isOwn);
  const subjects = ofOthers.map(({ id, title }) => ({ type: 'job', id, label: title }) as const);
  await writeAudits(transaction, consultant, 'job_closed', subjects);
  await sql`UPDATE job_imports SET closed = closed + ${rows.length} WHERE id = ${importId}`.execute(transaction);
  return rows.length < AT_ONCE;
};

/** A job that its source still lists counts as confirmed to be open. Once a week is enough. */
const confirmSome: Step = async (transaction, { sourceId }, { importId }) => {
  const { rows } = await sql`
    UPDATE jobs SET confirmed_at = now() WHERE id IN (
      SELECT o.job_id FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id
      WHERE o.source_id = ${sourceId} AND j.status = 'open' AND j.confirmed_at < now() - interval '7 days' AND NOT ${MISSING_HERE(importId)}
      LIMIT ${AT_ONCE}) RETURNING id`.execute(transaction);
  return rows.length < AT_ONCE;
};

const finish: Step = async (transaction, _draft, { services, importId }) => {
  await sql`UPDATE job_imports SET state = 'done', ended_at = now() WHERE id = ${importId}`.execute(transaction);
  await sql`DELETE FROM job_import_rows WHERE import_id = ${importId}`.execute(transaction);
  // Alerts match all jobs together. No push notification is sent for each.
  await services.tasks.send(transaction, 'match-jobs', {}, { key: 'now' });
  return true;
};
