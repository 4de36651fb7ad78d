/**
 * node bench/editor-preview.ts [folder of another checkout, built]: how long after the last key an editor of the studio sees it
 * in the preview, and where that time goes. Several builds take turns, so that they can be compared.
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

const ROUNDS = Number(process.env.ROUNDS ?? 12);
const LETTERS_A_SECOND = 12;
const REST_MS = 1_500;
const FIELDS = [
  { name: 'article, title', item: '/admin/studio/articles', field: 'content.title' },
  { name: 'home page, heading', item: '/admin/studio/home/home', field: 'content.hero.title' },
];

/** Milliseconds since the last key. */
type Round = { saveSent: number; saved: number; pageSent: number; pageCame: number; seen: number };

const builds = [...process.argv.slice(2), process.cwd()];
const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-preview-'));
const postgres = await startEmbeddedPostgres(folder);
const database = openDatabase(postgres.appUrl);
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const { appUrl, ownerUrl } = postgres;
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords: new PasswordHasher() });
  if (faults.length > 0) throw new Error(faults.join('; '));
  console.log(`${os.cpus()[0]?.model} × ${os.cpus().length}, Node ${process.version}, load ${os.loadavg()[0]}`);
  const cookie = await newSession(database, 'admin');
  for (const field of FIELDS) await compare(field, cookie);
} finally {
  await browser.close();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare({ name, item, field }: (typeof FIELDS)[number], cookie: string): Promise<void> {
  const rounds = new Map(builds.map((build) => [build, [] as Round[]]));
  // One build at a time has the item open: two would be two editors of one text.
  for (let turn = 0; turn < 2; turn += 1) {
    for (const build of builds) {
      const site = await startSite(postgres, { cwd: build });
      const page = await openEditor(browser, site.origin + item, cookie);
      await type(page, field, `Warm up ${turn}`);
      for (let round = 0; round < ROUNDS / 2; round += 1) {
        rounds.get(build)?.push(await type(page, field, `Tide ${turn}-${round} ${Date.now() % 100_000}`));
      }
      await page.context().close();
      await site.stop();
    }
  }
  console.log(`load ${os.loadavg()[0]}`);
  console.log(`\n${name}: median and most of ${ROUNDS}, ms since the last key`);
  for (const [build, measured] of rounds) {
    const parts = (['saveSent', 'saved', 'pageSent', 'pageCame', 'seen'] as const).map((part) => {
      const sorted = measured.map((round) => round[part]).toSorted((one, other) => one - other);
      return `${part} ${Math.round(sorted[sorted.length >> 1] ?? 0)} (${Math.round(sorted.at(-1) ?? 0)})`;
    });
    console.log(`${path.basename(build)}: ${parts.join(', ')}`);
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

/** @returns when each part of it was over */
async function type(page: Page, field: string, text: string): Promise<Round> {
  const sent: Request[] = [];
  const note = (request: Request) => sent.push(request);
  const input = page.locator(`[name="${field}"]`);
  await input.fill('');
  await wait(REST_MS);
  page.on('request', note);
  await input.pressSequentially(text, { delay: 1_000 / LETTERS_A_SECOND });
  const { typed, seen } = await page.evaluate(
    ({ text: shown }) =>
      new Promise<{ typed: number; seen: number }>((resolve) => {
        const lastKey = (window as unknown as { lastKey: number }).lastKey;
        const look = () => {
          const page = document.querySelector('iframe')?.contentDocument?.querySelector('main');
          if (page?.textContent?.includes(shown))
            // Painted by the next frame.
            requestAnimationFrame(() => resolve({ typed: lastKey, seen: performance.timeOrigin + performance.now() }));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { text },
  );
  page.off('request', note);
  await wait(REST_MS);
  const timingOf = (...parts: string[]) => {
    const { startTime, responseEnd } = sent
      .findLast((each) => parts.some((part) => each.url().includes(part)))
      ?.timing() ?? {
      startTime: 0,
      responseEnd: 0,
    };
    return { from: startTime - typed, to: startTime + responseEnd - typed };
  };
  const [save, shown] = [timingOf('/draft'), timingOf('/preview', 'preview=')];
  return { saveSent: save.from, saved: save.to, pageSent: shown.from, pageCame: shown.to, seen: seen - typed };
}
