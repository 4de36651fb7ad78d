import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { BEHIND_PROXY, newAddress, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { forbid } from '#tests/support/faults.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;
let accountCount = 0;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

function newFields(changes: Record<string, string> = {}): Record<string, string> {
  accountCount += 1;
  const email = `ellis-${accountCount}@mail.example`;
  return { full_name: 'Ellis Marlow', email, password: PASSWORD, role: 'job_seeker', human_check: '', ...changes };
}

const findPerson = (email: string) =>
  site.database.database.asSystem((t) =>
    t
      .selectFrom('profiles')
      .innerJoin('credentials', 'user_id', 'id')
      .select(['full_name', 'role', 'status', 'password_hash', 'email_confirmed_at'])
      .where('email', '=', email)
      .executeTakeFirst(),
  );

const countAll = () =>
  site.database.database.asSystem(async (t) => [
    await t.selectFrom('profiles').select('id').orderBy('id').execute(),
    await t.selectFrom('credentials').select('user_id').orderBy('user_id').execute(),
    await t.selectFrom('sessions').select('user_id').orderBy('user_id').execute(),
    await t.selectFrom('security_events').select('id').where('event_type', '=', 'sign_up').execute(),
  ]);

describe('a request for an account', () => {
  test.each([
    ['/candidate-sign-up', 'job_seeker'],
    ['/employer-sign-up', 'employer'],
  ])('at %s makes a pending %s, and sends a link', async (path, role) => {
    const fields = newFields({ role, full_name: '  Siân <b>Pritchard</b> ' });
    const reply = await sendForm(site, path, fields);
    expect(reply).toMatchObject({ status: 303, location: `${path}?requested=yes`, cookie: null });
    const page = (await request(site.url, reply.location)).body.toString();
    expect(page).toContain('Access Request Submitted');
    expect(page).toContain(
      'Please check your email to confirm your account. After email confirmation, an administrator will review your request.',
    );
    expect(page).toContain('href="/resend-confirmation"');
    expect(await findPerson(fields['email'] ?? '')).toMatchObject({
      full_name: 'Siân <b>Pritchard</b>',
      role,
      status: 'pending',
      email_confirmed_at: null,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const mail = await waitForMail(site, { to: fields['email'] ?? '' });
    expect(mail.links.some((link) => link.startsWith(`${site.url}/confirm-email?token=`))).toBe(true);
  });

  test('from a dialog stays where it is', async () => {
    const reply = await sendForm(site, '/candidate-sign-up.data?here', newFields());
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('isDone');
  });

  test('keeps a password exactly as typed', async () => {
    const fields = newFields({ password: '  🌊 a tide, two spaces  ' });
    await sendForm(site, '/candidate-sign-up', fields);
    await confirm(fields['email'] ?? '');
    const signIn = (password = '') => sendForm(site, '/candidate-login', { email: fields['email'] ?? '', password });
    expect((await signIn(fields['password'])).status).toBe(303);
    expect((await signIn(fields['password']?.trim())).status).toBe(401);
  });

  const confirm = (email: string) =>
    site.database.database.asSystem((t) =>
      t
        .updateTable('credentials')
        .set({ email_confirmed_at: new Date() })
        .where('user_id', 'in', t.selectFrom('profiles').select('id').where('email', '=', email))
        .execute(),
    );
});

test('the agency is told of a new account that proves its address by choosing a new password', async () => {
  const fields = newFields({ full_name: `Robin ${accountCount} Fairweather` });
  const email = String(fields['email']);
  await sendForm(site, '/candidate-sign-up', fields);
  const confirmation = await waitForMail(site, { to: email });
  await sendForm(site, '/forgot-password', { email });
  const { links } = await waitForMail(site, { to: email, after: [confirmation] });
  const token = new URL(links.find((link) => link.includes('token=')) ?? '').searchParams.get('token') ?? '';
  await sendForm(site, '/reset-password', { token, password: 'ten-loud-lanterns' });
  expect((await findPerson(email))?.email_confirmed_at).not.toBeNull();
  await eventually(async () => {
    const agencyMails = (await listMails(site)).filter(({ to, text }) => to === agency().email && text.includes(email));
    expect(agencyMails).toHaveLength(1);
  });
});

describe('whether an address already has an account', () => {
  const knownEmail = castMember('Aisha').email;

  test('is shown to a person who passed the human check', async () => {
    const human_check = await solveHumanCheck(site, 'sign_up');
    const reply = await sendForm(site, '/candidate-sign-up', newFields({ email: knownEmail, human_check }));
    expect(reply.status).toBe(409);
    expect(reply.body).toContain('Account already exists');
    expect(reply.body).toContain('An account with this email already exists. Please try logging in instead.');
  });

  test('is not shown without the check: the answer is always the same', async () => {
    const before = await countAll();
    const replies = [
      await sendForm(site, '/candidate-sign-up', newFields({ email: knownEmail })),
      await sendForm(site, '/candidate-sign-up', newFields({ email: knownEmail.toUpperCase() })),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 303, location: '/candidate-sign-up?requested=yes' });
    expect(await countAll()).toEqual(before);
  });

  test.each(['nonsense', 'x'.repeat(100_000), '{}'])(
    'is not shown for an invented check: %.20s',
    async (human_check) => {
      const before = await countAll();
      const reply = await sendForm(
        site,
        '/employer-sign-up',
        newFields({ role: 'employer', email: knownEmail, human_check }),
      );
      expect(reply.status).toBe(422);
      expect(reply.body).toContain('Security Verification Failed');
      expect(reply.body).toContain('Unable to verify reCAPTCHA. Please refresh the page and try again.');
      expect(reply.body).toContain(`value="${knownEmail}"`);
      expect(await countAll()).toEqual(before);
    },
  );

  test('is emailed to its owner once an hour, however often machines ask', async () => {
    const { email } = castMember('Aisha');
    const isForOwner = ({ to, subject }: { to: string; subject: string }) =>
      to === email && subject === 'You already have an account';
    const last = newFields();
    for (const fields of [newFields({ email }), newFields({ email }), newFields({ email }), last]) {
      expect((await sendForm(site, '/candidate-sign-up', fields)).status).toBe(303);
    }
    await waitForMail(site, { to: email, subject: 'You already have an account' });
    await waitForMail(site, { to: String(last['email']) });
    expect((await listMails(site)).filter(isForOwner)).toHaveLength(1);
  });

  test('a check is good for one request', async () => {
    const human_check = await solveHumanCheck(site, 'sign_up');
    expect((await sendForm(site, '/candidate-sign-up', newFields({ human_check }))).status).toBe(303);
    expect((await sendForm(site, '/candidate-sign-up', newFields({ human_check }))).status).toBe(422);
  });
});

describe('a refused request for an account', () => {
  test.each([
    ['no name', { full_name: '' }, 'Enter your full name'],
    ['a name of spaces', { full_name: '   ' }, 'Enter your full name'],
    ['a name of 101 characters', { full_name: 'é'.repeat(101) }, 'Full name must be 100 characters or fewer'],
    ['a name of 900 kB', { full_name: 'x'.repeat(900_000) }, 'Full name must be 100 characters or fewer'],
    ['a bell in the name', { full_name: 'Ell\u0007is' }, 'Full name contains characters that can’t be displayed'],
    [
      'a line break in the name',
      { full_name: 'Ellis\nMarlow' },
      'Full name contains characters that can’t be displayed',
    ],
    ['no address', { email: '' }, 'Enter your email address'],
    ['half an address', { email: 'ellis@mail' }, 'Enter an email address in the correct format'],
    ['a header in the address', { email: 'e@mail.example\r\nBcc: x@y.example' }, 'correct format'],
    ['255 characters of address', { email: `${'e'.repeat(242)}@mail.example` }, 'correct format'],
    ['no password', { password: '' }, 'Enter a password'],
    ['five characters', { password: 'tides' }, 'Password must be at least 6 characters'],
    ['129 characters', { password: 'x'.repeat(129) }, 'Password must be 128 characters or fewer'],
    ['900 kB of password', { password: 'x'.repeat(900_000) }, 'Password must be 128 characters or fewer'],
    ['the commonest password', { password: '123456' }, 'This password is one of the first that others would try'],
    ['it with capitals', { password: 'PassWord1' }, 'This password is one of the first that others would try'],
    ['the agency’s name', { password: 'Tidewell2026' }, 'Password must not be the agency’s name'],
    ['their own name', { password: 'EllisMarlow1' }, 'Password must not be your name or email address'],
  ])('for %s shows the error at the field, keeps the rest, and creates no account', async (_what, changes, message) => {
    const before = await countAll();
    const fields = newFields(changes);
    const reply = await sendForm(site, '/candidate-sign-up', fields);
    expect(reply.status).toBe(422);
    expect(reply.body).toContain(message);
    const [field] = Object.keys(changes);
    expect(reply.body).toContain(`id="sign-up-${field}-error"`);
    if (field !== 'full_name') expect(reply.body).toContain('value="Ellis Marlow"');
    if (field !== 'email') expect(reply.body).toContain(`value="${fields['email']}"`);
    if ((fields['password'] ?? '').length > 5) expect(reply.body).not.toContain(fields['password']);
    expect(await countAll()).toEqual(before);
  });

  test('with several errors shows all of them', async () => {
    const { body } = await sendForm(site, '/candidate-sign-up', newFields({ full_name: '', email: '', password: '' }));
    for (const message of ['Enter your full name', 'Enter your email address', 'Enter a password']) {
      expect(body).toContain(message);
    }
  });

  test('after ten from one IP address asks to wait', async () => {
    const from = newAddress();
    for (let times = 0; times < 10; times += 1) await sendForm(site, '/candidate-sign-up', newFields(), { from });
    const before = await countAll();
    const reply = await sendForm(site, '/employer-sign-up', newFields({ role: 'employer' }), { from });
    expect(reply.status).toBe(429);
    expect(reply.headers['retry-after']).toBe('900');
    expect(reply.body).toContain('Signup failed');
    expect(await countAll()).toEqual(before);
  });

  test('after an error keeps the form and creates no account', async () => {
    const before = await countAll();
    const allow = await forbid(site.database, 'log_security_event');
    const reply = await sendForm(site, '/candidate-sign-up', newFields()).finally(allow);
    expect(reply.status).toBe(500);
    expect(reply.body).toContain('Signup failed');
    expect(reply.body).toContain('An unexpected error occurred. Please try again.');
    expect(reply.body).toContain('value="Ellis Marlow"');
    expect(await countAll()).toEqual(before);
  });
});
