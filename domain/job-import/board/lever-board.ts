import { listAt, numberAt, textAt } from '#domain/text/records/json-answer.ts';
import { writeAdvertLines } from '../advert-lines.ts';
import { type SourceJob, sourceJob } from '../source-job.ts';
import { alsoIn, readDay } from '../source-parts.ts';
import { readPay } from '../source-pay.ts';
import { readCategory, readKind, readMode, readPeriod } from '../source-words.ts';
import { splitAdvert } from '../split-advert.ts';
import { linesOf, readSection } from './json-parts.ts';

export const readLeverBoard = (answer: unknown): SourceJob[] => (Array.isArray(answer) ? answer.map(readJob) : []);

function readJob(job: unknown): SourceJob {
  const title = textAt(job, 'text');
  const category = (name: string) => textAt(job, 'categories', name);
  const location = category('location');
  const all = listAt(job, 'categories', 'allLocations').filter((place) => typeof place === 'string');
  const { description, requirements } = splitAdvert([
    ...linesOf(textAt(job, 'description') || textAt(job, 'descriptionPlain')),
    ...listAt(job, 'lists').flatMap((list) => readSection(textAt(list, 'text'), textAt(list, 'content'))),
  ]);
  const closing = writeAdvertLines(linesOf(textAt(job, 'additional')));
  return sourceJob(textAt(job, 'id'), textAt(job, 'hostedUrl'), [
    { values: { title, location, requirements, description: `${description}\n\n${closing}` } },
    { values: { salary: textAt(job, 'salaryDescriptionPlain') } },
    {
      values: readPay({
        min: numberAt(job, 'salaryRange', 'min'),
        max: numberAt(job, 'salaryRange', 'max'),
        currency: textAt(job, 'salaryRange', 'currency'),
        period: readPeriod(textAt(job, 'salaryRange', 'interval')),
      }),
    },
    { remarks: alsoIn(all.filter((place) => place !== location)) },
    { values: readCategory(title, category('team'), category('department')) },
    readKind(category('commitment')),
    readMode(textAt(job, 'workplaceType')),
    readDay(isoOf(numberAt(job, 'createdAt')), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}

/** @param moment in milliseconds since 1970 */
const isoOf = (moment: number | null): string =>
  moment !== null && Math.abs(moment) <= 8.64e15 ? new Date(moment).toISOString() : '';
