/** Notes which job of ours is which job of theirs, as it was written from there. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Mending } from '../queries/mended.server.ts';

type Made = { id: string; reference: string; hash: Buffer };

/** The import or the key that brought them. */
export type Bringer = { importId?: string | null; keyId?: string | null };

export async function noteMade(
  transaction: Transaction<DB>,
  sourceId: string,
  made: readonly Made[],
  { importId = null, keyId = null }: Bringer,
): Promise<void> {
  const rows = made.map(({ id, reference, hash }) => ({ id, reference, hash: hash.toString('hex') }));
  await sql`
    INSERT INTO job_origins (job_id, source_id, reference, content_hash, job_version, import_id, key_id)
    SELECT j.id, ${sourceId}, m.reference, decode(m.hash, 'hex'), (extract(epoch FROM j.updated_at) * 1000000)::bigint, ${importId},
      ${keyId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS m (id uuid, reference text, hash text) JOIN jobs AS j ON j.id = m.id
  `.execute(transaction);
}

export async function noteTaken(
  transaction: Transaction<DB>,
  jobId: string,
  hash: Buffer,
  { importId = null, keyId = null }: Bringer,
): Promise<void> {
  await sql`
    UPDATE job_origins AS o
    SET content_hash = ${hash}, job_version = (extract(epoch FROM j.updated_at) * 1000000)::bigint, missing_since = NULL,
        import_id = ${importId}, key_id = ${keyId}
    FROM jobs AS j WHERE o.job_id = ${jobId} AND j.id = o.job_id`.execute(transaction);
}

/** A program whose key was replaced by a new one stays the program that sends the job. */
export async function noteKey(transaction: Transaction<DB>, jobId: string, keyId: string): Promise<void> {
  await sql`UPDATE job_origins SET key_id = ${keyId} WHERE job_id = ${jobId}`.execute(transaction);
}

/**
 * That a program itself has changed a job that it sends, within the same transaction: it counts as sent, unless a colleague had changed
 * the job before. No content has this hash, so whatever is sent next is written.
 */
export async function noteOwnChange(
  transaction: Transaction<DB>,
  { id, version }: { id: string; version: string },
  keyId: string,
): Promise<void> {
  await sql`
    UPDATE job_origins AS o
    SET job_version = (extract(epoch FROM j.updated_at) * 1000000)::bigint, content_hash = decode(repeat('00', 32), 'hex')
    FROM jobs AS j WHERE o.job_id = ${id} AND j.id = o.job_id AND o.key_id = ${keyId} AND o.job_version = ${version}`.execute(
    transaction,
  );
}

/** What a colleague mended of them, for the next time that they come. */
export async function noteMended(
  transaction: Transaction<DB>,
  sourceId: string,
  incoming: readonly { reference: string; mending?: Mending }[],
): Promise<void> {
  const mended = incoming.filter(({ mending }) => mending && Object.keys(mending).length > 0);
  if (mended.length === 0) return;
  const rows = JSON.stringify(mended.map(({ reference, mending }) => ({ reference, mending })));
  await sql`
    UPDATE job_origins AS o SET mended = o.mended || m.mending
    FROM jsonb_to_recordset(${rows}::jsonb) AS m (reference text, mending jsonb)
    WHERE o.source_id = ${sourceId} AND o.reference = m.reference`.execute(transaction);
}

/** Where each stood on the site that it was brought from; of jobs that were refused nothing is noted. */
export async function noteOldPaths(
  transaction: Transaction<DB>,
  sourceId: string,
  moved: readonly { reference: string | undefined; path: string }[],
): Promise<void> {
  await sql`
    UPDATE job_origins AS o SET old_path = m.path
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS m (reference text, path text)
    WHERE o.source_id = ${sourceId} AND o.reference = m.reference AND o.old_path IS DISTINCT FROM m.path`.execute(
    transaction,
  );
}
