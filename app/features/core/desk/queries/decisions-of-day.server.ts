import { sql, type Transaction } from 'kysely';
import { SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { DB } from '#db/types.ts';
import type { AccountStatus } from '#domain/account/account.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import type { EnquiryStatus } from '#domain/enquiry/enquiry.ts';

type Decision<Status> = { id: string; name: string; status: Status; at: Date; by: string | null };
export type Decisions = {
  people: Decision<AccountStatus>[];
  enquiries: Decision<EnquiryStatus>[];
  applications: Decision<ApplicationStatus>[];
};

const LISTED = 10;

/** @param day in London, yyyy-mm-dd */
export async function findDecisions(transaction: Transaction<DB>, day: string): Promise<Decisions> {
  const since = sql`${day}::date::timestamp AT TIME ZONE 'Europe/London'`;
  // Each account and enquiry appears once, with its latest entry of today.
  const latestDecisions = sql`
    SELECT DISTINCT ON (e.subject_id) e.subject_id, e.action, e.created_at AS at, coalesce(a.full_name, nullif(e.actor_name, '')) AS by
    FROM audit_entries AS e LEFT JOIN profiles AS a ON a.id = e.actor_id
    WHERE e.created_at >= ${since} AND e.action IN ('account_approved', 'account_rejected', 'enquiry_moved')
    ORDER BY e.subject_id, e.created_at DESC`;
  const { rows: people } = await sql<Decision<AccountStatus>>`
    SELECT p.id, p.full_name AS name, p.status, d.at, d.by FROM (${latestDecisions}) AS d JOIN profiles AS p ON p.id::text = d.subject_id
    WHERE d.action <> 'enquiry_moved' AND p.status <> 'pending' ORDER BY d.at DESC LIMIT ${LISTED}`.execute(
    transaction,
  );
  const { rows: enquiries } = await sql<Decision<EnquiryStatus>>`
    SELECT q.id, q.name, q.status, d.at, d.by FROM (${latestDecisions}) AS d JOIN enquiries AS q ON q.id = d.subject_id::uuid
    WHERE d.action = 'enquiry_moved' AND q.status <> 'new' ORDER BY d.at DESC LIMIT ${LISTED}`.execute(transaction);
  const { rows: applications } = await sql<Decision<ApplicationStatus>>`
    SELECT a.id, ${SHOWN_NAME} AS name, a.status, a.status_changed_at AS at, NULL AS by
    FROM unnest(app.find_decided_applications(${since}, ${LISTED})) WITH ORDINALITY AS found (id, place)
    JOIN applications AS a ON a.id = found.id ORDER BY found.place`.execute(transaction);
  return { people, enquiries, applications };
}
