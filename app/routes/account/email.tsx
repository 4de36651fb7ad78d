/** product: "Accounts". A new address, for whoever knows the password; nothing changes until it is confirmed by link. */

import { href, redirect } from 'react-router';
import { requestEmailChange } from '#app/features/accounts/commands/passwords.server.ts';
import { ChangeEmailForm } from '#app/features/accounts/components/change-forms.tsx';
import { AccountPage } from '#app/features/accounts/components/way-in-page.tsx';
import { requireActor } from '#app/features/accounts/gates.server.ts';
import { changeEmailForm } from '#app/features/accounts/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { answerForm, wrongFields } from '#app/routes/auth/account-form.server.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { pageHead } from '#app/site/seo.ts';
import { formProblems } from '#domain/account-texts.ts';
import type { Route } from './+types/email';
import { refuseChange } from './refuse-change.server.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const page = unlistedText('/account/email');
const FAILED = 'The email address was not changed';

export async function loader(asking: Route.LoaderArgs) {
  const { email } = await requireActor(asking);
  return { email };
}

export async function action(asking: Route.ActionArgs) {
  const actor = await requireActor(asking);
  return answerForm(asking, changeEmailForm, formProblems(FAILED), async (value, services) => {
    const { current_password: current, email } = value;
    if (email === actor.email) return wrongFields({ email: 'This is your email address already' }, { email });
    const result = await requestEmailChange(services, actor, { current, email });
    if (result.ok) return redirect(withPageNotice(href('/account'), 'email-change-requested'), 303);
    return refuseChange(result, FAILED, { email });
  });
}

export const clientAction = keepForm(formProblems(FAILED).unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function EmailPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]}>
      <ChangeEmailForm email={email} answer={actionData} />
    </AccountPage>
  );
}
