import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPathToken } from '#platform/token/token.server.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { addClient, addShortlist, type TestClient } from '#tests/support/clients.ts';
import { ADMIN, addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { countAttempts } from '#tests/support/lockouts.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { inFull } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job: string;
let client: TestClient;

beforeAll(async () => {
  site = await startSite({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'trace' } });
  const { database } = site.database;
  client = await addClient(database, { name: 'Skerryvore Trust' });
  [job = ''] = await addJobs(database, { user_id: ADMIN, title: 'Harbour pilot', client_id: client.id });
});

afterAll(() => site?.stop());

const apply = async (more: object = {}) =>
  (
    await addApplications(site.database.database, {
      candidate_id: null,
      job_id: job,
      phone: '0113 496 7788',
      email: `wren-${randomUUID()}@mail.example`,
      ...more,
    })
  )[0] ?? '';

async function propose(shortlist: object = {}) {
  const application = await apply();
  return { application, ...(await addShortlist(site.database.database, client, job, [application], shortlist)) };
}

const entryOf = async (id: string) =>
  (
    await queryTasks<Record<string, unknown>>(
      site.database,
      'SELECT * FROM shortlist_entries WHERE shortlist_id = $1',
      [id],
    )
  )[0];
const press = (token: string, fields: Record<string, string>, from = newAddress()) =>
  sendForm(site, `/shortlists/${token}`, fields, { from });
const YES = { position: '1', answer: 'yes', comment: '' };

test('A41: links that were made up, cut short, expired or withdrawn show nothing and change nothing', async () => {
  const { id, token } = await propose();
  const expired = await propose({ expires_at: hoursFromNow(-1) });
  const revoked = await propose({ revoked_at: new Date() });
  const replaced = await propose();
  await queryTasks(site.database, 'DELETE FROM emailed_links WHERE shortlist_id = $1', [replaced.id]);
  const wrong = [
    [newPathToken(), 404],
    [token.slice(0, 63), 404],
    [`${token.slice(0, 63)}'`, 404],
    [`${token}x`, 404],
    [id, 404],
    [expired.token, 410],
    [revoked.token, 410],
    [replaced.token, 404],
  ] as const;
  for (const [each, status] of wrong) {
    const encodedToken = encodeURIComponent(each);
    const answer = await request(site.url, `/shortlists/${encodedToken}`);
    expect([each, answer.status]).toEqual([each, status]);
    expect(answer.headers['referrer-policy']).toBe('strict-origin');
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    const page = answer.body.toString();
    expect(page).toContain('This link no longer works');
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).not.toContain('Harbour pilot');
    expect((await press(encodedToken, YES)).status).toBe(303);
    expect((await request(site.url, `/shortlists/${encodedToken}/cv/1`)).status).toBe(404);
  }
  for (const each of [id, expired.id, revoked.id, replaced.id])
    expect(await entryOf(each)).toMatchObject({ answer: null, answered_at: null });
});

test('A41: the page is not stored or indexed, names no candidate, and no log contains its token', async () => {
  const { token, application } = await propose();
  const page = await request(site.url, `/shortlists/${token}`);
  expect(page.status).toBe(200);
  expect(page.headers['referrer-policy']).toBe('strict-origin');
  expect(page.headers['cache-control']).toMatch(/no-store/);
  const html = page.body.toString();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  const script = (await request(site.url, `/shortlists/${token}.data`)).body.toString();
  for (const text of [html, script]) {
    expect(text).toContain('Candidate A');
    expect(text).not.toMatch(/Wren|Halloran|wren-|0113 496 7788/);
    expect(text).not.toContain(application);
  }
  expect((await request(site.url, `/shortlists/${token}/cv/1`)).status).toBe(404);
  await press(token, YES);
  await press(token, { position: 'nonsense' });
  await expect.poll(() => site.log()).toContain('/shortlists/[redacted]');
  expect(site.log()).not.toContain(token);
  for (const table of ['tasks.job', 'shortlists', 'emailed_links', 'security_events', 'ip_attempts', 'csp_reports'])
    expect(await queryTasks(site.database, `SELECT FROM ${table} AS t WHERE t::text LIKE $1`, [`%${token}%`])).toEqual(
      [],
    );
});

test('A41: an answer applies only to a candidate of this shortlist, and its text is escaped', async () => {
  const { id, token, application } = await propose();
  const other = await propose();
  for (const position of ['0', '2', '99'])
    expect([position, (await press(token, { ...YES, position })).status]).toEqual([position, 409]);
  const bad: Record<string, string>[] = [
    { ...YES, position: '-1' },
    { ...YES, position: other.application },
    { ...YES, answer: 'hired' },
    { ...YES, application },
    { ...YES, status: 'offered' },
  ];
  for (const fields of bad) expect([fields, (await press(token, fields)).status]).toEqual([fields, 400]);
  expect((await press(token, { position: '1', answer: '', comment: '' })).status).toBe(422);
  const long = await press(token, { ...YES, comment: 'x'.repeat(1_000_000) });
  expect([413, 422]).toContain(long.status);
  expect(await entryOf(id)).toMatchObject({ answered_at: null });
  expect(await entryOf(other.id)).toMatchObject({ answered_at: null });
  const markup = '<script>alert(1)</script>"><img src=x onerror=alert(2)> Good';
  expect((await press(token, { ...YES, comment: markup })).status).toBe(303);
  const cookie = await signInAs(site, castMember('Morag').id);
  for (const path of [
    `/shortlists/${token}`,
    `/admin/shortlists/${id}`,
    '/admin',
    `/employer/applications/${application}`,
  ]) {
    const html = (await request(site.url, path, { headers: { Cookie: cookie } })).body.toString();
    expect(html, path).not.toMatch(/<script>alert|<img src=x/);
    expect(html, path).toContain('Good');
  }
  expect(await queryTasks(site.database, 'SELECT status FROM applications WHERE id = $1', [application])).toEqual([
    { status: 'sent' },
  ]);
});

