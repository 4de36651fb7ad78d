import { countryName, HOME_COUNTRY } from '#domain/place/country.ts';
import { cdataElement as field } from '#domain/text/xml.ts';
import { advertHtml } from '../job/advertised-by.ts';
import type { SalaryPeriod, WorkMode } from '../job/job.ts';
import { type ChannelJob, type ChannelWriter, XML_DECLARATION } from './channel.ts';
import { payRange } from './channel-pay.ts';

/** The format: https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide */
export const writeLinkedIn: ChannelWriter = {
  open: ({ agency, siteUrl }) =>
    `${XML_DECLARATION}<source>\n${field('publisherUrl', siteUrl)}${field('publisher', agency)}\n`,
  job: (job, { agency, urlOf }) => {
    const { place } = job;
    const country = place?.countryCode ?? HOME_COUNTRY;
    const parts = [
      field('partnerJobId', job.id),
      field('company', job.company),
      field('title', job.title),
      field('description', advertHtml(job, agency)),
      field('applyUrl', urlOf(job)),
      field('location', `${place?.name ?? job.location}, ${countryName(country)}`),
      field('city', place?.name ?? ''),
      field('state', place?.county ?? ''),
      field('country', country),
      field('postalCode', place?.postalCode ?? ''),
      field('workplaceTypes', WORKPLACES[job.workMode]),
      field('jobtype', TYPES[job.type] ?? ''),
      pay(job),
      field('listDate', job.createdAt.toISOString().slice(0, 10)),
      field('expirationDate', job.closesAt.toISOString().slice(0, 10)),
    ];
    return `<job>${parts.join('')}</job>\n`;
  },
  close: '</source>\n',
};

const WORKPLACES: Record<WorkMode, string> = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

/** LinkedIn has no value for temporary work, so the field is left out. */
const TYPES: Partial<Record<ChannelJob['type'], string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACT',
};

const PERIODS: Record<SalaryPeriod, string> = {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

/** LinkedIn accepts whole amounts only, so pay with pence is only in the advert's text. */
function pay(job: ChannelJob): string {
  const range = payRange(job);
  if (!range || !Number.isInteger(range.least) || !Number.isInteger(range.most)) return '';
  const end = (name: string, amount: number) =>
    `<${name}>${field('amount', String(amount))}${field('currencyCode', 'GBP')}</${name}>`;
  return `<salaries><salary>${end('highEnd', range.most)}${end('lowEnd', range.least)}${field('period', PERIODS[range.period])}${field('type', 'BASE_SALARY')}</salary></salaries>`;
}
