/** Asks whether an account is to be rejected, and does it. */

import { decideAccount } from '#app/features/admin/commands/accounts.server.ts';
import { AccountQuestionPage } from '#app/features/admin/components/account-question-page.tsx';
import type { Route } from './+types/reject-account';
import { loadQuestion, questionAction } from './account-question.server.ts';
import { deskMeta } from './sections.ts';

export const loader = (args: Route.LoaderArgs) => loadQuestion(args);

export const action = questionAction({
  decide: (services, admin, id) => decideAccount(services, admin, id, 'rejected'),
  notice: 'user-rejected',
  failed: 'Failed to reject user.',
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    { path: location.pathname, title: 'Reject an account', description: 'Asks before an account is rejected.' },
    matches,
  );

export default function RejectAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="reject" {...loaderData} reply={actionData} />;
}
