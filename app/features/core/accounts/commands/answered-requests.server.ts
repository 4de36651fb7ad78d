/**
 * Stores the answer to each idempotency key for a day, so that a client which lost the answer gets the same one on a retry (abuse: R05,
 * R11). A lock decides which request is first, across all processes (docs/decisions/0122).
 */
import { sql, type Transaction } from 'kysely';
import type { BeginResult, KeptAnswer, KeyedRequest } from '#app/web/form/once/once.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { tryLockOfRequest } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import type { Viewer } from '../policy.ts';

type Services = { database: Database };
type Keyed = KeyedRequest<Pick<Viewer, 'id'>>;

/** Longer answers are not stored: a retry runs the request again, as if it had no key. */
const LONGEST_KEPT_BODY = 1_048_576;
/** Half of the table's limit, because the stored JSON has more spaces. */
const LONGEST_KEPT_HEADERS = 2_000;

/**
 * Takes the key for this request until its transaction ends, unless the request was answered within a day or another one has the key. If
 * the process dies, the lock is released and the transaction rolls back.
 */
export function beginRequest({ database }: Services, request: Keyed): Promise<BeginResult> {
  const { viewer, key } = request;
  return database.asActor(viewer.id, async (transaction) => {
    const storedAnswer = await findAnswered(transaction, request);
    if (storedAnswer) return storedAnswer;
    if (!(await tryLockOfRequest(transaction, `${viewer.id} ${key}`))) return { ok: false, reason: 'running' };
    // Another process may have answered while this one waited for the lock.
    return (await findAnswered(transaction, request)) ?? { ok: true };
  });
}

async function findAnswered(transaction: Transaction<DB>, { viewer, key, hash }: Keyed): Promise<BeginResult | null> {
  const { rows } = await sql<AnsweredRequest>`
    SELECT request_hash, status, headers, body FROM answered_requests
    WHERE user_id = ${viewer.id} AND key = ${key} AND started_at > now() - interval '1 day'
      AND answered_at IS NOT NULL`.execute(transaction);
  const [answeredRequest] = rows;
  if (!answeredRequest) return null;
  if (!answeredRequest.request_hash.equals(hash)) return { ok: false, reason: 'another_request' };
  const { status, headers, body } = answeredRequest;
  return { ok: false, reason: 'answered', answer: { status, headers, body: body ?? NO_BODY } };
}

type AnsweredRequest = { request_hash: Buffer; status: number; headers: [string, string][]; body: Buffer | null };
const NO_BODY = Buffer.alloc(0);

export async function endRequest(
  { database }: Services,
  { viewer, key, hash }: Keyed,
  answer: KeptAnswer,
): Promise<void> {
  const headers = JSON.stringify(answer.headers);
  if (answer.body.length > LONGEST_KEPT_BODY || headers.length > LONGEST_KEPT_HEADERS) return;
  await database.asActor(viewer.id, async (transaction) => {
    await sql`
      INSERT INTO answered_requests (user_id, key, request_hash, answered_at, status, headers, body)
      VALUES (${viewer.id}, ${key}, ${hash}, now(), ${answer.status}, ${headers}::jsonb, ${answer.body})
      ON CONFLICT (user_id, key) DO UPDATE
        SET request_hash = excluded.request_hash, started_at = excluded.started_at, answered_at = excluded.answered_at,
            status = excluded.status, headers = excluded.headers, body = excluded.body`.execute(transaction);
  });
}
