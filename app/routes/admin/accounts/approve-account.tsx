/** Confirms and carries out the approval of an account. */

import { data, href } from 'react-router';
import { decideAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { countBelongings, findAccount } from '#app/features/core/accounts/queries/decisions.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { accountDecisionAction } from '#app/features/core/desk/form.ts';
import { normaliseAccountSearch } from '#app/features/core/desk/schema/lists.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/approve-account';

/** Loads the account that the question is about (404 if it was deleted) and the list to return to. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const account = await findAccount(database, admin, params.id);
  const back = normaliseAccountSearch(url.searchParams.get('back') ?? '');
  const losses = account
    ? await loadPart(context, 'what goes with an account could not be counted', null, () =>
        countBelongings(database, admin, account.id),
      )
    : null;
  const isYourself = account?.id === admin.id;
  const next = readReturnPath(url.searchParams.get('next'));
  const listHref = next ?? href('/admin/accounts') + back;
  return data({ account, losses, isYourself, back, next, listHref }, { status: account ? 200 : 404 });
}

export const action = accountDecisionAction({
  gate: requireAdmin,
  decide: (services, admin, id) => decideAccount(services, admin, id, 'approved'),
  notice: 'user-approved',
  failed: 'Failed to approve user.',
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Approve an account',
      description: 'Confirm that you want to approve an account.',
    },
    matches,
  );

export default function ApproveAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="approve" {...loaderData} reply={actionData} />;
}
