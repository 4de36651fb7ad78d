import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_MESSAGES } from '#domain/application/default-status-emails.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, ADMIN));
});

afterAll(() => site?.stop());

const save = (fields: Record<string, string>, status = 'offered') =>
  desk.send(`/admin/messages/${status}`, { intent: 'save', ...fields });
const audit = () =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'subject_label'])
      .where('subject_type', '=', 'message')
      .orderBy('id')
      .execute(),
  );
const readMessages = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('application_messages').select(['status', 'subject', 'body']).execute(),
  );

test('a message is changed, used for the next decision, and restored; each change has one audit entry', async () => {
  const words = { subject: 'Good news, {name}', body: 'Dear {name},\r\n\r\n{company} wants you for {job}. {agency}' };
  const answers = await Promise.all([1, 2, 3].map(() => save(words)));
  expect(answers.map(({ headers }) => headers.location)).toEqual(Array(3).fill('/admin/messages?notice=message-saved'));
  expect(await readMessages()).toEqual([{ status: 'offered', ...words, body: words.body.replaceAll('\r', '') }]);
  expect(await audit()).toEqual([{ action: 'message_changed', subject_id: 'offered', subject_label: 'Offered' }]);
  expect(textOf(await desk.read('/admin/messages'))).toContain('Good news, Robin Ashdown');

  const [wren = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  const [job = ''] = await addJobs(site.database.database, {});
  const [id = ''] = await addApplications(site.database.database, { job_id: job, candidate_id: wren });
  const form = await desk.read(`/employer/applications/${id}/status`, await signInAs(site, EMPLOYER));
  expect(textOf(form)).toContain('Good news, Wren Halloran');

  const restored = await desk.send('/admin/messages/offered', { intent: 'restore' });
  expect(restored.headers.location).toBe('/admin/messages?notice=message-restored');
  await desk.send('/admin/messages/offered', { intent: 'restore' });
  expect(await readMessages()).toEqual([]);
  expect((await audit()).map(({ action }) => action)).toEqual(['message_changed', 'message_restored']);
  expect(textOf(await desk.read('/admin/audit-trail'))).toContain(
    'restored the default candidate email for the status',
  );
});

test('unknown merge fields are refused by name, and the typed text stays', async () => {
  const typed = { subject: 'For {Name}', body: 'You get {salary} and {salary}, {name}.' };
  for (const intent of ['save', 'preview']) {
    const answer = await save({ ...typed, intent });
    expect(answer.status).toBe(422);
    const text = textOf(answer);
    expect(text).toContain('There is no merge field {Name}. You can use {name}, {job}, {company} and {agency}');
    expect(text).toContain('There is no merge field {salary}. You can use');
    expect(answer.body.toString()).toContain('value="For {Name}"');
    expect(answer.body.toString()).toContain('You get {salary} and {salary}, {name}.');
  }
  expect(await readMessages()).toEqual([]);
});

test('the receipt for guests can be edited, but cannot contain the typed name', async () => {
  const greeted = await save({ subject: 'For {name}', body: 'Hello {name}.' }, 'agency_guest_sent');
  expect(greeted.status).toBe(422);
  expect(textOf(greeted)).toContain('There is no merge field {name}. You can use {job}, {company} and {agency}');
  const words = { subject: 'We have it: {job}', body: 'Thank you. {agency} reads it.' };
  expect((await save(words, 'agency_guest_sent')).status).toBe(303);
  expect(await readMessages()).toEqual([{ status: 'agency_guest_sent', ...words }]);
  const page = textOf(await desk.read('/admin/messages'));
  expect(page.match(/Sent without an account Default text/g)).toHaveLength(1);
  expect(page).toContain('We have it: Payroll manager');
  await desk.send('/admin/messages/agency_guest_sent', { intent: 'restore' });
  expect(await readMessages()).toEqual([]);
});

test('a subject of several lines, an empty text and what is too long are refused', async () => {
  const { subject, body } = APPLICATION_MESSAGES.offered;
  for (const fields of [
    { subject: 'One\r\nBcc: two@mail.example', body },
    { subject: '', body },
    { subject: 'x'.repeat(201), body },
    { subject, body: ' \n ' },
    { subject, body: 'x'.repeat(5_001) },
  ]) {
    expect((await save(fields)).status).toBe(422);
  }
  expect(await readMessages()).toEqual([]);
});

test('agency jobs and employers’ jobs have separate messages, which are edited separately', async () => {
  const { database } = site.database;
  const [wren = ''] = await addCandidates(database, 'Wren Halloran');
  const [own = '', employers = ''] = await addJobs(database, { user_id: ADMIN }, { user_id: EMPLOYER });
  const ids = await addApplications(
    database,
    { job_id: own, candidate_id: wren },
    { job_id: employers, candidate_id: wren },
  );
  const wordsOf = async () =>
    Promise.all(ids.map(async (id) => textOf(await desk.read(`/employer/applications/${id}/status`))));
  const [agencyWords = '', employerWords = ''] = await wordsOf();
  expect(agencyWords).toContain('We’ve put you on our shortlist');
  expect(agencyWords).not.toContain('They’ll be in touch');
  expect(employerWords).toContain('has put you on the shortlist');
  await save({ subject: 'Ours alone', body: 'From us, {name}.' }, 'agency_shortlisted');
  const [changed = '', same = ''] = await wordsOf();
  expect(changed).toContain('From us, Wren Halloran.');
  expect(same).toBe(employerWords);
  const both = textOf(
    await desk.read(`/admin/pipeline/decide?${ids.map((id) => `id=${id}`).join('&')}&to=shortlisted`),
  );
  expect(both).toContain('From us, Wren Halloran.');
  expect(both).toContain('has put you on the shortlist');
  await desk.send('/admin/messages/agency_shortlisted', { intent: 'restore' });
});

test('a preview fills in an example and keeps nothing', async () => {
  const preview = await save({ intent: 'preview', subject: 'Well done', body: 'You are in, {name}.' });
  expect(preview.status).toBe(200);
  expect(textOf(preview)).toContain('You are in, Robin Ashdown.');
  expect(await readMessages()).toEqual([]);
});

test('unknown fields, and a status without a message, are refused', async () => {
  expect((await save({ subject: 'x', body: 'y', status: 'sent' })).status).toBe(400);
  expect((await save({ intent: 'delete' })).status).toBe(400);
  expect((await save({ subject: 'x', body: 'y' }, 'withdrawn')).status).toBe(404);
  expect((await desk.read('/admin/messages/viewed')).status).toBe(404);
});

test('a failure keeps the typed text, and is logged under the id on the page', async () => {
  await asSuperuser(site.database, 'REVOKE INSERT ON application_messages FROM agency_app');
  const failed = await save({ subject: 'Well done', body: 'You are in.' });
  await asSuperuser(site.database, 'GRANT INSERT ON application_messages TO agency_app');
  expect(failed.status).toBe(503);
  expect(failed.body.toString()).toContain('value="Well done"');
  const errorId = /Error ID: ([\w-]+)/.exec(textOf(failed))?.[1] ?? 'none';
  expect(site.log().split(`"errorId":"${errorId}"`)).toHaveLength(2);
});
