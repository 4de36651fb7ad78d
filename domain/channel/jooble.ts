import { escapeXml, cdataElement as field } from '#domain/text/xml.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { advertHtml } from '../job/advertised-by.ts';
import { type ChannelWriter, XML_DECLARATION } from './channel.ts';
import { payWithPeriod } from './channel-pay.ts';

/** The format: https://uk.jooble.org/files/XML-feed/EN/jooble-xml-4job.pdf */
export const writeJooble: ChannelWriter = {
  open: () => `${XML_DECLARATION}<jobs>\n`,
  job: (job, { agency, urlOf }) => {
    const parts = [
      field('link', urlOf(job)),
      field('name', job.title),
      field('region', job.location),
      field('salary', payWithPeriod(job)),
      field('description', advertHtml(job, agency)),
      field('company', job.company),
      field('pubdate', day(job.createdAt)),
      field('updated', day(job.updatedAt)),
      field('expire', day(job.closesAt)),
      field('jobtype', job.type),
    ];
    return `<job id="${escapeXml(job.id)}">${parts.join('')}</job>\n`;
  },
  close: '</jobs>\n',
};

/** Day, month and year: '26.11.2026'. */
const day = (date: Date): string => londonDay(date).split('-').reverse().join('.');
