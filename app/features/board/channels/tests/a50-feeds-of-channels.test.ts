import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { inFull } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** A50: whatever address and headers a feed is requested with, it is sent complete or refused, and other pages stay available. */
let site: Site;
const HOSTILE = `]]></title></job><job>&xxe;<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>`;
const FLOOD = inFull(40, 200);

beforeAll(async () => {
  site = await startSite();
  await addJobs(site.database.database, {
    title: `Keeper ${HOSTILE}`.slice(0, 150),
    company: HOSTILE.slice(0, 100),
    description: HOSTILE.repeat(3),
  });
  await queryTasks(
    site.database,
    `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('jooble', true, 'all', now())`,
  );
});
afterAll(() => site?.stop());

const get = (path: string, headers = {}, method = 'GET') => request(site.url, path, { headers, method });

test('A50: no address is a fault', async () => {
  const names = [
    '',
    'jooble',
    'jooble.xml.xml',
    'adzuna.xml',
    'jooble-expired.xml',
    'find-a-job-expired.xml',
    '%00.xml',
    '%2e%2e.xml',
    `${'x'.repeat(3_000)}.xml`,
    'constructor.xml',
    'jooble.XML',
  ];
  for (const name of names) {
    const { status } = await get(`/feeds/${name}`);
    expect([308, 400, 404, 414], name.slice(0, 20)).toContain(status);
  }
});

test('A50: a hostile advert is one job whose texts are texts', async () => {
  const xml = (await get('/feeds/jooble.xml')).body.toString();
  const plain = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  expect(plain).not.toMatch(/&xxe|DOCTYPE|Keeper/);
  expect(plain.split('<job ').length - 1).toBe(plain.split('</job>').length - 1);
  expect(plain.trim().endsWith('</jobs>')).toBe(true);
});

test('A50: a range is answered whole, a HEAD by nothing, and a version that is known by 304', async () => {
  const whole = await get('/feeds/jooble.xml');
  const part = await get('/feeds/jooble.xml', { Range: 'bytes=0-10' });
  expect([part.status, part.body.length]).toEqual([200, whole.body.length]);
  expect((await get('/feeds/jooble.xml', {}, 'HEAD')).body.length).toBe(0);
  for (let turn = 0; turn < 12; turn += 1)
    expect((await get('/feeds/jooble.xml', { 'If-None-Match': whole.headers.etag })).status).toBe(304);
});

test('A50: a HEAD keeps no place, whether it comes from a visitor or from a person who is signed in', async () => {
  const cookie = await signInAs(site, castMember('Aisha').id);
  for (const headers of [{}, { Cookie: cookie }])
    for (let turn = 0; turn < 12; turn += 1)
      expect((await get('/feeds/jooble.xml', headers, 'HEAD')).status, `${turn}`).toBe(200);
});

test('A50: of a flood each is answered whole or told to come again, other pages go on, and the feed comes back', async () => {
  const flood = Array.from({ length: FLOOD }, () => get('/feeds/jooble.xml'));
  const others = ['/jobs', '/jobs-feed.xml', '/'].map((path) => get(path));
  for (const { status, headers, body } of await Promise.all(flood)) {
    expect([200, 503]).toContain(status);
    if (status === 200) expect(body.toString().trim().endsWith('</jobs>')).toBe(true);
    else expect(headers['retry-after']).toBe('60');
  }
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await get('/feeds/jooble.xml')).status).toBe(200);
  const errors = site
    .log()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line));
  expect(errors).toEqual([]);
});
