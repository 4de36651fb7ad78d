import { data, href, Link } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { confirmClock, releaseDeletion } from '#app/features/site/launch/commands/release-deletion.server.ts';
import { sendTestMail } from '#app/features/site/launch/commands/send-test-mail.server.ts';
import { CheckList } from '#app/features/site/launch/components/health/check-list.tsx';
import { DeletionPanel } from '#app/features/site/launch/components/health/deletion-panel.tsx';
import { TestMailForm } from '#app/features/site/launch/components/health/test-mail-form.tsx';
import { healthForm } from '#app/features/site/launch/form.ts';
import { showDeletions } from '#app/features/site/launch/queries/deletion.server.ts';
import { findHealth } from '#app/features/site/launch/queries/health.server.ts';
import { DELETION_REFUSALS, TEST_MAIL_REFUSALS, UNEXPECTED } from '#app/features/site/launch/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatTime } from '#domain/time/dates.ts';
import type { Route } from './+types/health';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const services = context.get(requestContext);
  const [checks, deletions] = await Promise.all([findHealth(services, admin), showDeletions(services, admin)]);
  return data({ checks, deletions, email: admin.email, checkedAt: formatTime(services.now) });
}

type HealthResult = Awaited<ReturnType<typeof releaseDeletion | typeof confirmClock | typeof sendTestMail>>;

export const action = formAction({
  form: healthForm,
  gate: requireAdmin,
  run: ({ services, proof: admin, value }): Promise<HealthResult> => {
    if (value.intent === 'delete') return releaseDeletion(services, admin, value);
    return value.intent === 'confirm_clock' ? confirmClock(services, admin) : sendTestMail(services, admin);
  },
  done: (_, { value }) => {
    const to = href('/admin/settings/health');
    if (value.intent === 'test_mail') return { to, stays: true };
    return { to: withPageNotice(to, value.intent === 'delete' ? 'deletion-begun' : 'clock-confirmed') };
  },
  refuse: (refused) => {
    if (refused.reason === 'changed') return { status: 409, notice: { ...DELETION_REFUSALS.changed, tone: 'danger' } };
    const { title, text } = TEST_MAIL_REFUSALS[refused.reason];
    const notice = { title, text: 'detail' in refused ? `${refused.detail}.` : text, tone: 'danger' as const };
    return { status: refused.reason === 'too_many_tests' ? 429 : 409, notice };
  },
  unexpected: { status: 503, notice: { ...UNEXPECTED, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings/health'), matches);

export default function HealthPage({
  loaderData: { checks, deletions, email, checkedAt },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <p className="mb-6 text-ink-soft">
        Checked at <span className="figures">{checkedAt}</span>.{' '}
        <Link to={href('/admin/settings/health')} className="link">
          Check again
        </Link>
      </p>
      <div className="max-w-3xl">
        <CheckList checks={checks} level={2} />
      </div>
      <DeletionPanel {...deletions} />
      <TestMailForm email={email} answer={actionData} />
    </>
  );
}
