/** Reads answers of SmartRecruiters' posting API: a part of the list, or single jobs with adverts. Both have the same fields. */
import { listAt, textAt, valueAt } from '#domain/text/records/json-answer.ts';
import { type SourceJob, sourceJob } from '../source-job.ts';
import { readDay, readPlace } from '../source-parts.ts';
import { readCategory, readKind } from '../source-words.ts';
import { splitAdvert } from '../split-advert.ts';
import { nameAt, readSection } from './json-parts.ts';

export const readSmartRecruitersBoard = (answer: unknown): SourceJob[] => listAt(answer, 'content').map(readJob);

const SECTIONS = [
  ['jobDescription', ''],
  ['qualifications', 'Qualifications'],
  ['additionalInformation', 'Additional information'],
  ['companyDescription', 'About the company'],
] as const;

function readJob(job: unknown): SourceJob {
  const title = textAt(job, 'name');
  const id = textAt(job, 'id');
  const place = (part: string) => textAt(job, 'location', part);
  const is = (part: string) => valueAt(job, 'location', part) === true;
  const lines = SECTIONS.flatMap(([name, heading]) =>
    readSection(
      heading && (textAt(job, 'jobAd', 'sections', name, 'title') || heading),
      textAt(job, 'jobAd', 'sections', name, 'text'),
    ),
  );
  const page = `https://jobs.smartrecruiters.com/${encodeURIComponent(textAt(job, 'company', 'identifier'))}/${id}`;
  return sourceJob(id, textAt(job, 'postingUrl') || page, [
    { values: splitAdvert(lines) },
    {
      values: {
        title,
        company: textAt(job, 'company', 'name'),
        location: readPlace(place('city'), place('region'), place('country')),
        work_mode: is('hybrid') ? 'hybrid' : is('remote') ? 'remote' : '',
      },
    },
    { values: readCategory(title, nameAt(job, 'function'), nameAt(job, 'department'), nameAt(job, 'industry')) },
    readKind(nameAt(job, 'typeOfEmployment')),
    readDay(textAt(job, 'releasedDate'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}
