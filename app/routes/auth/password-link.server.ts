/** What the two pages share on which a password is chosen by a link from an email. Reading one changes nothing. */
import type { RouterContextProvider } from 'react-router';
import { redirect } from 'react-router';
import { findPasswordFault } from '#app/features/accounts/commands/password-check.server.ts';
import {
  type ChoiceResult,
  choosePassword,
  findPasswordLink,
  type PasswordLink,
} from '#app/features/accounts/commands/password-links.server.ts';
import { resetPasswordForm } from '#app/features/accounts/schema.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/site/known-browser-cookie.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { sessionCookie } from '#app/site/session-cookie.server.ts';
import { formProblems } from '#domain/account-texts.ts';
import { type Asking, answerForm, refuse, STATUSES, WAITS, wrongFields } from './account-form.server.ts';
import { readLinkToken } from './link-token.server.ts';

/** Null for a link that was used, has expired, or is not complete. */
export async function loadPasswordLink(url: URL, context: Readonly<RouterContextProvider>, purpose: PasswordLink) {
  const token = readLinkToken(url);
  const link = token && (await findPasswordLink(context.get(requestContext), token, purpose));
  return link ? { token, isAdmin: link.role === 'admin' } : null;
}

type Page = {
  purpose: PasswordLink;
  /** Says what was not done. */
  failed: string;
  /** Without a token: says that the link no longer works. */
  path: string;
  next(chosen: Extract<ChoiceResult, { ok: true }>): string;
};

export function answerPasswordLink(asking: Asking, { purpose, failed, path, next }: Page) {
  const problems = formProblems(failed);
  return answerForm(asking, resetPasswordForm, problems, async ({ token, password }, services) => {
    const link = await findPasswordLink(services, token, purpose);
    if (!link) return redirect(path, 303);
    const owner = { email: link.email, fullName: link.fullName, isAdmin: link.role === 'admin' };
    const fault = await findPasswordFault(password, owner);
    if (fault) return wrongFields({ password: fault });
    const browserTokens = readBrowserTokens(asking.request, services.publicOrigin);
    const result = await choosePassword(services, purpose, { token, password, browserTokens });
    if (!result.ok) {
      if (result.reason === 'bad_link') return redirect(path, 303);
      return refuse(STATUSES.busy, { notice: problems.busy, retryAfterSeconds: WAITS.busy });
    }
    const headers = new Headers({ 'Set-Cookie': knownBrowserCookie(result.browserTokens, services.publicOrigin) });
    // An account that was not confirmed had no session; one that was signed in here is not signed in any more.
    if (purpose === 'reset_password') headers.append('Set-Cookie', sessionCookie(null, services.publicOrigin));
    return redirect(next(result), { status: 303, headers });
  });
}
