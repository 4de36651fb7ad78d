/** One decision about several people. A GET previews each email, a POST decides about the ticked ones. */
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { decideMany } from '#app/features/people/pipeline/commands/decide-many.server.ts';
import { DecideForm } from '#app/features/people/pipeline/components/decide/decide-form.tsx';
import { decideManyForm } from '#app/features/people/pipeline/form.ts';
import { loadChosen } from '#app/features/people/pipeline/queries/chosen.server.ts';
import {
  decideHref,
  MAX_PEOPLE_PER_DECISION,
  pipelineHref,
  readDecideSearch,
} from '#app/features/people/pipeline/schema.ts';
import { DECIDE_REFUSALS } from '#app/features/people/pipeline/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/decide';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readDecideSearch(new URL(request.url).searchParams);
  const returnPath = readReturnPath(search.back) ?? pipelineHref({});
  return loadPage(
    context,
    'the emails of a decision could not be shown',
    { search, returnPath, chosen: null },
    async () => {
      return { search, returnPath, chosen: await loadChosen(services, consultant, search) };
    },
  );
}

export const action = formAction({
  form: decideManyForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => decideMany(services, consultant, value),
  done: ({ missed }, { value: { to, template, back } }) => ({
    to:
      missed.length > 0
        ? decideHref({ ids: missed, to, template, back, missed: true })
        : (readReturnPath(back) ?? pipelineHref({})),
  }),
  refuse: ({ reason }) => ({
    status: reason === 'nothing_chosen' || reason === 'too_many' ? 422 : 409,
    notice: { title: DECIDE_REFUSALS[reason], tone: 'danger' },
  }),
  unexpected: {
    status: 503,
    notice: { title: 'Some people could not be moved. See the list below.', tone: 'danger' },
  },
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta({ ...unlistedText('/admin/pipeline/decide'), title: titleOf(loaderData?.chosen?.people) }, matches);

const titleOf = (people: readonly { fullName: string }[] | undefined) =>
  people?.length === 1 ? `Move ${people[0]?.fullName}` : 'Move several people';

export default function DecidePage({ loaderData: { search, returnPath, chosen }, actionData }: Route.ComponentProps) {
  const gone = chosen ? Math.min(search.ids.length, MAX_PEOPLE_PER_DECISION) - chosen.people.length : 0;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/pipeline'), { label: 'Move' }]} title={titleOf(chosen?.people)} />
      <div className="mb-6 max-w-2xl space-y-4 empty:hidden">
        <FormProblems formId="decide" answer={actionData} />
        {search.missed && (
          <Notice tone="warning" title="These people weren’t moved" role="alert">
            They changed while you were deciding, so we didn’t email them. Everyone else you selected has been moved.
            Check their current status.
          </Notice>
        )}
        {gone > 0 && (
          <Notice tone="warning" title={`${countOf(gone, 'application')} can no longer be opened`}>
            Deleted, or you don’t have access.
          </Notice>
        )}
        {search.ids.length > MAX_PEOPLE_PER_DECISION && <Notice tone="warning" title={DECIDE_REFUSALS.too_many} />}
        {chosen?.isTemplateGone && <Notice tone="warning" title="This template was removed. Choose another." />}
      </div>
      {chosen ? (
        <DecideForm search={search} returnPath={returnPath} {...chosen} />
      ) : (
        <LoadFailure title="Failed to load the emails" retryHref={decideHref(search)}>
          {LOGGED_FAILURE}
        </LoadFailure>
      )}
    </>
  );
}
