/** An invited colleague sets a password and is signed in. A GET does not use up the invitation. */

import { href } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { findPasswordFault } from '#app/features/core/accounts/commands/passwords/password-check.server.ts';
import { mostSecondsOf } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { ExpiredLink } from '#app/features/core/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/core/accounts/components/new-password-page.tsx';
import { busy, failures, weakPassword } from '#app/features/core/accounts/form/refusals.server.ts';
import { homeOf } from '#app/features/core/accounts/gates.server.ts';
import { resetPasswordForm } from '#app/features/core/accounts/schema.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { acceptInvitation, findOpenInvitation } from '#app/features/core/staff/commands/accept-invitation.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { readSessionToken, sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { ROLE_NAMES } from '#domain/account/account.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/accept-invitation';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/accept-invitation');
const problems = formProblems('Failed to create the account');

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  const invitation = token && (await findOpenInvitation(context.get(requestContext), token));
  return invitation ? { token, fullName: invitation.fullName, role: invitation.role } : null;
}

export const action = formAction({
  form: resetPasswordForm,
  gate: everybody,
  run: async ({ request, services, value: { token, password } }) => {
    const invitation = await findOpenInvitation(services, token);
    if (!invitation) return { ok: false as const, reason: 'bad_link' as const };
    const fault = await findPasswordFault(password, { ...invitation, isStaff: true });
    if (fault) return { ok: false as const, reason: 'weak_password' as const, fault };
    const oldToken = readSessionToken(request, services.publicOrigin);
    const browserTokens = readBrowserTokens(request, services.publicOrigin);
    return acceptInvitation(services, { token, password, oldToken, browserTokens });
  },
  done: ({ role, token, browserTokens }, { services }) => ({
    to: homeOf(role),
    notice: 'staff-joined',
    headers: [
      ['Set-Cookie', sessionCookie(token, services.publicOrigin, mostSecondsOf({ kind: 'full', role }))],
      ['Set-Cookie', knownBrowserCookie(browserTokens, services.publicOrigin)],
    ],
  }),
  refuse: (refused) => {
    switch (refused.reason) {
      case 'weak_password':
        return weakPassword(refused);
      case 'bad_link':
        return { status: 303, to: href('/accept-invitation') };
      case 'has_account':
        return {
          status: 409,
          notice: {
            title: 'There’s already an account with your address',
            text: 'Ask the person who invited you to use another address.',
            tone: 'danger',
          },
        };
      case 'busy':
        return busy(problems.busy);
    }
  },
  ...failures(problems),
});

export const clientAction = sendForm(problems.unexpected);

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function AcceptInvitation({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return <ExpiredLink title={page.name} nextLink={{ label: 'Sign in', to: href('/employer-login') }} />;
  }
  const { token, fullName, role } = loaderData;
  return (
    <NewPasswordPage
      title={page.name}
      lead={`Hello ${fullName}, you’re invited to join ${agency().name} as ${ROLE_NAMES[role].toLowerCase()}. Choose a password to get started.`}
      label="Password"
      button="Accept and sign in"
      token={token}
      isStaff
      answer={actionData}
    />
  );
}
