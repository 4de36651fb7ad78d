/**
 * Uploads open and removed adverts to "Find a job" by SFTP, and reads its reports. Files appear whole or not at all, and rows are written
 * after the upload succeeds. An interrupted run is repeated with the same references, so nothing is lost and no advert appears twice.
 */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { DAYS_OF_AN_ADVERT, expireReference, referenceOf, writeFindAJob } from '#domain/channel/find-a-job.ts';
import type { Sftp, SftpAccount } from '#platform/sftp/sftp.server.ts';
import { SftpError, type SftpFailure } from '#platform/sftp/sftp-failure.ts';
import type { SftpSession } from '#platform/sftp/sftp-session.server.ts';
import { type ChannelVersion, readChannelVersion, writeChannel } from '../queries/channel-feed.server.ts';
import { readReports } from './read-reports.server.ts';

export type UploadServices = { database: Database; sftp: Sftp; publicOrigin: string; now: Date };

export type Uploaded = { uploaded: boolean; reports: number; failure: SftpFailure | null } | null;

/** Longer than the task may take. */
const LEASE_SECONDS = 360;
/** Changes within this time share one upload: Find a job imports files once a day. */
const QUIET_SECONDS = 900;
const REPORTS_SECONDS = 3_600;
/** Pauses after failures. The last one repeats. */
const PAUSES_SECONDS = [60, 300, 1_800, 7_200, 21_600];
/** Days for which a removed advert is listed, in case a file is not imported on one of them. */
const NAMED_DAYS = 7;
const AT_ONCE = 5_000;

type Account = SftpAccount & {
  folderIn: string;
  folderOut: string;
  prefix: string;
  version: string | null;
  isQuiet: boolean;
  files: string[];
};

/** @throws only if `signal` aborts, or the database fails */
export async function uploadAdverts(services: UploadServices, signal: AbortSignal): Promise<Uploaded> {
  const channel = await readChannelVersion({ ...services, asPublic: services.database.asPublic }, 'find-a-job');
  const version = channel?.etag ?? 'off';
  const account = await claim(services, version);
  if (!account) return null;
  let failure: SftpError | null = null;
  const done = { uploaded: false, reports: 0 };
  try {
    const session = await services.sftp.open(account, signal);
    try {
      if (!account.isQuiet && account.version !== version) {
        await upload(services, session, account, channel);
        await noteUpload(services, version);
        done.uploaded = true;
      }
      done.reports = await readReports(services, session, account.folderOut);
    } finally {
      session.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SftpError)) throw error;
    failure = error;
  } finally {
    await release(services, failure);
  }
  return { ...done, failure: failure?.reason ?? null };
}

/** Null if there is no account, its host key is not confirmed, another process is uploading, a pause is not over, or nothing is due. */
async function claim({ database }: UploadServices, version: string): Promise<Account | null> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<Account>`
      UPDATE find_a_job_account SET busy_until = now() + make_interval(secs => ${LEASE_SECONDS}::float8)
      WHERE busy_until <= now() AND next_try_at <= now() AND host_key IS NOT NULL
        AND (looked_at IS NULL OR looked_at <= now() - make_interval(secs => ${REPORTS_SECONDS}::float8)
             OR (version IS DISTINCT FROM ${version}
                 AND (version IS NULL OR uploaded_at <= now() - make_interval(secs => ${QUIET_SECONDS}::float8))))
      RETURNING host, port, username AS "user", public_key IS NOT NULL AS "usesKey", sealed_secret AS "sealedSecret",
        host_key AS "hostKey", folder_in AS "folderIn", folder_out AS "folderOut", prefix, version, files,
        version IS NOT NULL AND uploaded_at > now() - make_interval(secs => ${QUIET_SECONDS}::float8) AS "isQuiet"`.execute(
      transaction,
    );
    return rows[0] ?? null;
  });
}

async function release({ database }: UploadServices, failure: SftpError | null): Promise<void> {
  const reason = failure?.reason ?? null;
  const shownKey = failure?.hostKey ?? null;
  await database.asSystem((transaction) =>
    sql`
      UPDATE find_a_job_account SET busy_until = '-infinity', last_reason = ${reason},
        next_try_at = now() + make_interval(secs => CASE WHEN ${reason}::text IS NULL THEN 0
          ELSE (${PAUSES_SECONDS}::float8[])[least(failures + 1, ${PAUSES_SECONDS.length}::int)] END),
        failures = CASE WHEN ${reason}::text IS NULL THEN 0 ELSE least(failures + 1, 1000) END,
        shown_key = ${shownKey}, shown_at = CASE WHEN ${shownKey}::text IS NOT NULL THEN now() END`.execute(
      transaction,
    ),
  );
}

