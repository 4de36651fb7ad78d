/** The inbox: all applications for all jobs. Row-level security asks again who asks. */
import { sql } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import { ROWS_PER_PAGE } from '#app/features/desk/schema.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import { waitingFor } from '#domain/time/waiting.ts';
import type { PipelineSearch } from '../schema.ts';

type InboxRow = {
  id: string;
  fullName: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  hasCv: boolean;
  /** It was sent without an account. */
  isFromGuest: boolean;
  sentAt: Date;
};

/**
 * One page, newest first, and how many there are, as far as they are counted. The words are those of the candidate's
 * name, the job and its company.
 */
export function listInbox(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  { search, status, page }: PipelineSearch,
  now: Date,
) {
  return asActor(consultant.id, async (transaction) => {
    const found = await sql<{ ids: string[] | null; total: number; is_more: boolean }>`
      SELECT ids, total, is_more FROM app.find_desk_applications(
        _search => ${search || null}, _status => ${status}, _limit => ${ROWS_PER_PAGE},
        _offset => ${(page - 1) * ROWS_PER_PAGE})`.execute(transaction);
    const { ids, total, is_more: isMore } = found.rows[0] ?? { ids: null, total: 0, is_more: false };
    const { rows } = await sql<InboxRow>`
      WITH page AS MATERIALIZED (
        SELECT id, full_name AS "fullName", job_title AS "jobTitle", job_company AS company, status,
               cv_id IS NOT NULL AND status <> 'withdrawn' AS "hasCv", candidate_id IS NULL AS "isFromGuest",
               sent_at AS "sentAt"
        FROM applications WHERE id = ANY (${ids ?? []}::uuid[]))
      SELECT * FROM page ORDER BY "sentAt" DESC, id DESC`.execute(transaction);
    const applications = rows.map(({ sentAt, ...row }) => ({ ...row, age: waitingFor(sentAt, now) }));
    return { applications, total, isMore };
  });
}

export type Inbox = Awaited<ReturnType<typeof listInbox>>;
