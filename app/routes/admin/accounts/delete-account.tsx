/** A GET lists what the deletion would lose, a POST deletes the account. */

import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { accountDecisionAction } from '#app/features/core/desk/form.ts';
import type { Route } from './+types/delete-account';

export { loader } from './approve-account.tsx';

/** The dialog on the list loads this too; after deletion there is nothing to reload. */
export const shouldRevalidate = () => false;

export const action = accountDecisionAction({
  gate: requireAdmin,
  decide: deleteAccount,
  notice: 'user-deleted',
  // The spec does not say which dashboard it means; this text names the database.
  failed: 'Failed to delete user. You may need to delete from the database directly.',
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Delete an account',
      description: 'Confirm that you want to delete an account.',
    },
    matches,
  );

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="delete" {...loaderData} reply={actionData} />;
}
