import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, EMPLOYER));
});

afterAll(() => site?.stop());

test('the report that a job was read is answered with 204 whatever it is about, and taken only from our own pages', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Xylophone keeper' });
  for (const path of [id, '00000000-0000-4000-8000-0000000000ff', 'no-id']) {
    const answer = await request(site.url, `/api/job-views/${path}`, {
      method: 'POST',
      headers: { Origin: site.url },
    });
    expect([answer.status, answer.body.length, answer.headers['set-cookie']]).toEqual([204, 0, undefined]);
  }
  const elsewhere = { method: 'POST', headers: { Origin: 'https://evil.example' } };
  expect((await request(site.url, `/api/job-views/${id}`, elsewhere)).status).toBe(403);
  expect((await request(site.url, `/api/job-views/${id}`)).status).toBe(405);
  const list = textOf(await desk.read('/employer/jobs?search=xylophone'));
  expect(list).toMatch(/30-day views 1 All views 1/);
});
