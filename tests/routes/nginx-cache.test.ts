/** Pages that nginx caches for a second with deploy/nginx.conf, and pages that it never caches. */
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addAccount } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let database: TestDatabase;
let site: Site;
let nginx: Nginx;
let publicOrigin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  publicOrigin = `http://localhost:${port}`;
  site = await startSite({
    database,
    env: { ...PRODUCTION_ENV, PUBLIC_ORIGIN: publicOrigin, TRUST_PROXY: '1', BACKGROUND_TASKS: 'off' },
  });
  const changes: [string, string][] = [['proxy_cache_valid 200 1s;', 'proxy_cache_valid 200 10m;']];
  nginx = await startNginx({ port, web: [site.port, site.port], changes });
});

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await database?.drop();
});

/** Counts requests that nginx passed on to the site. nginx logs after it has answered. */
async function countSentOn(path: string): Promise<number> {
  const lines = (await nginx.log()).split('\n').filter((line) => line.includes(` ${path} `));
  return lines.filter((line) => line.includes(`"127.0.0.1:${site.port}"`)).length;
}

const ask = (path: string, headers: Record<string, string> = {}) => request(nginx.url, path, { headers });

test('a page for every visitor is asked for once in each encoding', async () => {
  const accepted = ['br, gzip', 'gzip, deflate, br', 'br;q=0.5', 'gzip', 'br;q=0, gzip', 'deflate', ''];
  const answers = [];
  for (const each of [...accepted, ...accepted]) answers.push(await ask('/about', { 'Accept-Encoding': each }));
  const encodings = ['br', 'br', 'br', 'gzip', 'gzip', undefined, undefined];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([...encodings, ...encodings]);
  await expect.poll(() => countSentOn('/about')).toBe(3);
});

test('a browser that has the page already gets 304 from nginx', async () => {
  const { headers } = await ask('/contact', { 'Accept-Encoding': 'br' });
  const conditional = await ask('/contact', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' });
  expect([conditional.status, conditional.body.length]).toEqual([304, 0]);
  expect(conditional.headers['content-security-policy']).toBe(headers['content-security-policy']);
  await expect.poll(() => countSentOn('/contact')).toBe(1);
});

test('a request with a session neither gets a kept page nor leaves one', async () => {
  const person = await addAccount(database.database);
  const Cookie = await signInAs(site, person.id, { publicOrigin });
  const privateBoard = await ask('/jobs', { Cookie: `theme=dark; ${Cookie}` });
  expect(privateBoard.headers['cache-control']).toBe('private, no-store');
  const other = await ask('/jobs', { Cookie: 'theme=dark' });
  expect(other.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await ask('/jobs', { Cookie })).headers['cache-control']).toBe('private, no-store');
  await expect.poll(() => countSentOn('/jobs')).toBe(3);
});

test.each([
  ['what is not found', '/no-such-page', 404],
  ['a form', '/candidate-login', 200],
  ['a redirect', '/profile', 302],
])('%s is not kept', async (_kind, path, status) => {
  expect((await ask(path)).status).toBe(status);
  expect((await ask(path)).status).toBe(status);
  await expect.poll(() => countSentOn(path)).toBeGreaterThanOrEqual(2);
});

test('a POST goes to the site', async () => {
  const answer = await request(nginx.url, '/employer-login', { method: 'POST', body: 'email=a' });
  expect(answer.status).toBe(403);
  await expect.poll(() => countSentOn('/employer-login')).toBe(1);
});

test('a file of another version is looked for at each process', async () => {
  const requestLines: string[] = [];
  const servers = [404, 200].map((status) =>
    http.createServer((message, response) => {
      requestLines.push(`${status} ${message.url}`);
      response.writeHead(status).end(String(status));
    }),
  );
  const ports = await Promise.all(
    servers.map(async (server) => {
      const port = await freePort();
      await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
      return port;
    }),
  );
  const other = await startNginx({ port: await freePort(), web: [ports[0] ?? 0, ports[1] ?? 0] });
  try {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await request(other.url, `/assets/new-${n}.js`)).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(requestLines.some((each) => each.startsWith('404'))).toBe(true);
    const pages = await Promise.all(['/a', '/b'].map((path) => request(other.url, path)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 404]);
  } finally {
    await other.stop();
    for (const server of servers) server.close();
  }
});

test('a change is seen through nginx, which keeps a page for a second', async () => {
  // Uses the real cache time; expiry also depends on the machine's speed.
  const secondNginx = await startNginx({ port: await freePort(), web: [site.port, site.port] });
  try {
    const read = () => request(secondNginx.url, '/jobs', { headers: { Host: new URL(publicOrigin).host } });
    const before = (await read()).body.toString();
    expect(before).not.toContain('Keeper of the lamp');
    await addPeople(database.database);
    await addJobs(database.database, { title: 'Keeper of the lamp' });
    await expect.poll(async () => (await read()).body.toString().includes('Keeper of the lamp')).toBe(true);
  } finally {
    await secondNginx.stop();
  }
});
