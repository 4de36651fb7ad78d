/** product: "Accounts". A new password, by the link in a mail; every session of the account ends. */
import { href } from 'react-router';
import { WornOutLink } from '#app/features/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/accounts/components/new-password-page.tsx';
import { withPageNotice } from '#app/site/page-notices.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { sendForm } from '#app/web/form/send.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/reset-password';
import { loadPasswordLink, passwordLinkAction } from './password-link.server.ts';
import { loginOf } from './sign-in.server.ts';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const TITLE = 'Choose a new password';

export const loader = ({ url, context }: Route.LoaderArgs) => loadPasswordLink(url, context, 'reset_password');

export const action = passwordLinkAction({
  purpose: 'reset_password',
  failed: 'The password was not changed',
  path: href('/reset-password'),
  next: ({ role }) => withPageNotice(loginOf(role), 'password-reset'),
});

export const clientAction = sendForm(formProblems('The password was not changed').unexpected);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: href('/reset-password'),
    title: TITLE,
    description: 'Choose a new password for your account, by the link that you were sent.',
    keywords: 'new password',
    noindex: true,
  });

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <WornOutLink title={TITLE} way={{ label: 'Send a new link', to: href('/forgot-password') }} />;
  return (
    <NewPasswordPage
      title={TITLE}
      lead="You will be logged out on every device, and sign in with the new password."
      label="New password"
      button="Save the new password"
      {...loaderData}
      answer={actionData}
    />
  );
}
