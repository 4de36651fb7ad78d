/** Consultants see the agency's jobs only. */
import { data } from 'react-router';
import { BulkForm } from '#app/desk/list/bulk-form.tsx';
import { listHrefOf } from '#app/desk/list/desk-list.ts';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { reassignJobs } from '#app/features/board/jobs/commands/reassign-jobs.server.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { JobTabs } from '#app/features/core/desk/components/frame/page-tabs.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { JOBS } from '#app/features/core/desk/components/job-list.tsx';
import { REASSIGN_FORM, ReassignBar } from '#app/features/core/desk/components/reassign-bar.tsx';
import { listJobs } from '#app/features/core/desk/queries/jobs.server.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { reassignForm } from '#app/features/core/staff/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'all jobs could not be listed',
  list: JOBS,
  gate: requireConsultant,
  find: async ({ services: { database }, proof: consultant, search }) => {
    const [{ rows, ...count }, colleagues] = await Promise.all([
      listJobs(database, consultant, search),
      listHeirs(database, consultant),
    ]);
    return {
      ...count,
      rows: rows.map(({ closesAt, ...job }) => ({ ...job, closes: formatShortDate(closesAt) })),
      colleagues,
    };
  },
});

export const action = formAction({
  form: reassignForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, value }) => reassignJobs(services, consultant, value),
  done: (_, { value }) => ({ to: listHrefOf(JOBS, value.back), notice: 'jobs-reassigned' }),
  refuse: ({ reason }) => {
    if (reason === 'not_admin') throw data('consultants_only', { status: 403 });
    return { status: 409, errors: REFUSALS[reason] };
  },
  unexpected: {
    status: 503,
    notice: { title: 'Failed to reassign the jobs. Try again in a moment.', tone: 'danger' },
  },
});

const REFUSALS = {
  no_heir: { to: 'This colleague can no longer have jobs. Choose another.' },
  none_moved: { jobs: 'Nothing changed. These jobs already belong to that colleague or no longer exist.' },
};

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/jobs'), matches);

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { search, list } = loaderData;
  const isReassignable = list?.rows.some(({ isAgency }) => isAgency);
  const bar = (isSending: boolean) =>
    isReassignable && <ReassignBar colleagues={list?.colleagues ?? []} isSending={isSending} answer={actionData} />;
  return (
    <>
      <JobTabs />
      <ListPage
        list={JOBS}
        shown={loaderData}
        ticked={actionData?.values}
        wrap={(table) => (
          <BulkForm list={JOBS} search={search} formId={REASSIGN_FORM} reply={actionData} bar={bar}>
            {table}
          </BulkForm>
        )}
      />
    </>
  );
}
