import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { measured } from '#tests/support/measured.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

/** Its queue has room for all attempts, so that only the lockout can refuse one. */
const patientHasher = () => new PasswordHasher({ queue: 1_000 });

const guessWith = (passwords: PasswordHasher, email: string, password: string) =>
  signIn(accountServices(db, { passwords }), { email, password, oldToken: null });

test.each([
  ['has an account', true],
  ['has no account', false],
])(
  'A08: fifty wrong guesses at once at an address that %s cost five hashes',
  { timeout: inFull(HANGING_MS, 600_000) },
  async (_who, isKnown) => {
    let most = 0;
    for (let round = 0; round < rounds(1, 50); round += 1) {
      const { email } = isKnown ? await addAccount(db.database) : { email: `unknown-${round}@mail.example` };
      const passwords = patientHasher();
      const results = await Promise.all(Array.from({ length: 50 }, () => guessWith(passwords, email, 'wrong-one')));
      const reasons = results.map((result) => (result.ok ? 'signed in' : result.reason));
      most = Math.max(most, passwords.computed);
      expect(passwords.computed).toBeLessThanOrEqual(5);
      expect(reasons.filter((reason) => reason === 'invalid_credentials')).toHaveLength(5);
      expect(reasons.filter((reason) => reason === 'locked')).toHaveLength(45);
    }
    measured('A08', `${most} hashes at most`);
  },
);

test('A08: the right password is refused if it comes after the fifth guess', async () => {
  const { email } = await addAccount(db.database);
  const passwords = patientHasher();
  for (let count = 0; count < 5; count += 1) await guessWith(passwords, email, 'wrong-one');
  const results = await Promise.all(Array.from({ length: 20 }, () => guessWith(passwords, email, PASSWORD)));
  expect(results.filter(({ ok }) => ok)).toEqual([]);
  expect(passwords.computed).toBe(5);
});
