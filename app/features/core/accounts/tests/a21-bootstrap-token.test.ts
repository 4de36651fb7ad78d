import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  issueBootstrapToken,
  spendBootstrapToken,
} from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { findSession } from '#app/features/core/accounts/queries/sessions.server.ts';
import { addAccount, BEHIND_PROXY, newAddress, sendForm, whoIs } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, type SessionKind, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

beforeEach(() => asSuperuser(site.database, 'TRUNCATE bootstrap_tokens'));

const newBootstrapToken = () => issueBootstrapToken(site.database.database);

type Sending = { from?: string; accept?: string; at?: Site };

async function spendToken(cookie: string, fields: Record<string, string>, { from, accept, at = site }: Sending = {}) {
  const headers = { Accept: accept ?? 'application/json' };
  const reply = await sendForm(at, '/api/verify-bootstrap-admin', fields, { cookie, headers, ...(from && { from }) });
  return { ...reply, json: accept ? null : (JSON.parse(reply.body) as { success: boolean; error?: string }) };
}

async function newWaitingAccount(kind: SessionKind = 'restricted') {
  const account = await addAccount(site.database.database, { status: kind === 'full' ? 'approved' : 'pending' });
  return { ...account, cookie: await signInAs(site, account.id, { kind }) };
}

async function listAdmins(): Promise<string[]> {
  const rows = await queryTasks<{ id: string }>(
    site.database,
    `SELECT id FROM profiles WHERE role = 'admin' AND NOT is_demo`,
  );
  return rows.map(({ id }) => id);
}

async function expectNoNewAdmin(act: () => Promise<void>): Promise<void> {
  const before = await listAdmins();
  await act();
  expect(await listAdmins()).toEqual(before);
}

test('A21: the account that uses the token becomes an approved administrator with a new session', async () => {
  const { id, cookie } = await newWaitingAccount();
  const token = await newBootstrapToken();
  const reply = await spendToken(cookie, { token: `  ${token}\n` });
  expect([reply.status, reply.json]).toEqual([200, { success: true }]);
  expect(await listAdmins()).toContain(id);
  const viewer = await findSession(site.database.database.asPublic, reply.cookie?.split('=')[1] ?? '');
  expect(viewer).toMatchObject({ id, role: 'admin', status: 'approved', session: { kind: 'full' } });
});

test('A21: fifty at once, and one of them becomes an administrator', {
  timeout: inFull(HANGING_MS, 600_000),
}, async () => {
  for (let round = 0; round < rounds(2, 20); round += 1) {
    const token = await newBootstrapToken();
    const before = await listAdmins();
    const viewers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { cookie } = await newWaitingAccount();
        const viewer = await findSession(site.database.database.asPublic, cookie.split('=')[1] ?? '');
        if (!viewer) throw new Error('The waiting account must have a session');
        return viewer;
      }),
    );
    const results = await Promise.all(
      viewers.map((viewer) => spendBootstrapToken(accountServices(site.database), viewer, token)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === 'invalid')).toHaveLength(49);
    expect(await listAdmins()).toHaveLength(before.length + 1);
  }
});

test('A21: a used token stays used, also after a restart and for the same account', async () => {
  const [firstAccount, secondAccount] = [await newWaitingAccount(), await newWaitingAccount()];
  const token = await newBootstrapToken();
  expect((await spendToken(firstAccount.cookie, { token })).status).toBe(200);
  const restarted = await startSite({ env: BEHIND_PROXY, database: site.database });
  await expectNoNewAdmin(async () => {
    for (const at of [site, restarted]) {
      const secondUse = await spendToken(secondAccount.cookie, { token }, { at });
      expect([secondUse.status, secondUse.json]).toEqual([
        403,
        { success: false, error: 'Invalid or expired bootstrap token' },
      ]);
    }
    await asSuperuser(site.database, `UPDATE profiles SET role = 'job_seeker' WHERE id = '${firstAccount.id}'`);
    expect((await spendToken(await signInAs(site, firstAccount.id), { token })).status).toBe(403);
    await asSuperuser(site.database, `UPDATE profiles SET role = 'admin' WHERE id = '${firstAccount.id}'`);
  });
  await restarted.stop();
});

test('A21: at most five wrong tokens in 15 minutes are checked', async () => {
  const { id, cookie } = await newWaitingAccount();
  const [token, from] = [await newBootstrapToken(), newAddress()];
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await spendToken(cookie, { token: `wrong-${count}` }, { from })).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  expect((await spendToken(cookie, { token }, { from })).status).toBe(429);
  expect(await listAdmins()).not.toContain(id);
});

describe('A21: an account id in the body', () => {
  test('A21: is ignored: the token applies to the account of the session', async () => {
    const [sender, named] = [await newWaitingAccount(), await newWaitingAccount()];
    const reply = await spendToken(sender.cookie, { token: await newBootstrapToken(), userId: named.id });
    expect(reply.status).toBe(200);
    expect(await listAdmins()).toContain(sender.id);
    expect(await listAdmins()).not.toContain(named.id);
    expect(await whoIs(site, reply.cookie ?? '')).toBe(sender.id);
  });

  test('A21: gives a visitor without a session nothing', async () => {
    const [token, named] = [await newBootstrapToken(), await newWaitingAccount()];
    await expectNoNewAdmin(async () => {
      const reply = await sendForm(site, '/api/verify-bootstrap-admin', { token, userId: named.id });
      expect(reply.status).toBe(401);
    });
    expect((await spendToken(named.cookie, { token })).status).toBe(200);
  });
});

