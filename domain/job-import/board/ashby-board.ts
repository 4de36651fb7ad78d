/** Reads a response of Ashby's job postings API: a whole board. */
import { listAt, numberAt, textAt, valueAt } from '#domain/text/records/json-answer.ts';
import { type SourceJob, type SourceValues, sourceJob } from '../source-job.ts';
import { alsoIn, readAdvert, readDay } from '../source-parts.ts';
import { readPay } from '../source-pay.ts';
import { readCategory, readKind, readMode, readPeriod } from '../source-words.ts';

export const readAshbyBoard = (answer: unknown): SourceJob[] =>
  // Ashby shows unlisted jobs only to people who have their address.
  listAt(answer, 'jobs')
    .filter((job) => valueAt(job, 'isListed') !== false)
    .map(readJob);

function readJob(job: unknown): SourceJob {
  const title = textAt(job, 'title');
  const mode = textAt(job, 'workplaceType') || (valueAt(job, 'isRemote') === true ? 'Remote' : '');
  const otherLocations = listAt(job, 'secondaryLocations').map((place) => textAt(place, 'location'));
  return sourceJob(textAt(job, 'id'), textAt(job, 'jobUrl'), [
    readAdvert(textAt(job, 'descriptionHtml') || textAt(job, 'descriptionPlain')),
    { values: { title, location: textAt(job, 'location') }, remarks: alsoIn(otherLocations) },
    { values: readCompensation(job) },
    { values: readCategory(title, textAt(job, 'department'), textAt(job, 'team')) },
    readKind(textAt(job, 'employmentType')),
    readMode(mode),
    readDay(textAt(job, 'applicationDeadline')),
    readDay(textAt(job, 'publishedAt'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}

/** The salary of all tiers, or of the only tier. Equity and bonuses do not count. */
function readCompensation(job: unknown): SourceValues {
  if (valueAt(job, 'shouldDisplayCompensationOnJobPostings') === false) return {};
  const compensation = valueAt(job, 'compensation');
  const tiers = listAt(compensation, 'compensationTiers');
  const components = [
    ...listAt(compensation, 'summaryComponents'),
    ...(tiers.length === 1 ? listAt(tiers[0], 'components') : []),
  ];
  const salary = components.find((component) => textAt(component, 'compensationType') === 'Salary');
  if (!salary) return { salary: textAt(compensation, 'scrapeableCompensationSalarySummary') };
  return readPay({
    min: numberAt(salary, 'minValue'),
    max: numberAt(salary, 'maxValue'),
    currency: textAt(salary, 'currencyCode'),
    period: readPeriod(textAt(salary, 'interval')),
  });
}
