/** Asks whether an account is to be approved, and does it. */

import { decideAccount } from '#app/features/admin/commands/accounts.server.ts';
import { AccountQuestionPage } from '#app/features/admin/components/account-question-page.tsx';
import type { Route } from './+types/approve-account';
import { loadQuestion, questionAction } from './account-question.server.ts';
import { deskMeta } from './sections.ts';

export const loader = (args: Route.LoaderArgs) => loadQuestion(args);

export const action = questionAction({
  decide: (services, admin, id) => decideAccount(services, admin, id, 'approved'),
  notice: 'user-approved',
  failed: 'Failed to approve user.',
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    { path: location.pathname, title: 'Approve an account', description: 'Asks before an account is approved.' },
    matches,
  );

export default function ApproveAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="approve" {...loaderData} reply={actionData} />;
}
