// @form full
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendSignIn } from '#tests/support/account-forms.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { countOpen, residentMemory } from '#tests/support/slow-peers.ts';
import { type Ask, askSteadily, percentile } from '#tests/support/steady-load.ts';
import { eventually } from '#tests/support/task-queue.ts';

const FILES = 256;
const HEAP_MB = 256;
const A_SECOND = 10;
const isLinux = process.platform === 'linux';

let site: Site;
let cookie: string;
let person: { id: string; email: string };
let jobId: string;

beforeAll(async () => {
  const running = { files: FILES, nodeOptions: [`--max-old-space-size=${HEAP_MB}`] };
  site = await startSite({ env: BEHIND_PROXY, running });
  const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, id);
  person = await addAccount(site.database.database);
  [jobId = ''] = await addJobs(site.database.database, {});
});

afterAll(() => site?.stop());

const countFiles = () => countOpen(site);

test.runIf(isLinux)('F22: with 256 files and 400 visitors who hold their connections', async () => {
  for (const path of ['/jobs', '/profile']) await request(site.url, path, { headers: { Cookie: cookie } });
  const before = await countFiles();
  const holders = await Promise.all(Array.from({ length: 400 }, () => Holder.connect(site.port)));
  await Promise.all(holders.map((holder) => holder.ask('/livez')));
  const openHolders = holders.filter((holder) => !holder.isGone);
  const most = await countFiles();
  expect(openHolders.length).toBeGreaterThan(100);
  expect(openHolders.length).toBeLessThan(FILES);
  for (const holder of openHolders) expect(holder.lastStatus()).toBe(200);
  const asset = /\/assets\/[\w.-]+\.js/.exec(openHolders[0] ? await openHolders[0].ask('/jobs') : '')?.[0] ?? '';
  const asks = ['/jobs?search=operative', asset, '/icons/jobs-96.png', `/jobs/${jobId}`, '/profile'];
  await Promise.all(openHolders.slice(0, 60).map((holder, n) => holder.ask(asks[n % asks.length] ?? '', cookie)));
  expect(openHolders.slice(0, 60).map((holder) => holder.lastStatus())).toEqual(Array.from({ length: 60 }, () => 200));

  for (const holder of holders) holder.leave();
  await eventually(async () => expect((await request(site.url, '/readyz')).status).toBe(200));
  expect((await sendCv(site, cookie, [cvPart(pdf(100_000))])).status).toBe(200);
  await eventually(async () => expect(await countFiles()).toBeLessThanOrEqual(before + 12));
  measured(
    'F22',
    `400 visitors at once with ${FILES} files: ${openHolders.length} served, ${holders.length - openHolders.length} let go at once, ` +
      `${most} files open at most; pages, files and the database went on for those who were in`,
  );
});

