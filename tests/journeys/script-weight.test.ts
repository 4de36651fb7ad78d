import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { LAST_SCRIPT, visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

type Weight = { files: number; bodies: number; transferred: number };

/** Measured by Chromium for a first visit. The service worker's shell is extra. */
async function weigh(path: string): Promise<Weight> {
  const { page, context } = await browser.newVisitor({ isUndecided: true });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Map<string, { headers: number; total: number }>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!new URL(response.url).pathname.endsWith('.js')) return;
    scripts.set(requestId, { headers: response.encodedDataLength, total: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.total = encodedDataLength;
  });
  const last = page.waitForEvent('requestfinished', (request) => LAST_SCRIPT.test(request.url()));
  await visit(page, site.url + path);
  await last;
  await page.waitForLoadState('networkidle');
  const each = [...scripts.values()];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    files: each.length,
    bodies: sum(each.map(({ headers, total }) => total - headers)),
    transferred: sum(each.map(({ total }) => total)),
  };
}

const WEIGHTS = [
  ['/jobs', { files: 12, bodies: 149_000, transferred: 158_000 }],
  ['/', { files: 33, bodies: 164_000, transferred: 188_000 }],
] as const;

test.each(someOf(WEIGHTS, 0))(
  'a first visit to %s fetches no more JavaScript than the documents say',
  async (path, most) => {
    const weight = await weigh(path);
    expect(weight.files).toBeGreaterThan(8);
    expect(weight.files).toBeLessThanOrEqual(most.files);
    expect(weight.bodies).toBeLessThanOrEqual(most.bodies);
    expect(weight.transferred).toBeLessThanOrEqual(most.transferred);
  },
);
