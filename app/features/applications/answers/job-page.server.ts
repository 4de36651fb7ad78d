/** What the page of a job shows: the job with its dates in words, what is known around it, and the viewer's own parts. */
import { href, type RouterContextProvider } from 'react-router';
import { findPayStripOfJob } from '#app/features/jobs/queries/pay-figures.server.ts';
import {
  findPublicJob,
  listOtherJobsOfEmployer,
  listSimilarJobs,
  secondsUntilBoardChanges,
} from '#app/features/jobs/queries.server.ts';
import { listPlacesOnMap } from '#app/features/places/queries/places-on-map.server.ts';
import type { Caching } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { findCityIn } from '#content/cities/cities.ts';
import { company } from '#content/company.ts';
import type { ContentTag } from '#db/content-changes.ts';
import { toJobCard } from '#domain/job/job-card.ts';
import { describeDaysLeft } from '#domain/job/job-closing.ts';
import { jobPosting } from '#domain/job/job-posting.ts';
import { londonDay, secondsLeftOfDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { findViewerParts } from './job-viewer.server.ts';

const [SIMILAR_JOBS, OTHER_JOBS] = [4, 4];

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** @returns null where there is no such job; `caching` only of a page that is the same for every visitor */
export async function findJobPage(args: RequestArgs, id: string) {
  const { database, publicOrigin, now } = args.context.get(requestContext);
  const { asPublic } = database;
  const job = await findPublicJob(asPublic, id);
  if (!job) return null;
  const viewerParts = await findViewerParts(args, job.id);
  const city = findCityIn(job.location)?.slug;
  const [strip, places, others, alike, seconds] = await Promise.all([
    findPayStripOfJob(asPublic, job),
    city ? listPlacesOnMap(asPublic) : [],
    listOtherJobsOfEmployer(asPublic, job.id, OTHER_JOBS),
    listSimilarJobs(asPublic, job.id, SIMILAR_JOBS + OTHER_JOBS),
    viewerParts ? 0 : secondsUntilBoardChanges(asPublic, 300),
  ]);
  // No job is in both lists.
  const areNamed = new Set(others.map((each) => each.id));
  const similar = alike.filter((each) => !areNamed.has(each.id)).slice(0, SIMILAR_JOBS);
  const { createdAt, updatedAt, closesAt, salaryMin, salaryMax, salaryPeriod, ...shown } = job;
  const closingDay = londonDay(closesAt);
  const address = publicOrigin + href('/jobs/:id', { id: job.id });
  const page = {
    job: {
      ...shown,
      postedOn: formatLongDate(createdAt),
      closesOn: formatLongDate(closesAt),
      closingDay,
      daysLeft: describeDaysLeft(closingDay, londonDay(now)),
    },
    address,
    city,
    strip,
    places,
    others: others.map(({ id, title, location, salary }) => ({ id, title, location, salary })),
    similar: similar.map(toJobCard),
    posting: job.isOpen ? jobPosting(job, { agency: company.name, jobUrl: address }) : null,
    ...viewerParts,
  };
  const caching: Caching = {
    // It says how many days are left.
    seconds: Math.min(seconds, secondsLeftOfDay(now)),
    tags: [job, ...others, ...similar].map((each): ContentTag => `job:${each.id}`),
  };
  return { page, caching: viewerParts ? null : caching };
}
