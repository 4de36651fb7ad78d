import { readdir } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreOf } from '#tests/attacks/observatory.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { MATRIX } from '#tests/support/matrix.ts';
import { listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { measured } from '#tests/support/measured.ts';
import { multipart } from '#tests/support/multipart.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const ORIGIN = PRODUCTION_ENV.PUBLIC_ORIGIN;
const CLIENT = 'build/current/client';
const METRICS_TOKEN = '7c19e04b8d52a6f31e90c7b46a8d25f0';
let database: TestDatabase;
let site: Site;
let jobId = '';
let admin = '';
let candidate = '';

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  // Turns the demo's people into real ones, because a real site refuses demo accounts.
  await asSuperuser(database, 'UPDATE profiles SET is_demo = false');
  site = await startSite({ database, env: { ...PRODUCTION_ENV, METRICS_TOKEN } });
  jobId = await addPageSamples(site);
  const session = (name: string) => signInAs(site, castMember(name).id, { publicOrigin: ORIGIN });
  [admin, candidate] = await Promise.all([session('Morag'), session('Aisha')]);
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const LONG = { timeout: inFull(HANGING_MS, 300_000) };

const ask = (path: string, options?: Parameters<typeof request>[2]) => request(site.url, path, options);
const totals = { answers: 0, lowest: Number.POSITIVE_INFINITY, statuses: new Set<number>() };

function listFaults(name: string, answer: Answer): string[] {
  const { headers, status } = answer;
  const { points, remarks } = scoreOf(answer, ORIGIN);
  totals.answers += 1;
  totals.statuses.add(status);
  totals.lowest = Math.min(totals.lowest, points);
  const policy = String(headers['content-security-policy']);
  const faults = points < 100 ? [`${points} points: ${remarks.join(', ')}`] : [];
  const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
  if (!(seconds >= 31_536_000)) faults.push('https for less than a year');
  if (!policy.includes("frame-ancestors 'none'")) faults.push('may be framed');
  if (!policy.includes("base-uri 'none'")) faults.push('may change what its addresses start from');
  if (headers['cross-origin-opener-policy'] !== 'same-origin') faults.push('may be held by its opener');
  if (headers['cache-control'] === undefined) faults.push('does not say whether it may be kept');
  if (headers['x-powered-by'] ?? headers['server']) faults.push('says what it is made with');
  return faults.map((fault) => `${name} (${status}): ${fault}`);
}

async function askAll(paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    const people = [undefined, candidate, admin];
    for (const Cookie of hasAllRounds ? people : [people[index % people.length]]) {
      const answer = await ask(path, Cookie ? { headers: { Cookie } } : {});
      faults.push(...listFaults(path, answer));
      if (!Cookie && answer.headers['set-cookie']) faults.push(`${path}: sets a cookie for a visitor (H13)`);
    }
  }
  return faults;
}

test(
  'H01: every page, as a visitor, as a candidate and as an administrator, whatever each is answered',
  LONG,
  async () => {
    expect(await askAll(listPageRoutes().map(({ addressFor }) => addressFor(jobId)))).toEqual([]);
  },
);

