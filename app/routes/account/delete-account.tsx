/** A GET lists the consequences, a POST with the password deletes the account. */

import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { PasswordForm } from '#app/features/core/accounts/components/password-form.tsx';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { failures, refuseChange } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireActor } from '#app/features/core/accounts/gates.server.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { eraseAccount } from '#app/features/core/data-requests/commands/erase-account.server.ts';
import { ErasureTerms } from '#app/features/core/data-requests/components/erasure-terms.tsx';
import { mayEraseThemselves } from '#app/features/core/data-requests/policy.ts';
import { countOwnData, findRecordsToKeep } from '#app/features/core/data-requests/queries/own-data.server.ts';
import { passwordForm } from '#app/features/core/data-requests/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Role } from '#domain/account/account.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/delete-account';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/account/delete');
const FAILED = 'Failed to delete the account';
const ADMINISTRATOR =
  'Administrators can’t delete their own account, so there’s always at least one. Ask another administrator, who will take over your jobs.';
const STAFF =
  'Staff can’t delete their own account, so that a colleague can take over their work. Ask an administrator.';

const explainWhoDeletes = (role: Role) => (role === 'admin' ? ADMINISTRATOR : STAFF);

export async function loader(args: Route.LoaderArgs) {
  const actor = await requireActor(args);
  if (!mayEraseThemselves(actor)) return { role: actor.role, counts: null, keptRecords: null };
  const { database } = args.context.get(requestContext);
  const [counts, keptRecords] = await Promise.all([countOwnData(database, actor), findRecordsToKeep(database, actor)]);
  return {
    role: actor.role,
    counts,
    keptRecords: keptRecords && { records: keptRecords.records, until: formatLongDate(keptRecords.until) },
  };
}

export const action = formAction({
  form: passwordForm,
  gate: requireActor,
  run: ({ services, proof: actor, value }) => eraseAccount(services, actor, value.current_password),
  done: (_, { services, proof: actor }) => ({
    to: actor.role === 'employer' ? href('/employer-login') : href('/candidate-login'),
    notice: 'account-erased',
    headers: { 'Set-Cookie': sessionCookie(null, services.publicOrigin), 'Clear-Site-Data': '"storage"' },
  }),
  refuse: (refused, { proof: actor }) =>
    refused.reason === 'administrator'
      ? { status: 403, notice: { title: FAILED, text: explainWhoDeletes(actor.role), tone: 'danger' } }
      : refuseChange(refused, FAILED),
  ...failures(formProblems(FAILED)),
});

export const clientAction = sendForm(formProblems(FAILED).unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function DeleteOwnAccount({
  loaderData: { role, counts, keptRecords },
  actionData,
}: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]} isWide>
      {counts ? (
        <>
          <ErasureTerms isEmployer={role === 'employer'} counts={counts} keptRecords={keptRecords} />
          <PasswordForm
            action={href('/account/delete')}
            answer={actionData}
            button="Delete my account"
            variant="danger"
          >
            <ButtonLink to={href('/account')} variant="secondary">
              Keep account
            </ButtonLink>
          </PasswordForm>
        </>
      ) : (
        <Notice
          tone="info"
          title={role === 'admin' ? 'Ask another administrator to do this' : 'Ask an administrator to do this'}
        >
          {explainWhoDeletes(role)}
        </Notice>
      )}
    </AccountPage>
  );
}
