import { sql } from 'kysely';
import type { Admission } from '#app/web/api/with-key.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { isApiKey } from '#domain/api-key/api-key.ts';
import { hashToken } from '#platform/token/token.server.ts';
import type { Viewer } from '../policy.ts';
import { passesIpLimit } from './limits.server.ts';

type KeyRow = {
  key_id: string;
  scopes: string[];
  requests_a_minute: number;
  requests: number;
  seconds_left: number;
  expires_at: Date;
  user_id: string;
  email: string;
  full_name: string;
  role: Role;
  status: AccountStatus;
  is_owner: boolean;
  lacks_factor: boolean;
};

/** Wrong keys are rate-limited by address. Right keys from the same address stay usable. */
export async function admitKey(
  services: Pick<RequestContext, 'database' | 'client'>,
  token: string,
): Promise<Admission<Viewer>> {
  const row = isApiKey(token) ? await spendRequest(services.database.asPublic, hashToken(token)) : undefined;
  if (!row) return { ok: false, reason: (await passesIpLimit(services, 'api_key')) ? 'unknown' : 'too_many_failures' };
  return {
    ok: true,
    key: {
      id: row.key_id,
      scopes: row.scopes,
      requestsAMinute: row.requests_a_minute,
      requests: row.requests,
      secondsLeft: row.seconds_left,
    },
    holder: {
      id: row.user_id,
      email: row.email,
      fullName: row.full_name,
      role: row.role,
      status: row.status,
      isOwner: row.is_owner,
      lacksFactor: row.lacks_factor,
      appliesWhileWaiting: false,
      session: { hash: hashToken(token), kind: 'full', expiresAt: row.expires_at },
    },
  };
}

async function spendRequest(asPublic: Queries, hash: Buffer): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`SELECT * FROM app.use_api_key(${hash})`.execute(asPublic);
  return rows[0];
}
