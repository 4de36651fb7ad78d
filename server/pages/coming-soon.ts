/** What the public sees of a real site until its owner publishes it: that it is coming, and nothing about any agency. */
import type { ServerResponse } from 'node:http';
import { listOpenBeforeLaunch } from '#app/pages/derive.ts';
import { fits } from '#app/pages/pattern.ts';
import { pages } from '#app/pages.ts';
import { NOTHING_RUNS } from '#server/http/security-headers.ts';
import { pageAsked } from '#server/pages/page-key.ts';

/** Ways in, the desk, the set-up, and what scripts of these pages ask for. */
const OPEN = listOpenBeforeLaunch(pages);

/** @param url of a request: the router asks for the data of a page under its own name */
export function isOpenBeforeLaunch(url: string): boolean {
  const path = pageAsked(url);
  return OPEN.some((pattern) => fits(pattern, path));
}

const HOUR = '3600';

const PAGE = `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Coming soon</title>
</head>
<body style="margin:0;font:1.125rem/1.6 system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;padding:22vh 1.25rem 4rem">
<h1 style="font:500 2.75rem/1.15 Georgia,serif;margin:0 0 1rem">This site is coming soon.</h1>
<p style="margin:0">We are still preparing it. Please come back later.</p>
</main>
</body>
</html>
`;

const ROBOTS = 'User-agent: *\nDisallow: /\n';

export function sendComingSoon(path: string, headers: [string, string][], response: ServerResponse): void {
  const isRobots = path.split('?', 1)[0] === '/robots.txt';
  const body = Buffer.from(isRobots ? ROBOTS : PAGE);
  const policy = `${NOTHING_RUNS}; style-src-attr 'unsafe-inline'`;
  response.writeHead(
    isRobots ? 200 : 503,
    [
      ...headers,
      ['Content-Type', isRobots ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8'],
      ['Content-Length', String(body.length)],
      ['Content-Security-Policy', policy],
      ['Cache-Control', 'no-store'],
      ['X-Robots-Tag', 'noindex'],
      ...(isRobots ? [] : [['Retry-After', HOUR]]),
    ].flat(),
  );
  response.end(body);
}
