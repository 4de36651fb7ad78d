import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forbid } from '#tests/support/faults.ts';
import { GOOGLE_EMAIL, GOOGLE_KEY_FILE } from '#tests/support/google-key-file.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let keeper: string;

beforeAll(async () => {
  site = await startSite();
  [keeper = ''] = await addJobs(site.database.database, {
    title: 'Lighthouse keeper',
    location: 'Whitby, North Yorkshire',
  });
});

afterAll(() => site?.stop());

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

test('a job abroad is abroad in the feeds', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Harbour pilot', location: 'Dublin, Ireland' });
  const countryOf = async () => {
    const { body } = await request(site.url, '/jobs-feed.json?search=harbour+pilot');
    const { items } = JSON.parse(body.toString());
    return items.find((item: { id: string }) => item.id === id)?._job.country;
  };
  await expect.poll(countryOf, { timeout: 20_000 }).toBe('IE');
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
    const notModified = await get(path, { 'If-None-Match': headers.etag });
    expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
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
    const notModified = await get('/feeds/adzuna.xml', { 'If-None-Match': headers.etag });
    expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
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

  test('Find a job gets jobs with a full postcode, and the file of what it is to take down', async () => {
    const job = { description: 'Mends nets. '.repeat(20), location: 'Kettering NN16 8JX', user_id: ADMIN };
    const [open = '', closed = '', excluded = '', lapsed = '', town = '', long = ''] = await addJobs(
      site.database.database,
      ...['Net mender', 'Closed one', 'Skipped', 'Lapsed'].map((title) => ({ ...job, title })),
      { ...job, title: 'In a town', location: 'Kettering' },
      { ...job, title: 'Open for long', created_at: hoursFromNow(-24 * 31) },
    );
    const file = async (name: string) => {
      const answer = await get(`/feeds/${name}.xml`);
      return { ...answer, codes: [...answer.body.toString().matchAll(/RefCode="([^"]+)"/g)].map(([, code]) => code) };
    };
    expect((await file('find-a-job-expired')).status).toBe(404);
    await set('find-a-job', true, 'agency');
    await expect.poll(async () => (await file('find-a-job')).status).toBe(200);
    const before = await file('find-a-job');
    expect(before.codes).toEqual(expect.arrayContaining([open, closed, excluded, lapsed, `${long}-2`]));
    expect(before.codes).not.toContain(town);
    expect((await file('find-a-job-expired')).codes).not.toContain(closed);

    await queryTasks(
      site.database,
      `UPDATE jobs SET status = 'closed' WHERE id IN ('${closed}', '${long}', '${town}')`,
    );
    await queryTasks(site.database, `UPDATE jobs SET closes_at = now() WHERE id = '${lapsed}'`);
    await queryTasks(site.database, `INSERT INTO jobs_left_out (job_id, channel) VALUES ('${excluded}', 'find-a-job')`);
    await expect.poll(async () => (await file('find-a-job')).codes).not.toContain(excluded);
    const { codes, headers, body } = await file('find-a-job-expired');
    expect(codes).toEqual(expect.arrayContaining([closed, excluded, lapsed, `${long}-2`]));
    for (const id of [open, town]) expect(codes).not.toContain(id);
    expect(body.toString().trim().endsWith('</ExpireVacancies>')).toBe(true);
    expect((await get('/feeds/find-a-job-expired.xml', { 'If-None-Match': headers.etag })).status).toBe(304);
    expect((await get('/feeds/adzuna-expired.xml')).status).toBe(404);
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
    expect(textOf(await desk.read('/admin/channels'))).toMatch(/Indeed\s*Status\s*Off/);
    expect(await feed()).toBe(404);
    expect((await save({ is_on: 'yes', jobs: 'all' }, consultant)).status).toBe(403);
    expect((await save({ is_on: 'yes', jobs: 'all' })).headers.location).toContain('notice=channel-saved');
    await expect.poll(feed).toBe(200);
    const page = await desk.read('/admin/channels/indeed', consultant);
    expect(textOf(page)).toContain(`${site.url}/feeds/indeed.xml`);
    expect(page.body.toString()).not.toContain('name="is_on"');
    expect(textOf(page)).not.toContain('-expired.xml');
    const dwp = textOf(await desk.read('/admin/channels/find-a-job', consultant));
    expect(dwp).toContain(`${site.url}/feeds/find-a-job-expired.xml`);
    expect(dwp).toContain('Enter the SFTP account it gives you');
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
    const jobCount = body.split('<job>').length - 1;
    expect(textOf(await desk.read('/admin/channels/indeed'))).toContain(`${jobCount} jobs`);
    expect((await desk.read('/admin/channels/indeed?reason=constructor&page=999')).status).toBe(302);
    expect((await desk.read('/admin/channels/monster')).status).toBe(404);
  });

  test('a job is left out and put back, by consultants only if it is the agency’s', async () => {
    const [ours = ''] = await addJobs(site.database.database, { title: 'Our own', user_id: ADMIN });
    const [theirs = ''] = await addJobs(site.database.database, { title: 'Of an employer' });
    const change = (id: string, intent: string, as = consultant) =>
      desk.send(`/admin/channels/jobs/${id}`, { channel: 'indeed', intent }, as);
    const listExcluded = () =>
      queryTasks<{ id: string }>(site.database, `SELECT job_id AS id FROM jobs_left_out WHERE channel = 'indeed'`);
    expect((await change(theirs, 'leave-out')).status).toBe(409);
    expect(await listExcluded()).toEqual([]);
    expect((await change(ours, 'leave-out')).headers.location).toContain('notice=job-left-out');
    expect(await listExcluded()).toEqual([{ id: ours }]);
    expect(textOf(await desk.read(`/admin/channels/jobs/${ours}`))).toContain('Not in the feed: excluded on the desk');
    expect(textOf(await desk.read('/admin/channels/indeed?reason=left_out'))).toContain('Our own');
    expect((await change(ours, 'put-back')).headers.location).toContain('notice=job-put-back');
    expect(await listExcluded()).toEqual([]);
    expect(textOf(await desk.read(`/admin/channels/jobs/${ours}`))).toMatch(/Indeed\s*Status\s*In the feed/);
    const actions = await queryTasks<{ action: string }>(
      site.database,
      `SELECT action FROM audit_entries WHERE subject_id = '${ours}' ORDER BY created_at`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['job_left_out', 'job_put_back']);
  });

  test('an administrator gives the account that tells Google, whose key no page shows; a consultant reads of it', async () => {
    const path = '/admin/channels/google';
    const send = (fields: Record<string, string>, as?: string) => desk.send(path, fields, as);
    const save = { intent: 'save', service_account: GOOGLE_KEY_FILE, per_day: '150' };
    expect((await send(save, consultant)).status).toBe(403);
    for (const wrong of [
      { service_account: '' },
      { service_account: '{"type":"service_account"}' },
      { per_day: '0' },
    ]) {
      const answer = await send({ ...save, ...wrong });
      expect([409, 422]).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('PRIVATE KEY');
    }
    expect((await send(save)).headers.location).toContain('notice=google-saved');
    for (const as of [undefined, consultant]) {
      const page = await desk.read(path, as);
      expect(textOf(page)).toContain(GOOGLE_EMAIL);
      expect(textOf(page)).toMatch(/0 of 150/);
      expect(page.body.toString()).not.toContain('PRIVATE KEY');
      expect(page.body.toString().includes('name="service_account"')).toBe(as === undefined);
    }
    expect((await send({ intent: 'remove' })).headers.location).toContain('notice=google-removed');
    expect(await queryTasks(site.database, 'SELECT email FROM google_account')).toEqual([]);
  });

  test('pages whose data cannot be loaded say so', async () => {
    const allow = await forbid(site.database, 'app.count_channel_jobs()', 'app.get_channel_facts(uuid)');
    for (const path of ['/admin/channels', '/admin/channels/indeed', `/admin/channels/jobs/${keeper}`]) {
      const answer = await desk.read(path);
      expect(answer.status, path).toBe(503);
      expect(textOf(answer)).toContain('Failed to load');
    }
    await allow();
  });
});
