/** Emails a link for setting a new password (product: "Accounts"). */

import { pageHead } from '#app/chrome/seo/seo.ts';
import { MailRequestPage } from '#app/features/core/accounts/components/mail-request-page.tsx';
import { mailRequestAction } from '#app/features/core/accounts/form/request-mail.server.ts';
import { MAIL_PROBLEMS, MAIL_REQUESTED } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/forgot-password';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has('sent') });

export const action = mailRequestAction('reset-password');

export const clientAction = sendForm(MAIL_PROBLEMS.unexpected);

const page = unlistedText('/forgot-password');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ForgotPassword({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <MailRequestPage
      title="Forgotten password"
      lead="Enter the email address of your account. We’ll email you a link to choose a new password."
      answer={actionData}
      sent={isSent ? MAIL_REQUESTED['reset-password'] : null}
    />
  );
}
