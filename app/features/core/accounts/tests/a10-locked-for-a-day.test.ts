import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { isFullForm } from '#tests/support/form.ts';
import { countLockNotices, letTimePass, lockFromElsewhere, lockSession } from '#tests/support/lockouts.ts';
import { inFull } from '#tests/support/rounds.ts';
import { knownBrowserOf, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

test('A10: in an unknown browser the owner sets a new password by link, which makes the browser known', async () => {
  const { id, email } = await addAccount(site.database.database);
  await lockFromElsewhere(site, email);
  const token = await site.database.database.asSystem((transaction) =>
    issueAccountLink(transaction, id, 'reset_password'),
  );
  const reply = await sendForm(site, '/reset-password', { token, password: 'ten-loud-lanterns' });
  expect(reply.status).toBe(303);
  await lockFromElsewhere(site, email);
  expect((await sendSignIn(site, email, 'ten-loud-lanterns')).status).toBe(423);
  const cookie = knownBrowserOf(reply.headers['set-cookie']);
  expect((await sendSignIn(site, email, 'ten-loud-lanterns', { cookie })).status).toBe(303);
});

const DAY_MINUTES = 24 * 60;
/** A lock lasts 15 minutes; the short form takes larger steps through the day. */
const STEP_MINUTES = inFull(180, 15);

test.runIf(isFullForm)(
  'A10: the known browser signs in at any time of the day, and the owner gets three emails at most',
  {
    timeout: 600_000,
  },
  async () => {
    const { id, email } = await addAccount(site.database.database, { role: 'admin' });
    const knownBrowser = knownBrowserOf((await sendSignIn(site, email, PASSWORD)).headers['set-cookie']);
    const stolen = await signInAs(site, id);
    for (let minute = 0; minute < DAY_MINUTES; minute += STEP_MINUTES) {
      await lockFromElsewhere(site, email);
      expect((await sendSignIn(site, email, PASSWORD)).status, 'an unknown browser').toBe(423);
      expect((await sendSignIn(site, email, PASSWORD, { cookie: knownBrowser })).status, 'the known browser').toBe(303);
      await lockSession(site, stolen);
      await letTimePass(site, STEP_MINUTES);
    }
    const { signIns, sessions } = await countLockNotices(site, id);
    expect(signIns).toBeGreaterThan(0);
    expect(sessions).toBeGreaterThan(0);
    expect(signIns + sessions).toBeLessThanOrEqual(3);
  },
);
