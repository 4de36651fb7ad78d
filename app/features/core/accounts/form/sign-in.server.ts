import { href } from 'react-router';
import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { readSessionToken, sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Role } from '#domain/account/account.ts';
import { mostSecondsOf } from '../commands/sessions/sessions.server.ts';
import { signIn } from '../commands/sessions/sign-in.server.ts';
import { findCandidateByToken, homeOf } from '../gates.server.ts';
import type { Candidate } from '../policy.ts';
import { signInForm } from '../schema.ts';
import { SIGN_IN_REFUSALS } from '../texts.ts';
import { busy, failures, refuseLocked, tooMany } from './refusals.server.ts';

/** Passed in by the route, because this feature may not import the one that likes jobs. */
type LikeJob = (
  services: RequestContext,
  candidate: Candidate,
  jobId: string,
) => Promise<{ ok: true } | { ok: false; reason: string }>;

/** Gives the same answer for an unknown address and a wrong password (abuse: A04). */
export const signInAction = (kind: LoginKind, likeJob: LikeJob) =>
  formAction({
    form: signInForm,
    gate: everybody,
    run: async ({ request, services, value: { email, password, like } }) => {
      const oldToken = readSessionToken(request, services.publicOrigin);
      const browserTokens = readBrowserTokens(request, services.publicOrigin);
      const result = await signIn(services, { email, password, oldToken, browserTokens });
      if (!result.ok) return result;
      return { ...result, liked: like === '' ? null : await likeChosenJob(services, result.token, like, likeJob) };
    },
    done: (result, { services, value }) => {
      const headers = new Headers({
        'Set-Cookie': sessionCookie(result.token, services.publicOrigin, mostSecondsOf(result)),
      });
      if (result.browserTokens) {
        headers.append('Set-Cookie', knownBrowserCookie(result.browserTokens, services.publicOrigin));
      }
      return { ...destinationAfter(result, kind, readReturnPath(value.next), result.liked), headers };
    },
    refuse: (refused) => (refused.reason === 'locked' ? refuseLocked(refused) : REFUSALS[refused.reason]),
    ...failures(SIGN_IN_REFUSALS),
  });

const REFUSALS = {
  too_many_attempts: tooMany(SIGN_IN_REFUSALS.too_many_attempts),
  busy: busy(SIGN_IN_REFUSALS.busy),
  invalid_credentials: { status: 401, notice: SIGN_IN_REFUSALS.invalid_credentials },
  email_not_confirmed: { status: 403, notice: SIGN_IN_REFUSALS.email_not_confirmed },
  rejected: { status: 403, notice: SIGN_IN_REFUSALS.rejected },
  suspended: { status: 403, notice: SIGN_IN_REFUSALS.suspended },
};

/**
 * Likes the job that the visitor chose before signing in. A failure here does not fail the sign-in.
 *
 * @returns the notice to show, if any
 */
async function likeChosenJob(
  services: RequestContext,
  token: string,
  jobId: string,
  likeJob: LikeJob,
): Promise<PageNoticeKey | null> {
  try {
    const candidate = await findCandidateByToken(services.database, token);
    const result = candidate && (await likeJob(services, candidate, jobId));
    if (result?.ok) return 'job-liked';
    if (result?.reason === 'own_job') return 'own-job';
    return result?.reason === 'closed' ? 'job-closed-meanwhile' : null;
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be liked after signing in');
    return 'job-not-liked';
  }
}

type Admitted = { kind: 'full' | 'restricted' | 'second_factor'; role: Role; isApplying: boolean };

function destinationAfter(
  { kind, role, isApplying }: Admitted,
  login: LoginKind,
  next: string | null,
  liked: PageNoticeKey | null,
): { to: string; notice?: PageNoticeKey } {
  if (kind === 'restricted') {
    return { to: (isApplying && next) || href('/account-status'), notice: 'account-pending' };
  }
  if (kind === 'second_factor') return { to: href('/passkey') + (next ? `?next=${encodeURIComponent(next)}` : '') };
  return { to: next ?? homeOf(role), notice: liked ?? (login === 'candidate' ? 'candidate-signed-in' : 'signed-in') };
}
