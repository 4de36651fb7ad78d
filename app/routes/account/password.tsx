/** Changing the password ends all other sessions (product: "Accounts"). */
import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { findPasswordFault } from '#app/features/core/accounts/commands/passwords/password-check.server.ts';
import { changePassword } from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import { ChangePasswordForm } from '#app/features/core/accounts/components/change-forms.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { failures, refuseChange, weakPassword } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { changePasswordForm } from '#app/features/core/accounts/schema.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { knownBrowserCookie, readBrowserTokens } from '#app/web/cookies/known-browser-cookie.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { isStaffRole } from '#domain/account/account.ts';
import type { Route } from './+types/password';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/account/password');
const FAILED = 'Failed to change the password';

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireActor(args);
  return { isStaff: isStaffRole(role) };
}

export const action = formAction({
  form: changePasswordForm,
  gate: requireActor,
  run: async ({ request, services, proof: actor, value: { current_password: current, password } }) => {
    const isSame = password === current;
    const fault = isSame
      ? 'Choose a different password from your current one'
      : await findPasswordFault(password, { ...actor, isStaff: isStaffRole(actor.role) });
    if (fault) return { ok: false as const, reason: 'weak_password' as const, fault };
    const browserTokens = readBrowserTokens(request, services.publicOrigin);
    return changePassword(services, actor, { current, next: password, browserTokens });
  },
  done: ({ browserTokens }, { services }) => ({
    to: href('/account'),
    notice: 'password-changed',
    headers: { 'Set-Cookie': knownBrowserCookie(browserTokens, services.publicOrigin) },
  }),
  refuse: (refused) => (refused.reason === 'weak_password' ? weakPassword(refused) : refuseChange(refused, FAILED)),
  ...failures(formProblems(FAILED)),
});

export const clientAction = sendForm(formProblems(FAILED).unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function PasswordPage({ loaderData: { isStaff }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]}>
      <ChangePasswordForm isStaff={isStaff} answer={actionData} />
    </AccountPage>
  );
}
