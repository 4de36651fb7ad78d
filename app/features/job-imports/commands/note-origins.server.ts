/** Notes which job of ours is which job of theirs, as it was written from there. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Mending } from '../queries/mended.server.ts';

type Made = { id: string; reference: string; hash: Buffer };

export async function noteMade(
  transaction: Transaction<DB>,
  sourceId: string,
  made: readonly Made[],
  importId: string | null,
): Promise<void> {
  const rows = made.map(({ id, reference, hash }) => ({ id, reference, hash: hash.toString('hex') }));
  await sql`
    INSERT INTO job_origins (job_id, source_id, reference, content_hash, job_version, import_id)
    SELECT j.id, ${sourceId}, m.reference, decode(m.hash, 'hex'), (extract(epoch FROM j.updated_at) * 1000000)::bigint, ${importId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS m (id uuid, reference text, hash text) JOIN jobs AS j ON j.id = m.id
  `.execute(transaction);
}

export async function noteTaken(
  transaction: Transaction<DB>,
  jobId: string,
  hash: Buffer,
  importId: string | null,
): Promise<void> {
  await sql`
    UPDATE job_origins AS o
    SET content_hash = ${hash}, job_version = (extract(epoch FROM j.updated_at) * 1000000)::bigint, missing_since = NULL,
        import_id = ${importId}
    FROM jobs AS j WHERE o.job_id = ${jobId} AND j.id = o.job_id`.execute(transaction);
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
