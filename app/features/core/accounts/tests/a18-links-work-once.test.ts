import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import type { AccountPurpose } from '#platform/token/emailed-links.server.ts';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn, whoIs } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const NEXT = 'ten-loud-lanterns';
const AT_ONCE = inFull(6, 20);
let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

type Kind = { purpose: AccountPurpose; path: string; minutes: number; account: Parameters<typeof addAccount>[1] };

const KINDS: Kind[] = [
  {
    purpose: 'confirm_email',
    path: '/confirm-email',
    minutes: 24 * 60,
    account: { status: 'pending', isConfirmed: false },
  },
  { purpose: 'reset_password', path: '/reset-password', minutes: 30, account: {} },
];

const issue = (id: string, purpose: AccountPurpose) =>
  site.database.database.asSystem((transaction) => issueAccountLink(transaction, id, purpose));

const use = (path: string, token: string, password = NEXT, cookie: string | null = null) =>
  sendForm(site, path, { token, password }, { cookie });

const read = async (address: string, method = 'GET') => {
  const { status, body } = await request(site.url, address, { method });
  return { status, text: body.toString() };
};

const stateOf = (id: string) =>
  queryTasks<{ password_hash: string; confirmed: boolean; unused: number }>(
    site.database,
    `SELECT password_hash, email_confirmed_at IS NOT NULL AS confirmed,
            (SELECT count(*)::int FROM emailed_links WHERE user_id = $1 AND used_at IS NULL) AS unused
     FROM credentials WHERE user_id = $1`,
    [id],
  );

async function readWornOut(path: string, token: string): Promise<string> {
  const { status, text } = await read(`${path}?token=${token}`);
  expect(status).toBe(200);
  expect(text).toContain('This link no longer works');
  return text.replaceAll(token, 'TOKEN').replaceAll(/nonce="[^"]*"|"nonce","[^"]*"|[0-9a-f-]{36}/g, '');
}

describe.each(KINDS)('A18: a link to $path', ({ purpose, path, minutes, account }) => {
  test('A18: GET and HEAD use nothing up, and of many presses at once one succeeds', { timeout: 600_000 }, async () => {
    for (let round = rounds(1, 100); round > 0; round -= 1) {
      const { id, email } = await addAccount(site.database.database, account);
      const token = await issue(id, purpose);
      const before = await stateOf(id);
      for (const method of ['GET', 'HEAD', 'GET'])
        expect((await read(`${path}?token=${token}`, method)).status).toBe(200);
      expect(await stateOf(id)).toEqual(before);

      // Every attempt sets another password.
      const newPasswords = Array.from({ length: AT_ONCE }, (_, n) => `${NEXT}-${n}`);
      const replies = await Promise.all(newPasswords.map((password) => use(path, token, password)));
      const isDone = replies.map(({ status, location }) => status === 303 && location !== path);
      expect(isDone.filter(Boolean)).toHaveLength(1);
      for (const [n, { status }] of replies.entries()) if (!isDone[n]) expect([303, 503]).toContain(status);
      const [after] = await stateOf(id);
      expect(after).toMatchObject({ confirmed: true, unused: 0 });
      const reply = await sendSignIn(site, email, newPasswords[isDone.indexOf(true)] ?? '');
      expect(reply.status).toBe(303);

      expect((await use(path, token)).location).toBe(path);
      expect((await stateOf(id))[0]?.password_hash).toBe(after?.password_hash);
    }
  });

  test(`A18: works for ${minutes} minutes at most`, async () => {
    const { id } = await addAccount(site.database.database, account);
    await issue(id, purpose);
    const [link] = await queryTasks<{ minutes: number }>(
      site.database,
      'SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM emailed_links WHERE user_id = $1',
      [id],
    );
    expect(link?.minutes).toBe(minutes);
  });

  test('A18: used, expired and invented links get the same answer', async () => {
    const { id } = await addAccount(site.database.database, account);
    const [usedToken, expiredToken] = [await issue(id, purpose), await issue(id, purpose)];
    await asSuperuser(
      site.database,
      `UPDATE emailed_links SET expires_at = now() WHERE user_id = '${id}'
       AND token_hash = sha256('${expiredToken}'::bytea)`,
    );
    const before = await stateOf(id);
    expect((await use(path, expiredToken)).location).toBe(path);
    expect(await stateOf(id)).toEqual(before);
    expect((await use(path, usedToken)).location).not.toBe(path);
    const pages = [
      await readWornOut(path, usedToken),
      await readWornOut(path, expiredToken),
      await readWornOut(path, 'a'.repeat(43)),
    ];
    expect(new Set(pages).size).toBe(1);
  });

  test("A18: in another user's browser the link changes the account it was sent to", async () => {
    const [owner, other] = [
      await addAccount(site.database.database, account),
      await addAccount(site.database.database),
    ];
    const othersState = await stateOf(other.id);
    const token = await issue(owner.id, purpose);
    const cookie = await signInAs(site, other.id);
    expect((await use(path, token, NEXT, cookie)).status).toBe(303);
    expect(await stateOf(other.id)).toEqual(othersState);
    expect(await whoIs(site, cookie)).toBe(other.id);
    expect((await sendSignIn(site, owner.email, NEXT)).status).toBe(303);
    expect((await sendSignIn(site, other.email, NEXT)).status).toBe(401);
  });

  test('A18: a link works for its own purpose only', async () => {
    const { id } = await addAccount(site.database.database, account);
    const token = await issue(id, purpose);
    const before = await stateOf(id);
    for (const elsewhere of ['/confirm-email', '/reset-password', '/confirm-new-email']) {
      if (elsewhere === path) continue;
      const fields: Record<string, string> = { token };
      if (elsewhere !== '/confirm-new-email') fields['password'] = NEXT;
      expect((await sendForm(site, elsewhere, fields)).location).toBe(elsewhere);
    }
    expect(await stateOf(id)).toEqual(before);
  });
});

describe('A18: an account that a stranger signed up with the address of another person', () => {
  const STRANGERS_PASSWORD = 'the-strangers-own-password';
  const form = (email: string) => ({
    full_name: 'Another Person',
    email,
    password: STRANGERS_PASSWORD,
    role: 'job_seeker',
    next: '',
    human_check: '',
  });

  test('A18: has the password chosen by the owner of the mailbox, once it is confirmed', async () => {
    const email = 'mailbox-owner@mail.example';
    expect((await sendForm(site, '/candidate-sign-up', form(email))).status).toBe(303);
    const { links } = await waitForMail(site, { to: email });
    const link = new URL(links.find((each) => each.includes('/confirm-email')) ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect((await sendForm(site, '/confirm-email', { token })).status).toBe(422);
    expect((await use('/confirm-email', token, PASSWORD)).location).toBe('/confirm-email?confirmed=job_seeker');
    expect((await sendSignIn(site, email, STRANGERS_PASSWORD)).status).toBe(401);
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
  });

  test('A18: a confirmation link is void once another link has proven the address', async () => {
    const { id, email } = await addAccount(site.database.database, { status: 'pending', isConfirmed: false });
    const [confirming, resetting] = [await issue(id, 'confirm_email'), await issue(id, 'reset_password')];
    expect((await use('/reset-password', resetting, PASSWORD)).location).toContain('candidate-login');
    expect((await use('/confirm-email', confirming, STRANGERS_PASSWORD)).location).toBe('/confirm-email');
    expect((await sendSignIn(site, email, STRANGERS_PASSWORD)).status).toBe(401);
    expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
  });
});
