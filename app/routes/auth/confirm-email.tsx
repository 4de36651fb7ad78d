/** product: "Accounts". Confirms the address of a new account, by the link in the mail to it. */
import { href, Link, redirect } from 'react-router';
import { confirmEmail } from '#app/features/accounts/commands/sign-up.server.ts';
import { LinkPage, WornOutLink } from '#app/features/accounts/components/link-page.tsx';
import { AccountPage } from '#app/features/accounts/components/way-in-page.tsx';
import { linkForm } from '#app/features/accounts/schema.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ROLES, type Role } from '#domain/account.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/confirm-email';
import { answerForm } from './account-form.server.ts';
import { readLinkToken } from './link-token.server.ts';
import { loginOf } from './sign-in.server.ts';

export { linkHeaders as headers } from './form-headers.ts';

const TITLE = 'Confirm your email address';

export const loader = ({ url }: Route.LoaderArgs) => ({
  token: readLinkToken(url),
  /** Where the one whose address it is signs in, once it is confirmed. */
  login: url.searchParams.has('confirmed') ? loginOf(readRole(url.searchParams.get('confirmed'))) : null,
});

export const action = (asking: Route.ActionArgs) =>
  answerForm(asking, linkForm, formProblems('Confirmation failed'), async ({ token }, services) => {
    const result = await confirmEmail(services, token);
    return redirect(href('/confirm-email') + (result.ok ? `?confirmed=${result.role}` : ''), 303);
  });

/** What stands in an address may be anything. */
const readRole = (text: string | null): Role => ROLES.find((role) => role === text) ?? 'job_seeker';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: href('/confirm-email'),
    title: TITLE,
    description: 'Confirms that the email address of a new account is yours.',
    keywords: 'confirm email address, new account',
    noindex: true,
  });

export default function ConfirmEmail({ loaderData: { token, login }, actionData }: Route.ComponentProps) {
  if (login !== null) return <Confirmed login={login} />;
  const way = { label: 'Send a new link', to: href('/resend-confirmation') };
  if (token === null) {
    return (
      <WornOutLink title={TITLE} way={way}>
        If you have confirmed your address before, you can simply sign in.
      </WornOutLink>
    );
  }
  return (
    <LinkPage
      title={TITLE}
      lead="One press confirms that the address is yours. After that, an administrator will review your request."
      token={token}
      button="Confirm my email address"
      answer={actionData}
    />
  );
}

function Confirmed({ login }: { login: string }) {
  return (
    <AccountPage title={TITLE}>
      <Notice tone="success" title="Your email address is confirmed" role="status">
        <p>
          An administrator will review your request. We write to you when your account is approved, and you can{' '}
          <Link to={login} className="link">
            sign in
          </Link>{' '}
          to see how far it is.
        </p>
      </Notice>
    </AccountPage>
  );
}
