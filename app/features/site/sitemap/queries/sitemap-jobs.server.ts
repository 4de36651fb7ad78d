/** Streams the parts of the sitemap with jobs, which are megabytes. */

import { listJobChangesById } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { BoundedStreams } from '#app/web/streams/bounded-streams.server.ts';
import { idsOfPart, type JobsPart, MOST_URLS } from '#domain/text/sitemap-part.ts';
import { jobUrl, type SitemapSources } from './sitemap-urls.server.ts';
import { closeUrlSet, openUrlSet, urlElement } from './sitemap-xml.server.ts';

const JOBS_AT_ONCE = 5_000;
/** Search engines read a part in a second. */
const streams = new BoundedStreams({ atOnce: 8, longestMs: 60_000 });

export const streamJobsOfPart = (context: SitemapSources, part: JobsPart): ReadableStream<Uint8Array> | null =>
  streams.open(readJobsOfPart(context, part));

/** At most as many jobs as one file may have. */
async function* readJobsOfPart({ asPublic, publicOrigin }: SitemapSources, part: JobsPart): AsyncGenerator<string> {
  const { from, before } = idsOfPart(part);
  let after: string | null = null;
  yield openUrlSet;
  for (let room = MOST_URLS; room > 0; room -= JOBS_AT_ONCE) {
    const jobs = await listJobChangesById(asPublic, { from: after ?? from, before }, JOBS_AT_ONCE + 1);
    // One job more is read than a batch holds; it starts the next batch.
    const batch = jobs.slice(0, JOBS_AT_ONCE);
    if (batch.length > 0) yield `${batch.map((job) => urlElement(publicOrigin, jobUrl(job))).join('\n')}\n`;
    after = jobs[JOBS_AT_ONCE]?.id ?? null;
    if (after === null) break;
  }
  yield closeUrlSet;
}
