import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addAccount,
  BEHIND_PROXY,
  newAddress as newIp,
  PASSWORD,
  sendForm,
  sendSignIn,
  whoIs,
} from '#tests/support/account-forms.ts';
import { countAttempts } from '#tests/support/lockouts.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { inFull } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let owner: { id: string; email: string };
let stolenSession: string;
let ownSession: string;
const NEXT = 'ten-loud-lanterns';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

beforeEach(async () => {
  owner = await addAccount(site.database.database);
  stolenSession = await signInAs(site, owner.id);
  ownSession = await signInAs(site, owner.id);
});

const changePassword = (cookie: string, current_password: string, password = NEXT) =>
  sendForm(site, '/account/password', { current_password, password }, { cookie });

const changeEmail = (cookie: string, current_password: string, email: string) =>
  sendForm(site, '/account/email', { current_password, email }, { cookie });

const readCredentials = () =>
  queryTasks<{ email: string; password_hash: string; pending_email: string | null }>(
    site.database,
    'SELECT email, password_hash, pending_email FROM profiles JOIN credentials ON user_id = id WHERE id = $1',
    [owner.id],
  );

/** Mail tasks are created with the change itself, so they exist whether or not the email has left. */
const listMailTasks = () =>
  queryTasks<{ mail: string }>(
    site.database,
    `SELECT data ->> 'mail' AS mail FROM tasks.job WHERE data ->> 'accountId' = $1 ORDER BY created_on`,
    [owner.id],
  );

const tokenIn = ({ links }: { links: string[] }) =>
  links.map((link) => new URL(link).searchParams.get('token')).find((token) => token !== null) ?? '';

describe('A23: without the current password', () => {
  test.each(['', 'not-the-right-one', PASSWORD.toUpperCase(), ` ${PASSWORD}`, 'x'.repeat(200)])(
    'A23: nothing changes: %j',
    async (guess) => {
      const before = await readCredentials();
      const replies = [
        await changePassword(stolenSession, guess),
        await changeEmail(stolenSession, guess, `thief-${owner.id}@mail.example`),
      ];
      for (const { status, cookie } of replies) {
        expect([status, cookie]).toEqual([expect.toBeOneOf([401, 422]), null]);
      }
      expect(await readCredentials()).toEqual(before);
      expect([await whoIs(site, ownSession), await whoIs(site, stolenSession)]).toEqual([owner.id, owner.id]);
      expect(await listMailTasks()).toEqual([]);
    },
  );

  test('A23: and nothing without the field, or with another field in its place', async () => {
    const before = await readCredentials();
    const forms: Record<string, string>[] = [{ password: NEXT }, { password: NEXT, currentPassword: PASSWORD }];
    for (const fields of forms) {
      expect([400, 422]).toContain(
        (await sendForm(site, '/account/password', fields, { cookie: stolenSession })).status,
      );
    }
    expect(await readCredentials()).toEqual(before);
  });

  test('A23: five wrong passwords lock that session, but neither the owner nor the login page', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await changePassword(stolenSession, `guess-${count}`)).status);
    expect(statuses.at(-1)).toBe(423);
    expect(new Set(statuses.slice(0, 5)).size).toBe(1);
    expect((await changePassword(stolenSession, PASSWORD)).status).toBe(423);
    expect((await changeEmail(stolenSession, PASSWORD, `thief-${owner.id}@mail.example`)).status).toBe(423);
    await waitForMail(site, { to: owner.email, subject: 'Wrong passwords while signed in to your account' });
    expect((await sendSignIn(site, owner.email, PASSWORD)).status).toBe(303);
    expect((await changePassword(ownSession, PASSWORD)).status).toBe(303);
    expect(await whoIs(site, stolenSession)).toBeNull();
  });
});

