/** Sets a new password by an emailed link, and ends every session of the account (product: "Accounts"). */

import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { loadPasswordLink, passwordLinkAction } from '#app/features/core/accounts/answers/password-link.server.ts';
import { loginOf } from '#app/features/core/accounts/answers/sign-in.server.ts';
import { ExpiredLink } from '#app/features/core/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/core/accounts/components/new-password-page.tsx';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { sendForm } from '#app/web/form/send.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import type { Route } from './+types/reset-password';

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
    return <ExpiredLink title={page.name} nextLink={{ label: 'Send a new link', to: href('/forgot-password') }} />;
  return (
    <NewPasswordPage
      title={page.name}
      lead="You will be signed out on every device, and sign in with the new password."
      label="New password"
      button="Save the new password"
      {...loaderData}
      answer={actionData}
    />
  );
}
