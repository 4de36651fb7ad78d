/** Deleting one's own account: a GET says what goes and what is kept, a POST with the password does it. */

import { href, redirect } from 'react-router';
import { PasswordForm } from '#app/features/accounts/components/password-form.tsx';
import { AccountPage } from '#app/features/accounts/components/way-in-page.tsx';
import { requireActor } from '#app/features/accounts/gates.server.ts';
import { eraseAccount } from '#app/features/data-requests/commands/erase-account.server.ts';
import { ErasureTerms } from '#app/features/data-requests/components/erasure-terms.tsx';
import { mayEraseThemselves } from '#app/features/data-requests/policy.ts';
import { countOwnData, findRecordsToKeep } from '#app/features/data-requests/queries/own-data.server.ts';
import { passwordForm } from '#app/features/data-requests/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { answerForm, refuse } from '#app/routes/auth/account-form.server.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { sessionCookie } from '#app/site/session-cookie.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { formProblems } from '#domain/account-texts.ts';
import { formatLongDate } from '#domain/dates.ts';
import type { Route } from './+types/delete-account';
import { refuseChange } from './refuse-change.server.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const page = unlistedText('/account/delete');
const FAILED = 'The account was not deleted';
const ADMINISTRATOR =
  'Administrators cannot delete their own account, so there is always at least one. Ask another administrator; your jobs pass to them.';

export async function loader(asking: Route.LoaderArgs) {
  const actor = await requireActor(asking);
  if (!mayEraseThemselves(actor)) return { role: actor.role, counts: null, kept: null };
  const { database } = asking.context.get(requestContext);
  const [counts, kept] = await Promise.all([countOwnData(database, actor), findRecordsToKeep(database, actor)]);
  return {
    role: actor.role,
    counts,
    kept: kept && { records: kept.records, until: formatLongDate(kept.until) },
  };
}

export async function action(asking: Route.ActionArgs) {
  const actor = await requireActor(asking);
  return answerForm(asking, passwordForm, formProblems(FAILED), async (value, services) => {
    const result = await eraseAccount(services, actor, value.current_password);
    if (result.ok) {
      const way = actor.role === 'employer' ? href('/employer-login') : href('/candidate-login');
      return redirect(withPageNotice(way, 'account-erased'), {
        status: 303,
        headers: { 'Set-Cookie': sessionCookie(null, services.publicOrigin), 'Clear-Site-Data': '"storage"' },
      });
    }
    if (result.reason !== 'administrator') return refuseChange(result, FAILED);
    return refuse(403, { notice: { title: FAILED, text: ADMINISTRATOR, tone: 'danger' } });
  });
}

export const clientAction = keepForm(formProblems(FAILED).unexpected);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function DeleteOwnAccount({ loaderData: { role, counts, kept }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]} isWide>
      {counts ? (
        <>
          <ErasureTerms isEmployer={role === 'employer'} counts={counts} kept={kept} />
          <PasswordForm
            action={href('/account/delete')}
            answer={actionData}
            button="Delete my account"
            variant="danger"
          >
            <ButtonLink to={href('/account')} variant="secondary">
              Keep it
            </ButtonLink>
          </PasswordForm>
        </>
      ) : (
        <Notice tone="info" title="Another administrator has to do this">
          {ADMINISTRATOR}
        </Notice>
      )}
    </AccountPage>
  );
}
