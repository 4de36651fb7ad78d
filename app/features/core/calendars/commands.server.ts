import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';

type Services = { database: Pick<Database, 'asActor'> };

/**
 * Revokes the previous address.
 *
 * @returns the secret, which is stored only as a hash
 */
export async function makeCalendarLink({ database }: Services, { id }: Consultant) {
  const secret = newPathToken();
  await database.asActor(id, async (transaction) => {
    await transaction.deleteFrom('calendar_links').where('user_id', '=', id).execute();
    await transaction
      .insertInto('calendar_links')
      .values({ user_id: id, token_hash: hashToken(secret) })
      .execute();
  });
  return { ok: true as const, secret };
}

export async function removeCalendarLink({ database }: Services, { id }: Consultant) {
  await database.asActor(id, (transaction) =>
    transaction.deleteFrom('calendar_links').where('user_id', '=', id).execute(),
  );
  return { ok: true as const, secret: null };
}