describe('A23: with the current password', () => {
  test('A23: a new password ends all other sessions, and the owner gets an email', async () => {
    expect((await changePassword(ownSession, PASSWORD)).status).toBe(303);
    expect(await listMailTasks()).toHaveLength(1);
    expect([await whoIs(site, ownSession), await whoIs(site, stolenSession)]).toEqual([owner.id, null]);
    await waitForMail(site, { to: owner.email, subject: /password/i });
    expect((await sendSignIn(site, owner.email, PASSWORD)).status).toBe(401);
    expect((await sendSignIn(site, owner.email, NEXT)).status).toBe(303);
  });

  test('A23: a new address counts once confirmed; then all sessions end, and the old address gets an email', async () => {
    const email = `moved-${owner.id.slice(0, 8)}@mail.example`;
    expect((await changeEmail(ownSession, PASSWORD, email)).status).toBe(303);
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(401);
    expect((await sendSignIn(site, owner.email, PASSWORD)).status).toBe(303);

    const token = tokenIn(await waitForMail(site, { to: email }));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await fetch(`${site.url}/confirm-new-email?token=${token}`)).status).toBe(200);
    expect((await readCredentials())[0]?.email).toBe(owner.email);

    await sendForm(site, '/confirm-new-email', { token });
    expect((await readCredentials())[0]).toMatchObject({ email, pending_email: null });
    expect([await whoIs(site, ownSession), await whoIs(site, stolenSession)]).toEqual([null, null]);
    await waitForMail(site, { to: owner.email, subject: /email/i });
    expect((await sendSignIn(site, owner.email, PASSWORD)).status).toBe(401);
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
    await sendForm(site, '/confirm-new-email', { token });
    expect((await readCredentials())[0]?.email).toBe(email);
  });

  test('A23: the address of another account gets the same answer, and stays with that account', async () => {
    const takenEmail = castMember('Tom').email;
    const [freeReply, takenReply] = [
      await changeEmail(ownSession, PASSWORD, `free-${owner.id.slice(0, 8)}@mail.example`),
      await changeEmail(ownSession, PASSWORD, takenEmail),
    ];
    expect([takenReply.status, takenReply.location]).toEqual([freeReply.status, freeReply.location]);
    await sendForm(site, '/confirm-new-email', { token: tokenIn(await waitForMail(site, { to: takenEmail })) });
    expect((await readCredentials())[0]?.email).toBe(owner.email);
    expect((await sendSignIn(site, owner.email, PASSWORD)).status).toBe(303);
  });
});

test('A23: a link works for its own purpose only', async () => {
  await sendForm(site, '/forgot-password', { email: owner.email });
  const token = tokenIn(await waitForMail(site, { to: owner.email }));
  const before = await readCredentials();
  await sendForm(site, '/confirm-email', { token, password: NEXT });
  await sendForm(site, '/confirm-new-email', { token });
  expect(await readCredentials()).toEqual(before);
  expect((await sendForm(site, '/reset-password', { token, password: NEXT })).location).toContain('login');
});

describe('A23: links sent before a change', () => {
  const newAddress = (kind: string) => `${kind}-${owner.id.slice(0, 8)}@mail.example`;
  const resetToken = async () => {
    await sendForm(site, '/forgot-password', { email: owner.email });
    return tokenIn(await waitForMail(site, { to: owner.email, subject: /choose a new password/i }));
  };
  const moveToken = async (email: string) => {
    expect((await changeEmail(stolenSession, PASSWORD, email)).status).toBe(303);
    return tokenIn(await waitForMail(site, { to: email }));
  };

  test.each(['reset', 'changed'])('A23: do not move the account once its password was %s', async (how) => {
    const token = await moveToken(newAddress('thief'));
    if (how === 'reset') await sendForm(site, '/reset-password', { token: await resetToken(), password: NEXT });
    else await changePassword(ownSession, PASSWORD);
    expect((await sendForm(site, '/confirm-new-email', { token })).location).toBe('/confirm-new-email');
    expect((await readCredentials())[0]).toMatchObject({ email: owner.email, pending_email: null });
    expect((await sendSignIn(site, owner.email, NEXT)).status).toBe(303);
  });

  test('A23: do not reset the password of an account that has moved away from that mailbox', async () => {
    const token = await resetToken();
    const email = newAddress('moved');
    await sendForm(site, '/confirm-new-email', { token: await moveToken(email) });
    expect((await sendForm(site, '/reset-password', { token, password: NEXT })).location).toBe('/reset-password');
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
  });

  test('A23: do not move the account to a mistyped address that was corrected', async () => {
    const mistyped = await moveToken(newAddress('mistyped'));
    const token = await moveToken(newAddress('right'));
    await sendForm(site, '/confirm-new-email', { token: mistyped });
    expect((await readCredentials())[0]?.email).toBe(owner.email);
    await sendForm(site, '/confirm-new-email', { token });
    expect((await readCredentials())[0]?.email).toBe(newAddress('right'));
  });
});

test('A23: a thief who knows the password cannot send unlimited emails', async () => {
  const [from, statuses, counted] = [newIp(), [] as number[], inFull(25, 0)];
  await countAttempts(site, from, 'account_change', counted);
  for (let count = counted; count < 31; count += 1) {
    const fields = { current_password: PASSWORD, email: `person-${count}@mail.example` };
    statuses.push((await sendForm(site, '/account/email', fields, { cookie: stolenSession, from })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 - counted }, () => 303), 429]);
});
