import type { Page, Route } from 'playwright-core';

/** Holds requests to this path until the returned function is called. */
export async function holdRequests(page: Page, path: string, method: 'GET' | 'POST' = 'POST'): Promise<() => void> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() === method) await gate;
      await route.continue();
    },
  );
  return open;
}

/** Holds the site's scripts until the returned function is called, so that the page stays as the server sent it. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => /^\/assets\/.+\.js$/.test(pathname),
    async (route) => {
      await gate;
      await route.continue();
    },
  );
  return open;
}

/** Ways in which a request fails before the site has answered. */
export const FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['on a lost connection', (route) => route.abort()],
  ['while the server fails', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' })],
];
