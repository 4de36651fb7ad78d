/**
 * Keeps the answer to each idempotency key for a day: a client that lost the answer retries and gets the same one
 * (abuse: R05). The table decides which request is first, across all processes (docs/decisions/0016).
 */
import { sql } from 'kysely';
import type { Beginning, KeptAnswer, KeyedRequest } from '#app/web/form/once.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Viewer } from '../policy.ts';

type Services = { database: Database };
type Keyed = KeyedRequest<Pick<Viewer, 'id'>>;

/** What is longer is not kept: the request then runs anew, as if it had no key. */
const LONGEST_KEPT_BODY = 65_536;
/** Half of what the table takes, which writes them with more spaces. */
const LONGEST_KEPT_HEADERS = 2_000;

/**
 * Takes the key for this request, if it is new, a day old, or taken by the same request a minute ago that was never
 * answered: no request works that long, so its process is gone. Commands may be repeated.
 */
export function beginRequest({ database }: Services, { viewer, key, hash }: Keyed): Promise<Beginning> {
  return database.asActor(viewer.id, async (transaction) => {
    const { rows: begun } = await sql<{ run: string }>`
      INSERT INTO answered_requests AS known (user_id, key, request_hash) VALUES (${viewer.id}, ${key}, ${hash})
      ON CONFLICT (user_id, key) DO UPDATE
        SET request_hash = excluded.request_hash, started_at = now(),
            answered_at = NULL, status = NULL, headers = NULL, body = NULL
        WHERE known.started_at <= now() - interval '1 day'
           OR (known.answered_at IS NULL AND known.started_at <= now() - interval '60 seconds'
               AND known.request_hash = excluded.request_hash)
      RETURNING started_at::text AS run`.execute(transaction);
    if (begun[0]) return { ok: true, run: begun[0].run };
    const known = await transaction
      .selectFrom('answered_requests')
      .select(['request_hash', 'status', 'headers', 'body'])
      .where('user_id', '=', viewer.id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known && !known.request_hash.equals(hash)) return { ok: false, reason: 'another_request' };
    if (!known?.status) return { ok: false, reason: 'running' };
    const headers = known.headers as [string, string][];
    return { ok: false, reason: 'answered', answer: { status: known.status, headers, body: known.body ?? NO_BODY } };
  });
}

const NO_BODY = Buffer.alloc(0);

/** @param answer null where it is not to be kept: then the same request may run again at once */
export async function endRequest(
  { database }: Services,
  { viewer, key }: Keyed,
  run: string,
  answer: KeptAnswer | null,
): Promise<void> {
  const headers = JSON.stringify(answer?.headers ?? []);
  const isKept = answer && answer.body.length <= LONGEST_KEPT_BODY && headers.length <= LONGEST_KEPT_HEADERS;
  await database.asActor(viewer.id, async (transaction) => {
    if (isKept) {
      await sql`
        UPDATE answered_requests
        SET answered_at = now(), status = ${answer.status}, headers = ${headers}::jsonb, body = ${answer.body}
        WHERE user_id = ${viewer.id} AND key = ${key} AND started_at = ${run}::timestamptz`.execute(transaction);
    } else {
      await sql`
        DELETE FROM answered_requests
        WHERE user_id = ${viewer.id} AND key = ${key} AND started_at = ${run}::timestamptz`.execute(transaction);
    }
  });
}
