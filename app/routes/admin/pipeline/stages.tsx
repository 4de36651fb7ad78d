import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { changeStages } from '#app/features/people/pipeline/commands/change-stages.server.ts';
import { StageSettings } from '#app/features/people/pipeline/components/stages/stage-settings.tsx';
import { stagesForm } from '#app/features/people/pipeline/form.ts';
import { listCountedStages } from '#app/features/people/pipeline/queries/stage-list.server.ts';
import { STAGE_REFUSALS } from '#app/features/people/pipeline/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/stages';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the stages could not be listed', { stages: null }, async () => {
    return { stages: await listCountedStages(database, admin) };
  });
}

export const action = formAction({
  form: stagesForm,
  gate: requireAdmin,
  once: ['add'],
  run: ({ services, proof: admin, value }) => changeStages(services, admin, value),
  done: () => ({ to: href('/admin/settings/stages'), notice: 'stages-changed' }),
  refuse: ({ reason }) =>
    reason === 'stage_gone'
      ? { status: 409, notice: { title: STAGE_REFUSALS.stage_gone, tone: 'danger' } }
      : { status: 409, errors: { name: STAGE_REFUSALS[reason] } },
  unexpected: { status: 503, notice: { title: 'Failed to save the stages. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings/stages'), matches);

export default function StagesPage({ loaderData: { stages }, actionData }: Route.ComponentProps) {
  if (!stages) {
    return (
      <LoadFailure title="Failed to load stages" retryHref={href('/admin/settings/stages')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <p className="measure mb-8 text-ink-soft">
        Divide a status into your own steps, such as ‘To call’ within Viewed. Candidates and employers only see the
        status, and moving within it doesn’t email anybody. If you remove a stage, its applications keep their status.
      </p>
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            Nothing was changed.
          </Notice>
        </div>
      )}
      <StageSettings stages={stages} reply={actionData} />
    </>
  );
}
