/**
 * Reports of suspicious activity in a browser (app/features/core/security/components). Signed-out visitors may only report form
 * submissions.
 */
import { z } from 'zod';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { isSignedIn } from '#app/features/core/accounts/policy.ts';
import { keepSecurityReport } from '#app/features/core/security/commands/security-reports.server.ts';
import { readReport } from '#app/web/report.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isReportedByVisitors, REPORTED_TYPES } from '#domain/account/security-watch.ts';
import { hideSecrets } from '#domain/text/hide-secrets.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/security-reports';

const perAddressLimit = new AddressGate(30);
/** The limit per minute of each account, or of each address of signed-out visitors. */
const ofEach = new AddressGate(6);
/** Each report is a high-risk security event, of which only a limited number is stored, so the total is limited, too. */
const ofAllVisitors = new FloodGate(60);

const securityReport = z.object({
  type: z.enum(REPORTED_TYPES),
  page: z
    .string()
    .regex(/^[a-z0-9/_.-]{1,100}$/)
    .transform(hideSecrets),
});

/** The answer never varies, so that the sender learns nothing about the records. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const now = services.now.getTime();
  const nothing = new Response(null, { status: 204 });
  if (!perAddressLimit.lets(services.client.ip, now)) return nothing;
  const report = await readReport(request, securityReport);
  if (!report) return nothing;
  const viewer = await findViewer({ request, context });
  const account = viewer && isSignedIn(viewer) ? viewer : null;
  if (!account && !isReportedByVisitors(report.type)) return nothing;
  if (!ofEach.lets(account?.id ?? services.client.ip, now)) return nothing;
  if (!account && !ofAllVisitors.lets(now)) return nothing;
  try {
    await keepSecurityReport(services, account, report);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a security report could not be written down');
  }
  return nothing;
}

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
