import { HOME_COUNTRY } from '#domain/place/country.ts';
import { cdataElement as field } from '#domain/text/xml.ts';
import { advertHtml } from '../job/advertised-by.ts';
import { type ChannelJob, type ChannelWriter, XML_DECLARATION } from './channel.ts';
import { decimal, payRange, payWithPeriod } from './channel-pay.ts';

/** The format: https://www.adzuna.co.uk/jobs/xml-specification.html */
export const writeAdzuna: ChannelWriter = {
  open: () => `${XML_DECLARATION}<jobs>\n`,
  job: (job, { agency, urlOf }) => {
    const { place } = job;
    const parts = [
      field('title', job.title),
      field('id', job.id),
      field('description', advertHtml(job, agency)),
      field('url', urlOf(job)),
      field('location', job.location),
      field('geo_lat', place ? String(place.latitude) : ''),
      field('geo_lng', place ? String(place.longitude) : ''),
      field('postcode', place?.postalCode ?? ''),
      field('country', place?.countryCode ?? HOME_COUNTRY),
      ...pay(job),
      // Adzuna accepts only the employer here, so the description names the agency, as the law requires.
      field('company', job.company),
      field('contract_type', job.basis === 'permanent' && job.type !== 'Contract' ? 'permanent' : 'contract'),
      field('contract_time', TIMES[job.type] ?? ''),
      field('date', job.createdAt.toISOString()),
    ];
    return `<job>${parts.join('')}</job>\n`;
  },
  close: '</jobs>\n',
};

const TIMES: Partial<Record<ChannelJob['type'], string>> = { 'Full-time': 'full_time', 'Part-time': 'part_time' };

/** Adzuna has no weekly pay, so that stays text. */
function pay(job: ChannelJob): string[] {
  const range = payRange(job);
  if (!range) return [];
  if (range.period === 'week') return [field('salary', payWithPeriod(job))];
  return [
    field('salary', payWithPeriod(job)),
    field('salary_min', decimal(range.least)),
    field('salary_max', decimal(range.most)),
    field('salary_frequency', range.period),
    field('salary_currency', 'GBP'),
  ];
}
