/** product: "Accounts". A new password, for whoever knows the old one; all other sessions end. */

import { href, redirect } from 'react-router';
import { findPasswordFault } from '#app/features/accounts/commands/password-check.server.ts';
import { changePassword } from '#app/features/accounts/commands/passwords.server.ts';
import { ChangePasswordForm } from '#app/features/accounts/components/change-forms.tsx';
import { AccountPage } from '#app/features/accounts/components/way-in-page.tsx';
import { requireActor } from '#app/features/accounts/gates.server.ts';
import { changePasswordForm } from '#app/features/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { answerForm, wrongFields } from '#app/routes/auth/account-form.server.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/site/known-browser-cookie.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { pageHead } from '#app/site/seo.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/password';
import { refuseChange } from './refuse-change.server.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const page = unlistedText('/account/password');
const FAILED = 'The password was not changed';

export async function loader(asking: Route.LoaderArgs) {
  const { role } = await requireActor(asking);
  return { isAdmin: role === 'admin' };
}

export async function action(asking: Route.ActionArgs) {
  const actor = await requireActor(asking);
  return answerForm(asking, changePasswordForm, formProblems(FAILED), async (value, services) => {
    const { current_password: current, password: next } = value;
    if (next === current) return wrongFields({ password: 'Choose a password other than the current one' });
    const fault = await findPasswordFault(next, { ...actor, isAdmin: actor.role === 'admin' });
    if (fault) return wrongFields({ password: fault });
    const browserTokens = readBrowserTokens(asking.request, services.publicOrigin);
    const result = await changePassword(services, actor, { current, next, browserTokens });
    if (result.ok) {
      return redirect(withPageNotice(href('/account'), 'password-changed'), {
        status: 303,
        headers: { 'Set-Cookie': knownBrowserCookie(result.browserTokens, services.publicOrigin) },
      });
    }
    return refuseChange(result, FAILED);
  });
}

export const clientAction = keepForm(formProblems(FAILED).unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function PasswordPage({ loaderData: { isAdmin }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]}>
      <ChangePasswordForm isAdmin={isAdmin} answer={actionData} />
    </AccountPage>
  );
}
