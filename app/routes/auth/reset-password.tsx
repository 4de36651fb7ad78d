/** product: "Accounts". A new password, by the link in a mail; every session of the account ends. */

import { href } from 'react-router';
import { WornOutLink } from '#app/features/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/accounts/components/new-password-page.tsx';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { pageHead } from '#app/site/seo.ts';
import { sendForm } from '#app/web/form/send.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/reset-password';
import { loadPasswordLink, passwordLinkAction } from './password-link.server.ts';
import { loginOf } from './sign-in.server.ts';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/reset-password');

export const loader = ({ url, context }: Route.LoaderArgs) => loadPasswordLink(url, context, 'reset_password');

export const action = passwordLinkAction({
  purpose: 'reset_password',
  failed: 'The password was not changed',
  path: href('/reset-password'),
  next: ({ role }) => withPageNotice(loginOf(role), 'password-reset'),
});

export const clientAction = sendForm(formProblems('The password was not changed').unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <WornOutLink title={page.name} way={{ label: 'Send a new link', to: href('/forgot-password') }} />;
  return (
    <NewPasswordPage
      title={page.name}
      lead="You will be logged out on every device, and sign in with the new password."
      label="New password"
      button="Save the new password"
      {...loaderData}
      answer={actionData}
    />
  );
}
