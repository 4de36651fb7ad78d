import { sql } from 'kysely';
import { THE_SITE, writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { type ApiScope, beginningOf, toApiKey } from '#domain/api-key/api-key.ts';
import { isUuid, newUuid } from '#domain/uuid.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import type { MakeKey } from './schema.ts';

type Services = { database: Pick<Database, 'asActor'> };

const DAY_MS = 86_400_000;

/** The key itself is returned once and never stored. */
export type MadeKey = { ok: true; key: string } | { ok: false; reason: 'made_already' | 'no_desk' };

type NewKey = Pick<MakeKey, 'id' | 'name' | 'account' | 'days' | 'rate' | 'scopes'>;

export function makeKey(
  { database, now }: Services & { now: Date },
  admin: Admin,
  keyToMake: NewKey,
): Promise<MadeKey> {
  return database.asActor(admin.id, async (transaction) => {
    const { rows } = await sql<{ may: boolean }>`SELECT app.may_work_desk(${keyToMake.account}) AS may`.execute(
      transaction,
    );
    if (rows[0]?.may !== true) return { ok: false, reason: 'no_desk' };
    const { key, row } = newKey(keyToMake, now);
    const inserted = await transaction
      .insertInto('api_keys')
      .values({ ...row, created_by: admin.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return { ok: false, reason: 'made_already' };
    await writeAudit(transaction, admin, 'api_key_made', subjectOf(keyToMake));
    return { ok: true, key };
  });
}

/**
 * Creates a key from the command line (scripts/api-key.ts).
 *
 * @param email null for the first owner
 *
 * @returns null if there is no such colleague
 */
export function makeKeyOnServer(
  { asSystem }: Pick<Database, 'asSystem'>,
  now: Date,
  keyToMake: { name: string; email: string | null; days: number; rate: number; scopes: ApiScope[] },
): Promise<{ key: string; email: string } | null> {
  return asSystem(async (transaction) => {
    const colleagues = transaction
      .selectFrom('profiles')
      .select(['id', 'email'])
      .where('status', '=', 'approved')
      .where('role', 'in', ['admin', 'consultant']);
    const { email } = keyToMake;
    const colleague = await (email === null
      ? colleagues.where('is_owner', '=', true)
      : colleagues.where('email', '=', email)
    )
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!colleague) return null;
    const facts = { ...keyToMake, id: newUuid(now.getTime()), account: colleague.id };
    const { key, row } = newKey(facts, now);
    await transaction.insertInto('api_keys').values(row).execute();
    await writeAudit(transaction, THE_SITE, 'api_key_made', subjectOf(facts));
    return { key, email: colleague.email };
  });
}

function newKey({ id, name, account, days, rate, scopes }: NewKey, now: Date) {
  const key = toApiKey(newToken());
  const row = {
    id,
    name,
    beginning: beginningOf(key),
    token_hash: hashToken(key),
    scopes,
    account_id: account,
    expires_at: new Date(now.getTime() + days * DAY_MS),
    requests_a_minute: rate,
  };
  return { key, row };
}

/** A revoked key stays revoked. */
export function revokeKey(
  { database }: Services,
  admin: Admin,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  return database.asActor(admin.id, async (transaction) => {
    const apiKey = isUuid(id)
      ? await transaction.selectFrom('api_keys').select('name').where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!apiKey) return { ok: false, reason: 'not_found' };
    const revokedKey = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revokedKey) await writeAudit(transaction, admin, 'api_key_revoked', subjectOf({ id, name: apiKey.name }));
    return { ok: true };
  });
}

const subjectOf = ({ id, name }: { id: string; name: string }) => ({ type: 'settings', id, label: name }) as const;
