/** What the two login pages do, and where somebody goes from there. */
import { href, redirect } from 'react-router';
import { signIn } from '#app/features/accounts/commands/sign-in.server.ts';
import { findCandidateBy, findViewer } from '#app/features/accounts/gates.server.ts';
import { isSignedIn } from '#app/features/accounts/policy.ts';
import { signInForm } from '#app/features/accounts/schema.ts';
import { likeJob } from '#app/features/profile/commands/likes.server.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/site/known-browser-cookie.server.ts';
import type { LoginKind } from '#app/site/login-request.ts';
import { type PageNoticeKey, withPageNotice } from '#app/site/page-notices.ts';
import { pageUrl } from '#app/site/page-url.ts';
import type { RequestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { readSessionToken, sessionCookie } from '#app/site/session-cookie.server.ts';
import type { Role } from '#domain/account.ts';
import { lockedText, SIGN_IN_REFUSALS } from '#domain/account-texts.ts';
import { isUuid } from '#domain/uuid.ts';
import { type Asking, answerForm, refuse, STATUSES, WAITS } from './account-form.server.ts';

/** Where people of a role begin. */
export const homeOf = (role: Role): string =>
  ({ admin: href('/admin'), employer: href('/employer/jobs'), job_seeker: href('/jobs') })[role];

/** Where people of a role sign in. */
export const loginOf = (role: Role): string =>
  role === 'job_seeker' ? href('/candidate-login') : href('/employer-login');

/** For pages that only make sense to whoever is not signed in yet. @returns what they came for; empty where it is nothing */
export async function loadWayIn({ request, context }: Asking): Promise<{ next: string; like: string }> {
  const { searchParams } = pageUrl(request);
  const next = readReturnPath(searchParams.get('next'));
  const like = searchParams.get('like') ?? '';
  const viewer = await findViewer({ request, context });
  if (viewer && isSignedIn(viewer)) throw redirect(next ?? homeOf(viewer.role));
  return { next: next ?? '', like: isUuid(like) ? like : '' };
}

/** Unknown address, wrong password: one answer for both, whatever there is behind the address (abuse: A04). */
export const answerSignIn = (asking: Asking, kind: LoginKind) =>
  answerForm(asking, signInForm, SIGN_IN_REFUSALS, async ({ email, password, next, like }, services) => {
    const oldToken = readSessionToken(asking.request, services.publicOrigin);
    const browserTokens = readBrowserTokens(asking.request, services.publicOrigin);
    const result = await signIn(services, { email, password, oldToken, browserTokens });
    if (result.ok) {
      const liked = like === '' ? null : await likeAtLast(services, result.token, like);
      const way = wayAfter(result, kind, readReturnPath(next), liked);
      const headers = new Headers({ 'Set-Cookie': sessionCookie(result.token, services.publicOrigin) });
      if (result.browserTokens) {
        headers.append('Set-Cookie', knownBrowserCookie(result.browserTokens, services.publicOrigin));
      }
      return redirect(way, { status: 303, headers });
    }
    const values = { email, next, like };
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

/** What was liked before signing in. Whatever comes of it, the sign-in stands. @returns what to say of it, if anything */
async function likeAtLast(services: RequestContext, token: string, jobId: string): Promise<PageNoticeKey | null> {
  try {
    const candidate = await findCandidateBy(services.database, token);
    const result = candidate && (await likeJob(services, candidate, jobId));
    if (result?.ok) return 'job-liked';
    return result?.reason === 'closed' ? 'job-closed-meanwhile' : null;
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be liked after signing in');
    return 'job-not-liked';
  }
}

type Admitted = { kind: 'full' | 'restricted' | 'second_factor'; role: Role };

function wayAfter({ kind, role }: Admitted, login: LoginKind, next: string | null, liked: PageNoticeKey | null) {
  if (kind === 'restricted') return withPageNotice(href('/account-status'), 'account-pending');
  if (kind === 'second_factor') return href('/passkey') + (next ? `?next=${encodeURIComponent(next)}` : '');
  return withPageNotice(next ?? homeOf(role), liked ?? (login === 'candidate' ? 'candidate-signed-in' : 'signed-in'));
}
