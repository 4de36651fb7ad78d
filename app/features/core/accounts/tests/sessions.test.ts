import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  beginSession,
  endAllSessions,
  endOtherSessions,
  rollSession,
} from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { findSession } from '#app/features/core/accounts/queries/sessions.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import { addAccount } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
let database: Database;
let person: { id: string; email: string };

beforeAll(async () => {
  db = await createTestDatabase();
  database = db.database;
  await addPeople(database);
});

beforeEach(async () => {
  person = await addAccount(database);
});

afterAll(() => db?.drop());

type Kind = Viewer['session']['kind'];

const begin = (kind: Kind = 'full', role: Viewer['role'] = 'job_seeker') =>
  database.asSystem((transaction) => beginSession(transaction, { userId: person.id, role, kind }));

async function find(token: string): Promise<Viewer> {
  const viewer = await findSession(database.asPublic, token);
  if (!viewer) throw new Error('There is no such session');
  return viewer;
}

const isKnown = async (token: string) => (await findSession(database.asPublic, token)) !== null;

/** Bypasses the procedures that would end the sessions. */
const setProfile = (change: string) => asSuperuser(db, `UPDATE profiles SET ${change} WHERE id = '${person.id}'`);

async function hoursLeft(token: string): Promise<number> {
  const { rows } = await database.asSystem((transaction) =>
    sql<{ hours: number }>`
      SELECT (extract(epoch FROM expires_at - now()) / 3600)::float AS hours FROM sessions
      WHERE token_hash = ${hashToken(token)}`.execute(transaction),
  );
  return rows[0]?.hours ?? 0;
}

const ageSession = (token: string, hours: number) =>
  asSuperuser(
    db,
    `UPDATE sessions SET created_at = created_at - interval '${hours} hours', expires_at = expires_at - interval '${hours} hours'
     WHERE token_hash = '\\x${hashToken(token).toString('hex')}'`,
  );

describe('A03: which sessions count', () => {
  test.each<[Kind, string, boolean]>([
    ['full', 'approved', true],
    ['full', 'pending', false],
    ['full', 'rejected', false],
    ['second_factor', 'pending', false],
    ['second_factor', 'rejected', false],
    ['restricted', 'pending', true],
    ['restricted', 'rejected', false],
  ])('A03: a %s session of an account that is %s', async (kind, status, isValid) => {
    await setProfile(`status = '${status}'`);
    expect(await isKnown(await begin(kind))).toBe(isValid);
  });

  test('A03: a deleted account has no session', async () => {
    const token = await begin();
    await database.asActor(ADMIN, (t) => sql`SELECT app.delete_account(${person.id})`.execute(t));
    expect(await isKnown(token)).toBe(false);
  });

  test('A03: a session ends to the second', async () => {
    const token = await begin();
    await ageSession(token, 168);
    expect(await isKnown(token)).toBe(false);
  });
});

describe('A16: changes that end all sessions of an account', () => {
  test.each([
    ['another role', `role = 'employer'`],
    ['more rights', `role = 'admin'`],
    ['rejection', `status = 'rejected'`],
    ['approval taken back', `status = 'pending', approved_by = NULL, approved_at = NULL`],
  ])('A16: %s', async (_what, change) => {
    const tokens = await Promise.all([begin(), begin(), begin('second_factor')]);
    const othersSession = await database.asSystem((transaction) =>
      beginSession(transaction, { userId: ADMIN, role: 'admin', kind: 'full' }),
    );
    await setProfile(change);
    expect(await Promise.all(tokens.map(isKnown))).toEqual([false, false, false]);
    // The rows are deleted, not only hidden: restoring the profile does not bring them back.
    await setProfile(`role = 'job_seeker', status = 'approved'`);
    expect(await Promise.all(tokens.map(isKnown))).toEqual([false, false, false]);
    expect(await isKnown(othersSession)).toBe(true);
  });

  test('A16: an approved account keeps the restricted session from before the approval', async () => {
    await setProfile(`status = 'pending'`);
    const token = await begin('restricted');
    await setProfile(`status = 'approved'`);
    expect(await find(token)).toMatchObject({ status: 'approved', session: { kind: 'restricted' } });
  });

  test('A16: a change of neither role nor status ends none', async () => {
    const token = await begin();
    await setProfile(`full_name = 'Robin Newname', role = role, status = status`);
    expect(await isKnown(token)).toBe(true);
  });

  test('A16: all at once, or all but the current one', async () => {
    const [ownToken, otherToken] = [await begin(), await begin()];
    const viewer = await find(ownToken);
    await database.asSystem((transaction) => endOtherSessions(transaction, viewer));
    expect(await isKnown(ownToken)).toBe(true);
    expect(await isKnown(otherToken)).toBe(false);
    await database.asSystem((transaction) => endAllSessions(transaction, person.id));
    expect(await isKnown(ownToken)).toBe(false);
  });
});

