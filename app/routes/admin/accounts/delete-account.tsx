/** Confirms and carries out the deletion of an account, and lists what is lost. */

import { loadQuestion, questionAction } from '#app/features/core/accounts/answers/account-question.server.ts';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import type { Route } from './+types/delete-account';

export const loader = (args: Route.LoaderArgs) => loadQuestion(args);

/** The dialog on the list loads this too; after deletion there is nothing to reload. */
export const shouldRevalidate = () => false;

export const action = questionAction({
  decide: deleteAccount,
  notice: 'user-deleted',
  // The specification does not say whose dashboard is meant: here it is the database itself.
  failed: 'Failed to delete user. You may need to delete from the database directly.',
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Delete an account',
      description: 'Says what is lost before an account is deleted.',
    },
    matches,
  );

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="delete" {...loaderData} reply={actionData} />;
}
