import { loadQuestion, questionAction } from '#app/features/core/accounts/answers/account-question.server.ts';
import { decideAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import type { Route } from './+types/approve-account';

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
