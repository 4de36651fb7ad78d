/** What a list shows of a job. Only that: the data of a list travels twice, as page and for hydration. */

import { excerpt } from '#domain/text/text.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { PublicJob } from './job.ts';

export type JobCard = Pick<
  PublicJob,
  'id' | 'title' | 'company' | 'location' | 'salary' | 'type' | 'category' | 'basis' | 'workMode'
> & { excerpt: string; postedOn: string };

/** spec: accounts §9 "List description preview: 150 characters". */
const PREVIEW_LENGTH = 150;

/** What a card is made of; of the description its beginning is enough. */
export type JobCardSource = Omit<JobCard, 'excerpt' | 'postedOn'> & Pick<PublicJob, 'description' | 'createdAt'>;

export function toJobCard(job: JobCardSource): JobCard {
  const { id, title, company, location, salary, type, category, basis, workMode } = job;
  return {
    id,
    title,
    company,
    location,
    salary,
    type,
    category,
    basis,
    workMode,
    excerpt: excerpt(job.description, PREVIEW_LENGTH),
    postedOn: formatShortDate(job.createdAt),
  };
}
