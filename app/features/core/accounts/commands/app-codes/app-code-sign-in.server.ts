import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { AppCodeRefusal } from '#domain/account/app-code.ts';
import { signIns } from '#platform/metrics/counters.server.ts';
import type { Viewer } from '../../policy.ts';
import { logEvent, logSuspicion } from '../limits.server.ts';
import { type FinishedSignIn, finishSignIn, holdPassword } from '../sessions/finish-sign-in.server.ts';
import { type RightCode, tryCode } from './try-code.server.ts';

export type AppCodeSignIn = FinishedSignIn | { ok: false; reason: AppCodeRefusal };

export async function signInWithAppCode(
  services: Pick<RequestContext, 'database' | 'client' | 'appCodes' | 'now'>,
  viewer: Viewer,
  { code, browserTokens }: { code: string; browserTokens: readonly string[] },
): Promise<AppCodeSignIn> {
  if (viewer.session.kind !== 'second_factor') return { ok: false, reason: 'ended' };
  const read = await tryCode(services, viewer, code, ({ confirmed_at }) => confirmed_at !== null);
  const result = typeof read === 'string' ? { ok: false as const, reason: read } : await admit(read);
  signIns.inc({ way: 'app_code', outcome: result.ok ? 'ok' : result.reason });
  if (!result.ok) {
    await logSuspicion(services, 'app_code_refused', { step: 'sign_in', reason: result.reason }, viewer.id);
  }
  return result;

  function admit({ secret, step }: RightCode): Promise<AppCodeSignIn> {
    return services.database.asSystem(async (transaction) => {
      await holdPassword(transaction, viewer);
      // A code works once: of two requests with the same code, one finds the step unused.
      const usedCode = await transaction
        .updateTable('app_codes')
        .set({ last_step: step, last_used_at: sql<Date>`now()` })
        .where('user_id', '=', viewer.id)
        .where('sealed_secret', '=', secret)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', String(step))
        .executeTakeFirst();
      if (usedCode.numUpdatedRows === 0n) return { ok: false, reason: 'wrong' };
      const finished = await finishSignIn(transaction, viewer, browserTokens);
      if (finished.ok) {
        await logEvent(transaction, services.client, { type: 'app_code_accepted', userId: viewer.id });
      }
      return finished;
    });
  }
}
