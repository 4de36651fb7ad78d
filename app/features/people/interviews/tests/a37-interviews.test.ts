import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { newPathToken } from '#platform/token/token.server.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { addInterview } from '#tests/support/interviews.ts';
import { ADMIN, addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job: string;
let nextHour = 48;

beforeAll(async () => {
  site = await startSite({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'trace' } });
  [job = ''] = await addJobs(site.database.database, { user_id: ADMIN, title: 'Harbour pilot' });
});

afterAll(() => site?.stop());

/** Each call offers another hour. */
async function offer(application: object = {}, expiresAt?: Date) {
  const { database } = site.database;
  nextHour += 2;
  const at = hoursFromNow(nextHour);
  const email = `wren-${randomUUID()}@mail.example`;
  const [application_id = ''] = await addApplications(database, {
    candidate_id: null,
    job_id: job,
    email,
    ...application,
  });
  return { ...(await addInterview(database, [at], { application_id }, expiresAt)), at, email };
}

const rowOf = async (id: string) =>
  (await queryTasks<Record<string, unknown>>(site.database, 'SELECT * FROM interviews WHERE id = $1', [id]))[0];
const press = (token: string, fields: Record<string, string>, from = newAddress()) =>
  sendForm(site, `/interviews/${token}`, fields, { from });
const book = (token: string, at: Date, from?: string) => press(token, { intent: 'book', slot: at.toISOString() }, from);

test('A37: links that were made up, cut short, expired or revoked show nothing and change nothing', async () => {
  const { id, token, at } = await offer();
  const expired = await offer({}, hoursFromNow(-1));
  const revoked = await offer();
  await queryTasks(site.database, 'DELETE FROM emailed_links WHERE interview_id = $1', [revoked.id]);
  const wrong = [
    newPathToken(),
    token.slice(0, 63),
    `${token.slice(0, 63)}'`,
    `${token}x`,
    id,
    expired.token,
    revoked.token,
  ];
  for (const each of wrong) {
    const page = (await request(site.url, `/interviews/${encodeURIComponent(each)}`)).body.toString();
    expect(page).toContain('This link no longer works');
    expect(page).not.toContain('Warehouse operative');
    const answers: Record<string, string>[] = [
      { intent: 'book', slot: at.toISOString() },
      { intent: 'ask', note: 'x' },
      { intent: 'cancel', note: 'x' },
    ];
    for (const fields of answers) expect((await press(encodeURIComponent(each), fields)).status).toBe(303);
  }
  for (const each of [id, expired.id, revoked.id])
    expect(await rowOf(each)).toMatchObject({ state: 'offered', sequence: 0, candidate_note: null });
});

test('A37: the page is not stored or indexed, and no other site and no log gets its address', async () => {
  const { token, at } = await offer();
  const page = await request(site.url, `/interviews/${token}`);
  expect(page.status).toBe(200);
  expect(page.headers['referrer-policy']).toBe('strict-origin');
  expect(page.headers['cache-control']).toMatch(/no-store/);
  const html = page.body.toString();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  await request(site.url, `/interviews/${token}.data`);
  await book(token, at);
  await press(token, { intent: 'nonsense' });
  await expect.poll(() => site.log()).toContain('/interviews/[redacted]');
  expect(site.log()).not.toContain(token);
  for (const table of ['tasks.job', 'interviews', 'emailed_links', 'security_events', 'ip_attempts', 'csp_reports'])
    expect(await queryTasks(site.database, `SELECT FROM ${table} AS t WHERE t::text LIKE $1`, [`%${token}%`])).toEqual(
      [],
    );
});

test('A37: a button pressed twice takes effect once; a taken time is refused with the reason', async () => {
  const { id, token, at } = await offer();
  const replies = await Promise.all(Array.from({ length: 8 }, () => book(token, at)));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await rowOf(id)).toMatchObject({ state: 'booked', sequence: 1 });
  const other = await offer();
  await queryTasks(site.database, 'INSERT INTO interview_slots VALUES ($1, $2)', [other.id, at]);
  const late = await book(other.token, at);
  expect(late.status).toBe(409);
  expect(late.body).toContain('That time has just gone');
  for (let n = 0; n < 2; n += 1) expect((await press(token, { intent: 'cancel', note: '' })).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', sequence: 2 });
  expect((await book(token, at)).status).toBe(409);
});

