/** Browsers' reports of blocked content (CSP). Limited in size and number, because anybody can send them. */
import { z } from 'zod';
import { keepCspReport } from '#app/features/core/security/commands/csp-reports.server.ts';
import { readReport } from '#app/web/report.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { hideSecrets } from '#domain/text/hide-secrets.ts';
import { AddressGate, DAY_MS } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/csp-violations';

const perAddressLimit = new AddressGate(60);
/** The table keeps 10,000 kinds of report for 90 days: one address must not fill it within hours. */
const dailyAddressLimit = new AddressGate(500, DAY_MS);
/** Each report is a log line and a database statement, so the total is limited, too. */
const totalLimit = new FloodGate(600);
const text = z.string().transform((value) => value.slice(0, 300));

const cspReport = z.object({
  'csp-report': z.object({
    // The query may contain typed text, so it is cut off.
    'document-uri': text.transform((address) => hideSecrets(address.split('?', 1)[0] ?? '')),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.transform(hideSecrets).optional(),
  }),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { database, log, now, client, requestId } = context.get(requestContext);
  // The limits are checked before the body is read.
  if (!perAddressLimit.lets(client.ip, now.getTime())) return tooMany();
  const report = await readReport(request, cspReport);
  if (!report) return new Response(null, { status: 400 });
  if (!dailyAddressLimit.lets(client.ip, now.getTime()) || !totalLimit.lets(now.getTime())) return tooMany();
  const {
    'document-uri': page,
    'effective-directive': effective,
    'violated-directive': violated,
    'blocked-uri': blocked,
  } = report['csp-report'];
  const directive = effective ?? violated;
  log.warn({ page, directive, blocked }, 'csp violation');
  try {
    await keepCspReport(database, { page, directive: directive ?? '', blocked: blocked ?? '' });
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'a csp report could not be stored');
    return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  }
  return new Response(null, { status: 204 });
}

const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } });

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
