/** Asks for the password and a new email address. Nothing changes until the link sent there is opened (product: "Accounts"). */
import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requestEmailChange } from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import { ChangeEmailForm } from '#app/features/core/accounts/components/change-forms.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { failures, refuseChange } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { changeEmailForm } from '#app/features/core/accounts/schema.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/email';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/account/email');
const FAILED = 'Failed to change the email address';

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireActor(args);
  return { email };
}

export const action = formAction({
  form: changeEmailForm,
  gate: requireActor,
  run: async ({ services, proof: actor, value: { current_password: current, email } }) =>
    email === actor.email
      ? { ok: false as const, reason: 'same_address' as const }
      : requestEmailChange(services, actor, { current, email }),
  done: () => ({ to: href('/account'), notice: 'email-change-requested' }),
  refuse: (refused) =>
    refused.reason === 'same_address'
      ? { status: 422, errors: { email: 'This is already your email address' } }
      : refuseChange(refused, FAILED),
  ...failures(formProblems(FAILED)),
});

export const clientAction = sendForm(formProblems(FAILED).unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function EmailPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]}>
      <ChangeEmailForm email={email} answer={actionData} />
    </AccountPage>
  );
}
