import { HOME_COUNTRY } from '#domain/place/country.ts';
import { cdataElement as field } from '#domain/text/xml.ts';
import { advertHtml } from '../job/advertised-by.ts';
import type { JobType, WorkMode } from '../job/job.ts';
import { type ChannelWriter, XML_DECLARATION } from './channel.ts';
import { payWithPeriod } from './channel-pay.ts';

/** The format: https://docs.indeed.com/job-sync-xml/xml-feed */
export const writeIndeed: ChannelWriter = {
  open: ({ agency, siteUrl }) =>
    `${XML_DECLARATION}<source>\n${field('publisher', agency)}${field('publisherurl', siteUrl)}\n`,
  job: (job, { agency, urlOf }) => {
    const { place } = job;
    const parts = [
      field('title', job.title),
      field('date', job.createdAt.toISOString()),
      field('referencenumber', job.id),
      field('requisitionid', job.id),
      field('url', urlOf(job)),
      field('company', job.company),
      field('sourcename', agency),
      field('city', place?.name ?? ''),
      field('state', place?.county ?? place?.name ?? ''),
      field('country', place?.countryCode ?? HOME_COUNTRY),
      field('postalcode', place?.postalCode ?? ''),
      field('description', advertHtml(job, agency)),
      field('salary', payWithPeriod(job)),
      field('jobtype', TYPES[job.type]),
      field('remotetype', REMOTE[job.workMode]),
      field('expirationdate', job.closesAt.toISOString().slice(0, 10)),
    ];
    return `<job>${parts.join('')}</job>\n`;
  },
  close: '</source>\n',
};

const TYPES: Record<JobType, string> = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Contract: 'contract',
  Temporary: 'temporary',
};

const REMOTE: Record<WorkMode, string> = { 'on-site': '', hybrid: 'Hybrid remote', remote: 'Fully remote' };
