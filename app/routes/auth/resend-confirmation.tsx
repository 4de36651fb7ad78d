/** product: "Accounts". The link that confirms an address, once more; the login form also sends here what was typed there. */

import { MailRequestPage } from '#app/features/accounts/components/mail-request-page.tsx';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { pageHead } from '#app/site/seo.ts';
import { MAIL_PROBLEMS, MAIL_REQUESTED } from '#domain/account-texts.ts';
import type { Route } from './+types/resend-confirmation';
import { answerMailRequest, loadMailRequest } from './mail-request.server.ts';

export { formHeaders as headers } from './form-headers.ts';

export const loader = (asking: Route.LoaderArgs) => loadMailRequest(asking);

export const action = (asking: Route.ActionArgs) => answerMailRequest(asking, 'confirm-email');

export const clientAction = keepForm(MAIL_PROBLEMS.unexpected);

const page = unlistedText('/resend-confirmation');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ResendConfirmation({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <MailRequestPage
      title="Send the confirmation again"
      lead="Enter the email address that you signed up with. We send you a new link that confirms it."
      answer={actionData}
      sent={isSent ? MAIL_REQUESTED['confirm-email'] : null}
    />
  );
}
