import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

export type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** Oldest first. Row-level security shows only the actor's own. */
export function listPasskeys(transaction: Transaction<DB>, userId: string): Promise<Passkey[]> {
  return transaction
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** WebAuthn credential ids, with the transports that the browser passes to its authenticators. */
export function listPasskeyIds(
  transaction: Transaction<DB>,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  return transaction
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Also null for a passkey of another account. */
export async function findPasskeyKey(
  transaction: Transaction<DB>,
  userId: string,
  id: string,
): Promise<{ publicKey: Buffer } | null> {
  const row = await transaction
    .selectFrom('passkeys')
    .select('public_key as publicKey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
