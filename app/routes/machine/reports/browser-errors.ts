/** Reports of the error screen about failures in a browser, with the id shown to the person. */
import { z } from 'zod';
import { readReport } from '#app/web/report.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/browser-errors';

/** The limit of one address per minute. */
const perAddressLimit = new AddressGate(60);
/** Each report adds some kilobytes to the log, so the total is limited, too. */
const totalLimit = new FloodGate(300);

/** An error message may quote what the visitor typed. */
const withoutAddresses = (text: string) => text.replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[e-mail]');

const browserError = z.object({
  errorId: z.string().max(64),
  message: z.string().transform((text) => withoutAddresses(text.slice(0, 500))),
  stack: z
    .string()
    .transform((text) => withoutAddresses(text.slice(0, 4_000)))
    .optional(),
  path: z.string().transform((text) => text.split('?', 1)[0]?.slice(0, 300)),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { log, now, client } = context.get(requestContext);
  // The limits are checked before the body is read.
  if (!perAddressLimit.lets(client.ip, now.getTime())) return tooMany();
  const report = await readReport(request, browserError);
  if (!report) return new Response(null, { status: 400 });
  if (!totalLimit.lets(now.getTime())) return tooMany();
  // Anybody can send a report, so it must neither look like a server error nor raise an alarm.
  log.warn(report, 'error in a browser');
  return new Response(null, { status: 204 });
}

const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } });

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
