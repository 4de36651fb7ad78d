/** Action of the Cookie settings page and the banner: stores the choice, and answers with a page or to our script. */
import { data, type MiddlewareFunction } from 'react-router';
import { z } from 'zod';
import { isFromScript, readForm, refuseForm } from '#app/web/form/read.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { ALL, type ConsentDecision, consentCookie, NONE, readConsentCookie, toConsent } from '#domain/consent.ts';
import { ANALYTICS_COOKIES } from '#domain/device/browser-storage.ts';
import { findCookie, forgottenCookie } from '#domain/device/cookies.ts';
import { AddressGate, DAY_MS } from '#platform/limits/address-gate.server.ts';
import { keepReceipt } from '../commands.server.ts';

/** Receipts per address and day: a thousandth of the limit for all (MOST_RECEIPTS_A_DAY). */
const gate = new AddressGate(20, DAY_MS);

const ticked = z
  .literal('yes')
  .optional()
  .transform((value) => value === 'yes');
const consentForm = z.strictObject({
  choice: z.enum(['accept', 'reject', 'save']),
  analytics: ticked,
  functional: ticked,
  marketing: ticked,
  /** Id of the receipt that this one replaces, when the cookie no longer has it. */
  replaces: z.union([z.uuid(), z.literal('')]).optional(),
});

/** The choice always takes effect; its receipt may be missing, and the script asks for it again in a new tab. */
async function takeConsent({
  request,
  context,
}: RequestArgs): Promise<{ decision: ConsentDecision; headers: Headers }> {
  const services = context.get(requestContext);
  const { log, now, client, publicOrigin, requestId } = services;
  const form = await readForm(request, consentForm);
  if (!form.ok) throw refuseForm();
  const { choice, replaces, ...saved } = form.value;
  const consent = toConsent({ accept: ALL, reject: NONE, save: saved }[choice]);
  const cookies = request.headers.get('Cookie') ?? '';
  const formerReceipt = replaces || readConsentCookie(cookies, now)?.receipt || null;
  const receipt = gate.lets(client.ip, now.getTime())
    ? await keepReceipt(services.database, consent, formerReceipt).catch((error: unknown) => {
        log.error({ err: error, errorId: requestId }, 'a receipt of consent could not be kept');
        return null;
      })
    : null;
  const decision = { consent, decidedAt: receipt?.givenAt ?? now, receipt: receipt?.id ?? null };
  const isSecure = publicOrigin.startsWith('https:');
  const headers = new Headers({ 'Set-Cookie': consentCookie(decision, isSecure) });
  if (!consent.analytics) {
    for (const name of Object.values(ANALYTICS_COOKIES))
      if (findCookie(cookies, name)) headers.append('Set-Cookie', forgottenCookie(name, isSecure));
  }
  return { decision, headers };
}

export const answerScript: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST' || !isFromScript(request)) return next();
  const { decision, headers } = await takeConsent({ request, context });
  if (decision.receipt) return Response.json({ ok: true, receipt: decision.receipt }, { headers });
  // The script has set an equivalent cookie itself.
  return Response.json(
    { ok: false, reason: 'no_receipt', message: 'Your choice counts. Its receipt follows later.' },
    { status: 503, headers: { 'Retry-After': '60' } },
  );
};

export async function answerConsent(args: RequestArgs) {
  const { decision, headers } = await takeConsent(args);
  return data(decision, { headers });
}
