import { data, Form, href, useNavigation } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { resendInvitation, withdrawInvitation } from '#app/features/core/staff/commands/invitations.server.ts';
import { findInvitation } from '#app/features/core/staff/queries/staff.server.ts';
import { invitationForm } from '#app/features/core/staff/schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { ROLE_NAMES } from '#domain/account/account.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/invitation';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const invitation = await findInvitation(context.get(requestContext).database, admin, id);
  if (!invitation) throw data('invitation_not_found', { status: 404 });
  const { createdAt, expiresAt, ...facts } = invitation;
  return { ...facts, sentOn: formatLongDate(createdAt), expiresOn: formatLongDate(expiresAt) };
}

export const action = formAction({
  form: invitationForm,
  gate: requireAdmin,
  run: ({ services, proof: admin, params: { id = '' }, value }) =>
    value.intent === 'resend' ? resendInvitation(services, admin, id) : withdrawInvitation(services, admin, id),
  done: (_, { value }) => ({
    to: href('/admin/staff'),
    notice: value.intent === 'resend' ? 'invitation-resent' : 'invitation-withdrawn',
  }),
  refuse: ({ reason }) =>
    reason === 'not_found'
      ? throwNotFound('invitation_not_found')
      : {
          status: 429,
          notice: { title: 'We’ve just sent it. Wait a minute, then try again.', tone: 'danger' },
          retryAfterSeconds: 60,
        },
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    { path: location.pathname, title: 'An invitation', description: 'Send an invitation again, or withdraw it.' },
    matches,
  );

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const { fullName, email, role, invitedBy, sentOn, expiresOn, isExpired } = loaderData;
  const title = `Invitation: ${fullName}`;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/staff'), { label: 'Invitation' }]} title={title} />
      <div className="flex max-w-2xl flex-col gap-6">
        <FormProblems formId="invitation" answer={actionData} />
        <div className="measure wrap-anywhere space-y-3">
          <p>
            <strong translate="no" className="font-semibold">
              {fullName}
            </strong>
            , <span translate="no">{email}</span>, invited as {ROLE_NAMES[role].toLowerCase()} by {invitedBy} on{' '}
            {sentOn}
          </p>
          <p className="text-ink-soft">
            {isExpired ? `The link stopped working on ${expiresOn}.` : `The link works until ${expiresOn}.`} If you send
            it again, the earlier link will stop working. If you withdraw it, {fullName} won’t be able to use it.
          </p>
        </div>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="resend" isLoading={isSending}>
            Send again
          </Button>
          <Button type="submit" name="intent" value="withdraw" variant="danger" disabled={isSending}>
            Withdraw
          </Button>
          <ButtonLink to={href('/admin/staff')} variant="secondary">
            Cancel
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
