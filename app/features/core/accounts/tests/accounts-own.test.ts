import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn, whoIs } from '#tests/support/account-forms.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const add = (account?: Parameters<typeof addAccount>[1]) => addAccount(site.database.database, account);
const readAs = (cookie: string, path: string) => request(site.url, path, { headers: { Cookie: cookie } });
const textAs = async (cookie: string, path: string) => (await readAs(cookie, path)).body.toString();
const NEW_PASSWORD = 'ten-loud-lanterns';

test('the account page shows name and address; only administrators see passkeys', async () => {
  const page = await textAs(await signInAs(site, castMember('Dev').id), '/account');
  for (const text of ['Dev Ramachandran', 'dev@northgate-analytics.example', 'Employer', 'Approved']) {
    expect(page).toContain(text);
  }
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main(page)).not.toContain('/account/passkeys');
  expect(main(await textAs(await signInAs(site, castMember('Morag').id), '/account'))).toContain('/account/passkeys');
});

test.each(['/account', '/account/password', '/account/email'])('%s is for signed-in users', async (path) => {
  const anonymous = await request(site.url, path);
  expect(anonymous.headers.location).toBe(`/candidate-login?next=${encodeURIComponent(path)}`);
  const waitingSession = await signInAs(site, castMember('Siân').id, { kind: 'restricted' });
  expect((await readAs(waitingSession, path)).headers.location).toBe('/account-status');
  const ended = await signInAs(site, castMember('Aisha').id, { minutes: -1 });
  expect((await readAs(ended, path)).status).toBe(302);
});

describe('a changed password', () => {
  test('ends every other session, and is announced by email', async () => {
    const { id, email } = await add();
    const [thisSession, otherSession] = [await signInAs(site, id), await signInAs(site, id)];
    const fields = { current_password: PASSWORD, password: NEW_PASSWORD };
    const reply = await sendForm(site, '/account/password', fields, { cookie: thisSession });
    expect(reply).toMatchObject({ status: 303, location: '/account?notice=password-changed' });
    expect(await textAs(thisSession, reply.location)).toContain('You’ve been signed out on all your other devices.');
    expect(await whoIs(site, otherSession)).toBeNull();
    expect((await sendSignIn(site, email, NEW_PASSWORD)).status).toBe(303);
    expect((await waitForMail(site, { to: email })).subject).toMatch(/password/i);
  });

  test.each([
    [{ current_password: 'not-mine', password: NEW_PASSWORD }, 'That isn’t your current password'],
    [{ current_password: '', password: NEW_PASSWORD }, 'Enter your password'],
    [{ current_password: PASSWORD, password: '' }, 'Enter a password'],
    [{ current_password: PASSWORD, password: 'tides' }, 'Password must be at least 6 characters'],
    [{ current_password: PASSWORD, password: 'x'.repeat(129) }, 'Password must be 128 characters or fewer'],
    [{ current_password: 'x'.repeat(129), password: NEW_PASSWORD }, 'Password must be 128 characters or fewer'],
    [{ current_password: PASSWORD, password: 'tidewell!' }, 'Password must not be the agency’s name'],
    [{ current_password: PASSWORD, password: PASSWORD }, 'Choose a different password from your current one'],
  ])('is refused: %o', async (fields, message) => {
    const { id, email } = await add();
    const reply = await sendForm(site, '/account/password', fields, { cookie: await signInAs(site, id) });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain(message);
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
  });

  test('administrators need twelve characters', async () => {
    const { id } = await add({ role: 'admin' });
    const fields = { current_password: PASSWORD, password: 'elevenchars' };
    const reply = await sendForm(site, '/account/password', fields, { cookie: await signInAs(site, id) });
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('Password must be at least 12 characters');
  });

  test('wrong current passwords lock, as at sign-in', async () => {
    const { id } = await add();
    const cookie = await signInAs(site, id);
    const change = (current_password: string) =>
      sendForm(site, '/account/password', { current_password, password: NEW_PASSWORD }, { cookie });
    for (let times = 0; times < 5; times += 1) expect((await change('not-mine')).status).toBe(422);
    const reply = await change(PASSWORD);
    expect(reply.status).toBe(423);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(reply.body).toContain('Please try again in 15 minutes.');
  });

  test('needs a session', async () => {
    const fields = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await sendForm(site, '/account/password', fields)).status).toBe(401);
  });
});

