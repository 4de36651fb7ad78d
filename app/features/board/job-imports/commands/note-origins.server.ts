import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Mending } from '../queries/mended.server.ts';

type Made = { id: string; reference: string; hash: Buffer };

export type Bringer = { importId?: string | null; keyId?: string | null };

export async function recordNewOrigins(
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

export async function recordTakenOrigin(
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

/** A new key that replaces an old one belongs to the same program. */
export async function noteKey(transaction: Transaction<DB>, jobId: string, keyId: string): Promise<void> {
  await sql`UPDATE job_origins SET key_id = ${keyId} WHERE job_id = ${jobId}`.execute(transaction);
}

/**
 * Records in the same transaction that the program that sends a job changed it itself. The job then counts as sent, unless a colleague
 * edited it before. No content has this hash, so whatever is sent next is written.
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

/** Stores a colleague's fixes, to apply them when the job is imported again. */
export async function noteMended(
  transaction: Transaction<DB>,
  sourceId: string,
  incoming: readonly { reference: string; mending?: Mending }[],
): Promise<void> {
  const fixedRows = incoming.filter(({ mending }) => mending && Object.keys(mending).length > 0);
  if (fixedRows.length === 0) return;
  const rows = JSON.stringify(fixedRows.map(({ reference, mending }) => ({ reference, mending })));
  await sql`
    UPDATE job_origins AS o SET mended = o.mended || m.mending
    FROM jsonb_to_recordset(${rows}::jsonb) AS m (reference text, mending jsonb)
    WHERE o.source_id = ${sourceId} AND o.reference = m.reference`.execute(transaction);
}

/** Stores the old addresses of imported jobs on the site they came from. Refused jobs have none. */
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
