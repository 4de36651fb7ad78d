import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { Engagement } from '#domain/introduction/introduction.ts';

export type AskedIntroduction = {
  applicationId: string;
  clientId: string;
  clientName: string;
  purpose: string;
  engagement: Engagement;
};

/**
 * Runs in the caller's transaction, as a person of the desk. An existing introduction stays unchanged: its candidate was asked or has
 * answered, and is asked again only from its own page.
 */
export async function askForIntroduction(
  transaction: Transaction<DB>,
  tasks: SiteServices['tasks'],
  { applicationId, clientId, clientName, purpose, engagement }: AskedIntroduction,
): Promise<void> {
  const existing = await transaction
    .selectFrom('introductions')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (existing) return;
  const { rows } = await sql<{ id: string | null }>`
    SELECT app.open_introduction(${applicationId}, ${clientName}, ${clientId}, ${purpose}, ${engagement}) AS id`.execute(
    transaction,
  );
  const id = rows[0]?.id;
  if (!id) return;
  await sql`SELECT app.record_introduction_consent(${id}, 'asked', 'email', NULL)`.execute(transaction);
  await tasks.send(transaction, 'send-mail', { mail: 'introduction-consent', introductionId: id });
}
