import { loadQuestion, questionAction } from '#app/features/core/accounts/answers/account-question.server.ts';
import { decideAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import type { Route } from './+types/reject-account';

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
