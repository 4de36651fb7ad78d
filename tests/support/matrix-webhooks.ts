/** A webhook whose address contains a key; only administrators may read it. */
import { Webhooks } from '#platform/webhook/webhook.server.ts';
import type { MatrixActor } from './matrix.ts';
import type { Site } from './site.ts';

const ID = '00000000-0000-4000-8000-0000000000c1';

export const WEBHOOK_SECRETS: Record<string, readonly MatrixActor[]> = { 'saltmarsh-key': ['owner', 'admin'] };

/** Subscribed to no event, so that the matrix tests send nothing. */
export async function addSecretWebhook({ database: { database } }: Pick<Site, 'database'>): Promise<string> {
  await database.asSystem(async (transaction) => {
    await transaction.deleteFrom('webhooks').execute();
    await transaction
      .insertInto('webhooks')
      .values({
        id: ID,
        address: 'https://hooks.harbour.test/saltmarsh-key',
        events: ['webhook.test'],
        sealed_secret: new Webhooks('of a test').newSecret(),
      })
      .execute();
  });
  return ID;
}