describe('A21: an invalid token', () => {
  test.each(['', '   ', '\n\t'])('A21: %j is refused as empty, and costs no attempt', async (token) => {
    const { cookie } = await newWaitingAccount();
    const from = newAddress();
    for (let count = 0; count < 7; count += 1) {
      const { status, json } = await spendToken(cookie, { token }, { from });
      expect([status, json]).toEqual([422, { success: false, error: 'Please enter the bootstrap token' }]);
    }
    expect((await spendToken(cookie, { token: await newBootstrapToken() }, { from })).status).toBe(200);
  });

  test.each([
    ['a megabyte', 'x'.repeat(1_000_000), 422],
    ['a wildcard', '%', 403],
    ['SQL', `' OR used_at IS NULL --`, 403],
    ['a NUL byte', '\u0000', 403],
  ])('A21: %s', async (_what, token, status) => {
    await newBootstrapToken();
    const { cookie } = await newWaitingAccount();
    await expectNoNewAdmin(async () => {
      expect((await spendToken(cookie, { token })).status).toBe(status);
    });
  });

  test('A21: one of yesterday', async () => {
    const { cookie } = await newWaitingAccount();
    const token = await newBootstrapToken();
    await asSuperuser(
      site.database,
      `UPDATE bootstrap_tokens SET created_at = now() - interval '24 hours', expires_at = expires_at - interval '24 hours'`,
    );
    await expectNoNewAdmin(async () => {
      expect((await spendToken(cookie, { token })).status).toBe(403);
    });
  });

  test('A21: fields that the form does not have', async () => {
    const { cookie } = await newWaitingAccount();
    const token = await newBootstrapToken();
    await expectNoNewAdmin(async () => {
      for (const name of ['role', 'status', 'user_id', '__proto__', 'token[]']) {
        const headers = { Accept: 'application/json' };
        const reply = await sendForm(
          site,
          '/api/verify-bootstrap-admin',
          { token, [name]: 'admin' },
          { cookie, headers },
        );
        expect([name, reply.status]).toEqual([name, 400]);
      }
    });
  });
});

describe('A21: accounts that cannot use a token', () => {
  test.each([
    ['an administrator, who has no need', () => signInAs(site, castMember('Morag').id), 403],
    [
      'an administrator whose passkey is to come',
      () => signInAs(site, castMember('Morag').id, { kind: 'second_factor' }),
      403,
    ],
    ['a rejected account', () => signInAs(site, castMember('Gary').id, { kind: 'restricted' }), 401],
  ])('A21: %s; the token stays valid', async (_who, signingIn, status) => {
    const token = await newBootstrapToken();
    await expectNoNewAdmin(async () => {
      expect((await spendToken(await signingIn(), { token })).status).toBe(status);
    });
    expect((await spendToken((await newWaitingAccount()).cookie, { token })).status).toBe(200);
  });

  test('A21: an account that was rejected while the request ran', async () => {
    const { id, cookie } = await newWaitingAccount();
    const viewer = await findSession(site.database.database.asPublic, cookie.split('=')[1] ?? '');
    if (!viewer) throw new Error('The waiting account must have a session');
    await asSuperuser(site.database, `UPDATE profiles SET status = 'rejected' WHERE id = '${id}'`);
    const result = await spendBootstrapToken(accountServices(site.database), viewer, await newBootstrapToken());
    expect(result).toEqual({ ok: false, reason: 'invalid' });
    expect(await listAdmins()).not.toContain(id);
  });
});

test('A21: the token is stored as a hash for 24 hours, and appears nowhere in the log', async () => {
  const { cookie } = await newWaitingAccount();
  const token = await newBootstrapToken();
  const rows = await queryTasks<{ hash: string; hours: number; line: string }>(
    site.database,
    `SELECT encode(token_hash, 'hex') AS hash, extract(epoch FROM expires_at - created_at)::int / 3600 AS hours, t::text AS line
     FROM bootstrap_tokens AS t`,
  );
  expect(rows).toMatchObject([{ hash: createHash('sha256').update(token).digest('hex'), hours: 24 }]);
  expect(rows[0]?.line).not.toContain(token);
  await spendToken(cookie, { token: `${token}x` });
  await spendToken(cookie, { token });
  await expect.poll(() => site.log()).toContain('/api/verify-bootstrap-admin');
  expect(site.log()).not.toContain(token);
});

test('A21: without scripts the answer is a page, with the same rules', async () => {
  const { id, cookie } = await newWaitingAccount();
  const refused = await spendToken(cookie, { token: 'wrong' }, { accept: 'text/html' });
  expect([refused.status, refused.cookie]).toEqual([303, null]);
  const granted = await spendToken(cookie, { token: await newBootstrapToken() }, { accept: 'text/html' });
  expect([granted.status, granted.location.split('?')[0]]).toEqual([303, '/admin']);
  expect(await listAdmins()).toContain(id);
});
