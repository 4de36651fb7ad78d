import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn, whoIs } from '#tests/support/account-forms.ts';
import { addApplications, addCv } from '#tests/support/applications.ts';
import { addEnquiry } from '#tests/support/enquiries.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { unzip } from '#tests/support/unzip.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const textOf = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('<!-- -->', '');
const read = async (cookie: string, address: string) => {
  const { status, headers, body } = await request(site.url, address, { headers: { Cookie: cookie } });
  return { status, headers, html: textOf(body.toString()) };
};

async function addWhole() {
  const { database } = site.database;
  const { id, email } = await addAccount(database);
  const [jobId = ''] = await addJobs(database, { title: 'Harbour pilot' });
  const cvId = await addCv(database, id);
  const folder = path.join(site.dataDir, 'files', id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `cv-${cvId}.pdf`), '%PDF-1.4 my own page');
  const [application = ''] = await addApplications(database, { candidate_id: id, job_id: jobId, cv_id: cvId, email });
  await database.asSystem((t) =>
    t.updateTable('applications').set({ status: 'viewed' }).where('id', '=', application).execute(),
  );
  await addEnquiry(database, { email });
  return { id, email, folder, cookie: await signInAs(site, id) };
}

const download = (cookie: string, current_password: string) =>
  request(site.url, '/account/data/download', {
    method: 'POST',
    headers: { Origin: site.url, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ current_password }).toString(),
  });

describe('a download', () => {
  test('is described first, and is one file that caches do not store', async () => {
    const { id, email, cookie } = await addWhole();
    const page = await read(cookie, '/account/data');
    for (const words of ['Applications', 'CVs', 'Request forms', 'Employers’ notes', 'Download my data']) {
      expect(page.html).toContain(words);
    }
    const { status, headers, body } = await download(cookie, PASSWORD);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
    });
    const files = await unzip(body);
    expect(files.get([...files.keys()].find((name) => name.startsWith('files/cvs/')) ?? '')).toBe(
      '%PDF-1.4 my own page',
    );
    expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({ account: [{ account: id, email }] });
    await waitForMail(site, { to: email, subject: 'A copy of your data was downloaded' });
    const admin = await signInAs(site, castMember('Morag').id);
    const list = await read(admin, `/admin/data-requests?kind=copy&search=${email}`);
    expect(list.html).toContain('1 data request<');
    expect(list.html).toContain('From their account');
  });

  test('is refused without the password, with an error at its field, and is not logged', async () => {
    const { id, cookie } = await addWhole();
    for (const [password, problem, words] of [
      ['', 'no_password', 'Enter your current password'],
      ['not-mine', 'wrong_password', 'That isn’t your current password'],
    ] as const) {
      const { status, headers } = await download(cookie, password);
      expect([status, headers.location]).toEqual([303, `/account/data?problem=${problem}`]);
      expect((await read(cookie, headers.location ?? '')).html).toContain(words);
    }
    expect(await queryTasks(site.database, 'SELECT FROM data_requests WHERE account_id = $1', [id])).toEqual([]);
    expect((await read(cookie, '/account/data?problem=You+owe+us')).html).not.toContain('You owe us');
  });

  test('cannot be opened as a page, and needs a session', async () => {
    const { cookie } = await addWhole();
    expect((await read(cookie, '/account/data/download')).status).toBe(405);
    expect((await download('', PASSWORD)).status).toBe(401);
  });
});

describe('deleting one’s own account', () => {
  const erase = (cookie: string, current_password: string) =>
    sendForm(site, '/account/delete', { current_password }, { cookie });

  test('first says what is deleted and what is kept; then all is deleted, and an email says so', async () => {
    const { id, email, folder, cookie } = await addWhole();
    const elsewhere = await signInAs(site, id);
    const page = await read(cookie, '/account/delete');
    for (const words of ['1 application', '1 CV', '1 request form', 'One record, until', 'regulation 29']) {
      expect(page.html).toContain(words);
    }
    // The list of app.enquiries_to_keep.
    expect(page.html).toMatch(/each request form we worked on, the name, email address, phone and location/);
    const reply = await erase(cookie, PASSWORD);
    expect(reply).toMatchObject({ status: 303, location: '/candidate-login?notice=account-erased' });
    expect(reply.headers['clear-site-data']).toBe('"storage"');
    expect(String(reply.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await read('', reply.location)).html).toContain('Your account has been deleted');
    expect(await whoIs(site, elsewhere)).toBeNull();
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(401);
    const mail = await waitForMail(site, { to: email, subject: 'Your account has been deleted' });
    expect(mail.text).toContain('1 record of what we did for you');
    expect(mail.text).toMatch(/under DP-\d{4}-\d{6}, without your name/);
    await expect.poll(() => existsSync(folder)).toBe(false);
    const find = () =>
      queryTasks(site.database, 'SELECT kind, source, status, name, email FROM data_requests WHERE account_id = $1', [
        id,
      ]);
    const forgotten = [{ kind: 'erasure', source: 'account', status: 'done', name: null, email: null }];
    await expect.poll(find).toEqual(forgotten);
    const trail = await queryTasks(
      site.database,
      'SELECT action, actor_name, subject_label FROM audit_entries WHERE subject_id = $1',
      [id],
    );
    expect(trail).toEqual([{ action: 'account_erased', actor_name: '', subject_label: '' }]);
    const admin = await signInAs(site, castMember('Morag').id);
    expect((await read(admin, '/admin/data-requests?kind=erasure')).html).toContain(
      'A person who deleted their account',
    );
    expect((await read(admin, `/admin/kept-records?search=${email}`)).html).toContain('1 record<');
  });

  test('is refused without the password', async () => {
    const { id, cookie } = await addWhole();
    const wrong = await erase(cookie, 'not-mine');
    expect([wrong.status, textOf(wrong.body)]).toEqual([
      422,
      expect.stringContaining('That isn’t your current password'),
    ]);
    expect((await erase(cookie, '')).status).toBe(422);
    expect(await whoIs(site, cookie)).toBe(id);
  });

  test('wrong passwords lock, as at sign-in', async () => {
    const { cookie } = await addWhole();
    for (let times = 0; times < 5; times += 1) await erase(cookie, 'not-mine');
    expect((await erase(cookie, PASSWORD)).status).toBe(423);
  });

  test('of employers says what happens to their adverts, and takes them off the board', async () => {
    const { database } = site.database;
    const { id } = await addAccount(database, { role: 'employer' });
    const [jobId = ''] = await addJobs(database, { user_id: id, title: 'Advert that goes' });
    const cookie = await signInAs(site, id);
    const page = await read(cookie, '/account/delete');
    for (const words of ['1 advert', 'take your adverts off the board straight away'])
      expect(page.html).toContain(words);
    expect((await erase(cookie, PASSWORD)).location).toBe('/employer-login?notice=account-erased');
    expect((await read('', `/jobs/${jobId}`)).headers.location).toBe('/jobs?notice=job-not-found');
  });

  test('is not for administrators (A22)', async () => {
    const { id } = await addAccount(site.database.database, { role: 'admin' });
    const cookie = await signInAs(site, id);
    const page = await read(cookie, '/account/delete');
    expect(page.html).toContain('Ask another administrator to do this');
    expect(page.html).not.toContain('Delete my account');
    expect((await erase(cookie, PASSWORD)).status).toBe(403);
    expect(await whoIs(site, cookie)).toBe(id);
  });
});
