import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const SAMPLE = { title: 'Lighthouse keeper', company: 'Candlewick Lights', location: 'Whitby, North Yorkshire' };
let site: Site;
let keeper: string;

beforeAll(async () => {
  site = await startSite();
  [keeper = ''] = await addJobs(site.database.database, SAMPLE);
});

afterAll(() => site?.stop());

test('the element is a script that every site may load, and is sent again only if it changed', async () => {
  const { status, headers, body } = await request(site.url, '/embed/jobs.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(body.length).toBeLessThanOrEqual(8_000);
  const notModified = await request(site.url, '/embed/jobs.js', { headers: { 'If-None-Match': headers.etag } });
  expect(notModified.status).toBe(304);
});

test.each([
  ['all of them', '', 200, 'advertised by Tidewell Recruitment'],
  ['filters', '?search=lighthouse', 200, 'Lighthouse keeper'],
  ['choices', '?category=white-collar&theme=light', 200, 'advertised by Tidewell Recruitment'],
  ['nothing that matches', '?search=zeppelin', 200, 'No jobs match this list just now.'],
  ['a parameter that does not exist', '?serach=x', 400, 'This job list isn’t set up correctly.'],
  ['a job that is not there', '?job=00000000-0000-4000-8000-000000000000', 200, 'This job isn’t on our site.'],
])('the frame may stand anywhere and has nothing that runs or is sent: %s', async (_what, query, status, text) => {
  const answer = await request(site.url, `/embed/jobs${query}`, { headers: { Cookie: '__Host-session=anything' } });
  expect([answer.status, answer.headers['x-frame-options']]).toEqual([status, undefined]);
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
  const html = answer.body.toString();
  expect(html).toContain(text);
  expect(html).not.toMatch(/<(script|form|input|button|img)\b/);
  expect([...html.matchAll(/<a (?![^>]*target="_top")/g)]).toEqual([]);
});

test('only that page may be framed', async () => {
  for (const path of ['/', '/jobs', `/jobs/${keeper}`, '/admin', '/employer-login', '/embed/jobs.js', '/oembed']) {
    const { headers } = await request(site.url, path);
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

const embed = (url: string, more = '') => request(site.url, `/oembed?url=${encodeURIComponent(url)}${more}`);

test('oEmbed of a job is the frame of that job, as its page says', async () => {
  const page = (await request(site.url, `/jobs/${keeper}`)).body.toString();
  const [, address = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  const { headers, body } = await request(site.url, `${pathname}${search}&maxwidth=320&maxheight=nonsense`);
  expect(headers['content-type']).toBe('application/json');
  const answer = JSON.parse(body.toString());
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 320, height: 260 });
  expect(answer.title).toBe(`${SAMPLE.title} at ${SAMPLE.company}, ${SAMPLE.location}`);
  const [, source = ''] = /<iframe src="([^"]+)"/.exec(answer.html) ?? [];
  const frame = await request(site.url, source.replace(site.url, ''));
  expect(frame.body.toString()).toContain(SAMPLE.title);
});

test('oEmbed of the board keeps its filters, also as XML', async () => {
  const { headers, body } = await embed(`${site.url}/jobs?search=lighthouse&where=Whitby`, '&format=xml');
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  const text = body.toString();
  expect(text).toContain('<type>rich</type>');
  expect(text).toContain('/embed/jobs?search=lighthouse&amp;amp;where=Whitby');
});

test.each([
  ['another site', 'https://evil.example/jobs', '', 404],
  ['another page', 'ORIGIN/about', '', 404],
  ['no address', '', '', 404],
  ['a script', 'javascript:alert(1)', '', 404],
  ['a board with a filter that a frame has not', 'ORIGIN/jobs?location=Leeds', '', 404],
  ['a job that is not there', 'ORIGIN/jobs/00000000-0000-4000-8000-000000000000', '', 404],
  ['a form that is not there', 'ORIGIN/jobs', '&format=yaml', 501],
  ['a form of a prototype', 'ORIGIN/jobs', '&format=constructor', 501],
])('oEmbed of %s is refused', async (_what, url, more, status) => {
  expect((await embed(url.replace('ORIGIN', site.url), more)).status).toBe(status);
});
