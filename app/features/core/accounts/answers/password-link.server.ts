import type { RouterContextProvider } from 'react-router';
import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isStaffRole } from '#domain/account/account.ts';
import { findPasswordFault } from '../commands/passwords/password-check.server.ts';
import {
  type ChoiceResult,
  choosePassword,
  findPasswordLink,
  type PasswordLink,
} from '../commands/passwords/password-links.server.ts';
import { busy, failures, weakPassword } from '../form.ts';
import { resetPasswordForm } from '../schema.ts';
import { formProblems } from '../texts.ts';

/** Null for a link that was used, has expired, or is not complete. */
export async function loadPasswordLink(url: URL, context: Readonly<RouterContextProvider>, purpose: PasswordLink) {
  const token = readLinkToken(url);
  const link = token && (await findPasswordLink(context.get(requestContext), token, purpose));
  return link ? { token, isStaff: isStaffRole(link.role) } : null;
}

type Page = {
  purpose: PasswordLink;
  failed: string;
  /** The page opened without a token says that the link no longer works. */
  path: string;
  next(chosen: Extract<ChoiceResult, { ok: true }>): string;
};

export function passwordLinkAction({ purpose, failed, path, next }: Page) {
  const problems = formProblems(failed);
  return formAction({
    form: resetPasswordForm,
    gate: everybody,
    run: async ({ request, services, value: { token, password } }) => {
      const link = await findPasswordLink(services, token, purpose);
      if (!link) return { ok: false as const, reason: 'bad_link' as const };
      const owner = { email: link.email, fullName: link.fullName, isStaff: isStaffRole(link.role) };
      const fault = await findPasswordFault(password, owner);
      if (fault) return { ok: false as const, reason: 'weak_password' as const, fault };
      const browserTokens = readBrowserTokens(request, services.publicOrigin);
      return choosePassword(services, purpose, { token, password, browserTokens });
    },
    done: (chosen, { services }) => {
      const headers = new Headers({ 'Set-Cookie': knownBrowserCookie(chosen.browserTokens, services.publicOrigin) });
      // An unconfirmed account had no session; a reset ends this browser's session.
      if (purpose === 'reset_password') headers.append('Set-Cookie', sessionCookie(null, services.publicOrigin));
      return { to: next(chosen), headers };
    },
    refuse: (refused) => {
      if (refused.reason === 'weak_password') return weakPassword(refused);
      return refused.reason === 'bad_link' ? { status: 303, to: path } : busy(problems.busy);
    },
    ...failures(problems),
  });
}
