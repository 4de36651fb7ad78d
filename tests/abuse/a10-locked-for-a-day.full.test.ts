/** A10: a stranger who keeps an address locked for a day keeps its owner out of no browser they have signed in with. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendSignIn } from '#tests/support/account-forms.ts';
import { countLockNotices, letTimePass, lockFromElsewhere, lockSession } from '#tests/support/lockouts.ts';
import { inFull } from '#tests/support/rounds.ts';
import { knownBrowserOf, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const DAY_MINUTES = 24 * 60;
/** A lock lasts 15 minutes; the short form takes larger steps through the day. */
const STEP_MINUTES = inFull(180, 15);
let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

test('A10: the known browser signs in at any time of the day, and the owner gets three emails at most', {
  timeout: 600_000,
}, async () => {
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
});
