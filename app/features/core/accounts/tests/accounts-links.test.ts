import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  BEHIND_PROXY,
  newAddress,
  PASSWORD,
  sendForm,
  sendSignIn,
  whoIs,
} from '#tests/support/account-forms.ts';
import { forbid } from '#tests/support/faults.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const add = (account?: Parameters<typeof addAccount>[1]) => addAccount(site.database.database, account);
const NEW_PASSWORD = 'ten-loud-lanterns';
const LINK_EXPIRED = 'This link no longer works';

async function askForToken(path: '/forgot-password' | '/resend-confirmation', email: string): Promise<string> {
  const reply = await sendForm(site, path, { email });
  expect(reply).toMatchObject({ status: 303, location: `${path}?sent=yes` });
  const subject = path === '/forgot-password' ? 'Choose a new password' : 'Confirm your email address';
  return tokenIn(await waitForMail(site, { to: email, subject }));
}

const tokenIn = ({ links }: { links: string[] }) =>
  links.map((link) => new URL(link).searchParams.get('token')).find(Boolean) ?? '';

const get = (path: string) => request(site.url, path);
const readPage = async (path: string) => (await get(path)).body.toString();

const readCredentials = (id: string) =>
  site.database.database.asSystem((t) =>
    t
      .selectFrom('credentials')
      .innerJoin('profiles', 'id', 'user_id')
      .select(['email', 'email_confirmed_at', 'password_hash', 'pending_email'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow(),
  );

describe('a link in a mail', () => {
  const TOKEN = 'a'.repeat(43);

  test.each(['/confirm-email', '/reset-password', '/confirm-new-email'])(
    'to %s keeps its secret from other sites, caches, search engines and the log',
    async (path) => {
      const { status, headers } = await get(`${path}?token=${TOKEN}`);
      expect(status).toBe(200);
      expect(String(headers['referrer-policy'])).toMatch(/(^|, ?)strict-origin$/);
      expect(headers['cache-control']).toMatch(/no-store/);
      const page = await readPage(`${path}?token=${TOKEN}`);
      expect(page).toContain('<meta name="robots" content="noindex"');
      expect(page).not.toContain('rel="canonical"');
      expect(site.log()).not.toContain(TOKEN);
    },
  );

  test.each(['/confirm-email', '/reset-password', '/confirm-new-email'])(
    'to %s redirects if it is invalid',
    async (path) => {
      for (const query of ['', '?token=', '?token=short', '?token=%3Cb%3E'])
        expect(await readPage(path + query)).toContain(LINK_EXPIRED);
      const fields: Record<string, string> = { token: TOKEN };
      if (path !== '/confirm-new-email') fields['password'] = NEW_PASSWORD;
      const reply = await sendForm(site, path, fields);
      expect(reply).toMatchObject({ status: 303, location: path, cookie: null });
      expect(await readPage(reply.location)).toContain(LINK_EXPIRED);
    },
  );
});

describe('a new address', () => {
  const newAccount = { status: 'pending', isConfirmed: false } as const;

  test('is confirmed by a press with a password, not by opening the link, and only once', async () => {
    const { id, email } = await add(newAccount);
    const token = await askForToken('/resend-confirmation', email);
    const page = await readPage(`/confirm-email?token=${token}`);
    expect(page).toContain('Confirm email address');
    expect(page).toContain('Enter the password you chose when you signed up, or choose a new one.');
    expect((await readCredentials(id)).email_confirmed_at).toBeNull();

    const reply = await sendForm(site, '/confirm-email', { token, password: PASSWORD });
    expect(reply).toMatchObject({ status: 303, location: '/confirm-email?confirmed=job_seeker' });
    expect(await readPage(reply.location)).toContain('An administrator will review your request.');
    expect((await readCredentials(id)).email_confirmed_at).not.toBeNull();
    expect((await sendForm(site, '/confirm-email', { token, password: NEW_PASSWORD })).location).toBe('/confirm-email');
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
    expect(site.log()).not.toContain(token);
  });

  test.each([
    ['', 'Enter a password'],
    ['123456', 'This password is one of the first that others would try'],
    ['RobinAshdown!', 'Password must not be your name or email address'],
  ])('is not confirmed with the password "%s", and the link stays valid', async (password, message) => {
    const { id, email } = await add(newAccount);
    const token = await askForToken('/resend-confirmation', email);
    const reply = await sendForm(site, '/confirm-email', { token, password });
    expect([reply.status, reply.body]).toEqual([422, expect.stringContaining(message)]);
    expect((await readCredentials(id)).email_confirmed_at).toBeNull();
    expect((await sendForm(site, '/confirm-email', { token, password: NEW_PASSWORD })).location).toContain('confirmed');
  });

  test('of an account that is already approved gets its link with the email about the approval', async () => {
    const { id, email } = await add({ ...newAccount, role: 'employer' });
    const admin = await signInAs(site, castMember('Morag').id);
    expect((await sendForm(site, `/admin/accounts/${id}/approve`, { back: '' }, { cookie: admin })).status).toBe(303);
    const mail = await waitForMail(site, { to: email, subject: 'Your account is approved' });
    expect(mail.text).toContain('Before you can sign in, please confirm your email address.');
    expect(mail.text).not.toContain('-login');
    const reply = await sendForm(site, '/confirm-email', { token: tokenIn(mail), password: PASSWORD });
    const page = (await readPage(reply.location)).replaceAll(/<[^>]+>/g, '');
    expect(page).toContain('Your account is approved, so you can sign in now.');
    expect(page).not.toContain('An administrator will review');
    expect((await sendSignIn(site, email, PASSWORD)).location).toContain('/employer/jobs');
  });
});

describe('a forgotten password', () => {
  test('is replaced by link: every session ends, the lock is lifted, and the link is used up', async () => {
    const { id, email } = await add({ role: 'employer' });
    const session = await signInAs(site, id);
    for (let times = 0; times < 5; times += 1) await sendSignIn(site, email, 'not-the-password');
    const token = await askForToken('/forgot-password', email);
    expect(await readPage(`/reset-password?token=${token}`)).toContain('Save new password');

    const reply = await sendForm(site, '/reset-password', { token, password: NEW_PASSWORD }, { cookie: session });
    expect(reply).toMatchObject({ status: 303, location: '/employer-login?notice=password-reset' });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^known-browser=[\w-]{43}; /),
      expect.stringContaining('session=; '),
    ]);
    expect(await readPage(reply.location)).toContain('Please sign in with your new password.');
    expect(await whoIs(site, session)).toBeNull();
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(401);
    expect((await sendSignIn(site, email, NEW_PASSWORD)).status).toBe(303);
    const secondReply = await sendForm(site, '/reset-password', { token, password: 'eleven-lanterns' });
    expect(secondReply.location).toBe('/reset-password');
    expect((await sendSignIn(site, email, NEW_PASSWORD)).status).toBe(303);
  });

  test.each([
    ['job_seeker', 'tides', 'Password must be at least 6 characters'],
    ['job_seeker', '', 'Enter a password'],
    ['job_seeker', '123456', 'This password is one of the first that others would try'],
    ['job_seeker', 'RobinAshdown!', 'Password must not be your name or email address'],
    ['admin', 'elevenchars', 'Password must be at least 12 characters'],
  ] as const)('of a %s is not replaced by "%s", and the link stays valid', async (role, password, message) => {
    const { id, email } = await add({ role });
    const token = await askForToken('/forgot-password', email);
    const before = await readCredentials(id);
    const reply = await sendForm(site, '/reset-password', { token, password });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain(message);
    expect(await readCredentials(id)).toEqual(before);
    expect((await sendForm(site, '/reset-password', { token, password: NEW_PASSWORD })).status).toBe(303);
  });

  test('of an unknown address is answered the same, and nothing is sent (A05)', async () => {
    const requestFor = async (email: string) => {
      const { status, location, body, headers } = await sendForm(site, '/forgot-password', { email });
      return { status, location, body, names: Object.keys(headers) };
    };
    const knownReply = await requestFor(castMember('Ruth').email);
    expect(await requestFor('unknown@mail.example')).toEqual(knownReply);
    expect(await requestFor(castMember('Gary').email)).toEqual(knownReply);
    await waitForMail(site, { to: castMember('Ruth').email });
    expect((await listMails(site)).filter(({ to }) => to === 'unknown@mail.example')).toEqual([]);
  });
});

