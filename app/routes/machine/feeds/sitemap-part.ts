import { data } from 'react-router';
import { streamJobsOfPart } from '#app/features/site/sitemap/queries/sitemap-jobs.server.ts';
import {
  countParts,
  INDEX_SECONDS,
  makePagesPart,
  type SitemapSources,
} from '#app/features/site/sitemap/queries/sitemap-urls.server.ts';
import { cachingHeaders, IN_PIECES } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import { isOfIndex, type JobsPart, PAGES_PART, readJobsPart } from '#domain/text/sitemap-part.ts';
import type { Route } from './+types/sitemap-part';

const TYPE = { 'Content-Type': 'application/xml; charset=utf-8' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { publicOrigin, database, log, content } = context.get(requestContext);
  const args = { asPublic: database.asPublic, publicOrigin, content };
  if (params.part === PAGES_PART) {
    return new Response(await makePagesPart(args), {
      headers: { ...TYPE, ...cachingHeaders({ seconds: INDEX_SECONDS, tags: ['pages'] }) },
    });
  }
  const part = readJobsPart(params.part);
  if (!part || !(await isNamed(args, part))) {
    log.info({ path: url.pathname }, 'page not found');
    throw data(null, { status: 404 });
  }
  const stream = streamJobsOfPart(args, part);
  if (!stream) throw data('busy', { status: 503, headers: { 'Retry-After': '60' } });
  return new Response(stream, { headers: { ...TYPE, ...IN_PIECES } });
}

/** Most requests are for parts named in the index; only others may trigger a recount before the 404, and rarely. */
const isNamed = async (args: SitemapSources, part: JobsPart): Promise<boolean> =>
  isOfIndex(part, await getPartCount(INDEX_SECONDS, args)) || isOfIndex(part, await getPartCount(10, args));

const partCounts = new WeakMap<Queries, { parts: Promise<number | null>; at: number }>();

function getPartCount(seconds: number, args: SitemapSources): Promise<number | null> {
  const { asPublic } = args;
  const last = partCounts.get(asPublic);
  if (last && performance.now() - last.at < seconds * 1_000) return last.parts;
  const parts = countParts(args);
  partCounts.set(asPublic, { parts, at: performance.now() });
  // Forget a failed count. Callers that await it get the error themselves.
  parts.catch(() => partCounts.delete(asPublic));
  return parts;
}
