/** Finds the owner of a session: one indexed lookup for every request that carries a cookie. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { hashToken } from '#platform/token/token.server.ts';
import type { Viewer } from '../policy.ts';

type SessionRow = {
  user_id: string;
  kind: Viewer['session']['kind'];
  email: string;
  full_name: string;
  role: Role;
  status: AccountStatus;
  expires_at: Date;
  is_owner: boolean;
  lacks_factor: boolean;
  may_apply: boolean;
};

/** Null for an ended session, and for an account that may not have one. */
export async function findSession(asPublic: Queries, token: string): Promise<Viewer | null> {
  const hash = hashToken(token);
  const { rows } = await sql<SessionRow>`SELECT * FROM app.find_session(${hash})`.execute(asPublic);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.user_id,
    email: row.email,
    fullName: row.full_name,
    role: row.role,
    status: row.status,
    isOwner: row.is_owner,
    lacksFactor: row.lacks_factor,
    appliesWhileWaiting: row.may_apply && row.status === 'pending',
    session: { hash, kind: row.kind, expiresAt: row.expires_at },
  };
}
