/** The last page of a guest application: next steps and similar jobs. It can be reopened. */
import { href, redirect } from 'react-router';
import { SENT_TITLE } from '#app/chrome/dialogs/application-sent.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { SimilarJobs } from '#app/features/board/jobs/components/similar-jobs.tsx';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { listSimilarJobs, searchForOthers } from '#app/features/board/jobs/queries/similar-jobs.server.ts';
import { EqualityInvitation } from '#app/features/people/equality/components/equality-invitation.tsx';
import { isMonitored } from '#app/features/people/equality/queries.server.ts';
import { guestSentHref } from '#app/features/people/guests/schema.ts';
import { afterGuestSending, beforeGuestSending } from '#app/features/people/guests/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/application-sent';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const SIMILAR = 6;

export async function loader({ params: { id }, url: { searchParams }, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const step = searchParams.get('step');
  const isConfirmed = step !== 'confirm';
  return loadPage(
    context,
    'a job could not be loaded',
    { job: null, similar: [], others: null, isConfirmed, isAsked: false },
    async () => {
      const job = await findPublicJob(database.asPublic, id);
      if (!job) throw redirect(`${href('/jobs')}?notice=job-not-found`);
      const similar = await listSimilarJobs(database.asPublic, job.id, SIMILAR);
      const otherJobs = await searchForOthers(database.asPublic, job);
      const seconds = await secondsUntilBoardChanges(database.asPublic, 300);
      const isAsked = isConfirmed && (await isMonitored(database.asPublic));
      const page = {
        job: { title: job.title, company: job.company },
        similar,
        others: otherJobs,
        isConfirmed,
        isAsked,
      };
      // Other steps are not cached, so that made-up addresses cannot fill the page cache.
      if (step !== null && isConfirmed) return page;
      return cacheable(page, { seconds, tags: ['jobs', `job:${job.id}`], parameters: ['step'] });
    },
  );
}

const titleOf = (isConfirmed: boolean) => (isConfirmed ? SENT_TITLE : 'Confirm your email address');

export const meta: Route.MetaFunction = ({ loaderData, matches, params: { id = '' } }) =>
  pageMeta({
    publicOrigin: originOf(matches),
    path: guestSentHref(id),
    title: titleOf(loaderData?.isConfirmed ?? true),
    description: 'What happens after you apply without an account.',
    keywords: ['job application'],
    noindex: true,
  });

export default function ApplicationSentPage({
  loaderData: { job, similar, others, isConfirmed, isAsked },
  params: { id },
}: Route.ComponentProps) {
  const path = href('/jobs/:id', { id });
  const trail = [
    { label: 'Job Postings', href: href('/jobs') },
    { label: job?.title ?? 'Job', href: path },
    { label: titleOf(isConfirmed) },
  ];
  const about = job ? `${job.title} at ${job.company}` : 'the job';
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title={titleOf(isConfirmed)} />
      <p className="measure text-lg [overflow-wrap:anywhere]">
        {isConfirmed
          ? `Your application for ${about} was submitted. Please check your email for confirmation.`
          : `Your application for ${about} hasn’t been sent yet.`}
      </p>
      <Heading level={2} size="item" className="mt-8">
        What happens next
      </Heading>
      <ol className="measure mt-3 list-decimal space-y-2 pl-5 text-ink-soft">
        {(isConfirmed ? afterGuestSending : beforeGuestSending).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {isAsked && <EqualityInvitation jobId={id} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>
        <ButtonLink to={path} variant="secondary">
          Back to the job
        </ButtonLink>
      </div>
      <SimilarJobs jobs={similar} others={others} />
    </div>
  );
}
