/** A10: a stranger who keeps an address locked for a day keeps its owner out of no browser they have signed in with. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import { addAccount, BEHIND_PROXY, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { lockFromElsewhere } from '#tests/support/lockouts.ts';
import { knownBrowserOf } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

test('A10: with no known browser left, a link to a new password makes one', async () => {
  const { id, email } = await addAccount(site.database.database);
  await lockFromElsewhere(site, email);
  const token = await site.database.database.asSystem((transaction) =>
    issueAccountLink(transaction, id, 'reset_password'),
  );
  const reply = await sendForm(site, '/reset-password', { token, password: 'ten-loud-lanterns' });
  expect(reply.status).toBe(303);
  // The stranger goes on.
  await lockFromElsewhere(site, email);
  expect((await sendSignIn(site, email, 'ten-loud-lanterns')).status).toBe(423);
  const cookie = knownBrowserOf(reply.headers['set-cookie']);
  expect((await sendSignIn(site, email, 'ten-loud-lanterns', { cookie })).status).toBe(303);
});
