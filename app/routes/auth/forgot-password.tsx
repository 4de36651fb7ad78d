/** product: "Accounts". Whoever forgot their password is sent a link. */

import { MailRequestPage } from '#app/features/accounts/components/mail-request-page.tsx';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { pageHead } from '#app/site/seo.ts';
import { MAIL_PROBLEMS, MAIL_REQUESTED } from '#domain/account-texts.ts';
import type { Route } from './+types/forgot-password';
import { answerMailRequest, loadMailRequest } from './mail-request.server.ts';

export { formHeaders as headers } from './form-headers.ts';

export const loader = (asking: Route.LoaderArgs) => loadMailRequest(asking);

export const action = (asking: Route.ActionArgs) => answerMailRequest(asking, 'reset-password');

export const clientAction = keepForm(MAIL_PROBLEMS.unexpected);

const page = unlistedText('/forgot-password');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ForgotPassword({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <MailRequestPage
      title="Forgotten password"
      lead="Enter the email address of your account. We send you a link with which you can choose a new password."
      answer={actionData}
      sent={isSent ? MAIL_REQUESTED['reset-password'] : null}
    />
  );
}