test.runIf(isLinux)('F22: files of downloads that are cut short are closed', async () => {
  const page = (await request(site.url, '/jobs')).body.toString();
  const assets = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  const before = await countFiles();
  for (let n = 0; n < rounds(40, 400); n += 1) {
    const socket = net.connect(site.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${assets[n % assets.length]} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`);
    if (n % 2 === 0) await once(socket, 'data');
    socket.destroy();
  }
  await eventually(async () => expect(await countFiles()).toBeLessThanOrEqual(before + 4));
});

test('F22: in a small heap, for a while', { timeout: 45 * 60_000 }, async () => {
  const SOAK_MS = inFull(4_000, 30 * 60_000);
  const WARM_UP_MS = inFull(1_000, 5 * 60_000);
  const headers = { Cookie: cookie };
  const read = (name: string, more = {}): Ask => ({ name, send: () => request(site.url, name, { headers: more }) });
  let requestCount = 0;
  const next = (path: string) => {
    requestCount += 1;
    return request(site.url, path + requestCount);
  };
  const asks: Ask[] = [
    ...['/', '/jobs', `/jobs/${jobId}`, '/about', '/blog', '/white-collar', '/tools', '/sitemap.xml'].map((path) =>
      read(path),
    ),
    ...['/', '/jobs', '/profile', '/profile/liked', '/applications', '/job-swipe'].map((path) => read(path, headers)),
    { name: 'search', send: () => next('/jobs?search=keeper-') },
    { name: 'nothing there', send: () => next('/nothing-') },
    { name: 'sign in', send: () => sendSignIn(site, person.email, PASSWORD) },
    { name: 'upload', send: () => sendCv(site, cookie, [cvPart(pdf(500_000))]) },
    { name: 'cut upload', send: cutUpload },
  ];
  const load = askSteadily(asks, A_SECOND);
  const samples: Sample[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < SOAK_MS) {
    await wait(inFull(250, 5_000));
    const minutes = (performance.now() - startedAt) / 60_000;
    if (isLinux && minutes * 60_000 > WARM_UP_MS) samples.push({ minutes, megabytes: await residentMemory(site) });
  }
  await load.stop();
  const broken = load.outcomes.filter(({ status }) => status === 500);
  // The site cuts off or answers 503 to requests beyond its capacity.
  const refusedOutcomes = load.outcomes.filter(({ status }) => status === 0 || status === 503);
  const slope = slopeOf(samples);
  const peak = Math.max(...samples.map(({ megabytes }) => megabytes));
  const isLong = hasAllRounds ? `, growing by ${slope.toFixed(2)} MB a minute after the warm-up` : '';
  measured(
    'F22',
    `${(SOAK_MS / 60_000).toFixed(1)} min with a heap of ${HEAP_MB} MB and ${A_SECOND} requests a second: ` +
      `${load.outcomes.length} requests, ${broken.length} broken, ${refusedOutcomes.length} turned away, p95 ${percentile(load.outcomes, 95).toFixed(0)} ms; ` +
      `${peak.toFixed(0)} MB resident at most${isLong}`,
  );
  expect(broken).toEqual([]);
  expect(refusedOutcomes.length).toBeLessThanOrEqual(load.outcomes.length / 100);
  const openHolders = load.outcomes.filter((each) => each.status !== 0 && each.status !== 503);
  expect(openHolders.filter(({ name, status }) => status !== (EXPECTED_STATUSES[name] ?? 200))).toEqual([]);
  expect(new Set(openHolders.map(({ name }) => name))).toEqual(new Set(asks.map(({ name }) => name)));
  expect(load.outcomes.length).toBeGreaterThan((SOAK_MS / 1_000) * A_SECOND * 0.9);
  expect(() => process.kill(site.pid, 0)).not.toThrow();
  expect((await request(site.url, '/readyz')).status).toBe(200);
  if (hasAllRounds) expect(slope).toBeLessThanOrEqual(1);
});

const EXPECTED_STATUSES: Record<string, number> = { 'nothing there': 404, 'sign in': 303 };

async function cutUpload(): Promise<{ status: number; headers: Record<string, never> }> {
  const upload = beginUpload(site, cookie, cvPart(pdf(500_000)));
  await upload.write(0, upload.length / 2);
  upload.socket.destroy();
  return { status: 200, headers: {} };
}

type Sample = { minutes: number; megabytes: number };

/** Slope of the least-squares line, in megabytes per minute. */
function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const rise = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0);
  return rise / samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
}

class Holder {
  isGone = false;
  private readonly socket: net.Socket;
  private heard = '';

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.heard += text;
    });
    // The site may reset a refused connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isGone = true;
    });
  }

  static async connect(port: number): Promise<Holder> {
    const socket = net.connect(port, '127.0.0.1');
    const holder = new Holder(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
    return holder;
  }

  async ask(path: string, cookie = ''): Promise<string> {
    this.heard = '';
    const { port } = this.socket.address() as Partial<net.AddressInfo>;
    if (port === undefined) return '';
    const lines = [`GET ${path} HTTP/1.1`, `Host: localhost:${site.port}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
    this.socket.write([...lines, '', ''].join('\r\n'));
    await eventually(() => expect(this.isGone || this.isWhole()).toBe(true));
    return this.heard;
  }

  lastStatus(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.heard)?.[1] ?? 0);
  }

  leave(): void {
    this.socket.destroy();
  }

  private isWhole(): boolean {
    const end = this.heard.indexOf('\r\n\r\n');
    const length = /^content-length: (\d+)/im.exec(this.heard)?.[1];
    return end !== -1 && length !== undefined && this.heard.length >= end + 4 + Number(length);
  }
}
