/** Confirms and carries out the rejection of an account. */

import { decideAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { accountDecisionAction } from '#app/features/core/desk/form.ts';
import type { Route } from './+types/reject-account';

export { loader } from './approve-account.tsx';

export const action = accountDecisionAction({
  gate: requireAdmin,
  decide: (services, admin, id) => decideAccount(services, admin, id, 'rejected'),
  notice: 'user-rejected',
  failed: 'Failed to reject user.',
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    { path: location.pathname, title: 'Reject an account', description: 'Confirm that you want to reject an account.' },
    matches,
  );

export default function RejectAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="reject" {...loaderData} reply={actionData} />;
}
