/** Reads a `<job>` of our own XML feed (`domain/job/job-feed`), whose values this site wrote. */

import { childText, type XmlElement } from '#domain/text/records/xml-element.ts';
import { IMPORTED_FIELDS, type SourceJob, sourceJob } from '../source-job.ts';
import { readDay } from '../source-parts.ts';

/** Only our feed has all four of these elements. */
export const isOwnJob = (record: XmlElement): boolean =>
  ['id', 'basis', 'agency', 'closes_at'].every((name) => childText(record, name) !== '');

export function readOwnJob(record: XmlElement): SourceJob {
  const values = Object.fromEntries(IMPORTED_FIELDS.map((name) => [name, childText(record, name)]));
  return sourceJob(childText(record, 'id'), childText(record, 'url'), [
    { values },
    readDay(childText(record, 'closes_at')),
    readDay(childText(record, 'created_at'), 'posted_on'),
    { values: { status: 'open' } },
  ]);
}
