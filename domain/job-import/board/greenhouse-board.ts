import { listAt, numberAt, textAt } from '#domain/text/records/json-answer.ts';
import { type SourceJob, type SourceValues, sourceJob } from '../source-job.ts';
import { readAdvert, readDay } from '../source-parts.ts';
import { readPay } from '../source-pay.ts';
import { readCategory, readKind, readMode, readPeriod } from '../source-words.ts';

export const readGreenhouseBoard = (answer: unknown): SourceJob[] => listAt(answer, 'jobs').map(readJob);

/** Greenhouse has no field for type or basis; companies create their own with such names. */
const KIND = /\b(?:employment|contract|job|work(?:er)?|position) ?(?:type|basis)\b|\bcommitment\b/i;
const MODE =
  /\b(?:work ?place|location|remote|work|working) ?(?:type|model|mode|arrangement|policy|pattern)\b|^(?:remote|hybrid)/i;

function readJob(job: unknown): SourceJob {
  const title = textAt(job, 'title');
  const fields = listAt(job, 'metadata');
  const field = (name: RegExp) =>
    textAt(
      fields.find((each) => name.test(textAt(each, 'name'))),
      'value',
    );
  const departments = listAt(job, 'departments').map((department) => textAt(department, 'name'));
  return sourceJob(textAt(job, 'id'), textAt(job, 'absolute_url'), [
    readAdvert(textAt(job, 'content')),
    { values: { title, company: textAt(job, 'company_name'), location: textAt(job, 'location', 'name') } },
    { values: readRanges(listAt(job, 'pay_input_ranges')) },
    { values: readCategory(title, ...departments) },
    readKind(field(KIND)),
    readMode(field(MODE)),
    readDay(textAt(job, 'application_deadline')),
    readDay(textAt(job, 'first_published'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}

/** Reads pay in pence or cents. Only the title may name the period. Ignores several ranges, because each is for another place. */
function readRanges(ranges: readonly unknown[]): SourceValues {
  const [range] = ranges;
  if (range === undefined || ranges.length > 1) return {};
  const pounds = (name: string) => {
    const pence = numberAt(range, name);
    return pence === null ? null : pence / 100;
  };
  const title = textAt(range, 'title').toLowerCase();
  const payText =
    /\b(?:hour|hourly|day|daily|week|weekly|month|monthly|year|yearly|annual|annum)\b/.exec(title)?.[0] ?? '';
  return readPay({
    min: pounds('min_cents'),
    max: pounds('max_cents'),
    currency: textAt(range, 'currency_type'),
    period: readPeriod(payText),
  });
}
