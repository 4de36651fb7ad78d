/** One `<job>` of Indeed's XML format, which most systems can write. */
import { childText, type XmlElement } from '#domain/text/records/xml-records.ts';
import { type SourceJob, sourceJob } from './source-job.ts';
import { readAdvert, readDay, readLine, readPlace } from './source-parts.ts';
import { readCategory, readKind, readMode } from './source-words.ts';

export function readIndeedJob(record: XmlElement): SourceJob {
  const said = (name: string) => childText(record, name);
  const line = (name: string) => readLine(said(name));
  const title = line('title');
  const place = readPlace(said('city'), said('state'), said('country'));
  return sourceJob(said('referencenumber'), said('url'), [
    readAdvert(said('description')),
    { values: { title, company: line('company'), salary: line('salary') } },
    // A town is easier on the reader; without one the postcode says where the job is.
    { values: { location: said('city') ? place : line('postalcode') || place } },
    { values: readCategory(title, line('category')) },
    readKind(said('jobtype')),
    readMode(said('remotetype')),
    readDay(said('expirationdate')),
    readDay(said('date'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}