describe('how long a session lasts', () => {
  test.each<[Kind, Viewer['role'], number]>([
    ['full', 'job_seeker', 168],
    ['full', 'admin', 12],
    ['restricted', 'job_seeker', 0.25],
    ['second_factor', 'admin', 0.1],
  ])('%s, of the role %s: %s hours', async (kind, role, hours) => {
    expect(await hoursLeft(await begin(kind, role))).toBeCloseTo(hours, 1);
  });

  test('use extends it, but not for ever', async () => {
    const token = await begin();
    for (let day = 0; day < 24; day += 1) {
      await ageSession(token, 24);
      await rollSession(database, await find(token));
    }
    expect(await hoursLeft(token)).toBeCloseTo(144, 1);
    for (let day = 0; day < 5; day += 1) {
      await ageSession(token, 24);
      await rollSession(database, await find(token));
    }
    expect(await hoursLeft(token)).toBeCloseTo(24, 1);
    await ageSession(token, 24);
    expect(await isKnown(token)).toBe(false);
  });

  test.each<Kind>(['restricted', 'second_factor'])('use does not extend a %s one', async (kind) => {
    if (kind === 'restricted') await setProfile(`status = 'pending'`);
    const token = await begin(kind);
    const before = await hoursLeft(token);
    await ageSession(token, 0.05);
    await rollSession(database, await find(token));
    expect(await hoursLeft(token)).toBeLessThanOrEqual(before);
    expect((await find(token)).session.kind).toBe(kind);
  });
});

describe('A17: tokens', () => {
  test('A17: ten thousand are all different, of 256 bits each', () => {
    const tokens = Array.from({ length: 10_000 }, newToken);
    expect(new Set(tokens).size).toBe(10_000);
    expect(tokens.filter((token) => Buffer.from(token, 'base64url').length !== 32 || token.length !== 43)).toEqual([]);
    // Each of the 256 bits is set in about half of the tokens.
    const setBits = new Uint32Array(256);
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url');
      for (let bit = 0; bit < 256; bit += 1)
        setBits[bit] = (setBits[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    }
    expect([...setBits].filter((count) => count < 4_600 || count > 5_400)).toEqual([]);
  });

  test('A17: only the hash is stored', async () => {
    const token = await begin();
    const { rows } = await database.asSystem((transaction) =>
      sql<{ token_hash: Buffer }>`SELECT * FROM sessions WHERE user_id = ${person.id}`.execute(transaction),
    );
    expect(rows.map((row) => row.token_hash)).toEqual([hashToken(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('A17: the table accepts only SHA-256 hashes', async () => {
    const insert = database.asSystem((transaction) =>
      transaction
        .insertInto('sessions')
        .values({
          token_hash: randomBytes(43),
          user_id: person.id,
          kind: 'full',
          expires_at: new Date(Date.now() + 1e6),
        })
        .execute(),
    );
    await expect(insert).rejects.toThrow('sessions_token_hash_check');
  });

  test.each(['sessions', 'known_browsers', 'credentials', 'emailed_links', 'bootstrap_tokens'] as const)(
    'A17: only the site itself reads %s, not even an administrator',
    async (table) => {
      await begin();
      expect(await database.asActor(ADMIN, (t) => t.selectFrom(table).selectAll().execute())).toEqual([]);
      expect(await database.asPublic.selectFrom(table).selectAll().execute()).toEqual([]);
    },
  );
});