test('H01: everything that is for machines: feeds, pictures, data, metrics', LONG, async () => {
  const machines = listBuiltRoutes().filter(
    ({ pattern }) => /\.|^(api|og)\//.test(pattern) || pattern === 'manifest.webmanifest',
  );
  expect(machines.length).toBeGreaterThan(12);
  const paths = machines.map(({ pattern }) => MATRIX[pattern]?.address ?? `/${pattern.replace(/:\w+/, jobId)}`);
  expect(await askAll([...paths, '/jobs.data', '/_root.data', '/livez', '/readyz', '/metrics'])).toEqual([]);
  const metrics = await ask('/metrics', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(metrics.status).toBe(200);
  expect(listFaults('/metrics', metrics)).toEqual([]);
});

test('H01: files: of the build, changed or not, and what people have uploaded', async () => {
  const names = await readdir(path.join(CLIENT, 'assets'));
  const asset = `/assets/${names.find((name) => name.endsWith('.js'))}`;
  const icons = (await readdir(path.join(CLIENT, 'icons'))).map((name) => `/icons/${name}`);
  const faults = await askAll([asset, ...icons, '/service-worker.js']);
  for (const path of [asset, '/icons/jobs-96.png', '/jobs', '/']) {
    const { etag } = (await ask(path)).headers;
    const unchanged = await ask(path, { headers: { 'If-None-Match': String(etag) } });
    expect([path, unchanged.status]).toEqual([path, 304]);
    faults.push(...listFaults(`${path}, unchanged`, unchanged));
  }
  const { body, type } = multipart([{ name: 'cv', content: pdf(2_000), filename: 'cv.pdf' }]);
  const uploaded = await ask('/profile/cv', {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: candidate, Accept: 'application/json', 'Content-Type': type },
    body: [body],
  });
  faults.push(...listFaults('an upload', uploaded));
  const { cv } = JSON.parse(uploaded.body.toString());
  const download = await ask(`/cvs/${cv.id}`, { headers: { Cookie: candidate } });
  expect([download.status, download.body.length]).toEqual([200, 2_000]);
  expect(download.headers['content-disposition']).toMatch(/^attachment/);
  faults.push(...listFaults('a CV', download));
  expect(faults).toEqual([]);
});

test('H01: refusals of every kind', async () => {
  const form = { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
  const refusals: [number, string, { method?: string; headers?: OutgoingHttpHeaders; body?: string }][] = [
    [308, '/Jobs/', {}],
    [400, '/jobs/%ff', {}],
    [403, '/jobs', { method: 'POST', headers: { 'Content-Type': form['Content-Type'] }, body: 'a=1' }],
    [404, '/no-such-page', {}],
    [404, '/assets/no-such-file.js', {}],
    [405, '/', { method: 'PROPFIND', headers: form }],
    [405, '/jobs', { method: 'DELETE', headers: form, body: 'a=1' }],
    [413, '/contact', { method: 'POST', headers: form, body: 'a'.repeat(1_048_577) }],
    [414, `/jobs?search=${'a'.repeat(13_000)}`, {}],
    [415, '/contact', { method: 'POST', headers: { Origin: ORIGIN, 'Content-Type': 'text/plain' }, body: 'a=1' }],
  ];
  for (const [status, path, options] of refusals) {
    const answer = await ask(path, options);
    expect([path, answer.status]).toEqual([path, status]);
    expect(listFaults(`${options.method ?? 'GET'} ${path.slice(0, 40)}`, answer)).toEqual([]);
  }
  // The HTTP parser itself answers malformed requests, without security headers; the answer has no body to protect.
  const noRequest = await sendRaw(site.port, '/', { headers: [`X-Filler: ${'a'.repeat(17_000)}`] });
  expect([noRequest.status, noRequest.body]).toEqual([431, '']);
  expect(noRequest.head).toContain('Content-Length: 0');
});

test('H01: faults of ours', async () => {
  await forbid(database, 'get_public_jobs', 'count_public_jobs', 'find_public_jobs', 'get_public_job_by_id');
  const paths = [`/jobs?search=${Date.now()}`, `/jobs/${jobId}.data?x`, '/search?q=keeper'];
  const answers = await Promise.all(paths.map((path) => ask(path)));
  expect(answers.some(({ status }) => status >= 500)).toBe(true);
  expect(answers.flatMap((answer, index) => listFaults(paths[index] ?? '', answer))).toEqual([]);
  const statuses = [...totals.statuses].sort((a, b) => a - b).join(', ');
  measured(
    'H01',
    `${totals.answers} answers (${statuses}): the lowest has ${totals.lowest} points by the rules of the Observatory`,
  );
});
