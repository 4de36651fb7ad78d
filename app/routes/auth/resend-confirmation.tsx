/** Resends the link that confirms an address (product: "Accounts"). The login form also posts here. */

import { pageHead } from '#app/chrome/seo/seo.ts';
import { MailRequestPage } from '#app/features/core/accounts/components/mail-request-page.tsx';
import { mailRequestAction } from '#app/features/core/accounts/form/request-mail.server.ts';
import { MAIL_PROBLEMS, MAIL_REQUESTED } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/resend-confirmation';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has('sent') });

export const action = mailRequestAction('confirm-email');

export const clientAction = sendForm(MAIL_PROBLEMS.unexpected);

const page = unlistedText('/resend-confirmation');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ResendConfirmation({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <MailRequestPage
      title="Resend confirmation"
      lead="Enter the email address you signed up with. We’ll email you a new link to confirm it."
      answer={actionData}
      sent={isSent ? MAIL_REQUESTED['confirm-email'] : null}
    />
  );
}