describe('a changed address', () => {
  const change = async (id: string, email: string, current_password = PASSWORD) => {
    const cookie = await signInAs(site, id);
    return { cookie, reply: await sendForm(site, '/account/email', { current_password, email }, { cookie }) };
  };
  const tokenOf = async (to: string) => {
    const { links } = await waitForMail(site, { to });
    return links.map((link) => new URL(link).searchParams.get('token')).find(Boolean) ?? '';
  };
  const readEmail = async (id: string) =>
    (
      await site.database.database.asSystem((t) =>
        t.selectFrom('profiles').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
      )
    ).email;

  test('is confirmed by link, announced to the old address, and ends every session', async () => {
    const { id, email } = await add();
    const { cookie, reply } = await change(id, 'New.Robin@Mail.Example');
    expect(reply).toMatchObject({ status: 303, location: '/account?notice=email-change-requested' });
    expect(await textAs(cookie, reply.location)).toContain('Check your new inbox');
    expect(await readEmail(id)).toBe(email);

    const token = await tokenOf('new.robin@mail.example');
    expect(await textAs('', `/confirm-new-email?token=${token}`)).toContain('Confirm new address');
    expect(await readEmail(id)).toBe(email);
    const confirmed = await sendForm(site, '/confirm-new-email', { token }, { cookie });
    expect(confirmed).toMatchObject({ status: 303, location: '/candidate-login?notice=email-changed' });
    expect(await readEmail(id)).toBe('new.robin@mail.example');
    expect(await whoIs(site, cookie)).toBeNull();
    expect((await sendSignIn(site, 'new.robin@mail.example', PASSWORD)).status).toBe(303);
    await waitForMail(site, { to: email });
  });

  test('that now belongs to another account changes nothing', async () => {
    const { id, email } = await add();
    await change(id, 'wanted@mail.example');
    const token = await tokenOf('wanted@mail.example');
    await add({ email: 'wanted@mail.example' });
    const reply = await sendForm(site, '/confirm-new-email', { token });
    expect(reply).toMatchObject({ status: 303, location: '/confirm-new-email?taken=yes' });
    expect(await textAs('', reply.location)).toContain('Another account has that address. Yours hasn’t changed.');
    expect(await readEmail(id)).toBe(email);
  });

  test.each([
    ['person@', PASSWORD, 'Enter an email address in the correct format'],
    ['', PASSWORD, 'Enter your email address'],
    ['other@mail.example', '', 'Enter your password'],
    ['other@mail.example', 'not-mine', 'That isn’t your current password'],
  ])('%j with the password %j is refused', async (address, password, message) => {
    const { id } = await add();
    const { reply } = await change(id, address, password);
    expect(reply.status).toBe(422);
    expect(reply.body).toContain(message);
  });

  test('equal to the old one is no change', async () => {
    const { id, email } = await add();
    const { reply } = await change(id, email.toUpperCase());
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('This is already your email address');
  });
});

test('an account approved in between is asked to sign in again', async () => {
  const { id } = await add({ status: 'pending' });
  const cookie = await signInAs(site, id, { kind: 'restricted' });
  expect(await textAs(cookie, '/account-status')).toContain('Account Pending Approval');
  await site.database.database.asActor(castMember('Morag').id, async (t) => {
    await sql`SELECT app.decide_account(${id}, 'approved')`.execute(t);
  });
  const page = await textAs(cookie, '/account-status');
  expect(page).toContain('Your account has been approved');
  expect(page).not.toContain('Account Pending Approval');
  expect((await readAs(cookie, '/candidate-login')).status).toBe(200);
});
