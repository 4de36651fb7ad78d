/** What the two login pages do, and where somebody goes from there. */
import { href, redirect } from 'react-router';
import { signIn } from '#app/features/accounts/commands/sign-in.server.ts';
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { isSignedIn } from '#app/features/accounts/policy.ts';
import { signInForm } from '#app/features/accounts/schema.ts';
import type { LoginKind } from '#app/site/login-request.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { pageUrl } from '#app/site/page-url.ts';
import { readSessionToken, sessionCookie } from '#app/site/session-cookie.server.ts';
import type { Role } from '#domain/account.ts';
import { lockedText, SIGN_IN_REFUSALS } from '#domain/account-texts.ts';
import { readReturnPath } from '#domain/return-path.ts';
import { type Asking, answerForm, refuse, STATUSES, WAITS } from './account-form.server.ts';

/** Where people of a role begin. */
export const homeOf = (role: Role): string =>
  ({ admin: href('/admin'), employer: href('/employer/jobs'), job_seeker: href('/jobs') })[role];

/** Where people of a role sign in. */
export const loginOf = (role: Role): string =>
  role === 'job_seeker' ? href('/candidate-login') : href('/employer-login');

/** For pages that only make sense to whoever is not signed in yet. @returns where to go afterwards; empty for home */
export async function loadWayIn({ request, context }: Asking): Promise<{ next: string }> {
  const next = readReturnPath(pageUrl(request).searchParams.get('next'));
  const viewer = await findViewer({ request, context });
  if (viewer && isSignedIn(viewer)) throw redirect(next ?? homeOf(viewer.role));
  return { next: next ?? '' };
}

/** Unknown address, wrong password: one answer for both, whatever there is behind the address (abuse: A04). */
export const answerSignIn = (asking: Asking, kind: LoginKind) =>
  answerForm(asking, signInForm, SIGN_IN_REFUSALS, async ({ email, password, next }, services) => {
    const oldToken = readSessionToken(asking.request, services.publicOrigin);
    const result = await signIn(services, { email, password, oldToken });
    if (result.ok) {
      const way = wayAfter(result, kind, readReturnPath(next));
      return redirect(way, {
        status: 303,
        headers: { 'Set-Cookie': sessionCookie(result.token, services.publicOrigin) },
      });
    }
    const values = { email, next };
    switch (result.reason) {
      case 'locked': {
        const { retryAfterSeconds } = result;
        return refuse(423, { notice: lockedText(retryAfterSeconds), values, retryAfterSeconds });
      }
      case 'too_many_attempts':
      case 'busy': {
        const { [result.reason]: notice } = SIGN_IN_REFUSALS;
        return refuse(STATUSES[result.reason], { notice, values, retryAfterSeconds: WAITS[result.reason] });
      }
      case 'invalid_credentials':
        return refuse(401, { notice: SIGN_IN_REFUSALS.invalid_credentials, values });
      case 'email_not_confirmed':
      case 'rejected': {
        const isUnconfirmed = result.reason === 'email_not_confirmed';
        return refuse(403, { notice: SIGN_IN_REFUSALS[result.reason], values, isUnconfirmed });
      }
    }
  });

type Admitted = { kind: 'full' | 'restricted' | 'second_factor'; role: Role };

function wayAfter({ kind, role }: Admitted, login: LoginKind, next: string | null): string {
  if (kind === 'restricted') return withPageNotice(href('/account-status'), 'account-pending');
  if (kind === 'second_factor') return href('/passkey') + (next ? `?next=${encodeURIComponent(next)}` : '');
  return withPageNotice(next ?? homeOf(role), login === 'candidate' ? 'candidate-signed-in' : 'signed-in');
}
