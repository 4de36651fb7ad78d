/**
 * node bench/editor-preview.ts
 *
 * Measures the delay from the last keystroke in the studio to the updated preview, phase by phase.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { findChromium } from '#scripts/chromium.ts';
import { newSession } from './session.ts';
import { startSite } from './site.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const LETTERS_A_SECOND = 12;
const REST_MS = 1_500;
const LONGEST_MS = 20_000;
const FIELDS = [
  { name: 'article, title', item: '/admin/studio/articles', field: 'content.title' },
  { name: 'home page, heading', item: '/admin/studio/home/home', field: 'content.hero.title' },
];

const PARTS = ['asked', 'answered', 'seen'] as const;
type Round = Record<(typeof PARTS)[number], number>;

const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-preview-'));
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.appUrl);
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const { appUrl, ownerUrl } = postgres;
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords: new PasswordHasher() });
  if (faults.length > 0) throw new Error(faults.join('; '));
  console.log(`${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, load ${os.loadavg()[0]}`);
  const cookie = await newSession(database, 'admin');
  const site = await startSite(postgres);
  for (const field of FIELDS) await measure(field, site.origin, cookie);
  await site.stop();
} finally {
  await browser.close();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure({ name, item, field }: (typeof FIELDS)[number], origin: string, cookie: string): Promise<void> {
  const page = await openEditor(browser, origin + item, cookie);
  await type(page, field, 'Warm up');
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await type(page, field, `Tide ${round} ${Date.now() % 100_000}`));
  await page.context().close();
  console.log(`\n${name}: median, least and most of ${ROUNDS}, ms since the last key; load ${os.loadavg()[0]}`);
  for (const part of PARTS) {
    const sorted = rounds.map((round) => round[part]).toSorted((one, other) => one - other);
    const [median, least, most] = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)].map((ms) =>
      Math.round(ms ?? 0),
    );
    console.log(`${part} ${median} (${least} to ${most})`);
  }
}

async function openEditor(browserOfAll: Browser, url: string, cookie: string): Promise<Page> {
  const context = await browserOfAll.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: new URL(url).origin, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener(
      'input',
      () => Object.assign(window, { lastKey: performance.timeOrigin + performance.now() }),
      true,
    ),
  );
  await page.goto(url);
  const first = page.locator('main li a[href^="/admin/studio/articles/"]').first();
  if (!url.endsWith('/home')) await first.click();
  await page.locator('iframe').waitFor();
  await wait(REST_MS);
  return page;
}

/** @returns milliseconds until the end of each part */
async function type(page: Page, field: string, text: string): Promise<Round> {
  const sent: Request[] = [];
  const note = (request: Request) => sent.push(request);
  const input = page.locator(`[name="${field}"]`);
  await input.fill('');
  await wait(REST_MS);
  page.on('request', note);
  await input.pressSequentially(text, { delay: 1_000 / LETTERS_A_SECOND });
  const { typed, visible } = await page.evaluate(
    ({ shown: expectedText, limit }) =>
      new Promise<{ typed: number; visible: number }>((resolve, reject) => {
        const typedAt = (window as unknown as { lastKey: number }).lastKey;
        const look = () => {
          const now = performance.timeOrigin + performance.now();
          const preview = document.querySelector('iframe')?.contentDocument?.querySelector('main');
          if (preview?.textContent?.includes(expectedText))
            // The browser paints in the next frame.
            requestAnimationFrame(() =>
              resolve({ typed: typedAt, visible: performance.timeOrigin + performance.now() }),
            );
          else if (now > typedAt + limit) reject(new Error(`The preview never showed '${expectedText}'`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { shown: text, limit: LONGEST_MS },
  );
  page.off('request', note);
  await wait(REST_MS);
  const timing = sent.findLast((request) => request.url().endsWith('/preview'))?.timing();
  if (!timing) throw new Error('No preview was asked for');
  return {
    asked: timing.startTime - typed,
    answered: timing.startTime + timing.responseEnd - typed,
    seen: visible - typed,
  };
}
