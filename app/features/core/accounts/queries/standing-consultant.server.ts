import type { Database } from '#db/connections/client.server.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { type Consultant, mayWorkAtDesk, type Viewer } from '../policy.ts';

/**
 * Reads the rights as they are now, for background work in this consultant's name.
 *
 * @returns null if the account was deleted or may no longer work at the desk
 */
export async function findStandingConsultant({ asSystem }: Database, id: string): Promise<Consultant | null> {
  const row = await asSystem((transaction) =>
    transaction
      .selectFrom('profiles')
      .select(['email', 'full_name', 'role', 'status', 'is_owner'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const viewer: Viewer = {
    id,
    email: row.email,
    fullName: row.full_name,
    role: row.role as Role,
    status: row.status as AccountStatus,
    isOwner: row.is_owner,
    lacksFactor: false,
    appliesWhileWaiting: false,
    // Background work has no request and no session.
    session: { hash: Buffer.alloc(32), kind: 'full', expiresAt: new Date() },
  };
  return mayWorkAtDesk(viewer) ? (viewer as Consultant) : null;
}
