/** Logs what a browser says it found suspicious (spec: accounts §9). */

import { logSuspicion } from '#app/features/core/accounts/commands/limits.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { ReportedType } from '#domain/account/security-watch.ts';

export type SecurityReport = {
  type: ReportedType;
  /** The route it was noticed on, as the map of pages names it: never an address, in which there may be a secret. */
  page: string;
};

/**
 * A browser can say what it likes, so this is a hint and no proof: the log says that it was reported. The account comes from
 * the session and the address from the connection.
 *
 * @param account null for a visitor
 */
export async function keepSecurityReport(
  services: Pick<RequestContext, 'database' | 'client'>,
  account: Pick<Viewer, 'id'> | null,
  { type, page }: SecurityReport,
): Promise<void> {
  await logSuspicion(services, type, { reported_by: 'browser', page }, account?.id);
}
