/** All jobs, for consultants those of the agency, newest first. What is done with one is done on its own pages; many are reassigned here. */
import { data, Form, href, redirect, useNavigation } from 'react-router';
import { reassignJobs } from '#app/features/board/jobs/commands/reassign-jobs.server.ts';
import { DESK_STATUS_NAMES } from '#app/features/board/jobs/schema.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { JobTable } from '#app/features/core/desk/components/job-table.tsx';
import { FilterChoice, FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { REASSIGN_FORM, ReassignBar } from '#app/features/core/desk/components/reassign-bar.tsx';
import { listJobs } from '#app/features/core/desk/queries/jobs.server.ts';
import { countListPages, JOB_STATUSES, readJobSearch } from '#app/features/core/desk/schema.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { reassignForm } from '#app/features/core/staff/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const search = readJobSearch(new URL(request.url).searchParams);
  return loadPage(context, 'all jobs could not be listed', { search, list: null }, async () => {
    const [{ jobs, total, isMore }, colleagues] = await Promise.all([
      listJobs(database, consultant, search),
      listHeirs(database, consultant),
    ]);
    const last = countListPages({ total, isMore });
    if (search.page > last) throw redirect(href('/admin/jobs') + writeSearch({ ...search, page: last }));
    const shown = jobs.map(({ closesAt, ...job }) => ({ ...job, closes: formatShortDate(closesAt) }));
    return { search, list: { jobs: shown, total, isMore, colleagues } };
  });
}

export const action = formAction({
  form: reassignForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => reassignJobs(services, consultant, value),
  done: (_, { value }) => ({ to: href('/admin/jobs') + tidyBack(value.back), notice: 'jobs-reassigned' }),
  refuse: ({ reason }) => {
    if (reason === 'not_admin') throw data('consultants_only', { status: 403 });
    return { status: 409, errors: REFUSALS[reason] };
  },
  unexpected: {
    status: 503,
    notice: { title: 'The jobs were not reassigned. Try again in a moment.', tone: 'danger' },
  },
});

const REFUSALS = {
  no_heir: { to: 'This colleague cannot have jobs any more. Choose another one.' },
  none_moved: { jobs: 'None of these jobs changed hands: they are that colleague’s already, or not there any more.' },
};

/** Only what the list itself may be asked. */
const tidyBack = (back: string) => writeSearch(readJobSearch(new URLSearchParams(back)));

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/jobs'), matches);

export default function Jobs({ loaderData: { search, list }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const makeHref = (page: number) => href('/admin/jobs') + writeSearch({ ...search, page });
  return (
    <>
      <FilterForm label="All jobs" action={href('/admin/jobs')} values={search}>
        <FilterText name="search" label="Title, company or location" value={search.search} />
        <FilterChoice
          name="status"
          label="Status"
          value={search.status}
          all="All statuses"
          choices={JOB_STATUSES.map((value) => ({ value, label: DESK_STATUS_NAMES[value] }))}
        />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        isMore={list?.isMore}
        nouns={['job', 'jobs']}
        loading="Loading job postings..."
        failed="Failed to load job postings."
        empty="No jobs match these filters."
        page={search.page}
        makeHref={makeHref}
      >
        <Form method="post" action={makeHref(search.page)} className="space-y-4">
          <FormProblems formId={REASSIGN_FORM} answer={actionData} />
          <input type="hidden" name="back" value={writeSearch(search)} />
          <JobTable jobs={list?.jobs ?? []} back={makeHref(search.page)} ticked={actionData?.values ?? {}} />
          {list?.jobs.some(({ isAgency }) => isAgency) && (
            <ReassignBar colleagues={list.colleagues} isSending={isSending} answer={actionData} />
          )}
        </Form>
      </ListResults>
    </>
  );
}
