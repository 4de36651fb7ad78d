/** Measurements reported by pages. Accepts only values on the closed lists, and only from visitors who agreed. */
import { z } from 'zod';
import { countMeasurements } from '#app/features/core/measurement/commands.server.ts';
import { EVENTS, isMeasuredDetail, LARGEST_BATCH } from '#app/features/core/measurement/schema.ts';
import { MEASURED_PAGES } from '#app/pages/measured-page.ts';
import { readReport } from '#app/web/report.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readConsentCookie } from '#domain/consent.ts';
import { edgesOf, VITALS } from '#domain/measurement/web-vital.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/measurements';

const perAddressLimit = new AddressGate(60);
/** Each report is a transaction, so the total is limited, too. */
const totalLimit = new FloodGate(1_200);

const page = z.enum(MEASURED_PAGES);
const event = z
  .strictObject({ event: z.enum(EVENTS), page, detail: z.string().max(60) })
  .refine(({ event: name, detail }) => isMeasuredDetail(name, detail));
const vital = z
  .strictObject({ metric: z.enum(VITALS), page, bucket: z.int().min(0) })
  .refine(({ metric, bucket }) => bucket <= edgesOf(metric).length);
const measurements = z
  .strictObject({ events: z.array(event), vitals: z.array(vital) })
  .refine(({ events, vitals }) => events.length + vitals.length <= LARGEST_BATCH);

export async function action({ request, context }: Route.ActionArgs) {
  const { database, log, now, client, requestId } = context.get(requestContext);
  if (!perAddressLimit.lets(client.ip, now.getTime())) return tooMany();
  // The cookie is read from every request: a visitor who has just withdrawn consent is no longer counted.
  const decision = readConsentCookie(request.headers.get('Cookie') ?? '', now);
  if (!decision?.consent.analytics) return new Response(null, { status: 204 });
  const report = await readReport(request, measurements);
  if (!report) return new Response(null, { status: 400 });
  if (!totalLimit.lets(now.getTime())) return tooMany();
  try {
    await countMeasurements(database, report);
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'measurements could not be counted');
    return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  }
  return new Response(null, { status: 204 });
}

const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } });

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
