import { href } from 'react-router';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { ContentTag } from '#db/content-changes.ts';
import { describeReplyRate } from '#domain/application/reply-rate.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { describeDaysLeft } from '#domain/job/job-closing.ts';
import { jobPosting } from '#domain/job/job-posting.ts';
import { findCityIn } from '#domain/place/place.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay, secondsLeftOfDay } from '#domain/time/calendar-day.ts';
import { formatLongDate, formatShortDate } from '#domain/time/dates.ts';
import { findPayStripOfJob } from './pay-figures.server.ts';
import { findJobPromises } from './promises/job-promises.server.ts';
import { findRecentReplyRate } from './promises/reply-rate.server.ts';
import { findPublicJob, listOtherJobsOfEmployer, listPlacesOfJob } from './public/public-job.server.ts';
import { findQuestions } from './questions/job-questions.server.ts';
import { findSimilarJobs, toSimilarCard } from './similar-jobs.server.ts';

const [SIMILAR_JOBS, OTHER_JOBS] = [4, 4];
const MOST_SECONDS = 300;

type Services = Pick<RequestContext, 'database' | 'publicOrigin' | 'now'>;

export async function findJobPage({ database: { asPublic }, publicOrigin, now }: Services, id: string) {
  const job = await findPublicJob(asPublic, id);
  if (!job) return null;
  const [strip, others, alike, places, promises, questions] = await Promise.all([
    findPayStripOfJob(asPublic, job),
    listOtherJobsOfEmployer(asPublic, job.id, OTHER_JOBS),
    findSimilarJobs(asPublic, job.id, SIMILAR_JOBS + OTHER_JOBS),
    listPlacesOfJob(asPublic, job.id),
    findJobPromises(asPublic, job.id, findRecentReplyRate),
    findQuestions(asPublic, job.id),
  ]);
  const areNamed = new Set(others.map((each) => each.id));
  const similar = alike.filter((each) => !areNamed.has(each.id)).slice(0, SIMILAR_JOBS);
  const { createdAt, updatedAt, closesAt, salaryMin, salaryMax, salaryPeriod, ...shown } = job;
  const closingDay = londonDay(closesAt);
  const address = publicOrigin + href('/jobs/:id', { id: job.id });
  const page = {
    job: {
      ...shown,
      ...(questions && { questions }),
      postedOn: formatLongDate(createdAt),
      promises: promises && {
        confirmedOn: formatLongDate(promises.confirmedAt),
        replyDays: promises.replyDays,
        isAgency: promises.isAgency,
        rate: promises.rate && describeReplyRate(promises.isAgency ? 'We' : 'This employer', promises.rate),
      },
      closesOn: formatLongDate(closesAt),
      closingDay,
      daysLeft: describeDaysLeft(closingDay, londonDay(now)),
    },
    address,
    /** The slug of the job's city, if that city has a page. */
    city: findCityIn(job.location)?.slug,
    strip,
    others: others.map(({ id, title, location, salary, createdAt }) => ({
      id,
      title,
      location,
      salary,
      postedOn: formatShortDate(createdAt),
    })),
    similar: similar.map(toSimilarCard),
    posting: job.isOpen ? jobPosting(job, { agency: agency().name, jobUrl: address }, places) : null,
  };
  const shownJobs = [job, ...others, ...similar];
  return {
    page,
    tags: shownJobs.map((each): ContentTag => `job:${each.id}`),
    seconds: secondsUntilItChanges(shownJobs, now),
  };
}

/** The number of seconds for which a visitor's page stays true: it shows the days left, and lists jobs that close. */
export function secondsUntilItChanges(listed: readonly Pick<PublicJob, 'isOpen' | 'closesAt'>[], now: Date): number {
  const untilClosing = listed.filter(({ isOpen }) => isOpen).map(({ closesAt }) => closesAt.getTime() - now.getTime());
  const seconds = Math.floor(Math.min(...untilClosing) / 1_000);
  return Math.max(0, Math.min(MOST_SECONDS, seconds, secondsLeftOfDay(now)));
}
