/** Logs suspicious activity that browsers report (spec: accounts §9). */
import { logSuspicion } from '#app/features/core/accounts/commands/limits.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { ReportedType } from '#domain/account/security-watch.ts';

export type SecurityReport = {
  type: ReportedType;
  /** The route's path pattern, never an address, which might contain a secret. */
  page: string;
};

/**
 * The browser controls its report, so the log says that it was only reported. The account comes from the session, the IP address from the
 * connection.
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
