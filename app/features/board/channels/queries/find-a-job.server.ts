import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { SFTP_FAILURES, type SftpFailure } from '#platform/sftp/sftp-failure.ts';
import type { AdvertCounts, UploadAccount } from '../schema.ts';

const MOST_REFUSED = 100;
const MOST_REPORTS = 10;

type AccountRow = UploadAccount & {
  addedAt: Date;
  uploadedAt: Date | null;
  lookedAt: Date | null;
  reason: string | null;
  nextTryAt: Date;
};

type RefusedRow = { id: string; title: string | null; reference: string; reason: string | null; reportedAt: Date };
type ReportRow = {
  name: string;
  changedAt: Date;
  kind: 'upload' | 'expiry';
  accepted: number;
  refused: number;
  unclear: number;
  notOurs: number;
  beginning: string;
};

/** @returns null if there is no account; `title` is null if the job was deleted or this person may not see it */
export function readUploads({ asActor }: Database, consultant: Consultant) {
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<AccountRow>`
      SELECT host, port, username, folder_in AS "folderIn", folder_out AS "folderOut", prefix, public_key AS "publicKey",
             host_key AS "hostKey", shown_key AS "shownKey", added_at AS "addedAt", uploaded_at AS "uploadedAt",
             looked_at AS "lookedAt", last_reason AS reason, next_try_at AS "nextTryAt"
      FROM find_a_job_account`.execute(transaction);
    const [account] = rows;
    if (!account) return null;
    const { rows: counts } = await sql<AdvertCounts>`
      SELECT count(*) FILTER (WHERE outcome = 'accepted')::integer AS accepted,
             count(*) FILTER (WHERE outcome = 'refused')::integer AS refused,
             count(*) FILTER (WHERE outcome IS NULL)::integer AS unknown
      FROM find_a_job_adverts WHERE gone_at IS NULL`.execute(transaction);
    const { rows: refused } = await sql<RefusedRow>`
      SELECT a.job_id AS id, j.title, a.reference, a.reason, a.reported_at AS "reportedAt"
      FROM find_a_job_adverts AS a LEFT JOIN jobs AS j ON j.id = a.job_id
      WHERE a.outcome = 'refused' AND a.gone_at IS NULL
      ORDER BY a.reported_at DESC, a.reference LIMIT ${MOST_REFUSED}`.execute(transaction);
    const { rows: reports } = await sql<ReportRow>`
      SELECT name, changed_at AS "changedAt", kind, accepted, refused, unclear, not_ours AS "notOurs", beginning
      FROM find_a_job_reports ORDER BY changed_at DESC, name LIMIT ${MOST_REPORTS}`.execute(transaction);
    const problem = account.reason && (SFTP_FAILURES[account.reason as SftpFailure] ?? account.reason);
    return { ...account, problem, counts: counts[0] ?? { accepted: 0, refused: 0, unknown: 0 }, refused, reports };
  });
}

export type AdvertOfJob = {
  reference: string;
  firstAt: Date;
  goneAt: Date | null;
  outcome: 'accepted' | 'refused' | null;
  reason: string | null;
  reportedAt: Date | null;
};

/** The latest uploaded advert of a job; null if it never was uploaded. */
export function findAdvertOfJob(
  { asActor }: Database,
  consultant: Consultant,
  jobId: string,
): Promise<AdvertOfJob | null> {
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<AdvertOfJob>`
      SELECT reference, first_at AS "firstAt", gone_at AS "goneAt", outcome, reason, reported_at AS "reportedAt"
      FROM find_a_job_adverts WHERE job_id = ${jobId} ORDER BY last_at DESC, first_at DESC LIMIT 1`.execute(
      transaction,
    );
    return rows[0] ?? null;
  });
}
