import { countryName, HOME_COUNTRY } from '#domain/place/country.ts';
import { cdataElement as field } from '#domain/text/xml.ts';
import { advertHtml } from '../job/advertised-by.ts';
import { type ChannelWriter, XML_DECLARATION } from './channel.ts';

/** The format: https://www.talent.com/integrations, "XML Feeds" */
export const writeTalent: ChannelWriter = {
  open: ({ agency, siteUrl }) =>
    `${XML_DECLARATION}<source>\n${field('publisher', agency)}${field('publisherurl', siteUrl)}\n`,
  job: (job, { agency, urlOf }) => {
    const { place } = job;
    const parts = [
      field('referencenumber', job.id),
      field('title', job.title),
      field('company', job.company),
      field('city', place?.name ?? ''),
      field('state', place?.county ?? place?.name ?? ''),
      field('country', countryName(place?.countryCode ?? HOME_COUNTRY)),
      field('dateposted', job.createdAt.toISOString()),
      field('url', urlOf(job)),
      field('description', advertHtml(job, agency)),
    ];
    return `<job>${parts.join('')}</job>\n`;
  },
  close: '</source>\n',
};
