/** The API for other programs: its answers have the shapes that its description says, and its lists miss and repeat no job. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jobShape, jobsShape, placesShape } from '#app/features/api/schema.ts';
import { problemShape } from '#app/web/api/problem.server.ts';
import { forbid } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const SAMPLE = {
  title: 'Lighthouse keeper',
  company: 'Candlewick Lights',
  location: 'Whitby, North Yorkshire',
};
let site: Site;
let keeper: string;

beforeAll(async () => {
  site = await startSite();
  [keeper = ''] = await addJobs(site.database.database, SAMPLE);
});

afterAll(() => site?.stop());

async function ask(path: string, headers = {}) {
  const { status, headers: got, body } = await request(site.url, `/api/v1${path}`, { headers });
  const text = body.toString();
  return { status, headers: got, json: text ? JSON.parse(text) : null };
}

describe('jobs', () => {
  test('the newest first, each as it is described', async () => {
    const { status, headers, json } = await ask('/jobs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['access-control-allow-origin']).toBe('*');
    const { jobs } = jobsShape.parse(json);
    expect(jobs).toHaveLength(20);
    expect(jobs[0]).toMatchObject({
      id: keeper,
      ...SAMPLE,
      is_open: true,
      url: expect.stringContaining(`/jobs/${keeper}`),
    });
    expect(jobs[0]?.advertised_by).toBe('Permanent job, advertised by Tidewell Recruitment');
    z.array(jobShape).parse(jobs);
  });

  test('a list that is followed to its end has every open job once, also those posted at one moment', async () => {
    const { rows } = {
      rows: await queryTasks<{ id: string }>(
        site.database,
        `SELECT id FROM jobs WHERE status = 'open' AND closes_at > now()`,
      ),
    };
    await queryTasks(
      site.database,
      `UPDATE jobs SET created_at = timestamptz '2026-11-01 10:00:00.123456+00' WHERE created_at < now() - interval '2 days'`,
    );
    const seen: string[] = [];
    let next: string | null = '/jobs?limit=7&fields=id';
    for (let page = 0; next !== null && page <= rows.length; page += 1) {
      const { headers, json }: Awaited<ReturnType<typeof ask>> = await ask(next);
      seen.push(...json.jobs.map(({ id }: { id: string }) => id));
      expect(headers.link ?? null).toBe(json.next && `<${json.next}>; rel="next"`);
      if (page === 0) await addJobs(site.database.database, { title: 'Posted meanwhile' });
      next = json.next && new URL(json.next).pathname.replace('/api/v1', '') + new URL(json.next).search;
    }
    expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test('a search is the one of the board, page by page', async () => {
    const all = (await ask('/jobs?search=nurse&limit=100&fields=id')).json.jobs;
    expect(all.length).toBeGreaterThan(1);
    const first = (await ask('/jobs?search=nurse&limit=1&fields=id')).json;
    const second = await ask(new URL(first.next).pathname.replace('/api/v1', '') + new URL(first.next).search);
    expect([...first.jobs, ...second.json.jobs]).toEqual(all.slice(0, 2));
    const near = (await ask('/jobs?where=Whitby&miles=5&fields=id,location')).json.jobs;
    expect(near).toContainEqual({ id: keeper, location: SAMPLE.location });
  });

  test('only the fields that were asked for, in that order', async () => {
    const { json } = await ask('/jobs?limit=1&fields=title,id');
    expect(Object.keys(json.jobs[0])).toEqual(['title', 'id']);
  });

  test.each([
    ['a parameter that does not exist', '/jobs?serach=nurse', ['serach']],
    ['a choice that does not exist', '/jobs?type=Fulltime', ['type']],
    ['a number out of range, and a field that does not exist', '/jobs?limit=101&fields=id,owner', ['limit', 'fields']],
    ['where no page ended', '/jobs?after=0', null],
    ['where no page of a search ended', '/jobs?search=nurse&after=x', null],
    ['one parameter twice', '/jobs?type=Contract&type=Temporary', null],
  ])('%s is told', async (_what, path, wrong) => {
    const { status, headers, json } = await ask(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json');
    const { errors } = problemShape.parse(json);
    expect(errors?.map(({ parameter }) => parameter) ?? null).toEqual(wrong);
  });

  test('one job, also when it is closed; a draft and what never was are not found', async () => {
    expect(jobShape.parse((await ask(`/jobs/${keeper}`)).json)).toMatchObject({ id: keeper, is_open: true });
    const [draft = ''] = await addJobs(site.database.database, { title: 'Not yet' });
    await queryTasks(site.database, `UPDATE jobs SET status = 'draft' WHERE id = '${draft}'`);
    for (const id of [draft, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(problemShape.parse((await ask(`/jobs/${id}`)).json)).toMatchObject({ status: 404 });
  });

  test('what did not change is not sent again; what changed is there at once', async () => {
    for (const path of ['/jobs?category=blue-collar', '/jobs?search=lighthouse', `/jobs/${keeper}`]) {
      const { headers } = await ask(path);
      expect(headers.etag).toBeTruthy();
      expect((await ask(path, { 'If-None-Match': headers.etag })).status).toBe(304);
    }
    const [other = ''] = await addJobs(site.database.database, {
      title: 'Lighthouse painter',
      category: 'blue-collar',
    });
    await expect
      .poll(async () => (await ask('/jobs?category=blue-collar')).json.jobs.map(({ id }: { id: string }) => id))
      .toContain(other);
  });
});

test('places begin with what was typed', async () => {
  const { places } = placesShape.parse((await ask('/places?start=newp')).json);
  expect(places.length).toBeGreaterThan(1);
  expect(places.every(({ name }) => /^newp/i.test(name))).toBe(true);
  expect((await ask('/places')).status).toBe(400);
});

test('the description names what there is, and every reference in it leads somewhere', async () => {
  const { json } = await ask('/openapi.json');
  expect(json.openapi).toBe('3.1.0');
  expect(Object.keys(json.paths)).toEqual([
    '/api/v1/jobs',
    '/api/v1/jobs/{id}',
    '/api/v1/places',
    '/api/v1/sources/{source}/jobs/{reference}',
    '/api/v1/applications',
    '/api/v1/candidates',
    '/api/v1/candidates/{id}',
    '/api/v1/clients',
  ]);
  expect(json.paths['/api/v1/jobs'].post.security).toEqual([{ key: ['jobs:write'] }]);
  expect(json.components.schemas.NewJob.required).toEqual(['title']);
  const references = [...JSON.stringify(json).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(3);
  expect(references.filter((name) => !(name && name in json.components.schemas))).toEqual([]);
  const listed = json.paths['/api/v1/jobs'].get.parameters.map(({ name }: { name: string }) => name);
  expect(listed).toContain('where');
});

test('Redocly finds no fault in the description', async () => {
  const { body } = await request(site.url, '/api/v1/openapi.json');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'));
  const file = path.join(folder, 'openapi.json');
  // A real site is not at localhost, which the linter rightly calls a fault.
  await writeFile(file, body.toString().replaceAll(site.url, 'https://tidewell.example'));
  const lint = promisify(execFile)(process.execPath, [REDOCLY, 'lint', file], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  await expect(
    lint.then(
      ({ stderr }) => stderr,
      (error) => error.stderr,
    ),
  ).resolves.toContain('Your API description is valid');
  await rm(folder, { recursive: true });
});

test('the page for developers shows every address and field', async () => {
  const { status, body } = await request(site.url, '/developers');
  expect(status).toBe(200);
  for (const text of ['/api/v1/jobs/{id}', 'salary_period', 'advertised_by', '/api/v1/openapi.json'])
    expect(body.toString()).toContain(text);
});

test('the JSON feed has the jobs of the board, with its filters', async () => {
  const { headers, body } = await request(site.url, '/jobs-feed.json?search=lighthouse');
  expect(headers['content-type']).toBe('application/feed+json');
  const feed = JSON.parse(body.toString());
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: expect.stringContaining('/jobs?search=lighthouse'),
    feed_url: expect.stringContaining('/jobs-feed.json?search=lighthouse'),
  });
  const item = feed.items.find(({ id }: { id: string }) => id === keeper);
  expect(item).toMatchObject({ url: expect.stringContaining(keeper), date_published: expect.any(String) });
  expect(item.content_text).toContain('advertised by Tidewell Recruitment');
});

describe('on other sites', () => {
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
    const again = await request(site.url, '/embed/jobs.js', { headers: { 'If-None-Match': headers.etag } });
    expect(again.status).toBe(304);
  });

  test.each([
    ['filters', '?search=lighthouse', 200, 'Lighthouse keeper'],
    ['choices', '?category=white-collar&theme=light', 200, 'advertised by Tidewell Recruitment'],
    ['nothing that matches', '?search=zeppelin', 200, 'No jobs match this list just now.'],
    ['a parameter that does not exist', '?serach=x', 400, 'This list of jobs is not set up correctly.'],
    ['a job that is not there', '?job=00000000-0000-4000-8000-000000000000', 200, 'This job is not on our site.'],
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
    // Once for the attribute, and once more for the element.
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
});

describe('feeds', () => {
  const get = (path: string, headers = {}, method = 'GET') => request(site.url, path, { headers, method });
  const set = (channel: string, isOn: boolean, jobs = 'all') =>
    queryTasks(
      site.database,
      `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('${channel}', ${isOn}, '${jobs}', CASE WHEN ${isOn} THEN now() END)
       ON CONFLICT (channel) DO UPDATE SET is_on = EXCLUDED.is_on, jobs = EXCLUDED.jobs, on_since = EXCLUDED.on_since, changed_at = now()`,
    );
  const ids = (xml: string) => [...xml.matchAll(/<id><!\[CDATA\[([0-9a-f-]{36})\]\]><\/id>/g)].map(([, id]) => id);

  test.each([
    '/rss.xml',
    '/jobs-feed.xml',
    '/jobs-feed.xml?format=xml',
    '/jobs-feed.xml?search=lighthouse',
    '/jobs-feed.json',
  ])('%s is not sent again to a reader that has it', async (path) => {
    const { headers } = await get(path);
    expect(headers.etag).toBeTruthy();
    const again = await get(path, { 'If-None-Match': headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('a channel that is off, or that never was, has no feed', async () => {
    await set('jooble', false);
    for (const name of ['adzuna.xml', 'jooble.xml', 'adzuna', 'monster.xml', '..xml', '__proto__.xml'])
      expect((await get(`/feeds/${name}`)).status, name).toBe(404);
  });

  test('a channel gets every open job once, with a version that a change makes another one', async () => {
    await set('adzuna', true);
    const open = await queryTasks<{ id: string }>(
      site.database,
      `SELECT id FROM jobs WHERE status = 'open' AND closes_at > now() AND length(description) + length(requirements) >= 100`,
    );
    await expect.poll(async () => (await get('/feeds/adzuna.xml')).status).toBe(200);
    const { headers, body } = await get('/feeds/adzuna.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(ids(body.toString()).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    const again = await get('/feeds/adzuna.xml', { 'If-None-Match': headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get('/feeds/adzuna.xml', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag]);

    const [other = ''] = await addJobs(site.database.database, {
      title: 'Buoy painter',
      description: 'Paint. '.repeat(20),
    });
    await expect
      .poll(async () => ids((await get('/feeds/adzuna.xml', { 'If-None-Match': headers.etag })).body.toString()))
      .toContain(other);
    const tag = (await get('/feeds/adzuna.xml')).headers.etag;
    await queryTasks(site.database, `UPDATE jobs SET status = 'closed' WHERE id = '${other}'`);
    await expect
      .poll(async () => {
        const answer = await get('/feeds/adzuna.xml', { 'If-None-Match': tag });
        return [answer.status, ids(answer.body.toString()).includes(other)];
      })
      .toEqual([200, false]);
  });

  test('whose jobs it gets is a choice, and the desk may keep one from it', async () => {
    await set('careerjet', true, 'agency');
    const jobs = async () => (await get('/feeds/careerjet.xml')).body.toString();
    const staff = `(SELECT id FROM profiles WHERE role = 'admin' ORDER BY id LIMIT 1)`;
    await queryTasks(site.database, `UPDATE jobs SET user_id = ${staff} WHERE id = '${keeper}'`);
    await expect.poll(async () => ids(await jobs())).toContain(keeper);
    expect(ids(await jobs()).length).toBeLessThan(ids((await get('/feeds/adzuna.xml')).body.toString()).length);
    await queryTasks(site.database, `INSERT INTO jobs_left_out (job_id, channel) VALUES ('${keeper}', 'careerjet')`);
    await expect.poll(async () => ids(await jobs())).not.toContain(keeper);
    await set('careerjet', true, 'employers');
    expect(ids(await jobs()).length).toBeGreaterThan(1);
  });

  test('its reads are counted by the day', async () => {
    await set('talent', true);
    const total = () =>
      queryTasks<{ reads: number }>(site.database, `SELECT reads FROM channel_reads WHERE channel = 'talent'`);
    await expect.poll(async () => (await get('/feeds/talent.xml')).status).toBe(200);
    await Promise.all(Array.from({ length: 3 }, () => get('/feeds/talent.xml', {}, 'HEAD')));
    await expect.poll(total).toEqual([{ reads: 4 }]);
  });
});

describe('channels on the desk', () => {
  let desk: ReturnType<typeof openDesk>;
  let consultant = '';
  beforeAll(async () => {
    desk = openDesk(site, await signInAs(site, ADMIN));
    consultant = await signInAs(site, await addColleague(site.database, 'consultant', 'Ana Consultant'));
  });
  const save = (fields: Record<string, string>, as?: string) => desk.send('/admin/channels/indeed', fields, as);
  const feed = async () => (await request(site.url, '/feeds/indeed.xml')).status;

  test('an administrator switches one on; a consultant reads it and may not', async () => {
    expect(textOf(await desk.read('/admin/channels'))).toMatch(/Indeed\s*State\s*Off/);
    expect(await feed()).toBe(404);
    expect((await save({ is_on: 'yes', jobs: 'all' }, consultant)).status).toBe(403);
    expect((await save({ is_on: 'yes', jobs: 'all' })).headers.location).toContain('notice=channel-saved');
    await expect.poll(feed).toBe(200);
    const page = await desk.read('/admin/channels/indeed', consultant);
    expect(textOf(page)).toContain(`${site.url}/feeds/indeed.xml`);
    expect(page.body.toString()).not.toContain('name="is_on"');
    const trail = await queryTasks<{ label: string }>(
      site.database,
      `SELECT subject_label AS label FROM audit_entries WHERE subject_id = 'channel-indeed'`,
    );
    expect(trail).toEqual([{ label: 'Feed for Indeed: all jobs' }]);
  });

  test('each count is as many jobs as its list and the feed have', async () => {
    await addJobs(site.database.database, { title: 'Anywhere', location: 'Somewhere', work_mode: 'remote' });
    const page = (await desk.read('/admin/channels/indeed')).body.toString();
    const count = Number(/reason=no_place"[^>]*>(\d+)</.exec(page)?.[1]);
    expect(count).toBeGreaterThan(0);
    const list = textOf(await desk.read('/admin/channels/indeed?reason=no_place'));
    expect(list).toContain('Anywhere');
    expect(list).toContain(`${count} job${count === 1 ? '' : 's'}`);
    const body = (await request(site.url, '/feeds/indeed.xml')).body.toString();
    const taken = body.split('<job>').length - 1;
    expect(textOf(await desk.read('/admin/channels/indeed'))).toContain(`${taken} jobs`);
    expect((await desk.read('/admin/channels/indeed?reason=constructor&page=999')).status).toBe(302);
    expect((await desk.read('/admin/channels/monster')).status).toBe(404);
  });

  test('a job is left out and put back, by consultants only if it is the agency’s', async () => {
    const [ours = ''] = await addJobs(site.database.database, { title: 'Our own', user_id: ADMIN });
    const [theirs = ''] = await addJobs(site.database.database, { title: 'Of an employer' });
    const change = (id: string, intent: string, as = consultant) =>
      desk.send(`/admin/channels/jobs/${id}`, { channel: 'indeed', intent }, as);
    const left = () =>
      queryTasks<{ id: string }>(site.database, `SELECT job_id AS id FROM jobs_left_out WHERE channel = 'indeed'`);
    expect((await change(theirs, 'leave-out')).status).toBe(409);
    expect(await left()).toEqual([]);
    expect((await change(ours, 'leave-out')).headers.location).toContain('notice=job-left-out');
    expect(await left()).toEqual([{ id: ours }]);
    expect(textOf(await desk.read(`/admin/channels/jobs/${ours}`))).toContain('Not in the feed: left out by the desk');
    expect(textOf(await desk.read('/admin/channels/indeed?reason=left_out'))).toContain('Our own');
    expect((await change(ours, 'put-back')).headers.location).toContain('notice=job-put-back');
    expect(await left()).toEqual([]);
    expect(textOf(await desk.read(`/admin/channels/jobs/${ours}`))).toMatch(/Indeed\s*State\s*In the feed/);
    const actions = await queryTasks<{ action: string }>(
      site.database,
      `SELECT action FROM audit_entries WHERE subject_id = '${ours}' ORDER BY created_at`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['job_left_out', 'job_put_back']);
  });

  test('what cannot be loaded says so', async () => {
    const allow = await forbid(site.database, 'app.count_channel_jobs()', 'app.get_channel_facts(uuid)');
    for (const path of ['/admin/channels', '/admin/channels/indeed', `/admin/channels/jobs/${keeper}`]) {
      const answer = await desk.read(path);
      expect(answer.status, path).toBe(503);
      expect(textOf(answer)).toContain('could not be loaded');
    }
    await allow();
  });
});
