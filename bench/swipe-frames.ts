/**
 * Dragging a card in Chromium with a processor slowed down four times: frames that were missed, beside those missed while
 * nothing happens and while a bare box is moved, in turns in the same run; and how busy the page's own thread was.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import type { Database } from '#db/connections/client.server.ts';
import { findChromium } from '#scripts/chromium.ts';
import { newSession } from './session.ts';
import { startSite, type Urls } from './site.ts';

const SLOWDOWN = 4;
const ROUNDS = 4;
const SECONDS = 2;
const FRAME_MS = 1_000 / 60;
/** Shorter than a swipe. */
const REACH = 90;

export type FrameResult = {
  name: string;
  frames: number;
  missed: number;
  /** Time of the main thread in each frame, with the slowdown. */
  busyMs: number;
  layouts: number;
};

export async function measureFrames(database: Database, urls: Urls): Promise<FrameResult[]> {
  const site = await startSite(urls);
  const url = site.origin;
  const executablePath = findChromium() ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const [name = '', value = ''] = (await newSession(database, 'job_seeker')).split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/job-swipe`);
    await page.waitForSelector('.swipe-card[draggable="false"]');
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const idle = { name: 'nothing happens', frames: 0, missed: 0, busyMs: 0, layouts: 0 };
    const bare = { ...idle, name: 'a bare box follows the finger' };
    const dragging = { ...idle, name: 'a card is dragged' };
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(page, client, idle, () => wait(SECONDS * 1_000));
      await showBareBox(page);
      await measure(page, client, bare, () => drag(page, client, '#bare-box'));
      await page.evaluate(() => document.querySelector('#bare-box')?.remove());
      await measure(page, client, dragging, () => drag(page, client, '.swipe-card'));
    }
    return [idle, bare, dragging].map((each) => ({ ...each, busyMs: each.busyMs / each.frames }));
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Adds the metrics of everything that happens in `during`. */
async function measure(page: Page, client: CDPSession, sum: FrameResult, during: () => Promise<void>): Promise<void> {
  const before = await readMetrics(client);
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      Object.assign(window, { noting: requestAnimationFrame(note) });
    };
    Object.assign(window, { times, noting: requestAnimationFrame(note) });
  });
  await during();
  const times = await page.evaluate(() => {
    const { times, noting } = window as unknown as { times: number[]; noting: number };
    cancelAnimationFrame(noting);
    return times;
  });
  const after = await readMetrics(client);
  for (const [index, time] of times.entries()) {
    const since = index === 0 ? FRAME_MS : time - (times[index - 1] ?? time);
    sum.missed += Math.max(0, Math.round(since / FRAME_MS) - 1);
  }
  sum.frames += times.length;
  sum.busyMs += (after.TaskDuration - before.TaskDuration) * 1_000;
  sum.layouts += after.LayoutCount - before.LayoutCount;
}

async function readMetrics(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { TaskDuration: read('TaskDuration'), LayoutCount: read('LayoutCount') };
}

/** The floor: a plain box of a card's size, moved by one line of script. Frames that it misses are the machine's. */
function showBareBox(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('.swipe-card')?.getBoundingClientRect() ?? new DOMRect();
    const box = Object.assign(document.createElement('div'), { id: 'bare-box' });
    Object.assign(box.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px` });
    Object.assign(box.style, {
      height: `${height}px`,
      background: '#ccc',
      touchAction: 'none',
      willChange: 'transform',
    });
    let from = 0;
    box.addEventListener('pointerdown', ({ clientX }) => {
      from = clientX;
    });
    box.addEventListener('pointermove', ({ clientX }) => {
      box.style.transform = `translateX(${clientX - from}px)`;
    });
    document.body.append(box);
  });
}

/** A finger goes to and fro, as often as a screen would say so. */
async function drag(page: Page, client: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: by === undefined ? [] : [{ x: x + by, y }] });
  await touch('touchStart', 0);
  const moves = Math.round((SECONDS * 1_000) / FRAME_MS);
  const sent: Promise<unknown>[] = [];
  for (let move = 1; move <= moves; move += 1) {
    sent.push(touch('touchMove', Math.sin((move / moves) * Math.PI * 6) * REACH));
    await wait(FRAME_MS);
  }
  await Promise.all(sent);
  await touch('touchMove', 0);
  await wait(150);
  await touch('touchEnd');
}
