import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import { newToken } from '#platform/token/token.server.ts';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn, whoIs } from '#tests/support/account-forms.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

describe('A15: a session that an attacker chose', () => {
  test.each([
    ['a value of the right form', () => `session=${newToken()}`],
    ['a short value', () => 'session=abc'],
    ['many values', () => `session=${newToken()}; session=${newToken()}; session=x`],
    ['a name of the secure kind', () => `__Host-session=${newToken()}; session=${newToken()}`],
  ])('A15: %s is worth nothing before signing in and after', async (_what, make) => {
    const { id, email } = await addAccount(site.database.database);
    const preset = make();
    expect(await whoIs(site, preset)).toBeNull();
    const reply = await sendSignIn(site, email, PASSWORD, { cookie: preset });
    expect(reply.cookie).not.toBeNull();
    expect(preset).not.toContain(reply.cookie?.split('=')[1]);
    expect(await whoIs(site, preset)).toBeNull();
    expect(await whoIs(site, reply.cookie ?? '')).toBe(id);
  });

  test('A15: an attacker’s session, put into the browser beforehand, ends when the victim signs in', async () => {
    const [attacker, victim] = [await addAccount(site.database.database), await addAccount(site.database.database)];
    const planted = await signInAs(site, attacker.id);
    const reply = await sendSignIn(site, victim.email, PASSWORD, { cookie: planted });
    expect(await whoIs(site, reply.cookie ?? '')).toBe(victim.id);
    expect(await whoIs(site, planted)).toBeNull();
  });

  test('A15: who fails to sign in keeps the session they had', async () => {
    const { id, email } = await addAccount(site.database.database);
    const cookie = await signInAs(site, id);
    expect((await sendSignIn(site, email, 'not-the-right-one', { cookie })).cookie).toBeNull();
    expect(await whoIs(site, cookie)).toBe(id);
  });

  test('A15: more rights are a new session: the one that waited is over', async () => {
    const { id } = await addAccount(site.database.database, { status: 'pending' });
    const waiting = await signInAs(site, id, { kind: 'restricted' });
    const token = await issueBootstrapToken(site.database.database);
    const reply = await sendForm(site, '/api/verify-bootstrap-admin', { token }, { cookie: waiting });
    expect(reply.cookie).not.toBe(waiting);
    expect([await whoIs(site, reply.cookie ?? ''), await whoIs(site, waiting)]).toEqual([id, null]);
  });
});

describe('A17: an attacker with a copy of the database', () => {
  const spellings = (hash: Buffer) => [
    hash.toString('base64url'),
    hash.toString('base64').replace(/=+$/, ''),
    hash.toString('hex'),
    `\\x${hash.toString('hex')}`,
    hash.toString('latin1').replace(/[^\x21-\x7e]/g, '_'),
    createHash('sha256').update(hash).digest('base64url'),
  ];

  test('A17: finds of a session the SHA-256 of its cookie, and nothing that works as one', async () => {
    const { id, email } = await addAccount(site.database.database);
    const { cookie } = await sendSignIn(site, email, PASSWORD);
    const token = cookie?.split('=')[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await queryTasks<{ token_hash: Buffer; dump: string }>(
      site.database,
      'SELECT token_hash, s::text AS dump FROM sessions AS s WHERE user_id = $1',
      [id],
    );
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([createHash('sha256').update(token).digest()]);
    for (const hash of rows.map(({ token_hash }) => token_hash)) {
      for (const each of spellings(hash)) expect(await whoIs(site, `session=${each}`)).toBeNull();
    }
    for (const value of rows.flatMap(({ dump }) => dump.replace(/[()"]/g, '').split(','))) {
      expect(await whoIs(site, `session=${value.replace(/[^\w-]/g, '')}`)).toBeNull();
    }
    expect(await whoIs(site, cookie ?? '')).toBe(id);
  });

  test('A17: finds of links and bootstrap tokens only what opens nothing', async () => {
    const { database } = site.database;
    const { id } = await addAccount(database, { status: 'pending' });
    const link = await database.asSystem((transaction) => issueAccountLink(transaction, id, 'reset_password'));
    await issueBootstrapToken(database);
    const hashes = await queryTasks<{ token_hash: Buffer }>(
      site.database,
      'SELECT token_hash FROM emailed_links UNION ALL SELECT token_hash FROM bootstrap_tokens',
    );
    expect(hashes.map(({ token_hash }) => token_hash.toString('hex'))).toContain(
      createHash('sha256').update(link).digest('hex'),
    );
    const cookie = await signInAs(site, id, { kind: 'restricted' });
    for (const each of hashes.flatMap(({ token_hash }) => spellings(token_hash)).slice(0, 12)) {
      const reset = await sendForm(site, '/reset-password', { token: each, password: 'ten-loud-lanterns' });
      expect(reset.location).toBe('/reset-password');
      const headers = { Accept: 'application/json' };
      const usedTokenReply = await sendForm(site, '/api/verify-bootstrap-admin', { token: each }, { cookie, headers });
      expect([403, 429]).toContain(usedTokenReply.status);
    }
    expect(
      (await sendForm(site, '/reset-password', { token: link, password: 'ten-loud-lanterns' })).location,
    ).toContain('login');
  });

  test('A17: finds no token in any table', async () => {
    const { email } = await addAccount(site.database.database);
    const token = (await sendSignIn(site, email, PASSWORD)).cookie?.split('=')[1] ?? '';
    const tables = await queryTasks<{ name: string }>(
      site.database,
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'app', 'tasks')`,
    );
    expect(tables.length).toBeGreaterThan(15);
    const forms = [token, Buffer.from(token, 'base64url').toString('hex'), PASSWORD];
    const looks = tables.map(
      ({ name }) =>
        `SELECT '${name}' AS name FROM ${name} AS t, unnest($1::text[]) AS form WHERE position(form IN t::text) > 0`,
    );
    expect(await queryTasks(site.database, looks.join(' UNION ALL '), [forms])).toEqual([]);
  });

  test('A17: cannot guess the next one: a cookie of zeros, of ones, of another account', async () => {
    const real = (await signInAs(site, castMember('Tom').id)).split('=')[1] ?? '';
    for (const value of ['A'.repeat(43), '_'.repeat(43), real.toLowerCase(), `${real}A`, real.slice(1), `"${real}"`]) {
      expect(await whoIs(site, `session=${value}`)).toBeNull();
    }
  });
});
