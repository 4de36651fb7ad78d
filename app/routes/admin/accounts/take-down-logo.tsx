/** Confirms and carries out the removal of an account's logo. */

import { AccountQuestionPage } from '#app/features/core/accounts/components/decisions/account-question-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { accountDecisionAction } from '#app/features/core/desk/form.ts';
import { takeDownLogo } from '#app/features/hirers/logos/commands/take-down-logo.server.ts';
import { LOGO_FAILURES } from '#app/features/hirers/logos/texts.ts';
import type { Route } from './+types/take-down-logo';

export { loader } from './approve-account.tsx';

export const action = accountDecisionAction({
  gate: requireAdmin,
  decide: takeDownLogo,
  notice: 'logo-taken-down',
  failed: LOGO_FAILURES.takeDown,
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Remove a logo',
      description: 'Confirm that you want to remove an account’s logo.',
    },
    matches,
  );

export default function TakeDownLogo({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountQuestionPage verb="takeDownLogo" {...loaderData} reply={actionData} />;
}
