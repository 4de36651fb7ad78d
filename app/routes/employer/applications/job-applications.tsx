import { data, href, Link, redirect } from 'react-router';
import { backTo } from '#app/desk/last-searches.ts';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { mayWorkAtDesk } from '#app/features/core/accounts/policy.ts';
import { ReceivedList } from '#app/features/people/applications/components/received/received-list.tsx';
import {
  closeOutHref,
  readReceivedSearch,
  receivedHref,
} from '#app/features/people/applications/components/received/received-search.ts';
import { listReceived, showReceived } from '#app/features/people/applications/queries/received-applications.server.ts';
import { APPLICATIONS_PER_PAGE } from '#app/features/people/applications/schema.ts';
import { findPeopleHref } from '#app/features/people/people/schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/job-applications';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const managedJob = await findManagedJob(services, poster, id);
  if (!managedJob) throw data('job_not_found', { status: 404 });
  const { title, company, location, status } = managedJob;
  const isOver = status === 'closed' || (status === 'open' && managedJob.isPast);
  const job = {
    id,
    title,
    company,
    location,
    isDraft: status === 'draft',
    isOwn: managedJob.userId === poster.id,
    isOver,
    findPeopleHref:
      managedJob.isAgency && status === 'open' && !isOver && mayWorkAtDesk(poster)
        ? findPeopleHref({ id, title, location, isRemote: managedJob.workMode === 'remote' })
        : null,
  };
  const search = readReceivedSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the applications for a job could not be listed', { job, search, list: null }, async () => {
    const { applications, counts } = await listReceived(services, poster, id, search);
    const pageCount = Math.max(1, Math.ceil(counts[search.status ?? 'all'] / APPLICATIONS_PER_PAGE));
    if (search.page > pageCount) throw redirect(receivedHref(id, { ...search, page: pageCount }));
    return { job, search, list: { applications: applications.map(showReceived), counts, pageCount } };
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Applications: ${loaderData?.job.title ?? 'job'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

export default function JobApplications({ loaderData: { job, search, list } }: Route.ComponentProps) {
  const desk = job.isOwn
    ? { label: 'My jobs', href: backTo(href('/employer/jobs')) }
    : { label: 'Jobs', href: backTo(href('/admin/jobs')) };
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[desk, { label: job.title }, { label: 'Applications' }]} title="Applications">
        {job.findPeopleHref && <ButtonLink to={job.findPeopleHref}>Find people</ButtonLink>}
      </PageHead>
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {job.isDraft ? (
          job.title
        ) : (
          <Link to={href('/jobs/:id', { id: job.id })} className="link">
            {job.title}
          </Link>
        )}
        {`, ${job.company}, ${job.location}`}
      </p>
      {job.isOver && list && list.counts.sent + list.counts.viewed > 0 && (
        <p className="mb-6">
          This job is closed, and{' '}
          <Link to={closeOutHref(job.id, receivedHref(job.id))} className="link">
            {countOf(list.counts.sent + list.counts.viewed, 'candidate')} still waiting for a reply
          </Link>
          .
        </p>
      )}
      <ReceivedList jobId={job.id} search={search} list={list} />
    </div>
  );
}
