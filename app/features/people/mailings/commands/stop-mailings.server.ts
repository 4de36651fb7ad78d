/** The link in each email about work withdraws consent to them. */
import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import { hashToken } from '#platform/token/token.server.ts';

export type StopResult = { ok: true } | { ok: false; reason: 'bad_link' };

export async function stopMailings({ database }: Pick<RequestContext, 'database'>, token: string): Promise<StopResult> {
  const { rows } = await database.asSystem((transaction) =>
    sql<{ isKnown: boolean }>`SELECT app.stop_mailings(${hashToken(token)}, ${THE_SITE_NAME}) AS "isKnown"`.execute(
      transaction,
    ),
  );
  return rows[0]?.isKnown ? { ok: true } : { ok: false, reason: 'bad_link' };
}
