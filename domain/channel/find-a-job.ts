/**
 * Writes files for the bulk upload of "Find a job" of the Department for Work and Pensions. An advert runs for 30 days and cannot be
 * extended, so a job that is open for longer is sent again under a new reference. Source of the format: docs/decisions/0099.
 */
import { element, escapeXml, cdataElement as field } from '#domain/text/xml.ts';
import { addDays, daysBetween, londonDay } from '#domain/time/calendar-day.ts';
import { advertisedBy } from '../job/advertised-by.ts';
import type { PublicJob } from '../job/fields.ts';
import { type ChannelFeed, type ChannelJob, type ChannelWriter, type GoneJob, XML_DECLARATION } from './channel.ts';
import { payWithPeriod } from './channel-pay.ts';

export const DAYS_OF_AN_ADVERT = 30;

export const writeFindAJob = {
  open: () => `${XML_DECLARATION}<Vacancies>\n`,
  job: (job: ChannelJob, { agency, urlOf, now }: ChannelFeed) => {
    const { place } = job;
    const location = [
      field('City', place?.name ?? ''),
      field('State', place?.county ?? ''),
      field('PostalCode', place?.postalCode ?? ''),
    ];
    const status = STATUSES[job.type];
    const parts = [
      field('Title', job.title),
      field('Description', advertText(job, agency)),
      `<Location>${location.join('')}</Location>`,
      element('VacancyExpiry', lastDay(job, now)),
      `<VacancyType id="${typeOf(job)}"/>`,
      status ? `<VacancyStatus id="${status}"/>` : '',
      // Method 2 means an external address.
      '<ApplyMethod id="2"/>',
      field('ApplyUrl', urlOf(job)),
    ];
    return `<Vacancy vacancyRefCode="${escapeXml(referenceOf(job, now))}">${parts.join('')}</Vacancy>\n`;
  },
  close: '</Vacancies>\n',
  ended: {
    open: `${XML_DECLARATION}<ExpireVacancies>\n`,
    job: (job: GoneJob) => expireReference(referenceOf(job, job.goneAt)),
    close: '</ExpireVacancies>\n',
  },
} satisfies ChannelWriter;

export function expireReference(reference: string): string {
  return `<ExpireVacancy vacancyRefCode="${escapeXml(reference)}"/>\n`;
}

type Posted = { id: string; createdAt: Date };

const timesBefore = ({ createdAt }: Posted, now: Date): number =>
  Math.floor(Math.max(0, daysBetween(londonDay(createdAt), londonDay(now))) / DAYS_OF_AN_ADVERT);

/** The job's id in the first 30 days, then with -2, -3 and so on. */
export function referenceOf(job: Posted, now: Date): string {
  const renewals = timesBefore(job, now);
  return renewals === 0 ? job.id : `${job.id}-${renewals + 1}`;
}

/**
 * The last day of the job or of its present advert, whichever is earlier. Find a job refuses a day that is not after today, or that is 30
 * or more days after it got the advert.
 */
function lastDay(job: Pick<PublicJob, 'id' | 'createdAt' | 'closesAt'>, now: Date): string {
  const advertStart = addDays(londonDay(job.createdAt), timesBefore(job, now) * DAYS_OF_AN_ADVERT);
  const soonest = addDays(londonDay(now), 1);
  const [earlier = soonest] = [londonDay(job.closesAt), addDays(advertStart, DAYS_OF_AN_ADVERT - 1)].toSorted();
  return earlier > soonest ? earlier : soonest;
}

/** 1 is permanent, 2 contract, 3 temporary. */
function typeOf({ type, basis }: ChannelJob): 1 | 2 | 3 {
  if (type === 'Contract') return 2;
  return basis === 'temporary' || type === 'Temporary' ? 3 : 1;
}

/** Contract and temporary jobs do not state their hours. */
const STATUSES: Partial<Record<ChannelJob['type'], 1 | 2>> = { 'Full-time': 1, 'Part-time': 2 };

/** Plain text without angle brackets that could start markup. The format has no field for the employer, so the text names it. */
function advertText(job: ChannelJob, agency: string): string {
  const pay = payWithPeriod(job);
  const text = [
    job.description.trim(),
    `Requirements\n\n${job.requirements.trim()}`,
    [`Employer: ${job.company}`, ...(pay ? [`Pay: ${pay}`] : []), `${advertisedBy(job, agency)}.`].join('\n'),
  ].join('\n\n');
  return text.replaceAll('<', '‹').replaceAll('>', '›');
}
