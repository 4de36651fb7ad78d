/** How to apply for one job, until there is a form for it. */
import { data, href, redirect } from 'react-router';
import { EmployerAndPlace } from '#app/features/jobs/components/employer-and-place.tsx';
import { WaysToApply } from '#app/features/jobs/components/ways-to-apply.tsx';
import { findPublicJob, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { jobReference } from '#app/features/jobs/schema.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { ContactFacts } from '#app/site/contact-facts.tsx';
import { requestContext } from '#app/site/request-context.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { applyText } from '#content/coming.ts';
import { company as agency } from '#content/company.ts';
import type { Route } from './+types/apply';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { database, publicOrigin, log, requestId } = context.get(requestContext);
  try {
    const job = await findPublicJob(database.asPublic, id);
    if (!job) throw redirect(`${href('/jobs')}?notice=job-not-found`);
    const seconds = await secondsUntilBoardChanges(database.asPublic, 300);
    const { title, company, location, isOpen } = job;
    const shown = { id: job.id, title, company, location, isOpen, mail: mailAbout(job, publicOrigin) };
    return cacheable(shown, { seconds, tags: [`job:${job.id}`, 'pages'] });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, errorId: requestId }, 'a job could not be loaded');
    return data(null, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

/** A mail that names its job twice: for people in the subject, for whoever looks it up in the text. */
function mailAbout({ id, title }: { id: string; title: string }, publicOrigin: string): string {
  const subject = `Application: ${title}, ${jobReference(id)}`;
  const body = `${publicOrigin}${href('/jobs/:id', { id })}\n\n`;
  return `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function meta({ loaderData, matches, params: { id } }: Route.MetaArgs) {
  const about = loaderData ? `${loaderData.title} at ${loaderData.company}` : 'this job';
  return pageMeta({
    publicOrigin: originOf(matches),
    path: href('/jobs/:id/apply', { id }),
    title: `Apply for ${about}`,
    description: `How to apply for ${about} by email or phone.`,
    keywords: ['job application'],
    ...(loaderData && { image: { path: href('/og/jobs/:id', { id }), alt: `${about}, ${loaderData.location}` } }),
    noindex: true,
  });
}

export default function ApplyPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const job = loaderData;
  const path = href('/jobs/:id', { id });
  const trail = [
    { label: 'Job Postings', href: href('/jobs') },
    { label: job?.title ?? 'Job', href: path },
    { label: 'Apply' },
  ];
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title={`Apply for ${job?.title ?? 'this job'}`} />
      {job === null ? (
        <ErrorState title="Failed to load job details." retryHref={href('/jobs/:id/apply', { id })}>
          Something is wrong on our side. Try again in a moment.
        </ErrorState>
      ) : (
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <EmployerAndPlace job={job} className="" />
            {job.isOpen ? <WaysToApply mail={job.mail} /> : <Closed />}
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to={path} variant="secondary">
                Back to the job
              </ButtonLink>
              <ButtonLink to={href('/jobs')} variant="secondary">
                See all jobs
              </ButtonLink>
            </div>
          </div>
          <section aria-labelledby="reach-us" className="lg:col-span-4 lg:col-start-9">
            <Heading level={2} size="item" id="reach-us">
              {job.isOpen ? 'Apply by phone or email' : 'Ask us about others'}
            </Heading>
            <ContactFacts phone={agency.phone} mail={job.mail} className="mt-4" />
          </section>
        </div>
      )}
    </div>
  );
}

function Closed() {
  return (
    <div className="mt-6">
      <Notice tone="warning" title="This job is closed">
        {applyText.closed}
      </Notice>
    </div>
  );
}
