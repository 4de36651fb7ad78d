// @form full
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { measured } from '#tests/support/measured.ts';
import { type OwnPostgres, startOwnPostgres } from '#tests/support/own-postgres.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { type Ask, askSteadily, type Outcome, percentile } from '#tests/support/steady-load.ts';
import { eventually } from '#tests/support/task-queue.ts';

const OUTAGE_MS = inFull(4_000, 30_000);
const A_SECOND = 50;
const PATIENCE_MS = 2_000;

let postgres: OwnPostgres;
let site: Site;
let person: { id: string; email: string };
let storedRequests: Ask[];
let failing: Ask[];

beforeAll(async () => {
  postgres = await startOwnPostgres('f10');
  const { database } = postgres;
  site = await startSite({ database, env: BEHIND_PROXY });
  person = await addAccount(database.database);
  const cookie = await signInAs(site, person.id);
  const [jobId = ''] = await addJobs(database.database, { title: 'Lighthouse keeper' });
  const read = (name: string, headers = {}): Ask => ({ name, send: () => request(site.url, name, { headers }) });
  const asset = /\/assets\/[\w.-]+\.js/.exec((await request(site.url, '/jobs')).body.toString())?.[0] ?? '';
  // Public pages, and pages that users have opened before.
  storedRequests = [
    '/',
    '/about',
    '/white-collar',
    '/locations/london',
    '/blog',
    '/privacy-policy',
    '/jobs',
    `/jobs/${jobId}`,
    '/request-talent',
    asset,
    '/icons/jobs-96.png',
    '/robots.txt',
    '/livez',
  ].map((path) => read(path));
  failing = [
    ...['/jobs?search=lighthouse', '/jobs-feed.xml?search=x', '/sitemap.xml.data', '/readyz'].map((path) => read(path)),
    ...['/profile', '/profile.data', '/jobs', '/account'].map((path) => read(path, { Cookie: cookie })),
    { name: 'signing in', send: () => sendSignIn(site, person.email, PASSWORD) },
    { name: 'asking for a link', send: () => sendForm(site, '/forgot-password', { email: person.email }) },
    { name: 'whose session', send: () => sendForm(site, '/api/session', {}, { cookie }) },
  ];
  for (const { send } of storedRequests) expect((await send()).status).toBe(200);
});

afterAll(async () => {
  await site?.stop();
  await postgres?.database.drop();
});

test('F10: while PostgreSQL is stopped, and after', async () => {
  const load = askSteadily([...storedRequests, ...failing], A_SECOND, inFull(8, Number.POSITIVE_INFINITY));
  await eventually(() => expect(load.outcomes.length).toBeGreaterThan(A_SECOND));
  await postgres.cut();
  const cutAt = performance.now();
  await wait(OUTAGE_MS);
  const everything = [...storedRequests, ...failing];
  const answeredSince = () => load.outcomes.filter(({ beganAt }) => beganAt > cutAt).map(({ name }) => name);
  await eventually(() =>
    expect(everything.filter(({ name }) => !answeredSince().includes(name)).map(({ name }) => name)).toEqual([]),
  );
  const backFrom = performance.now();
  await postgres.bringBack();
  const backAt = performance.now();

  await eventually(async () => expect((await request(site.url, '/readyz')).status).toBe(200));
  await eventually(() => expect(normalFrom(load.outcomes, backAt)).not.toBeNull());
  const normalAfter = (normalFrom(load.outcomes, backAt) ?? 0) - backAt;
  await load.stop();

  // Leaves out late requests: the database may have been back by the time they were answered.
  const isDuringOutage = ({ beganAt, milliseconds }: Outcome) =>
    beganAt > cutAt && (hasAllRounds ? beganAt < backFrom - PATIENCE_MS : beganAt + milliseconds <= backFrom);
  const outageRequests = load.outcomes.filter(isDuringOutage);
  const outcomesOf = (asks: Ask[]) => outageRequests.filter(({ name }) => asks.some((ask) => ask.name === name));
  const isEither = ({ name }: Outcome) => name === '/jobs';
  const publicOutcomes = outcomesOf(storedRequests).filter((each) => !isEither(each));
  const failed = outcomesOf(failing).filter((each) => !isEither(each));
  expect(publicOutcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  expect(
    new Set(
      outcomesOf(storedRequests)
        .filter(isEither)
        .map(({ status }) => status),
    ),
  ).toEqual(new Set([200, 503]));
  const requestedNames = new Set(outageRequests.map(({ name }) => name));
  expect(everything.filter(({ name }) => !requestedNames.has(name))).toEqual([]);
  if (hasAllRounds) {
    expect(Math.max(...outageRequests.map(({ milliseconds }) => milliseconds))).toBeLessThanOrEqual(PATIENCE_MS);
    expect(normalAfter).toBeLessThanOrEqual(5_000);
  }

  // The same process, including its tasks and its notifications of changes.
  expect(() => process.kill(site.pid, 0)).not.toThrow();
  await eventually(async () => {
    expect((await sendForm(site, '/forgot-password', { email: person.email })).status).toBe(303);
  });
  await waitForMail(site, { to: person.email });
  const [jobId = ''] = await addJobs(postgres.database.database, { title: 'Keeper of the other light' });
  await eventually(async () => expect((await request(site.url, `/jobs/${jobId}`)).status).toBe(200));
  await eventually(async () => expect((await request(site.url, '/jobs')).body.includes('other light')).toBe(true));

  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
  measured(
    'F10',
    `${seconds(backFrom - cutAt)} without PostgreSQL at ${A_SECOND} requests a second: ` +
      `${publicOutcomes.length} of ${publicOutcomes.length} for pages that stand answered 200 (p95 ${percentile(publicOutcomes, 95).toFixed(0)} ms), ` +
      `${failed.length} of ${failed.length} others 503 with Retry-After within ` +
      `${seconds(percentile(failed, 100))}; all normal ${seconds(normalAfter)} after it was back, by the same process`,
  );
});

/** Time since when every request succeeded, for a whole round of requests; null: not yet. */
function normalFrom(outcomes: readonly Outcome[], since: number): number | null {
  const later = outcomes.filter(({ beganAt }) => beganAt >= since);
  const lastFault = later.findLastIndex(({ status }) => status >= 500 || status === 0);
  const good = later.slice(lastFault + 1);
  const hasAll = [...storedRequests, ...failing].every(({ name }) => good.some((each) => each.name === name));
  const moment = later[lastFault];
  return hasAll ? (moment ? moment.beganAt + moment.milliseconds : since) : null;
}
