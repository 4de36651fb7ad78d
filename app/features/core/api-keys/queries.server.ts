import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { ApiScope } from '#domain/api-key/api-key.ts';
import type { ListedKey } from './schema.ts';

type Reader = Pick<Database, 'asActor'>;

/** Valid keys first, then by age. One page holds all keys of an agency. */
const MOST_LISTED = 200;

export function listKeys({ asActor }: Reader, admin: Admin): Promise<ListedKey[]> {
  return asActor(admin.id, (transaction) =>
    transaction
      .selectFrom('api_keys as k')
      .innerJoin('profiles as p', 'p.id', 'k.account_id')
      .select(['k.id', 'k.name', 'k.beginning', 'p.full_name as accountName'])
      .select(['k.created_at as createdAt', 'k.expires_at as expiresAt', 'k.last_used_at as lastUsedAt'])
      .select(sql<ApiScope[]>`k.scopes`.as('scopes'))
      .select(
        sql<ListedKey['state']>`CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked'
                                     WHEN k.expires_at <= now() THEN 'expired' ELSE 'works' END`.as('state'),
      )
      .orderBy(sql`k.revoked_at IS NULL AND k.expires_at > now()`, 'desc')
      .orderBy('k.id', 'desc')
      .limit(MOST_LISTED)
      .execute(),
  );
}
