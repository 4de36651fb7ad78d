/** Allows all, with a crawl delay of 1; blocks some bots; disallows /admin/ and /api/ (spec: marketing §9). */
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/robots';

/** Crawlers that copy sites for resale or sell what they find. They bring no visitors. */
const UNWELCOME = ['AhrefsBot', 'SemrushBot', 'MJ12bot', 'DotBot', 'PetalBot'];

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(requestContext);
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin/',
    'Disallow: /api/',
    'Crawl-delay: 1',
    '',
    ...UNWELCOME.flatMap((name) => [`User-agent: ${name}`, 'Disallow: /', '']),
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...cachingHeaders({ seconds: 3_600 }) },
  });
}
