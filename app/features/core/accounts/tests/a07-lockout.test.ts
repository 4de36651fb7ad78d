import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn, whoIs } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
const WRONG = 'not-the-right-one';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

/** Each guess comes from another IP address, so that only the lockout can refuse it. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1) statuses.push((await sendSignIn(site, email, WRONG)).status);
  return statuses;
}

const ageAttempts = (email: string, seconds: number) =>
  asSuperuser(
    site.database,
    `UPDATE login_failures SET first_failed_at = first_failed_at - interval '${seconds} seconds',
       locked_until = locked_until - interval '${seconds} seconds' WHERE identifier = app.login_identifier('${email}')`,
  );

const lockedFor = (minutes: number) =>
  `Account temporarily locked due to multiple failed login attempts. Please try again in ${minutes} minutes.`;

test('A07: after five wrong passwords the right one is refused, with the minutes left, rounded up', async () => {
  const { email } = await addAccount(site.database.database);
  expect(await guess(email, 5)).toEqual([401, 401, 401, 401, 401]);
  const sixthReply = await sendSignIn(site, email, PASSWORD);
  expect([sixthReply.status, sixthReply.cookie]).toEqual([423, null]);
  expect(sixthReply.body).toContain(lockedFor(15));
  for (const [passed, minutes] of [
    [59, 15],
    [2, 14],
    [779, 1],
  ] as const) {
    await ageAttempts(email, passed);
    const { status, headers, body } = await sendSignIn(site, email, PASSWORD);
    expect(status).toBe(423);
    expect(body).toContain(lockedFor(Math.ceil(Number(headers['retry-after']) / 60)));
    expect(Math.abs(Math.ceil(Number(headers['retry-after']) / 60) - minutes)).toBeLessThanOrEqual(1);
  }
  await ageAttempts(email, 61);
  expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
});

test('A07: a successful sign-in resets the count', async () => {
  const { email } = await addAccount(site.database.database);
  for (let round = 0; round < 2; round += 1) {
    expect(await guess(email, 4)).toEqual([401, 401, 401, 401]);
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
  }
});

test('A07: another spelling of the address does not avoid the lock', async () => {
  const { email } = await addAccount(site.database.database, { email: 'lockout.one@mail.example' });
  const variants = ['LOCKOUT.ONE@mail.example', ' lockout.one@mail.example', 'lockout.one@mail.example\t'];
  variants.push('ｌｏｃｋｏｕｔ.one@mail.example', 'lockout.one＠mail.example');
  for (const variant of variants) expect((await sendSignIn(site, variant, WRONG)).status).toBe(401);
  for (const each of [...variants, email]) expect((await sendSignIn(site, each, PASSWORD)).status).toBe(423);
});

test('A07: both login pages count as one', async () => {
  const { email } = await addAccount(site.database.database);
  for (const path of [
    '/candidate-login',
    '/employer-login',
    '/candidate-login',
    '/employer-login',
    '/employer-login',
  ]) {
    expect((await sendForm(site, path, { email, password: WRONG })).status).toBe(401);
  }
  expect((await sendSignIn(site, email, PASSWORD)).status).toBe(423);
});

test('A07: the forms of a signed-in person share one counter, apart from the login pages', async () => {
  const { id, email } = await addAccount(site.database.database);
  const cookie = (await sendSignIn(site, email, PASSWORD)).cookie ?? '';
  expect(await whoIs(site, cookie)).toBe(id);
  const change = { current_password: WRONG, password: 'ten-loud-lanterns' };
  const changeEmail = { current_password: WRONG, email: 'new.one@mail.example' };
  for (let count = 0; count < 2; count += 1) {
    expect((await sendForm(site, '/account/password', change, { cookie })).status).toBe(422);
    expect((await sendForm(site, '/account/email', changeEmail, { cookie })).status).toBe(422);
  }
  expect((await sendForm(site, '/account/delete', { current_password: WRONG }, { cookie })).status).toBe(422);
  const lockedReply = await sendForm(site, '/account/password', { ...change, current_password: PASSWORD }, { cookie });
  expect(lockedReply.status).toBe(423);
  expect(lockedReply.body).toContain(lockedFor(15));
  expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
});

test('A07: during the lock a new password can be set by link, which lifts the lock', async () => {
  const { id, email } = await addAccount(site.database.database);
  await guess(email, 6);
  const token = await site.database.database.asSystem((transaction) =>
    issueAccountLink(transaction, id, 'reset_password'),
  );
  const next = 'ten-loud-lanterns';
  expect((await sendForm(site, '/reset-password', { token, password: next })).status).toBe(303);
  expect((await sendSignIn(site, email, next)).status).toBe(303);
});

describe('A09: an address without an account', () => {
  test('A09: gets the same refusal as one with an account', async () => {
    const { email: knownEmail } = await addAccount(site.database.database, { email: 'a09-known@mail.example' });
    const unknown = 'a09-unknown@mail.example';
    const [first, second] = [await guess(knownEmail, 6), await guess(unknown, 6)];
    expect(first).toEqual([401, 401, 401, 401, 401, 423]);
    expect(second).toEqual(first);
    expect((await sendSignIn(site, unknown, WRONG)).body).toContain(lockedFor(15));
  });

  test('A09: can be registered during its lock, and can sign in afterwards', async () => {
    const email = 'a09-later@mail.example';
    await guess(email, 7);
    const form = {
      full_name: 'Ellis Marlow',
      email,
      password: PASSWORD,
      role: 'job_seeker',
      next: '',
      human_check: '',
    };
    expect((await sendForm(site, '/candidate-sign-up', form)).status).toBe(303);
    const { id } = await site.database.database.asSystem((transaction) =>
      transaction.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    const token = await site.database.database.asSystem((transaction) =>
      issueAccountLink(transaction, id, 'confirm_email'),
    );
    expect((await sendForm(site, '/confirm-email', { token, password: PASSWORD })).location).toContain('confirmed');
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(423);
    await ageAttempts(email, 901);
    const reply = await sendSignIn(site, email, PASSWORD);
    expect([reply.status, reply.location]).toEqual([303, expect.stringContaining('/account-status')]);
  });
});
