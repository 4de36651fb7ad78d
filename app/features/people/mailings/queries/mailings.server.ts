import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { hashToken } from '#platform/token/token.server.ts';
import type { MailingRow } from '../schema.ts';

export const MAILINGS_LISTED = 100;

export function listMailings({ asActor }: Database, { id }: Consultant): Promise<MailingRow[]> {
  return asActor(id, async (transaction) => {
    const { rows } = await sql<MailingRow>`
      SELECT g.id, g.subject, g.body, g.sent_by_name AS sender, g.created_at AS at, m.sent, m.waiting, m.failed,
             g.left_out + m.needless AS "leftOut"
      FROM (SELECT * FROM mailings ORDER BY created_at DESC, id DESC LIMIT ${MAILINGS_LISTED}) AS g, LATERAL (
        SELECT count(*) FILTER (WHERE outcome = 'sent')::integer AS sent,
               count(*) FILTER (WHERE outcome IS NULL)::integer AS waiting,
               count(*) FILTER (WHERE outcome = 'needless')::integer AS needless,
               count(*) FILTER (WHERE outcome IN ('unknown', 'refused', 'hard_bounce'))::integer AS failed
        FROM mailing_mails WHERE mailing_id = g.id) AS m
      ORDER BY g.created_at DESC, g.id DESC`.execute(transaction);
    return rows;
  });
}

export function isStopLink({ asSystem }: Database, token: string): Promise<boolean> {
  return asSystem(async (transaction) => {
    const { rows } = await sql`
      SELECT FROM mailing_mails WHERE token_hash = ${hashToken(token)} AND person_id IS NOT NULL`.execute(transaction);
    return rows.length > 0;
  });
}
