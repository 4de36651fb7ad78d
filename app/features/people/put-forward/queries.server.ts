import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { IS_UNNAMED } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ChosenPerson, LastPutForward, OpenJob, PutForwardPage } from './schema.ts';

const MOST_JOBS = 10;

type Question = { ids: string[]; jobId: string; search: string };

export function readPutForwardPage(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  { ids, jobId, search }: Question,
): Promise<PutForwardPage> {
  return asActor(consultant.id, async (transaction) => {
    const people = await listPeople(transaction, ids);
    const [job = null] = isUuid(jobId) ? await listJobs(transaction, ids, [jobId]) : [];
    if (job) return { people, job, jobs: [], clients: [] };
    const result = await sql<{ ids: string[] | null }>`
      SELECT ids FROM app.find_desk_jobs(_search => ${search || null}, _status => 'open', _limit => ${MOST_JOBS}, _offset => 0)`.execute(
      transaction,
    );
    const clients = search === '' ? [] : await listClients(transaction, search);
    const jobs = await listJobs(transaction, ids, [
      ...(result.rows[0]?.ids ?? []),
      ...clients.flatMap((client) => client.jobs),
    ]);
    return { people, job, jobs, clients: clients.filter((client) => client.jobs.length === 0) };
  });
}

async function listPeople(transaction: Transaction<DB>, ids: string[]): Promise<ChosenPerson[]> {
  const { rows } = await sql<ChosenPerson>`
    SELECT p.id, p.full_name AS "fullName", p.email IS NOT NULL AND p.phone IS NOT NULL AS "hasContact"
    FROM people AS p WHERE p.id = ANY (${ids}::uuid[]) ORDER BY lower(p.full_name), p.id`.execute(transaction);
  return rows;
}

/** Open jobs of the agency, newest first. */
async function listJobs(transaction: Transaction<DB>, people: string[], ids: string[]): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    SELECT j.id, j.title, j.company, j.location, nullif(c.name, j.company) AS client,
           coalesce((SELECT json_agg(json_build_object('id', p.id, 'fullName', p.full_name) ORDER BY p.full_name)
                     FROM applications AS a JOIN people AS p ON p.id = a.person_id
                     WHERE a.job_id = j.id AND a.person_id = ANY (${people}::uuid[]) AND NOT ${IS_UNNAMED}), '[]') AS applied
    FROM jobs AS j LEFT JOIN clients AS c ON c.id = j.client_id
    WHERE j.id = ANY (${ids}::uuid[]) AND j.user_id = ANY ((SELECT app.staff_ids())::uuid[])
      AND j.status = 'open' AND j.closes_at > now()
    ORDER BY j.created_at DESC, j.id DESC LIMIT ${MOST_JOBS}`.execute(transaction);
  return rows;
}

/** @returns null unless it is one of the agency's open jobs */
export function findOpenJob(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  jobId: string,
  people: string[],
): Promise<OpenJob | null> {
  return asActor(consultant.id, async (transaction) => (await listJobs(transaction, people, [jobId]))[0] ?? null);
}

async function listClients(transaction: Transaction<DB>, search: string) {
  const { rows } = await sql<{ id: string; name: string; jobs: string[] }>`
    SELECT c.id, c.name, ARRAY(SELECT j.id FROM jobs AS j WHERE j.client_id = c.id AND j.status = 'open' AND j.closes_at > now()
                               ORDER BY j.created_at DESC LIMIT ${MOST_JOBS}) AS jobs
    FROM clients AS c WHERE position(lower(${search}) IN lower(c.name)) > 0 ORDER BY lower(c.name) LIMIT 5`.execute(
    transaction,
  );
  return rows;
}

/** One press puts several people forward at the same moment. */
export function findLastPutForward(
  { asActor }: Pick<Database, 'asActor'>,
  { id }: Consultant,
  personId: string | null = null,
): Promise<LastPutForward | null> {
  return asActor(id, async (transaction) => {
    const { rows } = await sql<LastPutForward>`
      SELECT array_agg(a.id) AS ids, min(a.job_title) AS job, bool_or(a.message IS NOT NULL) AS "isEmailed",
             json_agg(json_build_object('id', a.person_id, 'fullName', a.full_name) ORDER BY a.full_name) AS people,
             max(u.undo_seconds)::integer AS "undoSeconds",
             (extract(epoch FROM min(a.sent_at) + make_interval(secs => max(u.undo_seconds)) - now()) * 1000)::integer AS "leftMs"
      FROM profiles AS u
      JOIN applications AS a ON a.source = 'desk' AND a.sent_at > now() - make_interval(secs => u.undo_seconds)
      WHERE u.id = ${id} AND a.status = 'viewed' AND a.held_status IS NULL
        AND EXISTS (SELECT FROM application_events AS e WHERE e.application_id = a.id AND e.actor_id = u.id)
      GROUP BY a.sent_at
      HAVING ${personId}::uuid IS NULL OR bool_or(a.person_id = ${personId}::uuid)
      ORDER BY a.sent_at DESC LIMIT 1`.execute(transaction);
    return rows[0] ?? null;
  });
}
