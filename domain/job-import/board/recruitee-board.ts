import { JOB_FIELDS } from '#domain/job/fields.ts';
import { listAt, numberAt, textAt, valueAt } from '#domain/text/records/json-answer.ts';
import { type SourceJob, sourceJob } from '../source-job.ts';
import { alsoIn, readDay, readPlace } from '../source-parts.ts';
import { readPay } from '../source-pay.ts';
import { readCategory, readKind, readPeriod } from '../source-words.ts';
import { splitAdvert } from '../split-advert.ts';
import { linesOf, readSection } from './json-parts.ts';

export const readRecruiteeBoard = (answer: unknown): SourceJob[] =>
  listAt(answer, 'offers')
    .filter((offer) => ['', 'published'].includes(textAt(offer, 'status')))
    .map(readJob);

function readJob(job: unknown): SourceJob {
  const title = textAt(job, 'title');
  const location = textAt(job, 'city') ? placeOf(job) : textAt(job, 'location');
  const otherLocations = listAt(job, 'locations')
    .map(placeOf)
    .filter((place) => place !== location);
  const is = (name: string) => valueAt(job, name) === true;
  const hours = numberAt(job, 'min_hours') ?? numberAt(job, 'max_hours') ?? 0;
  const isPossible = hours >= JOB_FIELDS.hours_per_week.least && hours <= JOB_FIELDS.hours_per_week.most;
  return sourceJob(textAt(job, 'id'), textAt(job, 'careers_url'), [
    {
      values: splitAdvert([
        ...linesOf(textAt(job, 'description')),
        ...readSection('Requirements', textAt(job, 'requirements')),
      ]),
    },
    {
      values: { title, company: textAt(job, 'company_name'), location },
      remarks: alsoIn([...new Set(otherLocations)]),
    },
    {
      values: readPay({
        min: amountAt(job, 'min'),
        max: amountAt(job, 'max'),
        currency: textAt(job, 'salary', 'currency'),
        period: readPeriod(textAt(job, 'salary', 'period')),
      }),
    },
    { values: readCategory(title, textAt(job, 'category_code').replaceAll('_', ' '), textAt(job, 'department')) },
    readKind(textAt(job, 'employment_type_code')),
    {
      values: {
        work_mode: is('hybrid') ? 'hybrid' : is('remote') ? 'remote' : is('on_site') ? 'on-site' : '',
        hours_per_week: isPossible ? String(hours) : '',
      },
    },
    readDay(textAt(job, 'close_at')),
    readDay(textAt(job, 'published_at') || textAt(job, 'created_at'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}

/** Recruitee sends amounts as numbers or as text. */
const amountAt = (job: unknown, end: 'min' | 'max'): number | null => {
  const amount = Number(textAt(job, 'salary', end) || Number.NaN);
  return Number.isFinite(amount) ? amount : null;
};

const placeOf = (place: unknown): string =>
  readPlace(textAt(place, 'city'), textAt(place, 'state'), textAt(place, 'country_code') || textAt(place, 'country'));
