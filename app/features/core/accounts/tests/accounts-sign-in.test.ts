import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import {
  addAccount,
  BEHIND_PROXY,
  type FormReply,
  newAddress,
  PASSWORD,
  sendForm,
  sendSignIn,
  whoIs,
} from '#tests/support/account-forms.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const add = (account?: Parameters<typeof addAccount>[1]) => addAccount(site.database.database, account);

const INVALID = 'Invalid email or password. Please check your credentials.';

describe('a sign-in that succeeds', () => {
  test.each([
    ['/candidate-login', 'Aisha', '/jobs?notice=candidate-signed-in', 30],
    ['/employer-login', 'Dev', '/employer/jobs?notice=signed-in', 30],
    ['/candidate-login', 'Ruth', '/employer/jobs?notice=candidate-signed-in', 30],
    ['/employer-login', 'Morag', '/admin?notice=signed-in', 7],
  ])('at %s, as %s, leads to %s, with a cookie for %s days', async (path, name, location, days) => {
    const { id, email } = castMember(name);
    const reply = await sendForm(site, path, { email, password: DEMO_PASSWORD });
    expect(reply).toMatchObject({ status: 303, location });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(`^session=[\\w-]{43}; Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax$`),
      ),
      expect.stringMatching(/^known-browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(reply.headers['cache-control']).toMatch(/no-store/);
    expect(await whoIs(site, reply.cookie ?? '')).toBe(id);
  });

  test.each([
    ['/jobs?search=cook&page=2', '/jobs?search=cook&page=2&notice=candidate-signed-in'],
    ['//evil.example/jobs', '/jobs?notice=candidate-signed-in'],
    ['https://evil.example/', '/jobs?notice=candidate-signed-in'],
    ['/\\evil.example', '/jobs?notice=candidate-signed-in'],
    ['/reset-password?token=x', '/jobs?notice=candidate-signed-in'],
    ['x'.repeat(100_000), '/jobs?notice=candidate-signed-in'],
  ])('after a visit to %.60s leads to %s', async (next, location) => {
    const { email } = await add();
    const reply = await sendForm(site, '/candidate-login', { email, password: PASSWORD, next });
    expect(reply).toMatchObject({ status: 303, location });
  });

  test('of a waiting account shows that it waits, and nothing else', async () => {
    const { email } = await add({ status: 'pending' });
    const reply = await sendSignIn(site, email, PASSWORD);
    expect(reply).toMatchObject({ status: 303, location: '/account-status?notice=account-pending' });
    expect(reply.headers['set-cookie']?.[0]).toContain('; Max-Age=900;');
    const headers = { Cookie: reply.cookie ?? '' };
    const page = await request(site.url, reply.location, { headers });
    expect(page.body.toString()).toContain('Your account is awaiting approval from an administrator.');
    expect((await request(site.url, '/account', { headers })).headers.location).toBe('/account-status');
    expect((await request(site.url, '/candidate-login', { headers })).status).toBe(200);
  });

  test('redirects from the login pages from then on', async () => {
    const headers = { Cookie: await signInAs(site, castMember('Tom').id) };
    const redirectOf = async (path: string) => (await request(site.url, path, { headers })).headers.location;
    expect(await redirectOf('/candidate-login?next=/account')).toBe('/account');
    expect(await redirectOf('/employer-sign-up?next=//evil.example')).toBe('/jobs');
  });
});

