import { href } from 'react-router';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { formProblems } from '#app/features/core/accounts/texts.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { inviteColleague } from '#app/features/core/staff/commands/invitations.server.ts';
import { InviteForm } from '#app/features/core/staff/components/invite-form.tsx';
import { inviteForm } from '#app/features/core/staff/schema.ts';
import { INVITE_FAILED } from '#app/features/core/staff/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import type { Route } from './+types/invite';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  return null;
}

const REFUSALS = {
  has_account: 'There’s already an account with this address. Staff need their own address.',
  already_invited: 'There’s already an invitation for this address. You can send it again from the staff list.',
};

export const action = formAction({
  form: inviteForm,
  gate: requireAdmin,
  once: true,
  run: ({ services, proof: admin, value }) => inviteColleague(services, admin, value),
  done: () => ({ to: href('/admin/staff'), notice: 'staff-invited' }),
  refuse: ({ reason }) => ({ status: 409, errors: { email: REFUSALS[reason] } }),
  ...failures(formProblems(INVITE_FAILED)),
});

export const clientAction = sendForm(formProblems(INVITE_FAILED).unexpected);

const TITLE = 'Invite a colleague';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(
    { path: href('/admin/staff/invite'), title: TITLE, description: 'Invite a colleague to join the desk.' },
    matches,
  );

export default function Invite({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/staff'), { label: TITLE }]} title={TITLE} />
      <InviteForm answer={actionData} />
    </>
  );
}
