import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addApplications, addCv } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import type { Fields } from '#tests/support/matrix-forms.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { endPauses, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job: string;
let employersJob: string;
const ids: Record<string, string> = { anonymous: '' };
const cookies: Record<string, string> = {};
const people: Record<'aisha' | 'gail' | 'silent', string> = { aisha: '', gail: '', silent: '' };
const [morag, aisha, tom, dev] = [castMember('Morag'), castMember('Aisha'), castMember('Tom'), castMember('Dev')];

beforeAll(async () => {
  site = await startSite();
  ids['consultant'] = await addColleague(site.database, 'consultant', 'Priya Shah');
  ids['colleague'] = await addColleague(site.database, 'consultant', 'Sam Archer');
  ids['editor'] = await addColleague(site.database, 'editor', 'Ed Itor');
  ids['candidate'] = tom.id;
  ids['employer'] = dev.id;
  for (const who of Object.keys(ids).filter((name) => ids[name])) cookies[who] = await signInAs(site, ids[who] ?? '');
  await addCv(site.database.database, aisha.id, 'Aisha-Bello-CV.pdf');
  await asSuperuser(
    site.database,
    `UPDATE profiles SET bio = 'I plan routes', cv_id = (SELECT id FROM cvs WHERE user_id = '${aisha.id}') WHERE id = '${aisha.id}';
     INSERT INTO people (full_name, email, phone, location, source) VALUES ('Gail Storm', 'gail@mail.example', '0113 496 0155', 'Leeds', 'import');
     INSERT INTO people (full_name, phone, source) VALUES ('Silent Sid', '0113 496 0156', 'import')`,
  );
  const records = await queryTasks<{ id: string; name: string }>(
    site.database,
    'SELECT id, full_name AS name FROM people',
  );
  const idOf = (name: string) => records.find((person) => person.name === name)?.id ?? '';
  Object.assign(people, { aisha: idOf(aisha.fullName), gail: idOf('Gail Storm'), silent: idOf('Silent Sid') });
});

afterAll(() => site?.stop());

beforeEach(async () => {
  const { database } = site.database;
  [job = ''] = await addJobs(database, { user_id: morag.id, title: 'Night packer', company: 'Northgate' });
  [employersJob = ''] = await addJobs(database, { user_id: dev.id, title: 'Zymurgist' });
});

const PATH = '/admin/people/put-forward';
const ticks = (...ids: string[]): Fields => Object.fromEntries(ids.map((id) => [`person-${id}`, 'yes']));
const form = (chosen: string[], more: Fields = {}): Fields => ({
  intent: 'put',
  step: 'record',
  job,
  next: '',
  ...ticks(...chosen),
  ...more,
});
const send = (fields: Fields, who = 'consultant') =>
  sendForm(site, PATH, fields, { cookie: cookies[who] ?? null, from: newAddress() });
async function read(path: string, who = 'consultant') {
  const { status, body } = await request(site.url, path, { headers: { Cookie: cookies[who] ?? '' } });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
}
const applications = (of = job) =>
  queryTasks<Record<string, unknown>>(
    site.database,
    `SELECT a.id, a.person_id, a.candidate_id, a.source, a.status, a.full_name, a.bio, a.cv_id IS NOT NULL AS has_cv, a.message,
            EXISTS (SELECT FROM reply_promises AS p WHERE p.application_id = a.id) AS is_promised,
            EXISTS (SELECT FROM liked_jobs AS l WHERE l.job_id = a.job_id AND l.user_id = a.candidate_id) AS is_liked
     FROM applications AS a WHERE a.job_id = $1 ORDER BY a.full_name`,
    [of],
  );
const expectNone = async () => expect(await applications()).toEqual([]);