describe.each(['/forgot-password', '/resend-confirmation'])('the form at %s', (path) => {
  test('shows what to correct', async () => {
    const reply = await sendForm(site, path, { email: 'unknown@' });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('Enter an email address in the correct format');
    expect(reply.body).toContain('value="unknown@"');
  });

  test('refuses fields it does not have', async () => {
    expect((await sendForm(site, path, { email: 'unknown@mail.example', token: 'x' })).status).toBe(400);
  });

  test('says that something failed, and keeps the address', async () => {
    const allow = await forbid(site.database, 'check_ip_rate_limit');
    const reply = await sendForm(site, path, { email: 'unknown@mail.example' }).finally(allow);
    expect(reply.status).toBe(500);
    expect(reply.body).toContain('An unexpected error occurred. Please try again.');
    expect(reply.body).toContain('value="unknown@mail.example"');
  });
});

test('one IP address may request ten emails of any kind', async () => {
  const from = newAddress();
  const requests = ['/forgot-password', '/resend-confirmation'].flatMap((page) =>
    [1, 2, 3, 4, 5].map((one) => sendForm(site, page, { email: `unknown-${one}@mail.example` }, { from })),
  );
  expect((await Promise.all(requests)).map(({ status }) => status)).not.toContain(429);
  const reply = await sendForm(site, '/forgot-password', { email: 'unknown@mail.example' }, { from });
  expect(reply.status).toBe(429);
  expect(reply.headers['retry-after']).toBe('900');
});
