/** product: "Accounts". A new password, by the link in a mail; every session of the account ends. */
import { href, redirect } from 'react-router';
import { findPasswordFault } from '#app/features/accounts/commands/password-check.server.ts';
import { findResetLink, resetPassword } from '#app/features/accounts/commands/passwords.server.ts';
import { WornOutLink } from '#app/features/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/accounts/components/new-password-page.tsx';
import { resetPasswordForm } from '#app/features/accounts/schema.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { sessionCookie } from '#app/site/session-cookie.server.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/reset-password';
import { answerForm, refuse, STATUSES, WAITS, wrongFields } from './account-form.server.ts';
import { readLinkToken } from './link-token.server.ts';
import { loginOf } from './sign-in.server.ts';

export { linkHeaders as headers } from './form-headers.ts';

const TITLE = 'Choose a new password';
const PROBLEMS = formProblems('The password was not changed');

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  const link = token && (await findResetLink(context.get(requestContext), token));
  return link ? { token, isAdmin: link.role === 'admin' } : null;
}

export const action = (asking: Route.ActionArgs) =>
  answerForm(asking, resetPasswordForm, PROBLEMS, async ({ token, password }, services) => {
    const link = await findResetLink(services, token);
    if (!link) return redirect(href('/reset-password'), 303);
    const owner = { email: link.email, fullName: link.fullName, isAdmin: link.role === 'admin' };
    const fault = await findPasswordFault(password, owner);
    if (fault) return wrongFields({ password: fault });
    const result = await resetPassword(services, { token, password });
    if (!result.ok) {
      if (result.reason === 'bad_link') return redirect(href('/reset-password'), 303);
      return refuse(STATUSES.busy, { notice: PROBLEMS.busy, retryAfterSeconds: WAITS.busy });
    }
    return redirect(withPageNotice(loginOf(link.role), 'password-reset'), {
      status: 303,
      headers: { 'Set-Cookie': sessionCookie(null, services.publicOrigin) },
    });
  });

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
  return <NewPasswordPage title={TITLE} {...loaderData} answer={actionData} />;
}
