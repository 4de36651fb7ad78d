import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { findPasswordFault } from '../commands/passwords/password-check.server.ts';
import {
  type ChoiceResult,
  choosePassword,
  findPasswordLink,
  type PasswordLink,
} from '../commands/passwords/password-links.server.ts';
import { resetPasswordForm } from '../schema.ts';
import { formProblems } from '../texts.ts';
import { busy, failures, weakPassword } from './refusals.server.ts';

type Page = {
  purpose: PasswordLink;
  failed: string;
  /** The page opened without a token says that the link no longer works. */
  path: string;
  next(chosen: Extract<ChoiceResult, { ok: true }>): string;
};

/** Sets a password by an emailed link. */
export function passwordLinkAction({ purpose, failed, path, next }: Page) {
  const problems = formProblems(failed);
  return formAction({
    form: resetPasswordForm,
    gate: everybody,
    run: async ({ request, services, value: { token, password } }) => {
      const link = await findPasswordLink(services, token, purpose);
      if (!link) return { ok: false as const, reason: 'bad_link' as const };
      const passwordError = await findPasswordFault(password, link);
      if (passwordError) return { ok: false as const, reason: 'weak_password' as const, fault: passwordError };
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
