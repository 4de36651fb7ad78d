/** The candidate's liked jobs, newest first (spec: accounts §2 "Liked Jobs tab"). */
import { href, redirect } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { LikedList } from '#app/features/people/profile/components/liked-list.tsx';
import { ProfileFrame } from '#app/features/people/profile/components/profile-frame.tsx';
import { countLikedJobs, listLikedJobs } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import { LIKED_JOBS_PER_PAGE, MOST_LIKED_PAGES, readLikedPage } from '#app/features/people/profile/schema.ts';
import { PROFILE_FAILURES } from '#app/features/people/profile/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { excerpt, excerptLines } from '#domain/text/text.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/liked-jobs';

/** The board has the same lengths (spec: accounts §9). */
const DESCRIPTION_LENGTH = 150;
const REQUIREMENTS_LENGTH = 1000;

const pathTo = (page: number) => href('/profile/liked') + (page > 1 ? `?page=${page}` : '');

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const candidate = await requireCandidate({ request, context });
  const page = readLikedPage(pageUrl(request).searchParams);
  return loadPage(context, 'liked jobs could not be loaded', { page, list: null }, async () => {
    const [found, count] = await Promise.all([
      listLikedJobs(services, candidate, page),
      countLikedJobs(services, candidate),
    ]);
    const pageCount = Math.min(MOST_LIKED_PAGES, Math.max(1, Math.ceil(count / LIKED_JOBS_PER_PAGE)));
    if (page > pageCount) throw redirect(pathTo(pageCount));
    const jobs = found.map(({ job, likedAt, applied }) => ({
      id: job.id,
      title: job.title,
      company: job.company,
      location: job.location,
      salary: job.salary,
      category: job.category,
      type: job.type,
      basis: job.basis,
      isOpen: job.isOpen,
      postedOn: formatShortDate(job.createdAt),
      likedOn: formatShortDate(likedAt),
      description: excerpt(job.description, DESCRIPTION_LENGTH),
      requirements: excerptLines(job.requirements, REQUIREMENTS_LENGTH),
      applied: applied && { on: formatShortDate(applied.at), applicationId: applied.applicationId },
    }));
    return { page, list: { jobs, count, pageCount } };
  });
}

const page = unlistedText('/profile/liked');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function LikedJobs({ loaderData: { page, list } }: Route.ComponentProps) {
  return (
    <ProfileFrame current="liked" likedCount={list?.count}>
      {list ? (
        <LikedList {...list} page={page} pathTo={pathTo} />
      ) : (
        <LoadFailure title={PROFILE_FAILURES.loadLikedJobs} retryHref={pathTo(page)}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
    </ProfileFrame>
  );
}
