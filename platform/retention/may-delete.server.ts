/** Deletion by age waits for an administrator if it would delete an implausible share of a kind (docs/operate/retention.md). */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { HeldDeletions } from '#db/types.ts';
import type { Log } from '#platform/log/log.server.ts';

export type DeletionKind = HeldDeletions['kind'];
type Services = { database: Pick<Database, 'asSystem'>; log: Log };

/** @param count a query that returns `due` and `total` */
export async function mayDelete(
  { database, log }: Services,
  kind: DeletionKind,
  count: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await database.asSystem((transaction) =>
    sql<{ mayDelete: boolean; due: string; total: string }>`
      SELECT c.due, c.total, app.may_delete(${kind}, c.due, c.total) AS "mayDelete" FROM (${count}) AS c`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  if (row && !row.mayDelete)
    log.warn({ kind, due: Number(row.due), total: Number(row.total) }, 'a deletion waits for an administrator');
  return row?.mayDelete ?? false;
}

/** Covers people, guest applications and unused accounts: `app.count_due` knows no other kind. */
export const countDue = (kind: DeletionKind, months: number): RawBuilder<unknown> =>
  sql`SELECT due, total FROM app.count_due(${kind}, ${months}::int)`;
