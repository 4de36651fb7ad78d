/** Jobs from an XML file. Which of the formats it has is told by its outermost element. Runs on the server only. */
import { readXmlRecords, type XmlElement } from '#domain/text/records/xml-records.ts';
import { readIndeedJob } from './indeed-feed.ts';
import { readOwnJob } from './own-feed.ts';
import { readPersonioJob } from './personio-feed.ts';
import type { LeftOut, SourceJob, SourceRow } from './source-job.ts';
import { readWordPressJob } from './wordpress-export.ts';

type Format = {
  /** From the outermost element to that of a job. */
  path: readonly string[];
  read: (record: XmlElement, now?: Date) => SourceJob | LeftOut;
};

const FORMATS: readonly Format[] = [
  { path: ['source', 'job'], read: readIndeedJob },
  { path: ['jobs', 'job'], read: readOwnJob },
  { path: ['rss', 'channel', 'item'], read: readWordPressJob },
  { path: ['workzag-jobs', 'position'], read: readPersonioJob },
];

/**
 * Reads Indeed's format, our own, exports of WordPress with WP Job Manager, and Personio's boards.
 * @param chunks the bytes of the file, in pieces of any size
 * @param options without `now` nothing counts as scheduled for later; `mayBeEmpty` takes a file without jobs for what it is
 */
export async function* readXmlJobs(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { now, mayBeEmpty = false }: { now?: Date; mayBeEmpty?: boolean } = {},
): AsyncGenerator<SourceRow, void> {
  let format: Format | undefined;
  let hasJobs = false;
  const isJob = (path: readonly string[]) => {
    if (path.length === 1) format = FORMATS.find(({ path: [root] }) => root === path[0]);
    return format !== undefined && isSame(path, format.path);
  };
  for await (const row of readXmlRecords(chunks, isJob)) {
    if (!row.ok) {
      yield row;
      return;
    }
    const read = format?.read(row.record, now);
    if (!read) continue;
    if ('leftOut' in read) yield read;
    else {
      hasJobs = true;
      yield { ok: true, job: read };
    }
  }
  if (!format) yield { ok: false, problem: UNKNOWN_FORMAT };
  else if (!hasJobs && !mayBeEmpty) yield { ok: false, problem: 'The file has no jobs' };
}

const UNKNOWN_FORMAT =
  'The file is XML, but in none of the formats that are read: Indeed’s, our own, Personio’s, and the export of WordPress';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);
