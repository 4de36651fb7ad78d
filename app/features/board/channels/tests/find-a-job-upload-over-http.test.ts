import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const PATH = '/admin/channels/find-a-job/upload';
const HOST_KEY = `SHA256:${'A'.repeat(43)}`;
const ACCOUNT = {
  intent: 'save',
  host: 'sftp.harbour.invalid',
  port: '22',
  username: 'harbour',
  sign_in: 'key',
  password: '',
  folder_in: 'Inbound',
  folder_out: 'Outbound',
  prefix: 'harbour',
  host_key: HOST_KEY,
};

let site: Site;
let desk: ReturnType<typeof openDesk>;
let consultant = '';

beforeAll(async () => {
  site = await startSite();
  desk = openDesk(site, await signInAs(site, ADMIN));
  consultant = await signInAs(site, await addColleague(site.database, 'consultant', 'Ana Consultant'));
});
afterAll(() => site?.stop());

const send = (fields: Record<string, string>, as?: string) => desk.send(PATH, fields, as);
const query = (statement: string) => queryTasks<Record<string, unknown>>(site.database, statement);

test('an administrator enters the account, with a key that the site makes; a consultant reads it and may not', async () => {
  expect(textOf(await desk.read(PATH, consultant))).toMatch(/Status\s*Off/);
  expect((await send(ACCOUNT, consultant)).status).toBe(403);
  expect((await send(ACCOUNT)).headers.location).toContain('notice=upload-saved');
  const page = await desk.read(PATH, consultant);
  expect(textOf(page)).toMatch(/ssh-rsa AAAA\S+ localhost/);
  expect(textOf(page)).toContain(`Confirmed: ${HOST_KEY}`);
  expect(page.body.toString()).not.toContain('name="username"');
  const [kept] = await query('SELECT public_key, octet_length(sealed_secret) > 1000 AS sealed FROM find_a_job_account');
  await send({ ...ACCOUNT, prefix: 'other' });
  expect(
    await query('SELECT public_key, octet_length(sealed_secret) > 1000 AS sealed FROM find_a_job_account'),
  ).toEqual([kept]);
  const trail = await query(
    `SELECT DISTINCT subject_label AS label FROM audit_entries WHERE subject_id = 'find-a-job-upload'`,
  );
  expect(trail).toEqual([{ label: 'Upload to Find a job: harbour on sftp.harbour.invalid, by key' }]);
});

test.each([
  [{ host: '10.0.0.1' }, 'private network'],
  [{ host: 'https://sftp.harbour.invalid' }, 'not the name of a server'],
  [{ port: '23' }, 'Only port 443'],
  [{ port: 'x' }, 'whole number'],
  [{ folder_in: '../../etc' }, 'without ..'],
  [{ prefix: 'a/b' }, 'letters, digits'],
  [{ host_key: 'MD5:00' }, 'Enter SHA256:'],
  [{ sign_in: 'password' }, 'Enter the password'],
])('%j is refused with words', async (change, words) => {
  const answer = await send({ ...ACCOUNT, ...change });
  expect(answer.status).toBe(422);
  expect(textOf(answer)).toContain(words);
});

test('a password is never shown, also where another field is wrong', async () => {
  const typed = { ...ACCOUNT, sign_in: 'password', password: 'correct-horse-battery' };
  expect((await send({ ...typed, port: 'x' })).body.toString()).not.toContain('correct-horse');
  expect((await send(typed)).status).toBe(303);
  const page = await desk.read(PATH);
  expect(page.body.toString()).not.toContain('correct-horse');
  expect(textOf(page)).not.toContain('ssh-rsa');
  expect((await send({ ...typed, password: '' })).status).toBe(303);
});

test('a server that cannot be asked is told in words, and an unknown key is not confirmed', async () => {
  expect((await send({ ...ACCOUNT, host: 'nowhere.invalid', host_key: '' })).headers.location).toContain(
    'server-not-met',
  );
  const page = textOf(await desk.read(PATH));
  expect(page).toContain('Waiting for you to confirm the server key');
  expect(page).toMatch(/No server goes by this name|could not be reached|did not answer/);
  expect((await send({ intent: 'confirm', host_key: HOST_KEY })).status).toBe(409);
  await query(`UPDATE find_a_job_account SET shown_key = '${HOST_KEY}', shown_at = now()`);
  expect(textOf(await desk.read(PATH, consultant))).toContain(`The server showed ${HOST_KEY}`);
  expect((await send({ intent: 'confirm', host_key: HOST_KEY })).headers.location).toContain('server-confirmed');
});

test('refused adverts are listed with the reason, also at the job', async () => {
  const [job = ''] = await addJobs(site.database.database, { title: 'Lamp trimmer', location: 'Whitby YO21 3PU' });
  await query(`INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('find-a-job', true, 'all', now())`);
  await query(
    `INSERT INTO find_a_job_adverts (reference, job_id, outcome, reason, reported_at) VALUES ('${job}', '${job}', 'refused', 'Too long a title', now())`,
  );
  await query(`INSERT INTO find_a_job_reports (name, changed_at, bytes, kind, accepted, refused, unclear, not_ours, beginning)
    VALUES ('upload.txt', now(), 9, 'upload', 0, 1, 0, 0, 'Rejected: <b>')`);
  const page = textOf(await desk.read(PATH));
  expect(page).toMatch(/Lamp trimmer[\s\S]*Too long a title/);
  expect(page).toContain('0 accepted, 1 rejected, 0 unclear, 0 from another site');
  expect(textOf(await desk.read(`/admin/channels/jobs/${job}`))).toMatch(
    /Uploaded on .+, refused on .+: Too long a title/,
  );
  await query(`UPDATE find_a_job_account SET uploaded_at = now()`);
  expect(textOf(await desk.read('/admin/channels'))).toMatch(/Uploaded .+Rejected:\s*1/);
  expect((await send({ intent: 'upload' })).headers.location).toContain('upload-asked');
  expect((await send({ intent: 'remove' })).headers.location).toContain('upload-removed');
  expect(await query('SELECT 1 FROM find_a_job_adverts')).toEqual([]);
  expect((await send({ intent: 'upload' })).status).toBe(409);
});
