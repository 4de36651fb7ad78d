import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApplications } from '#tests/support/applications.ts';
import { addInterview, bookByToken } from '#tests/support/interviews.ts';
import { addJobs, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;

afterAll(() => site?.stop());

const CONSULTANT = 'c0000000-0000-4000-8000-000000000001';
let cookie = '';
const change = (intent: string) =>
  request(site.url, '/account/calendar', {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `intent=${intent}`,
  });
const makeAddress = async () => {
  const { status, body } = await change('make');
  expect(status).toBe(200);
  const [, path = ''] = /(\/calendars\/[0-9a-f]{64}\.ics)/.exec(body.toString()) ?? [];
  return path;
};
const read = (path: string, headers = {}) => request(site.url, path, { headers });

beforeAll(async () => {
  site = await startSite();
  await site.database.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values({
        id: CONSULTANT,
        email: 'jo@agency.example',
        full_name: 'Jo Bell',
        role: 'consultant',
        status: 'approved',
      })
      .execute(),
  );
  cookie = await signInAs(site, CONSULTANT);
});

test('the feed has interviews and closing days, and of candidates only the first name and an initial', async () => {
  const { database } = site.database;
  const [job = ''] = await addJobs(database, {
    user_id: CONSULTANT,
    title: 'Bell; ringer, night',
    closes_at: hoursFromNow(99),
  });
  await addJobs(database, { user_id: EMPLOYER, title: 'Not of this calendar' });
  const [application_id = ''] = await addApplications(database, {
    job_id: job,
    candidate_id: null,
    full_name: 'Wrenna Grace Halloran',
    email: 'wrenna@mail.example',
  });
  const at = hoursFromNow(50);
  const { token } = await addInterview(database, [at], {
    application_id,
    interviewer_id: CONSULTANT,
    kind: 'in_person',
    place: 'Room 2',
  });
  expect(await bookByToken(database, token, at)).toBe('booked');
  const path = await makeAddress();
  const { status, headers, body } = await read(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
  });
  const events = new ICAL.Component(ICAL.parse(body.toString()))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  const summaries = events.map(({ summary }) => summary);
  expect(summaries).toContain('Interview: Wrenna H.');
  expect(events.find(({ summary }) => summary === 'Interview: Wrenna H.')?.location).toBe('Room 2');
  expect(summaries).toContain('Closes: Bell; ringer, night');
  expect(body.toString()).not.toMatch(/Halloran|wrenna@|Not of this calendar/);
  expect((await read(path, { 'If-None-Match': headers.etag })).status).toBe(304);
});

test('a new address ends the old one; so does removing it, another role, or leaving', async () => {
  const old = await makeAddress();
  const path = await makeAddress();
  expect([(await read(old)).status, (await read(path)).status]).toEqual([404, 200]);
  expect((await change('remove')).headers.location).toMatch(/^\/account\/calendar\?/);
  expect((await read(path)).status).toBe(404);
  for (const leaving of [`role = 'editor'`, `status = 'suspended'`]) {
    const last = await makeAddress();
    expect((await read(last)).status).toBe(200);
    await queryTasks(site.database, `UPDATE profiles SET ${leaving} WHERE id = '${CONSULTANT}'`);
    expect((await read(last)).status).toBe(404);
    await queryTasks(
      site.database,
      `UPDATE profiles SET role = 'consultant', status = 'approved' WHERE id = '${CONSULTANT}'`,
    );
    // Restoring the role does not restore the address.
    expect((await read(last)).status).toBe(404);
    cookie = await signInAs(site, CONSULTANT);
  }
});

test.each(['', 'x.ics', `${'0'.repeat(64)}.ics`, `${'0'.repeat(64)}.ICS`, `${'0'.repeat(63)}.ics`, '__proto__'])(
  'nothing is at /calendars/%s',
  async (file) => {
    const { status, body } = await read(`/calendars/${file}`);
    expect(status === 404 || status === 308).toBe(true);
    expect(body.toString()).not.toContain('BEGIN:');
  },
);
