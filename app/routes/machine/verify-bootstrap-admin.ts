/** Checks a one-time token and makes the account of the session an administrator. Ignores the id in the body. */

import { href, redirect } from 'react-router';
import { z } from 'zod';
import {
  type BootstrapResult,
  spendBootstrapToken,
} from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { mostSecondsOf } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { BOOTSTRAP_TEXTS } from '#app/features/core/accounts/components/sign-in/bootstrap-texts.ts';
import { requireViewer } from '#app/features/core/accounts/gates.server.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { isFromScript, readForm } from '#app/web/form/read.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/verify-bootstrap-admin';

const shape = z.strictObject({
  token: z.string().trim().min(1, BOOTSTRAP_TEXTS.empty).max(200, BOOTSTRAP_TEXTS.invalid),
  userId: z.string().max(100).optional(),
});

const REFUSALS: Record<Exclude<BootstrapResult, { ok: true }>['reason'], [number, string]> = {
  invalid: [403, BOOTSTRAP_TEXTS.invalid],
  not_allowed: [403, BOOTSTRAP_TEXTS.notAllowed],
  too_many_attempts: [429, BOOTSTRAP_TEXTS.tooMany],
};

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const viewer = await requireViewer({ request, context });
  const form = await readForm(request, shape);
  if (!form.ok) return refuse(request, 422, form.errors['token'] ?? BOOTSTRAP_TEXTS.invalid);
  const result = await spendBootstrapToken(services, viewer, form.value.token);
  if (!result.ok) return refuse(request, ...REFUSALS[result.reason]);
  const headers = {
    'Set-Cookie': sessionCookie(result.token, services.publicOrigin, mostSecondsOf({ kind: 'full', role: 'admin' })),
  };
  if (isFromScript(request)) return Response.json({ success: true }, { headers });
  return redirect(`${href('/admin')}?notice=admin-granted`, { status: 303, headers });
}

/** A form sent without scripts is redirected back to its page. */
function refuse(request: Request, status: number, error: string): Response {
  if (isFromScript(request)) return Response.json({ success: false, error }, { status });
  return redirect(`${href('/account-status')}?notice=bootstrap-refused`, { status: 303 });
}

export const loader = () => new Response('Ask by POST\n', { status: 405, headers: { Allow: 'POST' } });