test('A41: a flood from one place is refused', async () => {
  const { token } = await propose();
  const from = newAddress();
  const counted = inFull(50, 0);
  await countAttempts(site, from, 'shortlist', counted);
  const replies = await Promise.all(Array.from({ length: 70 - counted }, () => press(token, YES, from)));
  expect(replies.filter(({ status }) => status === 303)).toHaveLength(60 - counted);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('A41: a contact’s details add no header and no markup to the email', async () => {
  const cookie = await signInAs(site, castMember('Morag').id);
  const add = (full_name: string, email: string) =>
    sendForm(
      site,
      `/admin/clients/${client.id}`,
      { intent: 'add_contact', full_name, role: '', email, phone: '' },
      { cookie, from: newAddress() },
    );
  for (const email of ['a@mail.example\r\nBcc: b@mail.example', 'a@mail.example, b@mail.example', '<a@mail.example>'])
    expect([email, (await add('Ida', email)).status]).toEqual([email, 422]);
  expect((await add('Ida\u0000Marsh', 'a@mail.example')).status).toBe(422);
  const email = `ida-${randomUUID()}@mail.example`;
  expect((await add('Ida\r\nBcc: evil@mail.example <b>Marsh</b>', email)).status).toBe(303);
  const [contact] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM client_contacts WHERE email = $1', [
    email,
  ]);
  const application = await apply();
  const sent = await sendForm(
    site,
    '/admin/shortlists/new',
    {
      job,
      contact: contact?.id ?? '',
      days: '14',
      message: '<b>Hello</b>\r\n.\r\nBcc: evil@mail.example',
      [`application-${application}`]: 'yes',
      [`headline-${application}`]: 'Pilot',
    },
    { cookie, from: newAddress() },
  );
  expect(sent.status).toBe(303);
  const mail = await waitForMail(site, { to: email });
  expect(mail.subject).toBe('Shortlist: Harbour pilot');
  expect(mail.html).not.toContain('<b>Marsh');
  expect(await queryTasks(site.database, "SELECT FROM tasks.job WHERE data::text LIKE '%evil@%'", [])).toEqual([]);
});

test('A41: a shortlist refuses candidates of other jobs, contacts of other clients, and texts that name a candidate', async () => {
  const { database } = site.database;
  const cookie = await signInAs(site, castMember('Morag').id);
  const [otherJob = ''] = await addJobs(database, { user_id: ADMIN });
  const stranger = await addClient(database);
  const good = await apply();
  const elsewhere = await apply({ job_id: otherJob });
  const gone = await apply({ status: 'withdrawn' });
  const send = (fields: Record<string, string>, ...ids: string[]) =>
    sendForm(
      site,
      '/admin/shortlists/new',
      {
        job,
        contact: client.contact,
        days: '14',
        message: '',
        ...Object.fromEntries(
          ids.flatMap((id) => [
            [`application-${id}`, 'yes'],
            [`headline-${id}`, 'Pilot'],
          ]),
        ),
        ...fields,
      },
      { cookie, from: newAddress() },
    );
  const count = () => queryTasks(site.database, 'SELECT FROM shortlists WHERE job_id = $1', [job]);
  const before = await count();
  expect((await send({}, good, elsewhere)).status).toBe(409);
  expect((await send({}, gone)).status).toBe(409);
  expect((await send({}, randomUUID())).status).toBe(409);
  expect((await send({ contact: stranger.contact }, good)).status).toBe(422);
  expect((await send({ job: randomUUID() }, good)).status).toBe(409);
  expect((await send({ job: otherJob }, elsewhere)).status).toBe(409);
  expect((await send({})).status).toBe(422);
  expect((await send({ days: '9999' }, good)).status).toBe(400);
  expect((await send({ [`token-${good}`]: 'x' }, good)).status).toBe(400);
  const named = await send({ [`note-${good}`]: 'WREN has kept lights' }, good);
  expect(named.status).toBe(422);
  expect(named.body).toContain('Remove “WREN”');
  expect((await send({ [`note-${good}`]: 'Ring 0113 496 7788' }, good)).status).toBe(422);
  expect((await send({ message: 'Halloran is the best' }, good)).status).toBe(422);
  expect(await count()).toHaveLength(before.length);
  expect((await send({}, good)).status).toBe(303);
});
