/** Reads shortlists for the desk. Row-level security checks the actor again. */

import { sql, type Transaction } from 'kysely';
import { type Consultant, mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import { IS_OF_OTHERS, IS_UNNAMED, SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { ClientAnswer } from '#domain/client/shortlist.ts';
import { isUuid } from '#domain/uuid.ts';
import type { EntryOfApplication, NewAnswer, ShortlistCandidate, ShownEntry } from '../schema.ts';
import { selectContacts } from './clients.server.ts';

type Reader = Pick<Database, 'asActor'>;

/** Each has four fields, and a form has at most 200. */
const MOST_LISTED = 30;

/**
 * Data for the form of a new shortlist. Applications still read without a name are only counted.
 * @param first id of the application to list first
 * @returns null if the consultant may not see the job
 */
export function findForShortlist({ asActor }: Reader, consultant: Consultant, jobId: string, first: string | null) {
  if (!isUuid(jobId)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<{ id: string; title: string; clientId: string | null; client: string | null }>`
      SELECT j.id, j.title, c.id AS "clientId", c.name AS client
      FROM jobs AS j LEFT JOIN clients AS c ON c.id = app.client_of_job(j.id) WHERE j.id = ${jobId}`.execute(
      transaction,
    );
    const [job] = rows;
    if (!job) return null;
    const contacts = job.clientId ? await selectContacts(transaction, job.clientId) : [];
    const isOpen = sql`a.job_id = ${jobId} AND a.desk_status NOT IN ('withdrawn', 'not_taken_forward') AND ${IS_OF_OTHERS}`;
    const { rows: candidates } = await sql<ShortlistCandidate>`
      SELECT a.id, a.full_name AS "fullName", a.desk_status AS status, p.headline, coalesce(a.location, p.location) AS place, a.skills
      FROM applications AS a LEFT JOIN people AS p ON p.id = a.person_id
      WHERE ${isOpen} AND NOT ${IS_UNNAMED}
      ORDER BY a.id = ${first}::uuid DESC NULLS LAST, array_position(ARRAY['shortlisted', 'interview', 'offered'], a.desk_status) NULLS LAST,
               a.sent_at DESC, a.id LIMIT ${MOST_LISTED}`.execute(transaction);
    const { rows: unnamed } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM applications AS a WHERE ${isOpen} AND ${IS_UNNAMED}`.execute(transaction);
    return {
      job,
      contacts: contacts.filter(({ email }) => email !== null),
      candidates,
      unnamed: unnamed[0]?.count ?? 0,
    };
  });
}

export type ShortlistRow = {
  id: string;
  jobId: string;
  jobTitle: string;
  clientId: string;
  client: string;
  contactId: string | null;
  contact: string | null;
  message: string | null;
  sender: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  entries: number;
  yes: number;
  no: number;
  comments: number;
};

const ROWS = sql`
  SELECT s.id, s.job_id AS "jobId", j.title AS "jobTitle", c.id AS "clientId", c.name AS client, s.contact_id AS "contactId",
         t.full_name AS contact, s.message, p.full_name AS sender, s.created_at AS "createdAt", s.expires_at AS "expiresAt",
         s.revoked_at AS "revokedAt", e.*
  FROM shortlists AS s JOIN jobs AS j ON j.id = s.job_id JOIN clients AS c ON c.id = s.client_id
    LEFT JOIN client_contacts AS t ON t.id = s.contact_id LEFT JOIN profiles AS p ON p.id = s.created_by
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS entries, (count(*) FILTER (WHERE e.answer = 'yes'))::integer AS yes,
             (count(*) FILTER (WHERE e.answer = 'no'))::integer AS no,
             (count(*) FILTER (WHERE e.answer IS NULL AND e.comment IS NOT NULL))::integer AS comments
      FROM shortlist_entries AS e WHERE e.shortlist_id = s.id) AS e`;

const MOST_OF_CLIENT = 50;

export async function selectShortlists(transaction: Transaction<DB>, clientId: string): Promise<ShortlistRow[]> {
  const { rows } = await sql<ShortlistRow>`
    ${ROWS} WHERE s.client_id = ${clientId} ORDER BY s.created_at DESC, s.id LIMIT ${MOST_OF_CLIENT}`.execute(
    transaction,
  );
  return rows;
}

/** Includes its entries as the client sees them. */
export function findShortlist({ asActor }: Reader, consultant: Consultant, id: string) {
  if (!isUuid(id)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<ShortlistRow>`${ROWS} WHERE s.id = ${id}`.execute(transaction);
    const [shortlist] = rows;
    if (!shortlist) return null;
    const { rows: entries } = await sql<ShownEntry>`
      SELECT e.position, e.application_id AS "applicationId", e.full_name AS "fullName", e.has_cv AS "hasCv", e.headline, e.place,
             e.skills, e.note, e.answer, e.comment, e.answered_at AS "answeredAt", ${SHOWN_NAME} AS candidate,
             x.answered_at IS NULL OR x.seen_at IS NOT NULL AS "isSeen", i.id AS "introductionId",
             app.introduction_gaps(a.id, ${shortlist.clientId}) AS gaps
      FROM app.shown_entries(${id}) AS e JOIN applications AS a ON a.id = e.application_id
        JOIN shortlist_entries AS x ON x.shortlist_id = ${id} AND x.application_id = e.application_id
        LEFT JOIN LATERAL (
          SELECT n.id FROM introductions AS n WHERE n.application_id = a.id AND n.client_id = ${shortlist.clientId}
          ORDER BY n.created_at DESC, n.id DESC LIMIT 1) AS i ON true
      ORDER BY e.position`.execute(transaction);
    return { shortlist, entries };
  });
}

/** The clients that were shown an application, newest first. Readers outside the desk get none. */
export async function listEntriesOf({ asActor }: Reader, poster: Poster, applicationId: string) {
  if (!mayWorkAtDesk(poster)) return [];
  const { rows } = await asActor(poster.id, (transaction) =>
    sql<EntryOfApplication>`
      SELECT s.id AS "shortlistId", c.name AS client, s.created_at AS "sentAt", e.answer, e.comment, e.answered_at AS "answeredAt"
      FROM shortlist_entries AS e JOIN shortlists AS s ON s.id = e.shortlist_id JOIN clients AS c ON c.id = s.client_id
      WHERE e.application_id = ${applicationId} ORDER BY s.created_at DESC, s.id`.execute(transaction),
  );
  return rows;
}

/** Feedback that the desk has not seen, oldest first. */
export async function selectNewAnswers(transaction: Transaction<DB>, most: number): Promise<NewAnswer[]> {
  const { rows } = await sql<NewAnswer>`
    SELECT e.shortlist_id AS "shortlistId", a.id AS "applicationId", ${SHOWN_NAME} AS candidate, c.name AS client,
           a.job_title AS "jobTitle", e.answer, e.comment, e.answered_at AS "answeredAt"
    FROM shortlist_entries AS e JOIN shortlists AS s ON s.id = e.shortlist_id JOIN clients AS c ON c.id = s.client_id
      JOIN applications AS a ON a.id = e.application_id
    WHERE e.answered_at IS NOT NULL AND e.seen_at IS NULL AND a.status <> 'withdrawn'
    ORDER BY e.answered_at, e.shortlist_id, e.position LIMIT ${most}`.execute(transaction);
  return rows;
}

/** The client's latest feedback on each of these applications. */
export async function selectLastAnswers(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<Map<string, ClientAnswer | 'comment'>> {
  const { rows } = await sql<{ id: string; answer: ClientAnswer | null }>`
    SELECT DISTINCT ON (application_id) application_id AS id, answer FROM shortlist_entries
    WHERE application_id = ANY (${ids}::uuid[]) AND answered_at IS NOT NULL
    ORDER BY application_id, answered_at DESC`.execute(transaction);
  return new Map(rows.map(({ id, answer }) => [id, answer ?? 'comment']));
}
