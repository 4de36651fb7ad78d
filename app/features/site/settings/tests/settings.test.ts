import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addEnquiries, storeEnquiryFile } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
const morag = castMember('Morag');

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, morag.id);
});

afterAll(() => site?.stop());

beforeEach(() => requireFactors(site.database, false));

async function read(path: string, as = cookie) {
  const { status, headers, body } = await request(site.url, path, { headers: { Cookie: as } });
  return { status, location: headers.location, html: body.toString().replaceAll('<!-- -->', '') };
}

async function send(path: string, fields: Record<string, string>, as = cookie) {
  const { status, headers, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: as, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, location: headers.location, html: body.toString().replaceAll('<!-- -->', '') };
}

const save = (fields: Record<string, string>) => send('/admin/settings/sign-in', fields);
const addPasskey = (id: string) =>
  asSuperuser(
    site.database,
    `INSERT INTO passkeys (id, user_id, public_key, counter, name) VALUES ('key-of-${id}', '${id}', 'x', 0, 'Key') ON CONFLICT DO NOTHING`,
  );

describe('a second factor for staff', () => {
  test('is not required by an administrator who has none, so that the page stays open to them', async () => {
    const refused = await save({ section: 'sign_in', staff_second_factor: 'yes' });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Add your own passkey or authenticator app first');
    expect((await read('/admin')).status).toBe(200);
  });

  test('is required once it is saved: a colleague without one is led to set one up, and no form of the desk is taken', async () => {
    const second = await addColleague(site.database, 'admin', 'Has A Key');
    await addPasskey(second);
    const theirs = await signInAs(site, second);
    expect(
      (await send('/admin/settings/sign-in', { section: 'sign_in', staff_second_factor: 'yes' }, theirs)).status,
    ).toBe(303);
    const consultant = await signInAs(site, await addColleague(site.database, 'consultant'));
    for (const as of [cookie, consultant]) {
      for (const path of ['/admin', '/admin/enquiries', '/employer/jobs/new', '/employer/jobs']) {
        const { status, location } = await read(path, as);
        expect([path, status, location]).toEqual([path, 302, '/account/passkeys?notice=second-factor-needed']);
      }
      expect((await send('/admin/jobs', { to: second, back: '' }, as)).status).toBe(403);
      expect((await read('/account/passkeys', as)).html).toContain('Set up a second factor before you start');
      expect((await read('/account', as)).status).toBe(200);
    }
    expect((await read('/admin', theirs)).status).toBe(200);
    expect((await read('/employer/jobs', await signInAs(site, castMember('Dev').id))).status).toBe(200);
  });

  test('keeps files of other people out of reach until it is there', async () => {
    const [enquiry = ''] = await addEnquiries(site.database.database, {});
    const path = `/enquiry-files/${await storeEnquiryFile(site, enquiry)}`;
    expect((await read(path)).status).toBe(200);
    await requireFactors(site.database, true);
    expect((await read(path)).status).toBe(404);
  });
});

describe('candidates who wait for approval', () => {
  let candidate: string;
  let job: string;
  beforeAll(async () => {
    [candidate = ''] = await addAccounts(site.database, { fullName: 'Wren Halloran', email: 'wren@waiting.example' });
    [job = ''] = await addJobs(site.database.database, {});
    await asSuperuser(
      site.database,
      `UPDATE profiles SET phone = '0113 496 0100', location = 'Leeds' WHERE id = '${candidate}'`,
    );
  });
  const waiting = () => signInAs(site, candidate, { kind: 'restricted' });
  const like = async () => (await send(`/jobs/${job}/like`, { like: 'yes', next: '/jobs' }, await waiting())).status;

  test('may not apply, as the specification says, until the agency decides otherwise', async () => {
    const as = await waiting();
    expect((await read('/profile', as)).location).toBe('/account-status');
    expect(await like()).toBe(403);
  });

  test('may, once the setting is saved, and no longer once it is taken back', async () => {
    expect((await save({ section: 'candidates', waiting_may_apply: 'yes' })).location).toContain('settings-saved');
    const as = await waiting();
    for (const path of ['/profile', '/applications', `/jobs/${job}/apply`]) {
      expect([path, (await read(path, as)).status]).toEqual([path, 200]);
    }
    expect(await like()).toBe(303);
    expect((await read('/account-status', as)).html).toContain('You can already apply');
    expect((await read('/account', as)).location).toBe('/account-status');
    expect((await read('/admin', as)).location).toBe('/account-status');
    await save({ section: 'candidates', waiting_may_apply: 'no' });
    expect((await read('/profile', as)).location).toBe('/account-status');
    expect(await like()).toBe(403);
  });

  test('an employer who waits may not post, whatever is set', async () => {
    await save({ section: 'candidates', waiting_may_apply: 'yes' });
    const as = await signInAs(site, castMember('Siân').id, { kind: 'restricted' });
    expect((await read('/employer/jobs/new', as)).location).toBe('/account-status');
    expect((await read('/profile', as)).location).toBe('/account-status');
    await save({ section: 'candidates', waiting_may_apply: 'no' });
  });
});

test('each change is in the audit trail with its new value, and saving the same again is not', async () => {
  await asSuperuser(site.database, `TRUNCATE audit_entries`);
  await save({ section: 'candidates', waiting_may_apply: 'yes' });
  await save({ section: 'candidates', waiting_may_apply: 'yes' });
  await save({ section: 'candidates', waiting_may_apply: 'no' });
  expect(await queryTasks(site.database, 'SELECT action, subject_label FROM audit_entries ORDER BY id')).toEqual([
    { action: 'settings_changed', subject_label: 'Candidates may apply before approval: yes' },
    { action: 'settings_changed', subject_label: 'Candidates may apply before approval: no' },
  ]);
});

test.each([
  ['a section that is not there', { section: 'nothing', waiting_may_apply: 'yes' }],
  ['a field of another section', { section: 'candidates', waiting_may_apply: 'yes', staff_second_factor: 'no' }],
  ['neither yes nor no', { section: 'candidates', waiting_may_apply: 'maybe' }],
  ['no answer', { section: 'candidates' }],
])('nothing is saved: %s', async (_what, fields) => {
  const before = await queryTasks(site.database, 'SELECT * FROM settings');
  expect([400, 422]).toContain((await save(fields)).status);
  expect(await queryTasks(site.database, 'SELECT * FROM settings')).toEqual(before);
});
