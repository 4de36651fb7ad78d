import { expect, test } from 'vitest';
import { failureOf, readPageData } from './page-data.ts';

const answer = (body: string | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, 'x-remix-response': 'yes' } });
const DATA = '[{"_1":2},"routes/jobs",{"_3":4},"data","jobs"]\n';

test.each([
  ['whole', DATA, 'text/x-script', 200],
  ['a refusal of this site', DATA, 'text/x-script; charset=utf-8', 404],
])('the answer is passed on unchanged: %s', async (_name, body, type, status) => {
  const read = await readPageData(answer(body, type, status));
  expect([read?.status, await read?.text(), read?.headers.get('x-remix-response')]).toEqual([status, body, 'yes']);
});

test('a redirect without a body is passed on', async () => {
  expect((await readPageData(new Response(null, { status: 204 })))?.status).toBe(204);
});

test.each([
  ['a page of a proxy', '<!doctype html><h1>502 Bad Gateway</h1>', 'text/html', 502],
  ['a sign-in page of a network', '<!doctype html><h1>Welcome to our Wi-Fi</h1>', 'text/html', 200],
  ['a page with our type', '<!doctype html>', 'text/x-script', 200],
  ['another type', DATA, 'application/octet-stream', 200],
  ['a part', DATA.slice(0, 20), 'text/x-script', 200],
  ['nothing', '', 'text/x-script', 200],
])('%s is not an answer of this site', async (_name, body, type, status) => {
  expect(await readPageData(answer(body, type, status))).toBeNull();
});

test('an answer that breaks off is not an answer of this site', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  expect(await readPageData(new Response(body, { headers: { 'content-type': 'text/x-script' } }))).toBeNull();
});

test('jobs fail in the words of the specification', () => {
  expect(['/jobs', '/jobs/7', '/blog'].map(failureOf)).toEqual([
    'Failed to load job postings.',
    'Failed to load job details.',
    null,
  ]);
});
