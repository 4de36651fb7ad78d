import { listAt, numberAt, textAt, valueAt } from '#domain/text/records/json-answer.ts';
import { type SourceJob, type SourceValues, sourceJob } from '../source-job.ts';
import { readDay, readPlace } from '../source-parts.ts';
import { readPay } from '../source-pay.ts';
import { readCategory, readKind, readMode, readPeriod } from '../source-words.ts';
import { splitAdvert } from '../split-advert.ts';
import { linesOf, nameAt, readSection } from './json-parts.ts';

export const readPinpointBoard = (answer: unknown): SourceJob[] => listAt(answer, 'data').map(readJob);

const SECTIONS = [
  ['key_responsibilities', 'Key responsibilities'],
  ['skills_knowledge_expertise', 'Skills, knowledge and expertise'],
  ['benefits', 'Benefits'],
] as const;

function readJob(job: unknown): SourceJob {
  const title = textAt(job, 'title');
  const place = (part: string) => textAt(job, 'location', part);
  const sections = SECTIONS.flatMap(([name, heading]) =>
    readSection(textAt(job, `${name}_header`) || heading, textAt(job, name)),
  );
  return sourceJob(textAt(job, 'id'), textAt(job, 'url'), [
    { values: splitAdvert([...linesOf(textAt(job, 'description')), ...sections]) },
    { values: { title, location: readPlace(place('city'), place('province'), '') || place('name') } },
    { values: readCompensation(job) },
    { values: readCategory(title, nameAt(job, 'job', 'department'), nameAt(job, 'job', 'division')) },
    readKind(textAt(job, 'employment_type_text') || textAt(job, 'employment_type')),
    readMode(textAt(job, 'workplace_type')),
    readDay(textAt(job, 'deadline_at')),
    { values: { status: 'open' } },
  ]);
}

function readCompensation(job: unknown): SourceValues {
  if (valueAt(job, 'compensation_visible') === false) return {};
  const pay = readPay({
    min: numberAt(job, 'compensation_minimum'),
    max: numberAt(job, 'compensation_maximum'),
    currency: textAt(job, 'compensation_currency'),
    period: readPeriod(textAt(job, 'compensation_frequency')),
  });
  return pay.salary ? pay : { salary: textAt(job, 'compensation') };
}
