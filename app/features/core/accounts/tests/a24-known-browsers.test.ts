import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import { newToken } from '#platform/token/token.server.ts';
import {
  addAccount,
  BEHIND_PROXY,
  comparable,
  newAddress,
  PASSWORD,
  sendForm,
  sendSignIn,
  whoIs,
} from '#tests/support/account-forms.ts';
import {
  countLockNotices,
  letTimePass,
  lockAtOnce,
  lockFromElsewhere,
  lockSession,
  WRONG_PASSWORD,
} from '#tests/support/lockouts.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { request } from '#tests/support/request.ts';
import { knownBrowserOf } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const NEXT = 'ten-loud-lanterns';
let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

type Person = { id: string; email: string; session: string; browser: string };

async function signedIn(cookie: string | null = null, account?: Parameters<typeof addAccount>[1]): Promise<Person> {
  const person = await addAccount(site.database.database, account);
  const reply = await sendSignIn(site, person.email, PASSWORD, { cookie });
  expect(reply.status).toBe(303);
  return { ...person, session: reply.cookie ?? '', browser: knownBrowserOf(reply.headers['set-cookie']) ?? '' };
}

const tryInBrowser = async (cookie: string | null, email: string, password = PASSWORD) =>
  (await sendSignIn(site, email, password, { cookie })).status;

const tokensIn = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

describe('A24: five wrong passwords from elsewhere', () => {
  test('A24: the known browser signs in, and the owner changes their password and address', async () => {
    const { id, email, session, browser } = await signedIn(null, { role: 'admin' });
    const ownAddress = newAddress();
    await lockFromElsewhere(site, email);
    expect((await sendSignIn(site, email, PASSWORD, { from: ownAddress })).status).toBe(423);
    expect((await sendSignIn(site, email, PASSWORD, { from: ownAddress, cookie: browser })).status).toBe(303);

    const newEmail = { current_password: PASSWORD, email: `moved-${id.slice(0, 8)}@mail.example` };
    expect((await sendForm(site, '/account/email', newEmail, { cookie: session, from: ownAddress })).status).toBe(303);
    const change = { current_password: PASSWORD, password: NEXT };
    expect((await sendForm(site, '/account/password', change, { cookie: session, from: ownAddress })).status).toBe(303);
    expect(await tryInBrowser(null, email, NEXT), 'strangers are still locked out').toBe(423);
  });

  test('A24: the owner gets one email a day about the lock', async () => {
    const { id, email } = await signedIn();
    for (let lock = 0; lock < 3; lock += 1) {
      await lockFromElsewhere(site, email);
      await letTimePass(site, 16);
    }
    expect(await countLockNotices(site, id)).toEqual({ signIns: 1, sessions: 0 });
    const { text } = await waitForMail(site, { to: email, subject: 'Wrong passwords for your account' });
    expect(text).toContain('/forgot-password');
    await letTimePass(site, 24 * 60);
    await lockFromElsewhere(site, email);
    expect(await countLockNotices(site, id)).toEqual({ signIns: 2, sessions: 0 });
  });

  test('A24: an email about sign-ins does not replace one about guesses in a signed-in session', async () => {
    const { id, email, session } = await signedIn();
    for (let lock = 0; lock < 2; lock += 1) {
      await lockFromElsewhere(site, email);
      await lockSession(site, session);
      await letTimePass(site, 16);
    }
    expect(await countLockNotices(site, id)).toEqual({ signIns: 1, sessions: 1 });
    const { text } = await waitForMail(site, { to: email, subject: 'Wrong passwords while signed in to your account' });
    expect(text).toContain('Sign out everywhere and choose a new password');
    await letTimePass(site, 24 * 60);
    await lockSession(site, session);
    expect(await countLockNotices(site, id)).toEqual({ signIns: 1, sessions: 2 });
  });

  test('A24: an address that was never confirmed gets no email', async () => {
    const { id, email } = await addAccount(site.database.database, { isConfirmed: false });
    await lockFromElsewhere(site, email);
    expect(await countLockNotices(site, id)).toEqual({ signIns: 0, sessions: 0 });
  });
});

