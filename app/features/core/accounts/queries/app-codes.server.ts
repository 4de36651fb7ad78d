import type { Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { agency } from '#domain/site/site.ts';
import type { AppSetUp } from '#platform/app-code/app-codes.server.ts';
import type { Viewer } from '../policy.ts';

export type AppState =
  | { kind: 'none' }
  /** The app waits for its first code. Only the session that began it sees the secret. */
  | { kind: 'begun'; setUp: AppSetUp }
  | { kind: 'added'; addedAt: Date; lastUsedAt: Date | null };

/** An unconfirmed secret expires after this many minutes. */
const SET_UP_MINUTES = 10;

export async function findAppState(
  { database, appCodes, now }: Pick<RequestContext, 'database' | 'appCodes' | 'now'>,
  viewer: Viewer,
): Promise<AppState> {
  const app = await database.asSystem((transaction) => findApp(transaction, viewer.id));
  if (!app) return { kind: 'none' };
  if (app.confirmed_at) return { kind: 'added', addedAt: app.confirmed_at, lastUsedAt: app.last_used_at };
  if (!isOpenTo(app, viewer, now)) return { kind: 'none' };
  return {
    kind: 'begun',
    setUp: appCodes.describe(app.sealed_secret, { issuer: agency().name, label: viewer.email }),
  };
}

export const findApp = (transaction: Transaction<DB>, userId: string) =>
  transaction.selectFrom('app_codes').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Only the session that began the set-up may see and confirm the secret, for ten minutes. */
export const isOpenTo = (
  { begun_by, created_at }: { begun_by: Buffer | null; created_at: Date },
  { session }: Pick<Viewer, 'session'>,
  now: Date,
): boolean =>
  (begun_by?.equals(session.hash) ?? false) && now.getTime() - created_at.getTime() < SET_UP_MINUTES * 60_000;

export const listFactors = (
  { database }: Pick<RequestContext, 'database'>,
  userId: string,
): Promise<{ hasPasskey: boolean; hasApp: boolean }> =>
  database.asSystem(async (transaction) => {
    const passkey = await transaction
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    const app = await findApp(transaction, userId);
    return { hasPasskey: passkey !== undefined, hasApp: Boolean(app?.confirmed_at) };
  });
