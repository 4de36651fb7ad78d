/** A part of the sitemap that names jobs: megabytes, so it is sent as it is read. */
import { listJobChangesById } from '#app/features/jobs/queries.server.ts';
import { idsOfPart, type JobsPart, MOST_URLS } from '#domain/text/sitemap-part.ts';
import { type Asking, jobUrl } from './sitemap-urls.server.ts';
import { closeUrlSet, openUrlSet, urlElement } from './sitemap-xml.server.ts';

/** How many jobs of one part are held in memory at once. */
const JOBS_AT_ONCE = 5_000;
/** Each holds a megabyte or two, and an attacker could ask for hundreds. */
const PARTS_AT_ONCE = 8;
/** Search engines read a part in a second. A slower client is cut off, because it takes the place of others. */
const LONGEST_MS = 60_000;

let underway = 0;

/** A part that names jobs, as it is read. @returns null where too many are being read already */
export function streamJobsOfPart(asking: Asking, part: JobsPart): ReadableStream<Uint8Array> | null {
  if (underway >= PARTS_AT_ONCE) return null;
  underway += 1;
  const texts = readJobsOfPart(asking, part);
  const encoder = new TextEncoder();
  let limit: NodeJS.Timeout | undefined;
  let hasEnded = false;
  function end(): void {
    clearTimeout(limit);
    if (!hasEnded) underway -= 1;
    hasEnded = true;
  }
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      limit = setTimeout(() => {
        end();
        // The same error as when the client disconnects.
        const slow = new Error('A part of the sitemap was read too slowly');
        controller.error(Object.assign(slow, { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
      }, LONGEST_MS).unref();
    },
    pull: async (controller) => {
      try {
        const { done, value } = await texts.next();
        if (hasEnded) return;
        if (done) {
          end();
          controller.close();
        } else controller.enqueue(encoder.encode(value));
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: async () => {
      end();
      await texts.return(undefined);
    },
  });
}

/** Never more than one file may hold. */
async function* readJobsOfPart({ asPublic, publicOrigin }: Asking, part: JobsPart): AsyncGenerator<string> {
  const { from, before } = idsOfPart(part);
  let after: string | null = null;
  yield openUrlSet;
  for (let room = MOST_URLS; room > 0; room -= JOBS_AT_ONCE) {
    const jobs = await listJobChangesById(asPublic, { from: after ?? from, before }, JOBS_AT_ONCE + 1);
    // The extra job is the first of the next batch.
    const shown = jobs.slice(0, JOBS_AT_ONCE);
    if (shown.length > 0) yield `${shown.map((job) => urlElement(publicOrigin, jobUrl(job))).join('\n')}\n`;
    after = jobs[JOBS_AT_ONCE]?.id ?? null;
    if (after === null) break;
  }
  yield closeUrlSet;
}
