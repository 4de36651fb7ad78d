import { randomUUID } from 'node:crypto';
import { type ApiScope, beginningOf, toApiKey } from '#domain/api-key/api-key.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';

/** @param expiresAt an SQL expression */
export async function addApiKey(
  database: TestDatabase,
  accountId: string,
  scopes: readonly ApiScope[],
  { expiresAt = "now() + interval '90 days'", rate = 1_000 } = {},
): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = toApiKey(newToken());
  await asSuperuser(
    database,
    `INSERT INTO api_keys (id, name, beginning, token_hash, scopes, account_id, created_at, expires_at, requests_a_minute)
     VALUES ('${id}', 'A key', '${beginningOf(key)}', '\\x${hashToken(key).toString('hex')}', '{${scopes.join(',')}}', '${accountId}',
             now() - interval '1 hour', ${expiresAt}, ${rate})`,
  );
  return { id, key };
}
