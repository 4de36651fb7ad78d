import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAction } from '#app/features/core/accounts/form/sign-in.server.ts';
import { signUpAction } from '#app/features/core/accounts/form/sign-up.server.ts';
import { likeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';

/** Calls the actions in this process, so that the test can count hashes. */
let db: TestDatabase;
const passwords = new PasswordHasher();
let accountCount = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

function actionArgs(path: string, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(requestContext, accountServices(db, { passwords }));
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  return { request, context, params: {} };
}

type Outcome = { status: number; errors: Record<string, string>; hashes: number };

async function outcomeOf(answering: () => Promise<unknown>): Promise<Outcome> {
  const before = passwords.computed;
  const answer = (await answering()) as
    | Response
    | { init: { status: number }; data: { errors: Record<string, string> } };
  const hashes = passwords.computed - before;
  if (answer instanceof Response) return { status: answer.status, errors: {}, hashes };
  return { status: answer.init.status, errors: answer.data.errors, hashes };
}

async function signUpWith(password: string): Promise<Outcome & { email: string }> {
  accountCount += 1;
  const email = `ellis.marlow.${accountCount}@mail.example`;
  const form = { full_name: 'Ellis Marlow', email, password, role: 'job_seeker', next: '', human_check: '' };
  return { ...(await outcomeOf(() => signUpAction(actionArgs('/candidate-sign-up', form)))), email };
}

async function signInWith(email: string, password: string): Promise<number> {
  await asSuperuser(
    db,
    'TRUNCATE login_failures',
    `UPDATE credentials SET email_confirmed_at = now()`,
    `UPDATE profiles SET status = 'approved' WHERE status = 'pending'`,
  );
  return (
    await outcomeOf(() =>
      signInAction('candidate', likeJob)(actionArgs('/candidate-login', { email, password, next: '' })),
    )
  ).status;
}

describe('A19: passwords refused with a reason and without a hash', () => {
  test.each([
    ['nothing', '', 'Enter a password'],
    ['five characters', 'q7!xZ', 'Password must be at least 6 characters'],
    ['five emoji, which are ten code units', '🔑🪨🌊🦊🧂', 'Password must be at least 6 characters'],
    ['what everybody tries first', '123456', 'This password is one of the first that others would try'],
    ['the same in capitals', 'QWERTY', 'This password is one of the first that others would try'],
    ['another of those', 'password1', 'This password is one of the first that others would try'],
    ['the agency’s name', agency().name, 'Password must not be the agency’s name'],
    ['the short name with figures', `${agency().shortName}2026!`, 'Password must not be the agency’s name'],
    ['one’s own name', 'ellismarlow', 'Password must not be your name or email address'],
    ['one’s own name backwards, with a figure', 'Marlow Ellis 1', 'Password must not be your name or email address'],
    ['129 characters', `${'x1'.repeat(64)}y`, 'Password must be 128 characters or fewer'],
    ['129 emoji', '🔑'.repeat(129), 'Password must be 128 characters or fewer'],
    ['a megabyte', 'x1'.repeat(524_288), 'Password must be 128 characters or fewer'],
  ])('A19: %s', async (_what, password, message) => {
    const { status, errors, hashes } = await signUpWith(password);
    expect({ status, errors, hashes }).toEqual({ status: 422, errors: { password: message }, hashes: 0 });
  });

  test('A19: one’s own address', async () => {
    const { errors, hashes } = await signUpWith(`ellis.marlow.${accountCount + 1}@mail.example`);
    expect({ errors, hashes }).toEqual({
      errors: { password: 'Password must not be your name or email address' },
      hashes: 0,
    });
  });

  test.each([129, 257, 1_048_576])('A19: signing in with %s characters', async (length) => {
    const form = { email: 'ellis.marlow.1@mail.example', password: 'x'.repeat(length), next: '' };
    const { status, hashes } = await outcomeOf(() =>
      signInAction('candidate', likeJob)(actionArgs('/candidate-login', form)),
    );
    expect({ status, hashes }).toEqual({ status: 422, hashes: 0 });
  });
});

describe('A19: passwords accepted exactly as typed', () => {
  const PASSWORDS = [
    ['six characters', 'q7!xZp'],
    ['64 characters', 'a1B2'.repeat(16)],
    ['128 characters', 'a1B2c3D4'.repeat(16)],
    ['128 emoji', '🔑'.repeat(128)],
    ['emoji among letters', 'päss🔑wörd'],
    ['a space before and after', ' nine quiet lanterns '],
    ['nothing but spaces', '        '],
    ['signs of SQL and markup', `'; DROP TABLE profiles; -- <script>`],
  ] as const;

  test.each(someOf(PASSWORDS, 0, 3, 5))('A19: %s', async (_what, password) => {
    const { status, hashes, email } = await signUpWith(password);
    expect({ status, hashes }).toEqual({ status: 303, hashes: 1 });
    const others = [password.trim(), ` ${password}`, password.slice(0, -1), password.toUpperCase()];
    for (const other of others) {
      if (other !== password && Array.from(other).length <= 128 && other !== '') {
        expect([other, await signInWith(email, other)]).toEqual([other, 401]);
      }
    }
    expect(await signInWith(email, password)).toBe(303);
  });
});

test.runIf(hasAllRounds)('A19: a megabyte is refused within 20 ms', async () => {
  await signUpWith('x'.repeat(1_048_576));
  const began = performance.now();
  for (let round = 0; round < 20; round += 1) await signUpWith('x'.repeat(1_000_000));
  expect((performance.now() - began) / 20).toBeLessThanOrEqual(20);
});
