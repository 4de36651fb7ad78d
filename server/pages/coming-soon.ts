/** The page that the public sees until the owner launches the site. It names no agency. */
import type { ServerResponse } from 'node:http';
import { listOpenBeforeLaunch } from '#app/pages/derive.ts';
import { fits } from '#app/pages/pattern.ts';
import { pages } from '#app/pages.ts';
import { pageAsked } from '#server/pages/page-key.ts';
import { PLAIN_PAGE_POLICY, plainPage } from '#server/pages/plain-page.ts';

/** Sign-in pages, the desk, the set-up, and requests of their scripts. */
const OPEN = listOpenBeforeLaunch(pages);

/** @param url of a request; the router requests a page's data at a different address */
export function isOpenBeforeLaunch(url: string): boolean {
  const path = pageAsked(url);
  return OPEN.some((pattern) => fits(pattern, path));
}

const HOUR = '3600';

const PAGE = plainPage({
  title: 'Coming soon',
  heading: 'This site is coming soon.',
  text: 'We are still preparing it. Please come back later.',
});

const ROBOTS = 'User-agent: *\nDisallow: /\n';

export function sendComingSoon(path: string, headers: [string, string][], response: ServerResponse): void {
  const isRobots = path.split('?', 1)[0] === '/robots.txt';
  const body = Buffer.from(isRobots ? ROBOTS : PAGE);
  response.writeHead(
    isRobots ? 200 : 503,
    [
      ...headers,
      ['Content-Type', isRobots ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8'],
      ['Content-Length', String(body.length)],
      ['Content-Security-Policy', PLAIN_PAGE_POLICY],
      ['Cache-Control', 'no-store'],
      ['X-Robots-Tag', 'noindex'],
      ...(isRobots ? [] : [['Retry-After', HOUR]]),
    ].flat(),
  );
  response.end(body);
}
