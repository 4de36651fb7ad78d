import type { QuestionSet } from '#domain/application/screening.ts';
import { excerptLines } from '#domain/text/text.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { PublicJob } from './fields.ts';
import type { Sector } from './sector.ts';
import { sectorOfEmployer } from './trade.ts';

export type JobPreview = Pick<
  PublicJob,
  'id' | 'title' | 'company' | 'location' | 'salary' | 'type' | 'category' | 'basis' | 'workMode' | 'isOpen' | 'logo'
> & { sector: Sector; beginning: string; postedOn: string; closesOn: string; questions?: QuestionSet };

/** Characters: about the height of six rows of the list. */
const BEGINNING_LENGTH = 420;

export type JobPreviewSource = Omit<JobPreview, 'sector' | 'beginning' | 'postedOn' | 'closesOn' | 'questions'> &
  Pick<PublicJob, 'description' | 'createdAt' | 'closesAt'>;

export function toJobPreview(job: JobPreviewSource): JobPreview {
  const { id, title, company, location, salary, type, category, basis, workMode, isOpen, logo } = job;
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
    isOpen,
    ...(logo && { logo }),
    sector: sectorOfEmployer(company, title),
    beginning: excerptLines(job.description, BEGINNING_LENGTH),
    postedOn: formatLongDate(job.createdAt),
    closesOn: formatLongDate(job.closesAt),
  };
}