test('A37: a flood from one network is refused, and so are endless moves of an interview', async () => {
  const { id, token, at } = await offer();
  const from = newAddress();
  const replies = await Promise.all(Array.from({ length: 30 }, () => press(token, { intent: 'ask', note: 'x' }, from)));
  expect(replies.filter(({ status }) => status === 303)).toHaveLength(20);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  const askedMails =
    "SELECT FROM tasks.job WHERE data->>'mail' = 'interview-asked-staff' AND data->>'interviewId' = $1";
  expect(await queryTasks(site.database, askedMails, [id])).toHaveLength(1);
  await queryTasks(site.database, 'UPDATE interviews SET sequence = 20, told_sequence = 20 WHERE id = $1', [id]);
  const often = await book(token, at);
  expect(often.status).toBe(409);
  expect(often.body).toContain('as often as this page allows');
});

test('A37: a booked interview can be moved three times a day by link; then the page gives a phone number', async () => {
  const { id, token, at } = await offer();
  const times = [at, ...[100, 102, 104, 106].map((hours) => hoursFromNow(nextHour + hours))];
  for (const time of times.slice(1)) {
    await queryTasks(site.database, 'INSERT INTO interview_slots VALUES ($1, $2)', [id, time]);
  }
  const statuses: number[] = [];
  for (const time of times.slice(0, 4)) statuses.push((await book(token, time)).status);
  // The first answer books the interview; the next three move it.
  expect(statuses).toEqual([303, 303, 303, 303]);
  const [, , , , last = at] = times;
  const refused = await book(token, last);
  expect(refused.status).toBe(409);
  expect(refused.body).toContain(agency().phone.shown);
  expect(await rowOf(id)).toMatchObject({ starts_at: times[3], moves: 3 });
  await queryTasks(site.database, 'UPDATE interviews SET moved_on = moved_on - 1 WHERE id = $1', [id]);
  expect((await book(token, last)).status).toBe(303);
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  'A\r\nATTENDEE:mailto:evil@mail.example',
  'A";CN="B":mailto:evil@mail.example',
  'A\nEND:VEVENT\nBEGIN:VEVENT',
];

test.each(HOSTILE)('A37: %j adds nothing to the page, the emails and the calendar', async (text) => {
  const { id, token, at, email } = await offer({ full_name: text, job_title: text, job_company: text });
  await queryTasks(site.database, "UPDATE interviews SET kind = 'in_person', place = $2, note = $2 WHERE id = $1", [
    id,
    text,
  ]);
  const page = (await request(site.url, `/interviews/${token}`)).body.toString();
  expect(page).not.toContain('<script>alert(1)');
  expect((await press(token, { intent: 'ask', note: text })).status).toBe(303);
  expect((await book(token, at)).status).toBe(303);
  const mail = await waitForMail(site, { to: email });
  expect(mail.html).not.toContain('<script>alert(1)');
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar ?? ''));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(event?.getAllProperties('attendee').map((each) => each.getFirstValue())).toEqual([
    `mailto:${email}`,
    `mailto:${castMember('Morag').email}`,
  ]);
});

test('A37: an offer needs a future time, an interviewer of the desk, and an https link', async () => {
  const { database } = site.database;
  const [application = ''] = await addApplications(database, {
    candidate_id: null,
    job_id: job,
    email: 'a@mail.example',
  });
  const cookie = await signInAs(site, castMember('Morag').id);
  const good = {
    kind: 'phone',
    place: '',
    minutes: '30',
    interviewer: ADMIN,
    note: '',
    day1: '2030-01-01',
    time1: '10:00',
  };
  const send = (fields: Record<string, string>) =>
    sendForm(
      site,
      `/admin/applications/${application}/interview`,
      { ...good, ...fields },
      { cookie, from: newAddress() },
    );
  const tomorrow = { day1: hoursFromNow(30).toISOString().slice(0, 10) };
  const refused: Record<string, string>[] = [
    { day1: '2020-01-01' },
    {},
    { ...tomorrow, time1: '25:00' },
    { ...tomorrow, time1: '10:00\r\nX:1' },
    { ...tomorrow, kind: 'video', place: 'javascript:alert(1)' },
    { ...tomorrow, kind: 'video', place: 'http://meet.example/a' },
    { ...tomorrow, interviewer: castMember('Dev').id },
    { ...tomorrow, interviewer: randomUUID() },
    { ...tomorrow, minutes: '31' },
  ];
  for (const fields of refused) expect([fields, (await send(fields)).status]).toEqual([fields, 422]);
  expect(await queryTasks(site.database, 'SELECT FROM interviews WHERE application_id = $1', [application])).toEqual(
    [],
  );
  expect((await send(tomorrow)).status).toBe(303);
});
