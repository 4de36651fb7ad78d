/** What search engines should know of: the pages that are finished, and every open job with its last change. */
import { href } from 'react-router';
import { listPublicJobChanges, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { cachingHeaders } from '#app/site/cacheable.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { latestChange } from '#domain/job.ts';
import { element } from '#domain/xml.ts';
import type { Route } from './+types/sitemap';

/** spec: marketing §9 "Sitemap change frequency and priority". */
const PAGES = [
  { path: href('/'), frequency: 'weekly', priority: '1.0' },
  { path: href('/jobs'), frequency: 'daily', priority: '0.8' },
];

/** The protocol's limit for one file. Of more jobs than that, the newest are named. */
const MOST_URLS = 50_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, database } = context.get(requestContext);
  const [jobs, seconds] = await Promise.all([
    listPublicJobChanges(database.asPublic, MOST_URLS - PAGES.length),
    secondsUntilBoardChanges(database.asPublic, 3_600),
  ]);
  const newest = latestChange(jobs);
  const urls = [
    ...PAGES.map(({ path, frequency, priority }) =>
      url({ path: publicOrigin + path, lastModified: newest, frequency, priority }),
    ),
    ...jobs.map(({ id, updatedAt }) =>
      url({ path: publicOrigin + href('/jobs/:id', { id }), lastModified: updatedAt }),
    ),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        ...cachingHeaders({ seconds, tags: ['jobs'] }),
      },
    },
  );
}

type Url = { path: string; lastModified: Date | null; frequency?: string; priority?: string };

function url({ path, lastModified, frequency = '', priority = '' }: Url): string {
  const parts = [
    element('loc', path),
    element('lastmod', lastModified?.toISOString() ?? ''),
    element('changefreq', frequency),
    element('priority', priority),
  ];
  return `<url>${parts.join('')}</url>`;
}