describe('put forward', () => {
  test('makes an application with what is on record, with and without an account, and sends no email', async () => {
    const reply = await send(form([people.aisha, people.gail]));
    expect(reply.status).toBe(303);
    expect(reply.location).toBe('/admin/people?notice=put-forward');
    expect(await applications()).toMatchObject([
      { person_id: people.aisha, candidate_id: aisha.id, bio: 'I plan routes', has_cv: true, full_name: 'Aisha Bello' },
      { person_id: people.gail, candidate_id: null, bio: null, has_cv: false, full_name: 'Gail Storm' },
    ]);
    for (const row of await applications())
      expect(row).toMatchObject({
        source: 'desk',
        status: 'viewed',
        message: null,
        is_promised: false,
        is_liked: false,
      });
    const tasks = await queryTasks(
      site.database,
      `SELECT data FROM tasks.job WHERE data::text LIKE '%application-sent%'`,
    );
    expect(tasks).toEqual([]);
    const { html } = await read(`/admin/people/${people.gail}`);
    expect(html).toContain('Put forward');
    expect(html).toContain('No email was sent.');
    expect(html).toContain('by Priya Shah');
    const audit = await queryTasks(
      site.database,
      `SELECT actor_name, subject_label FROM audit_entries WHERE action = 'person_put_forward' ORDER BY id DESC LIMIT 1`,
    );
    expect(audit).toEqual([{ actor_name: 'Priya Shah', subject_label: 'Night packer' }]);
  });

  test('emails the text that the sender saw, after the time to undo, and says so in the record', async () => {
    await asSuperuser(site.database, `DELETE FROM applications WHERE person_id = '${people.gail}'`);
    const text = { email: 'yes', subject: 'About {{job_title}}', body: 'Hello {{first_name}}, from {{consultant}}.' };
    expect((await send(form([people.gail], text))).status).toBe(303);
    const [row] = await applications();
    expect(row?.['message']).toBe('Hello Gail, from Priya Shah.');
    await endPauses(site.database);
    const mail = await waitForMail(site, { to: 'gail@mail.example', subject: 'About Night packer' });
    expect(mail.text).toContain('put you forward for Night packer at Northgate');
    expect(mail.text).toContain('/my-application?token=');
    const link = new URL(mail.links.find((each) => each.includes('/my-application')) ?? '');
    const page = await request(site.url, link.pathname + link.search);
    expect(page.body.toString()).toContain('Put forward by the agency');
  });

  test('finds the job by title, company, place or client, and offers no closed, employer’s or draft job', async () => {
    await addJobs(site.database.database, { user_id: morag.id, title: 'Xylophone tuner', status: 'closed' });
    const [clientJob = ''] = await addJobs(site.database.database, {
      user_id: morag.id,
      title: 'Crane driver',
      company: 'Hidden',
    });
    await asSuperuser(
      site.database,
      `WITH client AS (INSERT INTO clients (name) VALUES ('Skerry Ports'), ('Idle & Sons') RETURNING id, name)
       UPDATE jobs SET client_id = (SELECT id FROM client WHERE name = 'Skerry Ports') WHERE id = '${clientJob}'`,
    );
    const find = async (words: string) => (await read(`${PATH}?person-${people.gail}=yes&search=${words}`)).html;
    expect(await find('packer')).toContain('Night packer');
    expect(await find('skerry')).toContain('Crane driver');
    expect(await find('idle')).toContain('has no open job');
    expect(await find('xylophone')).toContain('No open job matches');
    expect(await find('zymurgist')).toContain('No open job matches');
  });

  test('goes on to the introduction, which asks the person first, or to the shortlist', async () => {
    const introduced = await send(form([people.aisha], { step: 'introduce' }));
    const [row] = await applications();
    expect(introduced.location).toBe(`/admin/applications/${row?.['id']}/introduction`);
    expect((await read(introduced.location)).status).toBe(200);
    await asSuperuser(site.database, `DELETE FROM applications WHERE job_id = '${job}'`);
    const shortlisted = await send(form([people.aisha], { step: 'shortlist' }));
    expect(shortlisted.location).toMatch(new RegExp(`^/admin/shortlists/new\\?job=${job}&with=`));
  });
});

describe('undo', () => {
  const idsOf = async () => (await applications()).map(({ id }) => id).join(',');

  test('deletes the applications, for who put them forward, within their time', async () => {
    await send(form([people.aisha, people.gail]));
    const { html } = await read(`/admin/people/${people.gail}`);
    expect(html).toContain('2 people');
    const undo = { intent: 'undo', applications: await idsOf(), next: '' };
    expect((await send(undo, 'colleague')).location).toContain('put-forward-kept');
    expect(await applications()).toHaveLength(2);
    expect((await send(undo)).location).toBe('/admin/people?notice=put-forward-undone');
    await expectNone();
  });

  test('is too late after the time, and once a colleague has worked with the application', async () => {
    await send(form([people.aisha]));
    const undo = { intent: 'undo', applications: await idsOf(), next: '' };
    await asSuperuser(site.database, `UPDATE applications SET status = 'shortlisted' WHERE job_id = '${job}'`);
    expect((await send(undo)).location).toContain('put-forward-kept');
    await asSuperuser(site.database, `DELETE FROM applications WHERE job_id = '${job}'`);
    await send(form([people.gail]));
    await asSuperuser(
      site.database,
      `UPDATE applications SET sent_at = now() - interval '31 seconds' WHERE job_id = '${job}'`,
    );
    expect((await send({ ...undo, applications: await idsOf() })).location).toContain('put-forward-kept');
    expect(await applications()).toHaveLength(1);
  });

  test('never deletes an application that a candidate sent', async () => {
    const [sentId = ''] = await addApplications(site.database.database, {
      candidate_id: tom.id,
      job_id: job,
      status: 'viewed',
    });
    expect((await send({ intent: 'undo', applications: sentId, next: '' })).location).toContain('put-forward-kept');
    expect(await applications()).toHaveLength(1);
  });
});

