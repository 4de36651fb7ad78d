import type { Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { MOST_TEMPLATES } from '#domain/application/template.ts';
import { isUuid } from '#domain/uuid.ts';

export type Template = { id: string; name: string; subject: string; body: string };

export const selectTemplates = (transaction: Transaction<DB>): Promise<Template[]> =>
  transaction
    .selectFrom('email_templates')
    .select(['id', 'name', 'subject', 'body'])
    .orderBy('name')
    .limit(MOST_TEMPLATES)
    .execute();

export const listTemplates = ({ asActor }: Pick<Database, 'asActor'>, consultant: Consultant): Promise<Template[]> =>
  asActor(consultant.id, selectTemplates);

export async function selectTemplate(transaction: Transaction<DB>, id: string): Promise<Template | null> {
  if (!isUuid(id)) return null;
  const template = await transaction
    .selectFrom('email_templates')
    .select(['id', 'name', 'subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  return template ?? null;
}
