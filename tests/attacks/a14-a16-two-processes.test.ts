// @form full
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import {
  addAccount,
  BEHIND_PROXY,
  newAddress,
  PASSWORD,
  sendForm,
  sendSignIn,
  whoIs,
} from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, type SessionKind, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let sites: [Site, Site];

beforeAll(async () => {
  const env = BEHIND_PROXY;
  const first = await startSite({ env });
  sites = [first, await startSite({ env, database: first.database })];
});

afterAll(async () => {
  for (const site of (sites ?? []).toReversed()) await site.stop();
});

const siteInTurn = (n: number): Site => sites[n % 2 === 0 ? 0 : 1];

test('A14: of a hundred tries at once, over two processes, exactly ten pass', {
  timeout: inFull(HANGING_MS, 600_000),
}, async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const from = newAddress();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        sendSignIn(siteInTurn(n), `unknown-${n}@mail.example`, 'some-password', { from }),
      ),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(90);
    expect(refused.every(({ headers }) => headers['retry-after'] === '900')).toBe(true);
  }
});

describe('A16: every session of an account is over with the very next request, at both processes', () => {
  let person: { id: string; email: string };
  let otherAccount: string;
  const SIGN_INS = rounds(10, 50);

  beforeEach(async () => {
    person = await addAccount(sites[0].database.database, { role: 'employer' });
    otherAccount = await signInAs(sites[0], castMember('Aisha').id);
  });

  const signInMany = (kind: SessionKind = 'full') =>
    Promise.all(Array.from({ length: SIGN_INS }, () => signInAs(sites[0], person.id, { kind })));

  const ask = (cookies: string[]) =>
    Promise.all(cookies.flatMap((cookie) => [whoIs(sites[0], cookie), whoIs(sites[1], cookie)]));

  async function expectAllOver(cookies: string[]): Promise<void> {
    expect(await ask(cookies)).toEqual(Array.from({ length: 2 * cookies.length }, () => null));
    expect(await ask([otherAccount])).toEqual([castMember('Aisha').id, castMember('Aisha').id]);
  }

  async function expectAllGood(cookies: string[]): Promise<void> {
    expect(await ask(cookies)).toEqual(Array.from({ length: 2 * cookies.length }, () => person.id));
  }

  test('A16: after signing out on one device', async () => {
    const cookies = await signInMany();
    await expectAllGood(cookies);
    expect((await sendForm(sites[1], '/logout', {}, { cookie: cookies[0] ?? '' })).status).toBe(303);
    await expectAllOver(cookies);
  });

  test('A16: after a rejection', async () => {
    await asSuperuser(
      sites[0].database,
      `UPDATE profiles SET status = 'pending', approved_by = NULL, approved_at = NULL WHERE id = '${person.id}'`,
    );
    const cookies = await signInMany('restricted');
    await expectAllGood(cookies);
    const admin = await signInAs(sites[0], castMember('Morag').id);
    const reply = await sendForm(sites[1], `/admin/accounts/${person.id}/reject`, {}, { cookie: admin });
    expect(reply.status).toBe(303);
    await expectAllOver(cookies);
  });

  test('A16: after deletion', async () => {
    const cookies = await signInMany();
    await expectAllGood(cookies);
    const admin = await signInAs(sites[0], castMember('Morag').id);
    const reply = await sendForm(sites[1], `/admin/accounts/${person.id}/delete`, {}, { cookie: admin });
    expect(reply.status).toBe(303);
    await expectAllOver(cookies);
  });

  test('A16: after a change of role', async () => {
    const cookies = await signInMany();
    await expectAllGood(cookies);
    const token = await issueBootstrapToken(sites[0].database.database);
    const reply = await sendForm(sites[1], '/api/verify-bootstrap-admin', { token }, { cookie: cookies[0] ?? '' });
    await expectAllOver(cookies);
    expect(await ask([reply.cookie ?? ''])).toEqual([person.id, person.id]);
    await asSuperuser(sites[0].database, `UPDATE profiles SET role = 'employer' WHERE id = '${person.id}'`);
    await expectAllOver([reply.cookie ?? '']);
  });

  test('A16: after a new password by link', async () => {
    const cookies = await signInMany();
    await expectAllGood(cookies);
    const token = await sites[0].database.database.asSystem((transaction) =>
      issueAccountLink(transaction, person.id, 'reset_password'),
    );
    const reply = await sendForm(sites[1], '/reset-password', { token, password: 'ten-loud-lanterns' });
    expect(reply.status).toBe(303);
    await expectAllOver(cookies);
  });

  test('A16: after a change of password, but for the one that changed it', async () => {
    const cookies = await signInMany();
    const [own = '', ...others] = cookies;
    const change = { current_password: PASSWORD, password: 'ten-loud-lanterns' };
    expect((await sendForm(sites[1], '/account/password', change, { cookie: own })).status).toBe(303);
    await expectAllOver(others);
    await expectAllGood([own]);
  });
});
