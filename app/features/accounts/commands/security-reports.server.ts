/** Writes down what the browser of somebody signed in says it found suspicious (spec: accounts §9). */
import type { RequestContext } from '#app/site/request-context.server.ts';
import type { ReportedType } from '#domain/security-watch.ts';
import type { Viewer } from '../policy.ts';
import { logSuspicion } from './limits.server.ts';

export type SecurityReport = {
  type: ReportedType;
  /** The route it was noticed on, as app/routes.ts names it: never an address, in which there may be a secret. */
  page: string;
};

/**
 * A browser says what it likes, so this is a hint and no proof: the log says that it was reported. Whose it is and where
 * it comes from are what the session and the connection say.
 */
export async function keepSecurityReport(
  services: Pick<RequestContext, 'database' | 'client'>,
  viewer: Viewer,
  { type, page }: SecurityReport,
): Promise<void> {
  await logSuspicion(services, type, { reported_by: 'browser', page }, viewer.id);
}
