import { countryName, HOME_COUNTRY } from '#domain/place/country.ts';
import { cdataElement as field } from '#domain/text/xml.ts';
import { advertHtml } from '../job/advertised-by.ts';
import { type ChannelJob, type ChannelWriter, XML_DECLARATION } from './channel.ts';
import { payWithPeriod } from './channel-pay.ts';

/** The format: https://www.careerjet.co.uk/docs/feeds/xml */
export const writeCareerjet: ChannelWriter = {
  open: () => `${XML_DECLARATION}<jobs>\n`,
  job: (job, { agency, urlOf }) => {
    const parts = [
      field('id', job.id),
      field('title', job.title),
      field('url', urlOf(job)),
      `<location>${location(job)}</location>`,
      field('company', job.company),
      field('description', advertHtml(job, agency)),
      field('contract_type', contractType(job)),
      field('working_hours', HOURS[job.type] ?? ''),
      field('salary', payWithPeriod(job)),
    ];
    return `<job>${parts.join('')}</job>\n`;
  },
  close: '</jobs>\n',
};

const HOURS: Partial<Record<ChannelJob['type'], string>> = { 'Full-time': 'full-time', 'Part-time': 'part-time' };

function contractType({ type, basis }: ChannelJob): string {
  if (type === 'Contract') return 'contract';
  return basis === 'temporary' || type === 'Temporary' ? 'temporary' : 'permanent';
}

const location = ({ place, location: typed }: ChannelJob): string =>
  [
    field('city', place?.name ?? typed),
    field('region', place?.county ?? ''),
    field('country', countryName(place?.countryCode ?? HOME_COUNTRY)),
  ].join('');