describe('a sign-in that is refused', () => {
  test('gets the same answer for every kind of address (A04)', async () => {
    const [approved, pending, unverified] = await Promise.all([
      add(),
      add({ status: 'pending' }),
      add({ isConfirmed: false }),
    ]);
    const emails = [approved.email, pending.email, unverified.email, 'nobody00@mail.example'];
    const replies = await Promise.all(emails.map((email) => sendSignIn(site, email, 'not-the-password')));
    const [first, ...others] = replies.map((reply, index) => withoutVariables(reply, emails[index] ?? ''));
    expect(first).toMatchObject({ status: 401 });
    expect(first?.body).toContain(INVALID);
    for (const other of others) expect(other).toEqual(first);
  });

  /** Removes values that differ in every response. */
  function withoutVariables({ status, headers, body, cookie }: FormReply, email: string) {
    const { date: _, ...stableHeaders } = headers;
    const replaceVariables = (text: string) => text.replaceAll(email, '[email]').replaceAll(/nonce[-="]+[\w-]+"?/g, '');
    const stable = {
      ...stableHeaders,
      'content-length': '',
      'content-security-policy': replaceVariables(String(stableHeaders['content-security-policy'])),
    };
    return { status, headers: stable, body: replaceVariables(body), cookie };
  }

  test('for an unconfirmed address, with the right password, offers the link again', async () => {
    const { email } = await add({ isConfirmed: false });
    const reply = await sendSignIn(site, email, PASSWORD);
    expect(reply).toMatchObject({ status: 403, cookie: null });
    expect(reply.body).toContain('Please confirm your email address first.');
    expect(reply.body).toMatch(
      /<form[^>]*action="\/resend-confirmation"[^>]*><input type="hidden" name="email" value="/,
    );
  });

  test('for a rejected account says so, and begins no session', async () => {
    const reply = await sendSignIn(site, castMember('Gary').email, DEMO_PASSWORD);
    expect(reply).toMatchObject({ status: 403, cookie: null });
    expect(reply.body).toContain('Account Rejected');
    expect(reply.body).toContain('Your account has been rejected. Please contact an administrator.');
  });

  test('after five wrong passwords says how long the lock lasts', async () => {
    const { email } = await add();
    for (let times = 0; times < 5; times += 1) {
      expect((await sendSignIn(site, email, 'not-the-password')).status).toBe(401);
    }
    const reply = await sendSignIn(site, email, PASSWORD);
    expect(reply).toMatchObject({ status: 423, cookie: null });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(reply.body).toContain(
      'Account temporarily locked due to multiple failed login attempts. Please try again in 15 minutes.',
    );
  });

  test('after ten attempts from one IP address asks to wait', async () => {
    const from = newAddress();
    for (let times = 0; times < 10; times += 1)
      await sendSignIn(site, `unknown-${times}@mail.example`, 'wrong', { from });
    const reply = await sendSignIn(site, castMember('Aisha').email, DEMO_PASSWORD, { from });
    expect(reply).toMatchObject({ status: 429, cookie: null });
    expect(reply.headers['retry-after']).toBe('900');
    expect(reply.body).toContain('Too many attempts. Please try again in 15 minutes.');
  });

  test('after an error keeps the form, and shows an id to quote', async () => {
    const allow = await forbid(site.database, 'check_account_lockout');
    const reply = await sendSignIn(site, castMember('Aisha').email, DEMO_PASSWORD).finally(allow);
    expect(reply).toMatchObject({ status: 500, cookie: null });
    expect(reply.body).toContain('Login failed');
    expect(reply.body).toContain('An unexpected error occurred. Please try again.');
    expect(reply.body).toContain(`value="${castMember('Aisha').email}"`);
    expect(reply.body).not.toMatch(/permission denied|check_account_lockout/);
    const [, errorId = 'none'] = /Error ID: (?:<!-- -->)?([\w-]+)/.exec(reply.body) ?? [];
    const logged = site
      .log()
      .split('\n')
      .filter((line) => line.includes(`"errorId":"${errorId}"`));
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain(DEMO_PASSWORD);
  });
});

test('a sign-out that was made offline ends no session of another account', async () => {
  const [aisha, tom] = [castMember('Aisha').id, castMember('Tom').id];
  const cookie = await signInAs(site, tom);
  const signOut = (as: string | null, account: string) =>
    sendForm(site, '/logout', {}, { cookie: as, headers: { 'X-Account': account } });
  const refused = await signOut(cookie, aisha);
  expect(refused).toMatchObject({ status: 403, cookie: null });
  expect(refused.headers).not.toHaveProperty('clear-site-data');
  expect(await whoIs(site, cookie)).toBe(tom);
  expect((await signOut(null, aisha)).status).toBe(403);
  const done = await signOut(cookie, tom);
  expect(done).toMatchObject({ status: 303, location: '/candidate-login?notice=logged-out' });
  expect(await whoIs(site, cookie)).toBeNull();
});

describe('a login form', () => {
  test.each([
    ['no address', { password: 'x' }, 'Enter your email address'],
    ['an empty address', { email: '  ', password: 'x' }, 'Enter your email address'],
    ['half an address', { email: 'aisha@', password: 'x' }, 'Enter an email address in the correct format'],
    [
      'two addresses',
      { email: 'a@x.example,b@x.example', password: 'x' },
      'Enter an email address in the correct format',
    ],
    ['markup', { email: '<b>@mail.example', password: 'x' }, 'Enter an email address in the correct format'],
    ['a line break', { email: 'a@mail.example\r\nBcc: b@mail.example', password: 'x' }, 'correct format'],
    ['900 kB for an address', { email: 'a'.repeat(900_000), password: 'x' }, 'correct format'],
    ['no password', { email: 'a@mail.example' }, 'Enter your password'],
    ['an empty password', { email: 'a@mail.example', password: '' }, 'Enter your password'],
    [
      '129 characters',
      { email: 'a@mail.example', password: 'ü'.repeat(129) },
      'Password must be 128 characters or fewer',
    ],
    ['900 kB for a password', { email: 'a@mail.example', password: 'x'.repeat(900_000) }, '128 characters or fewer'],
  ])('with %s says what to correct, and tries nothing', async (_what, fields, message) => {
    const before = await countTries();
    const reply = await sendForm(site, '/candidate-login', Object.entries(fields));
    expect(reply).toMatchObject({ status: 422, cookie: null });
    expect(reply.body).toContain(message);
    expect(reply.body).toContain('aria-invalid="true"');
    expect(reply.body).not.toContain('<b>@');
    expect(await countTries()).toEqual(before);
  });

  test('shows the address again, and never the password', async () => {
    const reply = await sendSignIn(site, 'person@mail.example', 'a-secret-that-stays');
    expect(reply.body).toContain('value="person@mail.example"');
    expect(reply.body).not.toContain('a-secret-that-stays');
    expect(site.log()).not.toContain('a-secret-that-stays');
  });

  test.each([
    [
      'a field too many',
      [
        ['email', 'a@mail.example'],
        ['password', 'x'],
        ['role', 'admin'],
      ],
    ],
    [
      'a field twice',
      [
        ['email', 'a@mail.example'],
        ['email', 'b@mail.example'],
        ['password', 'x'],
      ],
    ],
    [
      '__proto__',
      [
        ['email', 'a@mail.example'],
        ['password', 'x'],
        ['__proto__', 'x'],
      ],
    ],
  ] as [string, [string, string][]][])('with %s is not ours, and is logged', async (_what, fields) => {
    const before = await countEvents('malicious_input');
    const { status, body } = await sendForm(site, '/employer-login', fields);
    expect(status).toBe(400);
    expect(body).toContain('An error occurred during login.');
    expect(await countEvents('malicious_input')).toBe(before + 1);
  });

  test('of more than a megabyte is not read', async () => {
    const reply = await sendForm(site, '/candidate-login', { email: 'x'.repeat(1_100_000), password: 'x' });
    expect(reply.status).toBe(413);
  });

  const countTries = () =>
    asSystem(async (t) => [
      await t.selectFrom('security_events').select('id').where('event_type', '=', 'failed_login').execute(),
      await t.selectFrom('sessions').select('user_id').execute(),
    ]);

  const countEvents = async (type: string) =>
    (await asSystem((t) => t.selectFrom('security_events').select('id').where('event_type', '=', type).execute()))
      .length;

  const asSystem: Site['database']['database']['asSystem'] = (work) => site.database.database.asSystem(work);
});

test('only known notice keys in an address show a notice', async () => {
  const read = async (path: string) => (await request(site.url, path)).body.toString();
  expect(await read('/candidate-login?notice=logged-out')).toContain('You have been logged out of your account.');
  expect(await read('/candidate-login?notice=%3Cb%3EYou+won')).not.toContain('You won');
  // Stored pages are the same for everybody, and ignore parameters that they do not declare.
  expect(await read('/jobs?notice=logged-out')).not.toContain('You have been logged out of your account.');
});

test('a sign-in replaces the session that the browser came with', async () => {
  const { id, email } = await add();
  const oldSession = await signInAs(site, id);
  const reply = await sendSignIn(site, email, PASSWORD, { cookie: oldSession });
  expect(await whoIs(site, reply.cookie ?? '')).toBe(id);
  expect(await whoIs(site, oldSession)).toBeNull();
  await asSuperuser(site.database, 'DELETE FROM sessions');
  expect(await whoIs(site, reply.cookie ?? '')).toBeNull();
});
