/** Reads jobs from an XML file. The file's content decides its format. Runs on the server only. */

import type { XmlElement } from '#domain/text/records/xml-element.ts';
import { type RecordFinder, readXmlRecords } from '#domain/text/records/xml-records.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { LeftOut, SourceJob, SourceRow } from '../source-job.ts';
import { findJobs, looksLikeJob } from './find-jobs.ts';
import { readNamedJob } from './named-job.ts';
import { isOwnJob, readOwnJob } from './own-feed.ts';
import { readPersonioJob } from './personio-feed.ts';
import { isWordPressItem, readWordPressJob } from './wordpress-export.ts';

/** Paths of jobs in formats that the root element identifies. */
const PATHS = [
  ['rss', 'channel', 'item'],
  ['workzag-jobs', 'position'],
];

/**
 * Reads exports of WordPress with WP Job Manager, Personio's boards, our own feed, and any file in which each job has an element with title
 * and description. @param chunks the file's bytes in pieces of any size @param options without `now` no job counts as scheduled;
 * `mayBeEmpty` accepts a file without jobs
 */
export async function* readXmlJobs(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { now, mayBeEmpty = false }: { now?: Date; mayBeEmpty?: boolean } = {},
): AsyncGenerator<SourceRow, void> {
  const finder = new JobFinder();
  let hasJobs = false;
  for await (const row of readXmlRecords(chunks, finder)) {
    if (!row.ok) {
      yield { ok: false, problem: row.isTooLarge && !finder.path ? finder.describe() : row.problem };
      return;
    }
    const read = readJob(row.record, finder.path ?? [], now);
    if ('leftOut' in read) yield read;
    else {
      hasJobs = true;
      yield { ok: true, job: read };
    }
  }
  if (!finder.path) yield { ok: false, problem: finder.describe() };
  else if (!hasJobs && !mayBeEmpty) yield { ok: false, problem: 'The file has no jobs' };
}

function readJob(record: XmlElement, path: readonly string[], now: Date | undefined): SourceJob | LeftOut {
  if (record.name === 'position' && path[0] === 'workzag-jobs') return readPersonioJob(record);
  if (isWordPressItem(record)) return readWordPressJob(record, now);
  if (isOwnJob(record)) return readOwnJob(record);
  if (path[0] === 'rss' && !looksLikeJob(record, path))
    return { ok: true, leftOut: 'Not a job: page, article or picture' };
  return readNamedJob(record, now && londonDay(now));
}

const EMPTY_FEED = /^(?:source|jobs|vacancies)$/i;

/** Learns the path of the jobs from the first one. Until then it searches the whole file. */
class JobFinder implements RecordFinder {
  path: readonly string[] | null = null;
  #root = '';
  readonly #counts = new Map<string, number>();

  isRecord(path: readonly string[]): boolean {
    const [root = ''] = path;
    if (path.length === 1) {
      this.#root = root;
      this.path = PATHS.find(([first]) => first === root) ?? null;
    }
    return this.path ? isSame(path, this.path) : true;
  }

  findWithin(element: XmlElement, path: readonly string[]): readonly XmlElement[] | null {
    if (this.path) return null;
    if (element.children.length > 0) this.#counts.set(element.name, (this.#counts.get(element.name) ?? 0) + 1);
    const jobElements = findJobs(element, path);
    if (!jobElements) return [];
    this.path = jobElements.path;
    return jobElements.jobs;
  }

  describe(): string {
    if (EMPTY_FEED.test(this.#root) && this.#counts.size < 10) return 'The file has no jobs';
    if (/^html$/i.test(this.#root)) return 'This is a web page, not a file of jobs';
    const [mostFrequent] = [...this.#counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
    const holds = mostFrequent ? ` and holds ${mostFrequent[1]} <${mostFrequent[0].slice(0, 40)}> elements` : '';
    return `We can’t read this type of XML file. It begins with <${this.#root.slice(0, 40)}>${holds}. A job needs a title element and a description element`;
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);
