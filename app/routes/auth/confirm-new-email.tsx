/** product: "Accounts". Puts a new address in the place of the old one, by the link in the mail to the new one. */

import { href, redirect } from 'react-router';
import { confirmNewEmail } from '#app/features/accounts/commands/passwords.server.ts';
import { LinkPage, WornOutLink } from '#app/features/accounts/components/link-page.tsx';
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { linkForm } from '#app/features/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { pageHead } from '#app/site/seo.ts';
import { sessionCookie } from '#app/site/session-cookie.server.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/confirm-new-email';
import { answerForm } from './account-form.server.ts';
import { readLinkToken } from './link-token.server.ts';
import { loginOf } from './sign-in.server.ts';

export { linkHeaders as headers } from './form-headers.ts';

const page = unlistedText('/confirm-new-email');

export const loader = ({ url }: Route.LoaderArgs) => ({
  token: readLinkToken(url),
  isTaken: url.searchParams.has('taken'),
});

/** Every session ends, so that whoever could read the old address is out. */
export async function action(asking: Route.ActionArgs) {
  const viewer = await findViewer(asking);
  return answerForm(asking, linkForm, formProblems('Confirmation failed'), async ({ token }, services) => {
    const result = await confirmNewEmail(services, token);
    if (!result.ok) return redirect(href('/confirm-new-email') + (result.reason === 'taken' ? '?taken=yes' : ''), 303);
    return redirect(withPageNotice(loginOf(viewer?.role ?? 'job_seeker'), 'email-changed'), {
      status: 303,
      headers: { 'Set-Cookie': sessionCookie(null, services.publicOrigin) },
    });
  });
}

export const clientAction = keepForm(formProblems('Confirmation failed').unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmNewEmail({ loaderData: { token, isTaken }, actionData }: Route.ComponentProps) {
  const way = { label: 'Ask again', to: href('/account/email') };
  if (isTaken) {
    return (
      <WornOutLink title={page.name} way={way} reason="Another account has that address. Yours stays as it was." />
    );
  }
  if (token === null) return <WornOutLink title={page.name} way={way} />;
  return (
    <LinkPage
      title={page.name}
      lead="One press puts this address in the place of the old one. You are logged out everywhere and sign in with the new address."
      token={token}
      button="Confirm my new address"
      answer={actionData}
    />
  );
}
