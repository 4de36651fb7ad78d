/** One job (spec: accounts §2, "Job detail"). Closed and expired jobs stay readable; a draft redirects to the board. */

import { data, href, redirect } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { listRecentPlacesAround } from '#app/features/board/city-pages/queries/places-on-map.server.ts';
import { JobHeart } from '#app/features/board/jobs/components/card/job-heart.tsx';
import { CountView } from '#app/features/board/jobs/components/count-view.tsx';
import { JobMap, JobPay } from '#app/features/board/jobs/components/detail/job-setting.tsx';
import { OtherJobs } from '#app/features/board/jobs/components/detail/other-jobs.tsx';
import { JobDetail } from '#app/features/board/jobs/components/job-detail.tsx';
import { logoHref } from '#app/features/board/jobs/components/logo-href.ts';
import { OwnJobActions } from '#app/features/board/jobs/components/manage/own-job-actions.tsx';
import { useJobDesk } from '#app/features/board/jobs/components/posting/job-actions.tsx';
import { SimilarJobs } from '#app/features/board/jobs/components/similar-jobs.tsx';
import { findJobPage } from '#app/features/board/jobs/queries/job-page.server.ts';
import { findCandidate, findViewer } from '#app/features/core/accounts/gates.server.ts';
import { findViewerParts } from '#app/features/people/applications/queries/job-viewer.server.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { CATEGORY_NAMES } from '#domain/job/job.ts';
import { excerpt } from '#domain/text/text.ts';
import type { Route } from './+types/job';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** A job's meta description has 100 characters (spec: accounts §9). */
const META_LENGTH = 100;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  return loadPage(context, 'a job could not be loaded', null, async () => {
    const jobPage = await findJobPage(services, id);
    if (!jobPage) throw redirect(`${href('/jobs')}?notice=job-not-found`);
    const [viewer, candidate] = [await findViewer({ request, context }), await findCandidate({ request, context })];
    const viewerParts = await findViewerParts(services, viewer, candidate, jobPage.page.job.id);
    const { city } = jobPage.page;
    const places = city ? await listRecentPlacesAround(services.database.asPublic, services.content, city) : [];
    const page = { ...jobPage.page, places, ...viewerParts };
    return viewerParts ? data(page) : cacheable(page, { seconds: jobPage.seconds, tags: jobPage.tags });
  });
}

export function meta({ loaderData, matches, params: { id } }: Route.MetaArgs) {
  const publicOrigin = originOf(matches);
  const path = href('/jobs/:id', { id });
  if (!loaderData) {
    const description = 'Failed to load this job.';
    return pageMeta({ publicOrigin, path, title: 'Job', description, keywords: [], noindex: true });
  }
  const { job, posting } = loaderData;
  return pageMeta({
    publicOrigin,
    path,
    title: `${job.title} at ${job.company}, ${job.location}`,
    description: excerpt(job.description, META_LENGTH),
    keywords: [job.title, `${job.type} job`, job.location, `${CATEGORY_NAMES[job.category]} jobs`],
    image: {
      path: href('/og/jobs/:id', { id: job.id }),
      alt: `${job.title}, ${job.company}, ${job.location}, ${job.salary}`,
    },
    noindex: !job.isOpen,
    isEmbeddable: job.isOpen,
    jsonLd: [...(posting ? [posting] : []), breadcrumbJsonLd(publicOrigin, trailTo(job.title))],
  });
}

const trailTo = (title: string) => [{ label: 'Job Postings', href: href('/jobs') }, { label: title }];

export default function JobPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { ask, dialogs } = useJobDesk(href('/employer/jobs'));
  const trail = trailTo(loaderData?.job.title ?? 'Job');
  if (!loaderData) {
    return (
      <div className="wrap pt-4 pb-16">
        <Breadcrumb items={trail} />
        <div className="mt-6 space-y-6">
          <Heading level={1}>Job</Heading>
          <LoadFailure title="Failed to load job details." headingLevel={2} retryHref={href('/jobs/:id', { id })}>
            Something went wrong on our side. Try again in a moment.
          </LoadFailure>
        </div>
      </div>
    );
  }
  const { job, address, city, strip, places, others, similar, isOwn, liked, application } = loaderData;
  return (
    <>
      <JobDetail
        job={job}
        trail={trail}
        address={address}
        heart={<JobHeart job={job} liked={liked} page={href('/jobs/:id', { id: job.id })} isOwn={isOwn} />}
        application={application}
        aside={
          <>
            <JobPay strip={strip} />
            <JobMap places={places} slug={city} />
          </>
        }
        actions={isOwn && <OwnJobActions job={job} ask={ask} />}
      />
      <div className="wrap pb-24">
        <OtherJobs company={job.company} logo={logoHref(job)} jobs={others} />
        <SimilarJobs jobs={similar} />
      </div>
      {job.isOpen && !isOwn && <CountView jobId={job.id} />}
      {dialogs}
    </>
  );
}