/** Uploads both files under new names, then removes earlier files that the server has not imported yet. */
async function upload(
  services: UploadServices,
  session: SftpSession,
  { folderIn, prefix, files: before }: Account,
  channel: ChannelVersion | null,
): Promise<void> {
  const { database, now } = services;
  const stamp = now
    .toISOString()
    .replace(/\D/g, '')
    .slice(0, 14)
    .replace(/^(.{8})/, '$1-');
  const [openFile, endedFile] = [`${prefix}-upload-${stamp}.xml`, `${prefix}-expire-${stamp}.xml`];
  await database.asSystem((transaction) =>
    sql`
      UPDATE find_a_job_account SET files = files || ARRAY(
        SELECT name FROM unnest(${[openFile, endedFile]}::text[]) AS name WHERE name <> ALL (files))`.execute(
      transaction,
    ),
  );
  const startedAt = await databaseTime(database);
  const jobs: string[] = [];
  const references: string[] = [];
  if (channel) {
    const texts = writeChannel({ ...services, asPublic: database.asPublic }, 'find-a-job', channel.jobs, (batch) => {
      jobs.push(...batch.map(({ id }) => id));
      references.push(...batch.map((job) => referenceOf(job, now)));
    });
    await session.put(folderIn, openFile, texts);
  }
  await noteAdverts(database, jobs, references);
  const gone = await findGone(database, startedAt);
  if (gone.length > 0) await session.put(folderIn, endedFile, writeGone(gone));
  for (const name of before) if (name !== openFile && name !== endedFile) await session.remove(folderIn, name);
  await database.asSystem((transaction) =>
    sql`UPDATE find_a_job_account SET files = ${[openFile, endedFile]}::text[]`.execute(transaction),
  );
}

async function databaseTime(database: Database): Promise<string> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<{ at: string }>`SELECT now()::text AS at`.execute(transaction);
    return rows[0]?.at ?? '';
  });
}

/** An advert that is uploaded again after its removal waits for a new report. */
async function noteAdverts(database: Database, jobs: readonly string[], references: readonly string[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += AT_ONCE) {
    await database.asSystem((transaction) =>
      sql`
        INSERT INTO find_a_job_adverts AS a (job_id, reference)
        SELECT * FROM unnest(${jobs.slice(at, at + AT_ONCE)}::uuid[], ${references.slice(at, at + AT_ONCE)}::text[])
        ON CONFLICT (reference) DO UPDATE SET last_at = now(), gone_at = NULL,
          first_at = CASE WHEN a.gone_at IS NULL THEN a.first_at ELSE now() END,
          outcome = CASE WHEN a.gone_at IS NULL THEN a.outcome END, reason = CASE WHEN a.gone_at IS NULL THEN a.reason END,
          reported_at = CASE WHEN a.gone_at IS NULL THEN a.reported_at END`.execute(transaction),
    );
  }
}

/** Adverts of earlier uploads that are not in the current one, including those of deleted jobs. */
async function findGone(database: Database, begun: string): Promise<string[]> {
  return database.asSystem(async (transaction) => {
    await sql`
      DELETE FROM find_a_job_adverts
      WHERE last_at < app.deletion_moment() - make_interval(days => ${2 * DAYS_OF_AN_ADVERT}::int)`.execute(
      transaction,
    );
    await sql`
      UPDATE find_a_job_adverts SET gone_at = now()
      WHERE gone_at IS NULL AND last_at < ${begun}::timestamptz`.execute(transaction);
    const { rows } = await sql<{ reference: string }>`
      SELECT reference FROM find_a_job_adverts
      WHERE gone_at > now() - make_interval(days => ${NAMED_DAYS}::int)
        AND last_at > now() - make_interval(days => ${DAYS_OF_AN_ADVERT}::int) AND outcome IS DISTINCT FROM 'refused'
      ORDER BY reference`.execute(transaction);
    return rows.map(({ reference }) => reference);
  });
}

async function* writeGone(references: readonly string[]): AsyncGenerator<string> {
  const { ended } = writeFindAJob;
  yield ended.open;
  for (let at = 0; at < references.length; at += AT_ONCE)
    yield references
      .slice(at, at + AT_ONCE)
      .map(expireReference)
      .join('');
  yield ended.close;
}

const noteUpload = ({ database }: UploadServices, version: string): Promise<unknown> =>
  database.asSystem((transaction) =>
    sql`UPDATE find_a_job_account SET version = ${version}, uploaded_at = now()`.execute(transaction),
  );