describe('A24: a known browser', () => {
  test('A24: has five attempts, and its lock concerns no other browser', async () => {
    const { email, browser } = await signedIn();
    const second = knownBrowserOf((await sendSignIn(site, email, PASSWORD)).headers['set-cookie']);
    for (let count = 0; count < 5; count += 1) expect(await tryInBrowser(browser, email, WRONG_PASSWORD)).toBe(401);
    const lockedReply = await sendSignIn(site, email, PASSWORD, { cookie: browser });
    expect([lockedReply.status, lockedReply.body]).toEqual([
      423,
      expect.stringContaining('Please try again in 15 minutes.'),
    ]);
    expect([await tryInBrowser(second, email), await tryInBrowser(null, email)]).toEqual([303, 303]);
    await letTimePass(site, 15);
    expect(await tryInBrowser(browser, email)).toBe(303);
  });

  test('A24: is known to one account only', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await lockAtOnce(site, other.email);
    expect(await tryInBrowser(one.browser, other.email)).toBe(423);
    expect(await tryInBrowser(other.browser, other.email)).toBe(303);
  });

  test('A24: stays known to each of the people who share it, up to five', async () => {
    const people = [await signedIn()];
    for (let count = 0; count < 5; count += 1) people.push(await signedIn(people.at(-1)?.browser));
    const { browser } = people.at(-1) ?? { browser: '' };
    expect(tokensIn(browser).split('.')).toHaveLength(5);
    expect(Buffer.byteLength(browser)).toBeLessThanOrEqual(4_096);
    const statuses = [];
    for (const { email } of people) {
      await lockAtOnce(site, email);
      statuses.push(await tryInBrowser(browser, email));
    }
    expect(statuses).toEqual([423, 303, 303, 303, 303, 303]);
  });

  test('A24: opens nothing: its cookie is no session, and the database stores only its hash', async () => {
    const { id, browser } = await signedIn();
    expect(await whoIs(site, browser)).toBeNull();
    expect(await whoIs(site, `session=${tokensIn(browser)}`)).toBeNull();
    const page = await request(site.url, '/account', { headers: { Cookie: browser } });
    expect([page.status, page.headers.location]).toEqual([302, expect.stringContaining('/candidate-login')]);
    const storedBrowsers = await queryTasks<{ token_hash: Buffer; days: number }>(
      site.database,
      `SELECT token_hash, round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM known_browsers WHERE user_id = $1`,
      [id],
    );
    expect(storedBrowsers).toEqual([{ token_hash: createHash('sha256').update(tokensIn(browser)).digest(), days: 90 }]);
  });

  test('A24: a token planted by a stranger is not accepted', async () => {
    const strangersBrowser = await signedIn();
    const owner = await signedIn(strangersBrowser.browser);
    expect(tokensIn(owner.browser).split('.')[0]).not.toBe(tokensIn(strangersBrowser.browser));
    await lockAtOnce(site, owner.email);
    expect(await tryInBrowser(strangersBrowser.browser, owner.email)).toBe(423);
    const invalidBrowser = await signedIn(`known-browser=${newToken()}`);
    expect(tokensIn(invalidBrowser.browser).split('.')).toHaveLength(1);
  });

  test('A24: is forgotten 90 days after the last sign-in', async () => {
    const { email, browser } = await signedIn();
    await letTimePass(site, 89 * 24 * 60);
    expect(await tryInBrowser(browser, email)).toBe(303);
    await letTimePass(site, 89 * 24 * 60);
    await lockAtOnce(site, email);
    expect(await tryInBrowser(browser, email)).toBe(303);
    await letTimePass(site, 90 * 24 * 60);
    await lockAtOnce(site, email);
    expect(await tryInBrowser(browser, email)).toBe(423);
  });
});

describe('A24: changes that forget known browsers', () => {
  const lockedOut = async ({ email, browser }: Person, password = PASSWORD) => {
    await lockAtOnce(site, email);
    return (await tryInBrowser(browser, email, password)) === 423;
  };

  test('A24: a changed password, except the browser in which it was changed', async () => {
    const person = await signedIn();
    const change = { current_password: PASSWORD, password: NEXT };
    const reply = await sendForm(site, '/account/password', change, { cookie: `${person.session}; ${person.browser}` });
    expect(await lockedOut(person, NEXT)).toBe(true);
    expect(await tryInBrowser(knownBrowserOf(reply.headers['set-cookie']), person.email, NEXT)).toBe(303);
  });

  test('A24: a password chosen by link, except the browser in which it was chosen', async () => {
    const person = await signedIn();
    const token = await site.database.database.asSystem((t) => issueAccountLink(t, person.id, 'reset_password'));
    const reply = await sendForm(site, '/reset-password', { token, password: NEXT });
    expect(await lockedOut(person, NEXT)).toBe(true);
    expect(await tryInBrowser(knownBrowserOf(reply.headers['set-cookie']), person.email, NEXT)).toBe(303);
  });

  test('A24: deleting the account', async () => {
    const { id, session } = await signedIn();
    const fields = { current_password: PASSWORD };
    expect((await sendForm(site, '/account/delete', fields, { cookie: session })).status).toBe(303);
    expect(await queryTasks(site.database, 'SELECT FROM known_browsers WHERE user_id = $1', [id])).toEqual([]);
  });

  test("A24: but signing out does not, because it would lift the owner's protection", async () => {
    const person = await signedIn();
    const reply = await sendForm(site, '/logout', {}, { cookie: `${person.session}; ${person.browser}` });
    expect(knownBrowserOf(reply.headers['set-cookie'])).toBeNull();
    expect(await lockedOut(person)).toBe(false);
  });
});

test('A24: a browser known to one account does not tell which other addresses have an account', async () => {
  const { browser } = await signedIn();
  const { email: knownEmail } = await addAccount(site.database.database, { email: 'a24-known@mail.example' });
  const unknown = 'a24-nobod@mail.example';
  const signInReply = async (email: string) =>
    comparable(await sendSignIn(site, email, WRONG_PASSWORD, { cookie: browser }), email);
  for (let count = 0; count < 5; count += 1) expect(await signInReply(unknown)).toEqual(await signInReply(knownEmail));
  const locked = [await signInReply(unknown), await signInReply(knownEmail)];
  expect(locked.map(({ status }) => status)).toEqual([423, 423]);
});
