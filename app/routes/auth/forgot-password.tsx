/** product: "Accounts". Whoever forgot their password is sent a link. */
import { href } from 'react-router';
import { MailRequestPage } from '#app/features/accounts/components/mail-request-page.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { sendForm } from '#app/web/form/send.ts';
import { MAIL_PROBLEMS, MAIL_REQUESTED } from '#domain/account-texts.ts';
import type { Route } from './+types/forgot-password';
import { loadMailRequest, mailRequestAction } from './request-mail.server.ts';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export const loader = (args: Route.LoaderArgs) => loadMailRequest(args);

export const action = mailRequestAction('reset-password');

export const clientAction = sendForm(MAIL_PROBLEMS.unexpected);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: href('/forgot-password'),
    title: 'Forgotten password',
    description: 'Have a link sent to you with which you can choose a new password.',
    keywords: 'forgotten password, new password',
    noindex: true,
  });

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
