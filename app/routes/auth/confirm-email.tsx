/**
 * Confirms the address of a new account, by the link in the email to it (product: "Accounts"). The address typed at sign-up may belong to
 * another person, so the owner of the mailbox sets the password (docs/decisions/0038).
 */

import { href, Link } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { findPasswordLink } from '#app/features/core/accounts/commands/passwords/password-links.server.ts';
import { ExpiredLink } from '#app/features/core/accounts/components/link-page.tsx';
import { NewPasswordPage } from '#app/features/core/accounts/components/new-password-page.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { passwordLinkAction } from '#app/features/core/accounts/form/password-link.server.ts';
import { loginOf } from '#app/features/core/accounts/gates.server.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { ROLES, type Role } from '#domain/account/account.ts';
import type { Route } from './+types/confirm-email';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/confirm-email');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  if (searchParams.has('confirmed')) {
    const login = loginOf(readRole(searchParams.get('confirmed')));
    return { confirmed: { login, isApproved: searchParams.has('approved') }, link: null };
  }
  const token = readLinkToken(url);
  const link = token && (await findPasswordLink(context.get(requestContext), token, 'confirm_email'));
  return { confirmed: null, link: link ? { token, isStaff: link.isStaff } : null };
}

export const action = passwordLinkAction({
  purpose: 'confirm_email',
  failed: 'Confirmation failed',
  path: href('/confirm-email'),
  next: ({ role, status }) =>
    `${href('/confirm-email')}?confirmed=${role}${status === 'approved' ? '&approved=yes' : ''}`,
});

const readRole = (text: string | null): Role => ROLES.find((role) => role === text) ?? 'job_seeker';

export const clientAction = sendForm(formProblems('Confirmation failed').unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmEmail({ loaderData: { confirmed, link }, actionData }: Route.ComponentProps) {
  if (confirmed) return <Confirmed {...confirmed} />;
  if (!link) {
    return (
      <ExpiredLink title={page.name} nextLink={{ label: 'Send a new link', to: href('/resend-confirmation') }}>
        If you’ve already confirmed your address, just sign in.
      </ExpiredLink>
    );
  }
  return (
    <NewPasswordPage
      title={page.name}
      lead="Enter the password you chose when you signed up, or choose a new one. You’ll use it to sign in."
      label="Your password"
      // Lets browsers fill in the password that they saved at sign-up.
      autoComplete="current-password"
      button="Confirm email address"
      {...link}
      answer={actionData}
    />
  );
}

function Confirmed({ login, isApproved }: { login: string; isApproved: boolean }) {
  const signIn = (
    <Link to={login} className="link">
      sign in
    </Link>
  );
  return (
    <AccountPage title={page.name}>
      <Notice tone="success" title="Email address confirmed" role="status">
        {isApproved ? (
          <p>Your account is approved, so you can {signIn} now.</p>
        ) : (
          <p>
            An administrator will review your request. We’ll email you when your account is approved. You can {signIn}{' '}
            to check its status.
          </p>
        )}
      </Notice>
    </AccountPage>
  );
}
