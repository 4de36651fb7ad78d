/** What a list shows of a job. Only that: the data of a list travels twice, as page and for hydration. */

import { excerpt } from '#domain/text/text.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import { describeAge, isNew } from '#domain/time/posted.ts';
import type { PublicJob } from './fields.ts';
import { kindOfWork, WORK_MODE_NAMES } from './job.ts';
import type { Sector } from './sector.ts';
import { sectorOfEmployer } from './trade.ts';

export type JobCard = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary' | 'category'> & {
  /** 'On site · Full-time · Permanent' */
  facts: string;
  /** Of the employer. */
  sector: Sector;
  /** Of the description; after a search by words the line that has them, each between \uE000 and \uE001. */
  excerpt: string;
  /** The title with the words of a search between \uE000 and \uE001. */
  markedTitle?: string;
  /** From the place that was asked for. */
  miles?: number;
  logo?: string;
  postedOn: string;
  /** 'today', true until midnight in London; absent of a job that is a month old. */
  postedAgo?: string;
  /** Posted in the last 48 hours. */
  isNew?: true;
};

/** spec: accounts §9 "List description preview: 150 characters". */
const PREVIEW_LENGTH = 150;

/** What a card is made of; of the description its beginning is enough. */
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
  | 'description'
  | 'createdAt'
  | 'logo'
>;

/** As of now: what it says of the date holds until midnight in London, which is when a page with it ends at the latest. */
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
    facts: [WORK_MODE_NAMES[job.workMode], ...kindOfWork(job)].join(' · '),
    sector: sectorOfEmployer(company, title),
    excerpt: excerpt(job.description, PREVIEW_LENGTH),
    postedOn: formatShortDate(job.createdAt),
    ...(logo && { logo }),
    ...(postedAgo && { postedAgo }),
    ...(isNew(job.createdAt, now) && { isNew: true }),
  };
}
