import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { mayUseBootstrap, type Viewer } from '../policy.ts';

/** spec: accounts §6; product: "First administrator". */
export async function findBootstrapOffer({ asSystem }: Database, viewer: Viewer | null) {
  if (!viewer || !mayUseBootstrap(viewer)) return null;
  const token = await asSystem((transaction) =>
    transaction
      .selectFrom('bootstrap_tokens')
      .select('created_at')
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .limit(1)
      .executeTakeFirst(),
  );
  return token ? { userId: viewer.id, role: viewer.role } : null;
}
