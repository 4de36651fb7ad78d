/** Sets a new password by an emailed link, and ends every session of the account (product: "Accounts"). */

import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { findPasswordLink } from '#app/features/core/accounts/commands/passwords/password-links.server.ts';
import { ExpiredLink } from '#app/features/core/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/core/accounts/components/new-password-page.tsx';
import { passwordLinkAction } from '#app/features/core/accounts/form/password-link.server.ts';
import { loginOf } from '#app/features/core/accounts/gates.server.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/reset-password';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/reset-password');

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  const link = token && (await findPasswordLink(context.get(requestContext), token, 'reset_password'));
  return link ? { token, isStaff: link.isStaff } : null;
}

export const action = passwordLinkAction({
  purpose: 'reset_password',
  failed: 'Failed to change the password',
  path: href('/reset-password'),
  next: ({ role }) => withPageNotice(loginOf(role), 'password-reset'),
});

export const clientAction = sendForm(formProblems('Failed to change the password').unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <ExpiredLink title={page.name} nextLink={{ label: 'Send a new link', to: href('/forgot-password') }} />;
  return (
    <NewPasswordPage
      title={page.name}
      lead="We’ll sign you out on every device, and you’ll sign in with the new password."
      label="New password"
      button="Save new password"
      {...loaderData}
      answer={actionData}
    />
  );
}