describe('A55', () => {
  test('accounts outside the desk cannot put people forward, by the form or in the database', async () => {
    for (const who of ['anonymous', 'candidate', 'employer', 'editor']) {
      const { status } = await send(form([people.gail]), who);
      expect([302, 303, 401, 403], who).toContain(status);
      const call = site.database.database.asActor(ids[who] ?? '', (transaction) =>
        sql`SELECT app.put_forward(${people.gail}, ${job}, NULL, NULL)`.execute(transaction),
      );
      await expect(call, who).rejects.toThrow(/only administrators and consultants|permission denied/);
      const undo = site.database.database.asActor(ids[who] ?? '', (transaction) =>
        sql`SELECT app.undo_put_forward(ARRAY[${randomUUID()}]::uuid[])`.execute(transaction),
      );
      await expect(undo, who).rejects.toThrow(/only administrators and consultants|permission denied/);
    }
    await expectNone();
  });

  test('no candidate forges the source, or applies in another person’s name', async () => {
    const { database } = site.database;
    const insert = (candidate: string) =>
      database.asActor(tom.id, (transaction) =>
        transaction
          .insertInto('applications')
          .values({
            candidate_id: candidate,
            job_id: job,
            job_title: 'x',
            job_company: 'x',
            job_location: 'x',
            full_name: 'x',
            email: 'x@mail.example',
            phone: '0113 496 0100',
            skills: [],
            source: 'desk',
            person_id: people.gail,
          })
          .execute(),
      );
    await expect(insert(aisha.id)).rejects.toThrow('row-level security');
    await insert(tom.id);
    const [row] = await applications();
    expect(row).toMatchObject({ source: 'account' });
    expect(row?.['person_id']).not.toBe(people.gail);
  });

  test('one person has one application for a job, also if two colleagues press at once or the person applied', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send(form([people.gail]), index % 2 ? 'colleague' : 'consultant')),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409, 409]);
    expect(await applications()).toHaveLength(1);
    await addApplications(site.database.database, { candidate_id: aisha.id, job_id: job });
    const { status, body } = await send(form([people.aisha]));
    expect(status).toBe(409);
    expect(body).toContain('Aisha Bello has already applied for this job, or was put forward.');
  });

  test.each<[string, () => Fields, number, string]>([
    ['a job of an employer', () => form([people.gail], { job: employersJob }), 409, 'one of the agency’s open jobs'],
    [
      'a job that does not exist',
      () => form([people.gail], { job: randomUUID() }),
      409,
      'one of the agency’s open jobs',
    ],
    ['no job', () => form([people.gail], { job: '' }), 422, 'Select a job'],
    ['no people', () => form([]), 422, 'Select at least one person'],
    ['51 people', () => form(Array.from({ length: 51 }, () => randomUUID())), 422, 'Select 50 people at most'],
    ['a person without an email address', () => form([people.silent]), 409, 'Silent Sid needs an email address'],
    ['one of several who cannot be', () => form([people.aisha, people.silent]), 409, 'Silent Sid needs'],
    ['a person who is not on record', () => form([randomUUID()]), 409, 'no longer on record'],
    [
      'an unknown merge field',
      () => form([people.gail], { email: 'yes', subject: 'x', body: '{{salary}}' }),
      422,
      'merge field',
    ],
    [
      'an email without text',
      () => form([people.gail], { email: 'yes', subject: '', body: '' }),
      422,
      'Enter a subject',
    ],
    ['a long text', () => form([people.gail], { email: 'yes', subject: 'x', body: 'x'.repeat(5001) }), 422, '5,000'],
    ['a malformed id', () => form([], { 'person-x': 'yes' }), 400, ''],
    ['another field', () => form([people.gail], { source: 'account' }), 400, ''],
    ['undoing a malformed id', () => ({ intent: 'undo', applications: 'x', next: '' }), 400, ''],
  ])('refuses %s', async (_, makeForm, expected, text) => {
    const { status, body } = await send(makeForm());
    expect(status).toBe(expected);
    expect(body).toContain(text);
    await expectNone();
  });

  test('no return path leaves the site, and markup in a text stays text', async () => {
    const reply = await send(form([people.gail], { next: 'https://evil.example/' }));
    expect(reply.location).toBe(`/admin/people/${people.gail}?notice=put-forward`);
    const markup = '<img src=x onerror=alert(1)>';
    const emailed = await send(form([people.aisha], { email: 'yes', subject: markup, body: markup }));
    expect(emailed.status).toBe(303);
    const { html } = await read(`/admin/people/${people.aisha}`);
    expect(html).not.toContain(markup);
    expect((await listMails(site)).some(({ html: sent }) => sent.includes(markup))).toBe(false);
  });

  test('fair view: the desk learns nothing about an unnamed application', async () => {
    await asSuperuser(
      site.database,
      'INSERT INTO settings (fair_first_view) VALUES (true) ON CONFLICT (id) DO UPDATE SET fair_first_view = true',
    );
    await addApplications(site.database.database, { candidate_id: aisha.id, job_id: job });
    const { html } = await read(`${PATH}?person-${people.aisha}=yes&job=${job}`);
    expect(html).not.toContain('Already applied');
    await send(form([people.gail]));
    const row = (await applications()).find(({ person_id: id }) => id === people.gail);
    expect((await read(`/employer/applications/${row?.['id']}`)).html).toContain('Gail Storm');
    await asSuperuser(site.database, 'UPDATE settings SET fair_first_view = false');
  });
});
