/**
 * A draft or an open job as visitors see it, for its owner and administrators, with a link to share. Posting a job redirects here. Never
 * cached, and kept from search engines.
 */
import { data, href, Link, redirect } from 'react-router';
import { backTo } from '#app/desk/last-searches.ts';
import { toAdvert } from '#app/features/board/jobs/components/advert/advert.ts';
import { AdvertState } from '#app/features/board/jobs/components/advert/advert-state.tsx';
import { JobDetail } from '#app/features/board/jobs/components/job-detail.tsx';
import { openUnpublishedForm } from '#app/features/board/jobs/queries/job-form.server.ts';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { warnOfUnknownPlace } from '#app/features/board/jobs/queries/unclear-places.server.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { publicValues } from '#domain/job/fields.ts';
import { agency } from '#domain/site/site.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/job-preview';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(services, poster, params.id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { id, status, isPast, createdAt, closesAt } = job;
  const address = href('/jobs/:id', { id });
  const isDraft = status === 'draft';
  if (status === 'closed' || (isPast && !isDraft)) throw redirect(address);
  const missingFields = isDraft ? Object.values(openUnpublishedForm(job, services.now).errors) : [];
  const { row, page } = toAdvert(
    { id, ...publicValues(job), closesAt, postedAt: isDraft ? null : createdAt },
    services.now,
  );
  const closesOn = formatLongDate(closesAt);
  const placeWarning = isDraft ? null : await warnOfUnknownPlace(services, job);
  return {
    row,
    page,
    placeWarning,
    state: { id, isDraft, missing: missingFields, closesOn, address: services.publicOrigin + address },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Preview of ${loaderData?.page.title ?? 'a draft'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

export default function JobPreview({ loaderData: { row, page, placeWarning, state } }: Route.ComponentProps) {
  return (
    <div className="pb-24">
      <div className="wrap pt-4 pb-10">
        <Breadcrumb items={[{ label: 'My jobs', href: backTo(href('/employer/jobs')) }, { label: 'Preview' }]} />
        <div className="mt-5">
          <AdvertState {...state} row={row} />
          {placeWarning && (
            <div className="mt-5">
              <Notice tone="warning" title="Searches near a place won’t find this job">
                <p>{placeWarning}</p>
                <p>
                  <Link to={href('/jobs/:id/edit', { id: state.id })} className="link">
                    Edit the location
                  </Link>
                </p>
              </Notice>
            </div>
          )}
        </div>
      </div>
      <JobDetail job={page} address={state.address} isPreview />
    </div>
  );
}
