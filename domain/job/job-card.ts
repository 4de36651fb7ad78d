/** A job in a list, with nothing else, because the list's data is sent twice: as HTML and for hydration. */

import { excerpt } from '#domain/text/text.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import { describeAge, isNew } from '#domain/time/posted.ts';
import type { PublicJob } from './fields.ts';
import { kindOfWork, WORK_MODE_NAMES } from './job.ts';
import type { Sector } from './sector.ts';
import { sectorOfEmployer } from './trade.ts';

export type JobCard = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary' | 'category'> & {
  /** 'On site · Full-time · Permanent · Starts 11/01/2027' */
  facts: string;
  sector: Sector;
  /** Excerpt of the description; after a word search, the matching line with each match between \uE000 and \uE001. */
  excerpt: string;
  /** The title with the words of a search between \uE000 and \uE001. */
  markedTitle?: string;
  miles?: number;
  logo?: string;
  postedOn: string;
  /** 'today', which is true until midnight in London; absent for jobs older than a month. */
  postedAgo?: string;
  /** Posted in the last 48 hours. */
  isNew?: true;
};

/** spec: accounts §9 "List description preview: 150 characters". */
const PREVIEW_LENGTH = 150;

export type JobCardSource = Pick<
  PublicJob,
  | 'id'
  | 'title'
  | 'company'
  | 'location'
  | 'salary'
  | 'type'
  | 'category'
  | 'basis'
  | 'workMode'
  | 'startDate'
  | 'description'
  | 'createdAt'
  | 'logo'
>;

/** The card as of now. Its relative dates hold until midnight in London, when cached pages expire at the latest. */
export const toJobCard = (job: JobCardSource): JobCard => toJobCardAt(job, new Date());

export function toJobCardAt(job: JobCardSource, now: Date): JobCard {
  const { id, title, company, location, salary, category, logo } = job;
  const postedAgo = describeAge(job.createdAt, now);
  return {
    id,
    title,
    company,
    location,
    salary,
    category,
    facts: [
      WORK_MODE_NAMES[job.workMode],
      ...kindOfWork(job),
      ...(job.startDate ? [`Starts ${formatCalendarDay(job.startDate)}`] : []),
    ].join(' · '),
    sector: sectorOfEmployer(company, title),
    excerpt: excerpt(job.description, PREVIEW_LENGTH),
    postedOn: formatShortDate(job.createdAt),
    ...(logo && { logo }),
    ...(postedAgo && { postedAgo }),
    ...(isNew(job.createdAt, now) && { isNew: true }),
  };
}
