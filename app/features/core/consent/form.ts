/** The form of the Cookie settings page and of the banner. Imported by the server only. */
import { data, type MiddlewareFunction } from 'react-router';
import { z } from 'zod';
import { isFromScript, readForm, refuseForm } from '#app/web/form/read.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { ALL, type ConsentDecision, consentCookie, NONE, readConsentCookie, toConsent } from '#domain/consent.ts';
import { ANALYTICS_COOKIES } from '#domain/device/browser-storage.ts';
import { findCookie, forgottenCookie } from '#domain/device/cookies.ts';
import { recordConsent } from './commands.server.ts';

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

/** Stores the choice, and returns the cookies for it. */
async function takeConsent({
  request,
  context,
}: RequestArgs): Promise<{ decision: ConsentDecision; headers: Headers }> {
  const services = context.get(requestContext);
  const form = await readForm(request, consentForm);
  if (!form.ok) throw refuseForm();
  const { choice, replaces, ...saved } = form.value;
  const consent = toConsent({ accept: ALL, reject: NONE, save: saved }[choice]);
  const cookies = request.headers.get('Cookie') ?? '';
  const formerReceipt = replaces || readConsentCookie(cookies, services.now)?.receipt || null;
  const decision = await recordConsent(services, consent, formerReceipt);
  const isSecure = services.publicOrigin.startsWith('https:');
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
    { ok: false, reason: 'no_receipt', message: 'Choice saved. We’ll add its receipt later.' },
    { status: 503, headers: { 'Retry-After': '60' } },
  );
};

export async function answerConsent(args: RequestArgs) {
  const { decision, headers } = await takeConsent(args);
  return data(decision, { headers });
}
