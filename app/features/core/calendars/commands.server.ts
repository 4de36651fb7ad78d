/** Makes and revokes the secret address of a consultant's calendar. */
import { randomBytes } from 'node:crypto';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { hashToken } from '#app/web/cookies/session-cookie.server.ts';
import type { Database } from '#db/connections/client.server.ts';

type Services = { database: Pick<Database, 'asActor'> };

/** Revokes the previous address. @returns the secret, which is stored only as a hash */
export async function makeCalendarLink({ database }: Services, { id }: Consultant) {
  // 256 bits, written in characters safe in a case-insensitive path.
  const secret = randomBytes(32).toString('hex');
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
