import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameQuestion } from '#app/features/board/embed/schema.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** A51: other sites show our jobs as text only, and the requests of other programs are bounded. */
let site: Site;
const MARKUP = '</style></title></a><script>alert(1)</script><img src=x onerror=alert(1)>"\' ]]>';

beforeAll(async () => {
  site = await startSite();
  await addJobs(site.database.database, { title: MARKUP, company: MARKUP.slice(0, 100), location: '</li><b>' });
});

afterAll(() => site?.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  request(site.url, '/mcp', { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

test('A51: hostile adverts and hostile filters stay text in the frame', async () => {
  const paths = ['', ...Object.keys(frameQuestion.shape).map((name) => `?${name}=${encodeURIComponent(MARKUP)}`)];
  for (const path of [
    ...paths,
    '?__proto__=1',
    '?constructor=1',
    `?job=${'0'.repeat(36)}`,
    '?theme=dark&theme=light',
  ]) {
    const { status, headers, body } = await request(site.url, `/embed/jobs${path}`);
    expect([200, 400], path).toContain(status);
    expect(body.toString()).not.toMatch(/<(script|img|b|form|base|iframe)\b/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('A51: oEmbed shows no address but ours, and its markup is one frame', async () => {
  const addresses = [
    'https://evil.example/jobs',
    `${site.url}.evil.example/jobs`,
    `${site.url}@evil.example/jobs`,
    '//evil.example/jobs',
    `${site.url}/admin`,
    `${site.url}/jobs/../admin`,
    `${site.url}/embed/jobs`,
    'file:///etc/passwd',
    'http://169.254.169.254/latest',
    `${site.url}/jobs?${'a'.repeat(3_000)}=1`,
    `${site.url}/jobs?__proto__=1`,
  ];
  for (const url of addresses) {
    const { status } = await request(site.url, `/oembed?url=${encodeURIComponent(url)}`);
    expect([url, status]).toEqual([url, 404]);
  }
  const search = encodeURIComponent(`${site.url}/jobs?search=${encodeURIComponent(MARKUP)}`);
  const { body } = await request(site.url, `/oembed?url=${search}`);
  expect(JSON.parse(body.toString()).html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
});

test('A51: calendars are not found by guessing', async () => {
  for (let round = 0; round < rounds(20, 500); round += 1) {
    const guess = Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
    const { status, headers } = await request(site.url, `/calendars/${guess}.ics`);
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow']);
  }
});

test('A51: messages that are no message are refused without work, and never with a fault', async () => {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_places', arguments: { start: 'a' } },
  };
  const bodies: [string, number][] = [
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    [JSON.stringify(Array(1_000).fill(call)), 413],
    [JSON.stringify(Array(100).fill(call)), 400],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
    [JSON.stringify({ ...call, id: {} }), 400],
    [JSON.stringify({ ...call, id: null }), 400],
    [JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} }), 400],
    [JSON.stringify({ ...call, filler: 'a'.repeat(70_000) }), 413],
  ];
  for (const [body, expected] of bodies) {
    const { status } = await post(body);
    expect([body.slice(0, 60), status]).toEqual([body.slice(0, 60), expected]);
  }
  for (const name of ['__proto__', 'constructor', 'toString', 'search_jobs\u0000', MARKUP]) {
    const { status, body } = await post(JSON.stringify({ ...call, params: { name, arguments: {} } }));
    expect([name, status, JSON.parse(body.toString()).error.code]).toEqual([name, 200, -32602]);
  }
  const proto =
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_jobs","arguments":{"__proto__":{"limit":1}}}}';
  expect((await post(proto)).status).toBe(200);
});

test('A51: no other site asks by a visitor’s browser, and no other form of body is taken', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  for (const Origin of ['https://evil.example', 'null', `${site.url}.evil.example`])
    expect([Origin, (await post(body, { Origin })).status]).toEqual([Origin, 403]);
  expect((await post(body, { Origin: site.url })).status).toBe(200);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/csp-report'])
    expect([type, (await post(body, { 'Content-Type': type })).status]).toEqual([type, 415]);
  const elsewhere = await request(site.url, '/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(elsewhere.status).toBe(403);
});

test('A51: one address that asks without end is told to wait', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 130 && !statuses.has(429); attempt += 1)
    statuses.add((await post('{"jsonrpc":"2.0","id":1,"method":"ping"}')).status);
  expect(statuses).toContain(429);
  expect((await request(site.url, '/api/v1/jobs?limit=1')).status).toBe(200);
});
