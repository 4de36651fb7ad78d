import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember, sessionOf, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
let number = 0;
const morag = castMember('Morag');
const PASSWORD = 'seven-herons-at-low-tide';

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
  cookie = await signInAs(site, morag.id);
});

afterAll(() => site?.stop());

const from = () => {
  number += 1;
  return `10.9.${number >> 8}.${number & 255}`;
};

async function read(path: string, as: string | null = cookie) {
  const headers = { 'X-Forwarded-For': from(), ...(as && { Cookie: as }) };
  const { status, headers: answered, body } = await request(site.url, path, { headers });
  return { status, location: answered.location, html: body.toString().replaceAll('<!-- -->', '') };
}

async function send(path: string, fields: Record<string, string>, as: string | null = cookie) {
  const answer = await request(site.url, path, {
    method: 'POST',
    headers: {
      ...(as && { Cookie: as }),
      'X-Forwarded-For': from(),
      Origin: site.url,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  const { status, headers, body } = answer;
  return {
    status,
    location: headers.location,
    cookies: headers['set-cookie'],
    html: body.toString().replaceAll('<!-- -->', ''),
  };
}

const invite = (fields: Record<string, string>) =>
  send('/admin/staff/invite', { full_name: 'Jo Bell', role: 'consultant', ...fields });

const idOf = async (email: string) =>
  (await queryTasks<{ id: string }>(site.database, 'SELECT id FROM staff_invitations WHERE email = $1', [email]))[0]
    ?.id ?? '';

async function linkTo(email: string, after: readonly { id: string }[] = []) {
  const mail = await waitForMail(site, { to: email, subject: 'You’re invited to join your colleagues', after });
  const link = new URL(mail.links.find((each) => each.includes('/accept-invitation?')) ?? '');
  return { mail, path: link.pathname + link.search, token: link.searchParams.get('token') ?? '' };
}

const accept = (token: string, password = PASSWORD) => send('/accept-invitation', { token, password }, null);
const personOf = async (email: string) =>
  (
    await queryTasks<{ id: string; role: string; status: string; is_owner: boolean }>(
      site.database,
      'SELECT id, role, status, is_owner FROM profiles WHERE email = $1',
      [email],
    )
  )[0];

describe('an invitation', () => {
  test('is emailed, creates an account with the chosen role, and signs its owner in', async () => {
    expect((await invite({ email: 'Jo@New.example', role: 'editor' })).location).toContain('/admin/staff');
    expect((await read('/admin/staff')).html).toContain('jo@new.example');
    const { path, token, mail } = await linkTo('jo@new.example');
    expect(mail.text).toContain('as editor');
    expect((await read(path, null)).html).toContain('Hello Jo Bell');
    const accepted = await accept(token);
    const session = sessionOf(accepted.cookies) ?? '';
    expect([accepted.status, (await read('/account', session)).status]).toEqual([303, 200]);
    expect(await personOf('jo@new.example')).toMatchObject({ role: 'editor', status: 'approved', is_owner: false });
    expect(await idOf('jo@new.example')).toBe('');
  });

  test('works once, also if two use it at the same moment', async () => {
    await invite({ email: 'twice@new.example' });
    const { path, token } = await linkTo('twice@new.example');
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.filter(({ cookies }) => sessionOf(cookies))).toHaveLength(1);
    expect(sessionOf((await accept(token)).cookies)).toBeNull();
    expect((await read(path, null)).html).toContain('This link no longer works');
  });

  test('that was withdrawn, sent again or has expired does not open by its old link', async () => {
    await invite({ email: 'old@new.example' });
    const first = await linkTo('old@new.example');
    const page = `/admin/staff/invitations/${await idOf('old@new.example')}`;
    expect((await send(page, { intent: 'resend' })).status).toBe(429);
    await asSuperuser(site.database, `UPDATE staff_invitations SET expires_at = now() + interval '1 day'`);
    expect((await send(page, { intent: 'resend' })).location).toContain('invitation-resent');
    const second = await linkTo('old@new.example', [first.mail]);
    expect((await read(first.path, null)).html).toContain('This link no longer works');
    expect((await read(second.path, null)).html).toContain('Hello Jo Bell');
    await asSuperuser(
      site.database,
      `UPDATE staff_invitations SET created_at = now() - interval '9 days', expires_at = now() - interval '1 second' WHERE email = 'old@new.example'`,
    );
    expect(sessionOf((await accept(second.token)).cookies)).toBeNull();
    expect((await read('/admin/staff')).html).toContain('Expired');
    expect((await send(page, { intent: 'withdraw' })).location).toContain('invitation-withdrawn');
    expect((await send(page, { intent: 'withdraw' })).status).toBe(404);
    expect(sessionOf((await accept(second.token)).cookies)).toBeNull();
    expect(await personOf('old@new.example')).toBeUndefined();
  });

  test.each([
    ['a guess', 'x'.repeat(43)],
    ['nothing', ''],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['SQL', "' OR true --"],
  ])('is not found by %s', async (_what, token) => {
    const { status, cookies } = await accept(token);
    expect(status).toBeLessThan(500);
    expect(sessionOf(cookies)).toBe(null);
  });

  test.each([
    ['eleven characters', 'eleven-char'],
    ['the name', 'Robin Valentine'],
    ['a common password', 'password1234'],
  ])('refuses a weak password: %s', async (_what, password) => {
    const email = `weak-${password.length}@new.example`;
    await invite({ email, full_name: 'Robin Valentine' });
    const { token } = await linkTo(email);
    expect((await accept(token, password)).status).toBe(422);
    expect(await personOf(email)).toBeUndefined();
  });

  test('to an address with an account is refused, and so is a second one to the same address', async () => {
    expect((await invite({ email: castMember('Aisha').email })).html).toContain(
      'There’s already an account with this address',
    );
    await invite({ email: 'same@new.example' });
    const duplicateReply = await invite({ email: 'SAME@new.example' });
    expect(duplicateReply.status).toBe(409);
    expect(duplicateReply.html).toContain('There’s already an invitation for this address');
  });

  test('replaces an unconfirmed account with its address, but not a confirmed one', async () => {
    for (const [email, isConfirmed] of [
      ['never@new.example', false],
      ['confirmed@new.example', true],
    ] as const) {
      await invite({ email });
      const { token } = await linkTo(email);
      await asSuperuser(
        site.database,
        `WITH made AS (INSERT INTO profiles (email, full_name) VALUES ('${email}', 'A Candidate') RETURNING id)
         INSERT INTO credentials (user_id, password_hash, email_confirmed_at)
         SELECT id, '$argon2id$not-a-hash', ${isConfirmed ? 'now()' : 'NULL'} FROM made`,
      );
      expect((await accept(token)).status).toBe(isConfirmed ? 409 : 303);
      expect(await personOf(email)).toMatchObject({ role: isConfirmed ? 'job_seeker' : 'consultant' });
    }
  });
});

test.each([
  ['an owner', { role: 'owner' }],
  ['a candidate', { role: 'job_seeker' }],
  ['more than the form has', { is_owner: 'true' }],
  ['a status', { status: 'approved' }],
  ['no role', { role: '' }],
  ['no real address', { email: 'nowhere' }],
  ['a name without an end', { full_name: 'x'.repeat(101) }],
])('nothing is invited: %s', async (_what, fields) => {
  const before = (await queryTasks(site.database, 'SELECT FROM staff_invitations')).length;
  expect([400, 422]).toContain((await invite({ email: 'no@new.example', ...fields })).status);
  expect(await queryTasks(site.database, 'SELECT FROM staff_invitations')).toHaveLength(before);
});

describe('changes', () => {
  let id: string;
  let colleaguesSession: string;
  beforeEach(async () => {
    id = await addColleague(site.database, 'consultant', 'Wren Halloran');
    colleaguesSession = await signInAs(site, id);
  });
  const change = (what: string, fields: Record<string, string> = {}, as = cookie) =>
    send(`/admin/staff/${id}/${what}`, fields, as);

  test.each([
    ['suspend', 'Suspend Wren Halloran?', 'sign them out everywhere'],
    ['sessions', 'Sign Wren Halloran out everywhere?', 'They can sign in again straight away'],
    ['role', 'Change the role of Wren Halloran?', 'The new role applies straight away'],
    ['remove', 'Remove Wren Halloran?', 'You can’t undo this'],
  ])('ask first and name the consequences: %s', async (what, question, follows) => {
    const { status, html } = await read(`/admin/staff/${id}/${what}`);
    expect(status).toBe(200);
    expect(html).toContain(question);
    expect(html).toContain(follows);
    expect((await read('/admin/jobs', colleaguesSession)).status).toBe(200);
  });

  test('suspending ends the session at the next request and blocks the sign-in; reinstating allows it', async () => {
    await asSuperuser(
      site.database,
      `UPDATE credentials SET password_hash = (SELECT password_hash FROM credentials WHERE user_id = '${morag.id}') WHERE user_id = '${id}'`,
      `UPDATE profiles SET email = 'wren-${id.slice(0, 8)}@agency.example' WHERE id = '${id}'`,
    );
    const signIn = () =>
      send(
        '/employer-login',
        { email: `wren-${id.slice(0, 8)}@agency.example`, password: DEMO_PASSWORD, next: '' },
        null,
      );
    expect((await change('suspend')).location).toContain('staff-suspended');
    expect((await read('/admin/jobs', colleaguesSession)).location).toContain('/employer-login');
    const refused = await signIn();
    expect(refused.status).toBe(403);
    expect(refused.html).toContain('Account Suspended');
    expect((await change('reinstate')).location).toContain('staff-reinstated');
    expect((await signIn()).location).toContain('/admin');
  });

  test('a new role applies at the next request', async () => {
    expect((await change('role', { role: 'editor' })).location).toContain('staff-role-changed');
    expect((await read('/admin/jobs', colleaguesSession)).location).toContain('/employer-login');
    expect((await read('/admin/jobs', await signInAs(site, id))).status).toBe(403);
  });

  test('signing out everywhere ends the session at the next request', async () => {
    expect((await change('sessions')).location).toContain('staff-signed-out');
    expect((await read('/admin/jobs', colleaguesSession)).location).toContain('/employer-login');
    const secondReply = await change('sessions');
    expect(secondReply.status).toBe(409);
    expect(secondReply.html).toContain('Nothing to change');
  });

  test('removing hands the jobs over, and without a colleague nothing happens', async () => {
    const [job = ''] = await addJobs(site.database.database, { user_id: id });
    const missing = await change('remove', { heir: '' });
    expect(missing.status).toBe(422);
    expect(missing.html).toContain('Choose a colleague');
    expect((await change('remove', { heir: id })).status).toBe(409);
    expect((await change('remove', { heir: morag.id })).location).toContain('staff-removed');
    expect(await queryTasks(site.database, 'SELECT user_id FROM jobs WHERE id = $1', [job])).toEqual([
      { user_id: morag.id },
    ]);
    expect((await change('remove', { heir: morag.id })).status).toBe(404);
  });

  test.each([
    ['is not there', 'promote', {}],
    ['is that of another form', 'suspend', { role: 'owner' }],
    ['names a role of the specification', 'role', { role: 'job_seeker' }],
    ['brings the id of another person', 'role', { role: 'editor', id: morag.id }],
  ])('a change that %s is refused', async (_what, what, fields) => {
    expect([400, 404, 422]).toContain((await change(what, fields)).status);
    expect((await read('/admin/jobs', colleaguesSession)).status).toBe(200);
  });

  test('a colleague without the right changes nothing, and an administrator changes no owner', async () => {
    const second = await signInAs(site, await addColleague(site.database, 'admin'));
    for (const as of [
      colleaguesSession,
      await signInAs(site, castMember('Dev').id),
      await signInAs(site, castMember('Aisha').id),
    ]) {
      expect((await change('role', { role: 'admin' }, as)).status).toBe(403);
    }
    for (const [what, fields] of [
      ['suspend', {}],
      ['sessions', {}],
      ['role', { role: 'editor' }],
      ['remove', { heir: id }],
    ] as const) {
      const refused = await send(`/admin/staff/${morag.id}/${what}`, fields, second);
      expect(refused.status).toBe(409);
      expect(refused.html).toContain('You can’t change an owner’s account');
      expect((await read(`/admin/staff/${morag.id}/${what}`, second)).html).toContain(
        'You can’t change an owner’s account',
      );
    }
    expect((await change('role', { role: 'owner' }, second)).status).toBe(403);
    expect((await read(`/admin/accounts/${morag.id}/delete`, second)).html).toContain('You can’t remove an owner');
    expect((await send(`/admin/accounts/${morag.id}/delete`, { back: '' }, second)).status).toBe(409);
  });

  test('the only owner cannot step down', async () => {
    const refused = await send(`/admin/staff/${morag.id}/role`, { role: 'admin' });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('You are the only owner');
  });
});

describe('pages that each role may open', () => {
  const paths = [
    '/admin',
    '/admin/jobs',
    '/admin/pipeline',
    '/admin/enquiries',
    '/admin/staff',
    '/admin/settings/sign-in',
  ];
  const logs = [
    '/admin/audit-trail',
    '/admin/security-events',
    '/admin/messages',
    '/admin/accounts',
    '/admin/data-requests',
  ];

  test('a consultant: work pages only, in the rail and by address', async () => {
    const as = await signInAs(site, await addColleague(site.database, 'consultant'));
    const answers = await Promise.all([...paths, ...logs].map(async (path) => [path, (await read(path, as)).status]));
    expect(Object.fromEntries(answers)).toEqual({
      ...Object.fromEntries([...paths, ...logs].map((path) => [path, 403])),
      ...Object.fromEntries(paths.slice(0, 4).map((path) => [path, 200])),
    });
    const { html } = await read('/admin', as);
    for (const path of paths.slice(1, 4)) expect(html).toContain(`href="${path}"`);
    for (const path of [...paths.slice(4), ...logs]) expect(html).not.toContain(`href="${path}"`);
    expect(html).not.toContain('Accounts to approve');
  });

  test('an editor: no page about people', async () => {
    const as = await signInAs(site, await addColleague(site.database, 'editor'));
    for (const path of [...paths, ...logs, '/employer/jobs', '/employer/jobs/new']) {
      expect([path, (await read(path, as)).status]).toEqual([path, 403]);
    }
    expect((await read('/account', as)).status).toBe(200);
  });
});

test('jobs can be reassigned from the list, without scripts, and errors name what is missing', async () => {
  const to = await addColleague(site.database, 'consultant', 'Sam Hale');
  const [one = '', two = '', other = ''] = await addJobs(
    site.database.database,
    { user_id: morag.id, title: 'Given one' },
    { user_id: morag.id, title: 'Given two' },
    { user_id: castMember('Dev').id, title: 'Not given' },
  );
  const { html } = await read('/admin/jobs?search=given');
  expect(html).toContain(`name="job-${one}"`);
  expect(html).not.toContain(`name="job-${other}"`);
  const unticked = await send('/admin/jobs', { to, back: '' });
  expect(unticked.status).toBe(422);
  expect(unticked.html).toContain('Select the jobs to reassign');
  const noColleague = await send('/admin/jobs', { [`job-${one}`]: 'yes', to: '', back: '' });
  expect(noColleague.status).toBe(422);
  expect(noColleague.html).toContain('Choose a colleague');
  const forged: Record<string, string>[] = [
    { 'job-x': 'yes' },
    { [`job-${one}`]: 'no' },
    { [`job-${one}`]: 'yes', user_id: to },
  ];
  for (const fields of forged) expect((await send('/admin/jobs', { ...fields, to, back: '' })).status).toBe(400);
  const fields = { [`job-${one}`]: 'yes', [`job-${two}`]: 'yes', [`job-${other}`]: 'yes', to };
  const done = await send('/admin/jobs', { ...fields, back: '?search=given&evil=1' });
  expect([done.status, done.location]).toEqual([303, '/admin/jobs?search=given&notice=jobs-reassigned']);
  expect(
    await queryTasks(site.database, 'SELECT user_id FROM jobs WHERE id = ANY ($1) ORDER BY title', [[one, two, other]]),
  ).toEqual([{ user_id: to }, { user_id: to }, { user_id: castMember('Dev').id }]);
  const secondReply = await send('/admin/jobs', { ...fields, back: '' });
  expect(secondReply.status).toBe(409);
  expect(secondReply.html).toContain('Nothing changed. These jobs already belong');
});
