import { data } from 'react-router';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { loadShareLogo } from '#app/features/site/media/queries.server.ts';
import { TRADE_LAYERS } from '#app/ui/pictures/trades/trade-layers.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { shareLine } from '#domain/job/advertised-by.ts';
import { tradeOf } from '#domain/job/trade.ts';
import { agency, brand } from '#domain/site/site.ts';
import { drawShareImage } from '#platform/share-image/share-image.server.ts';
import type { Route } from './+types/job-share-image';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const job = await findPublicJob(database.asPublic, params.id);
  if (!job) throw data(null, { status: 404 });
  const image = await drawShareImage({
    colour: brand().colour,
    logo: await loadShareLogo(context.get(requestContext)),
    title: job.title,
    facts: [job.salary, `${job.company}, ${job.location}`, shareLine(job, agency().name)],
    accent: job.category,
    drawing: TRADE_LAYERS[tradeOf(job.title, job.category)],
  });
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/png', ...cachingHeaders({ seconds: 86_400, tags: [`job:${job.id}`] }) },
  });
}
