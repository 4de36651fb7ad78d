import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addAccount, BEHIND_PROXY, comparable, sendSignIn } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const WRONG = 'not-the-right-one';
const CASES = ['unknown', 'approved', 'pending', 'rejected', 'unverified'] as const;
type Case = (typeof CASES)[number];

/** Addresses of the same length, so that answers can be compared byte by byte. */
const emailOf = (name: Case) => `${name.padEnd(10, 'x')}@mail.example`;

async function addCases({ database }: TestDatabase): Promise<void> {
  await addAccount(database, { email: emailOf('approved'), hasCostlyHash: true });
  await addAccount(database, { email: emailOf('pending'), status: 'pending', hasCostlyHash: true });
  await addAccount(database, { email: emailOf('rejected'), status: 'rejected', hasCostlyHash: true });
  await addAccount(database, {
    email: emailOf('unverified'),
    status: 'pending',
    isConfirmed: false,
    hasCostlyHash: true,
  });
}

describe('A04: the answers', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ env: BEHIND_PROXY });
    await addCases(site.database);
  });

  afterAll(() => site?.stop());

  const signInFor = async (name: Case) => comparable(await sendSignIn(site, emailOf(name), WRONG), emailOf(name));

  test('A04: a wrong password gets the same answer, byte by byte, for every kind of address', async () => {
    const expected = await signInFor('unknown');
    expect(expected.status).toBe(401);
    for (const name of CASES) expect(await signInFor(name)).toEqual(expected);
  });

  test('A04: and so does a locked address', async () => {
    await asSuperuser(
      site.database,
      'TRUNCATE login_failures',
      ...CASES.map(
        (name) => `INSERT INTO login_failures VALUES
          (app.login_identifier('${emailOf(name)}'), 'email', 5, now(), now() + interval '10 minutes 30 seconds')`,
      ),
    );
    const answers = [];
    for (const name of CASES) {
      const answer = await sendSignIn(site, emailOf(name), WRONG);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(600);
      delete answer.headers['retry-after'];
      answers.push(comparable(answer, emailOf(name)));
    }
    expect(answers[0]?.status).toBe(423);
    expect(answers[0]?.body).toContain('Please try again in 11 minutes.');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe('A04: statements, hashes and time', () => {
  let db: TestDatabase;
  const passwords = new PasswordHasher();

  beforeAll(async () => {
    db = await createTestDatabase();
    await addCases(db);
  });

  beforeEach(() => asSuperuser(db, 'TRUNCATE login_failures'));

  afterAll(() => db?.drop());

  /** Ignores the connection check, which the pool runs only after a pause. */
  const statementsOf = (calls: unknown[][]) =>
    calls.map(([query]) => textOf(query)).filter((text) => text !== 'SELECT 1');
  /** Prepared statements are logged by name after their first use. */
  const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text);

  const trySignIn = (name: Case) =>
    signIn(accountServices(db, { passwords }), { email: emailOf(name), password: WRONG, oldToken: null });

  test('A04: a sign-in runs the same statements and the same number of hashes for every kind of address', async () => {
    // Connections bind `query` when they open, so the pool must be opened after the spy is installed.
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const database = openDatabase(db.appUrl);
    const services = () => ({ ...accountServices(db, { passwords }), database });
    const timings = [];
    for (const name of CASES) {
      query.mockClear();
      const before = passwords.computed;
      const attempt = { email: emailOf(name), password: WRONG, oldToken: null };
      expect(await signIn(services(), attempt)).toEqual({ ok: false, reason: 'invalid_credentials' });
      timings.push({ hashes: passwords.computed - before, statements: statementsOf(query.mock.calls) });
    }
    query.mockRestore();
    await database.close();
    expect(timings[0]?.hashes).toBe(1);
    expect(timings[0]?.statements.length).toBeGreaterThan(5);
    for (const each of timings) expect(each).toEqual(timings[0]);
  });

  test('A04: and so does the attempt that locks the address, which may email the owner', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const timings = [];
    for (const name of CASES) {
      const database = openDatabase(db.appUrl);
      let sent = 0;
      const send = async () => {
        sent += 1;
      };
      const services = () => ({ ...accountServices(db, { passwords, tasks: { send } }), database });
      const attempt = { email: emailOf(name), password: WRONG, oldToken: null };
      for (let count = 0; count < 4; count += 1) await signIn(services(), attempt);
      query.mockClear();
      expect(await signIn(services(), attempt)).toEqual({ ok: false, reason: 'invalid_credentials' });
      timings.push({ sent, statements: statementsOf(query.mock.calls) });
      await database.close();
    }
    query.mockRestore();
    expect(timings[0]?.sent).toBe(1);
    for (const each of timings) expect(each).toEqual(timings[0]);
  });

  test.runIf(hasAllRounds)(
    'A04: a sign-in takes the same time: medians differ by 5 % and 10 ms at most',
    { timeout: 600_000 },
    async () => {
      const samples: Record<Case, number[]> = { unknown: [], approved: [], pending: [], rejected: [], unverified: [] };
      for (let round = 0; round < 500; round += 1) {
        if (round % 4 === 0) await asSuperuser(db, 'TRUNCATE login_failures');
        // Changes the order each round, so that no case always comes right after the TRUNCATE.
        for (let n = 0; n < CASES.length; n += 1) {
          const name = CASES[(n + round) % CASES.length] ?? 'unknown';
          const began = performance.now();
          await trySignIn(name);
          samples[name].push(performance.now() - began);
        }
      }
      const medians = CASES.map((name) => samples[name].sort((a, b) => a - b)[250] ?? 0);
      const [least, most] = [Math.min(...medians), Math.max(...medians)];
      measured(
        'A04',
        `medians of 500 sign-ins in each of ${CASES.length} cases from ${least.toFixed(1)} to ${most.toFixed(1)} ms`,
      );
      expect(most - least).toBeLessThanOrEqual(10);
      expect(most / least).toBeLessThanOrEqual(1.05);
    },
  );
});
