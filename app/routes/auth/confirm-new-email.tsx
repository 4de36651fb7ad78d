/** The page of the link that is emailed to a new address: confirms it as the address of the account (product: "Accounts"). */

import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { confirmNewEmail } from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import { ExpiredLink, LinkPage } from '#app/features/core/accounts/components/link-page.tsx';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { findViewer, loginOf } from '#app/features/core/accounts/gates.server.ts';
import { linkForm } from '#app/features/core/accounts/schema.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/confirm-new-email';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/confirm-new-email');

export const loader = ({ url }: Route.LoaderArgs) => ({
  token: readLinkToken(url),
  isTaken: url.searchParams.has('taken'),
});

/** Ends every session, to lock out a thief who could read the old mailbox. */
export const action = formAction({
  form: linkForm,
  gate: findViewer,
  run: ({ services, value }) => confirmNewEmail(services, value.token),
  done: (_, { services, proof: viewer }) => ({
    to: loginOf(viewer?.role ?? 'job_seeker'),
    notice: 'email-changed',
    headers: { 'Set-Cookie': sessionCookie(null, services.publicOrigin) },
  }),
  refuse: ({ reason }) => ({ status: 303, to: href('/confirm-new-email') + (reason === 'taken' ? '?taken=yes' : '') }),
  ...failures(formProblems('Confirmation failed')),
});

export const clientAction = sendForm(formProblems('Confirmation failed').unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmNewEmail({ loaderData: { token, isTaken }, actionData }: Route.ComponentProps) {
  const retryLink = { label: 'Try again', to: href('/account/email') };
  if (isTaken) {
    return (
      <ExpiredLink
        title={page.name}
        nextLink={retryLink}
        reason="Another account has that address. Yours hasn’t changed."
      />
    );
  }
  if (token === null) return <ExpiredLink title={page.name} nextLink={retryLink} />;
  return (
    <LinkPage
      title={page.name}
      lead="Confirm to replace your old address. We’ll sign you out everywhere, and you’ll sign in with the new address."
      token={token}
      button="Confirm new address"
      answer={actionData}
    />
  );
}
