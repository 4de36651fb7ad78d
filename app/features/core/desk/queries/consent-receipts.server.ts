import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { MOST_EVENTS, type ReceiptRow, type ReceiptSearch, type ReceiptShare } from '../schema/lists.ts';

/** One page, newest first; the count, at most `MOST_EVENTS` + 1; and figures for the last 30 days. */
export function listReceipts({ asActor }: Database, admin: Admin, { receipt, page }: ReceiptSearch) {
  const matches = sql`FROM consent_receipts WHERE ${receipt ? sql`${receipt}::uuid IN (id, replaces)` : sql`true`}`;
  return asActor(admin.id, async (transaction) => {
    const { rows: receipts } = await sql<ReceiptRow>`
      SELECT id, given_at AS "givenAt", analytics, functional, marketing, policy::text, replaces ${matches}
      ORDER BY given_at DESC, id DESC
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const { rows: counted } = await sql<{ total: number }>`
      SELECT count(*)::integer AS total FROM (SELECT ${matches} LIMIT ${MOST_EVENTS + 1}) AS counted`.execute(
      transaction,
    );
    const { rows: shares } = await sql<ReceiptShare>`
      SELECT count(*)::integer AS "all",
             count(*) FILTER (WHERE analytics AND functional AND marketing)::integer AS accepted,
             count(*) FILTER (WHERE NOT (analytics OR functional OR marketing))::integer AS rejected,
             count(*) FILTER (WHERE analytics)::integer AS analytics
      FROM consent_receipts WHERE given_at > now() - interval '30 days'`.execute(transaction);
    return { receipts, total: counted[0]?.total ?? 0, share: shares[0] ?? EMPTY };
  });
}

const EMPTY: ReceiptShare = { all: 0, accepted: 0, rejected: 0, analytics: 0 };
