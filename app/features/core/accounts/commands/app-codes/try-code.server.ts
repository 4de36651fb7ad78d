import type { RequestContext } from '#app/web/request-context.server.ts';
import { type AppCodeRefusal, readAppCode } from '#domain/account/app-code.ts';
import type { Viewer } from '../../policy.ts';
import { findApp } from '../../queries/app-codes.server.ts';
import { countAttempt, forgiveAttempts, passesIpLimit } from '../limits.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'appCodes' | 'now'>;
type App = NonNullable<Awaited<ReturnType<typeof findApp>>>;

export type RightCode = { secret: Buffer; step: number };

/**
 * Allows five wrong codes per account in 15 minutes, whatever their source. A thief with the password gets 480 guesses a day out of a
 * million codes.
 *
 * @param isUsable whether this app counts here
 *
 * @returns the code's time step; the statement that stores the step checks that it is unused
 */
export async function tryCode(
  services: Services,
  viewer: Viewer,
  code: string,
  isUsable: (app: App) => boolean,
): Promise<RightCode | AppCodeRefusal> {
  const { database, appCodes, now } = services;
  if (!(await passesIpLimit(services, 'passkey'))) return 'too_many_attempts';
  const counter = `${viewer.id}:app-code`;
  if ((await countAttempt(database.asPublic, counter, 'confirmation')).isLocked) return 'locked';
  const app = await database.asSystem((transaction) => findApp(transaction, viewer.id));
  if (!app || !isUsable(app)) return 'expired';
  const step = appCodes.findStep(app.sealed_secret, readAppCode(code), now);
  if (step === null || step <= Number(app.last_step)) return 'wrong';
  await forgiveAttempts(database.asPublic, counter, 'confirmation');
  return { secret: app.sealed_secret, step };
}
