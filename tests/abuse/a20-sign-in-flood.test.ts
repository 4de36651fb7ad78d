import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addAccount, BEHIND_PROXY, PASSWORD } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY, alone: true });
});

afterAll(() => site?.stop());

test('A20: two hash at once, sixteen wait, and everybody else is turned away at once', async () => {
  const passwords = new PasswordHasher();
  const running: (() => void)[] = [];
  const attempts = Array.from({ length: 50 }, () =>
    passwords.inTurn(() => new Promise<'done'>((resolve) => running.push(() => resolve('done')))),
  );
  const turnedAway = await Promise.all(attempts.slice(18));
  expect(turnedAway).toEqual(Array.from({ length: 32 }, () => 'busy'));
  let most = 0;
  for (let done = 0; done < 18; done += 1) {
    most = Math.max(most, running.length - done);
    running[done]?.();
    await attempts[done];
  }
  expect(most).toBe(2);
  expect(await Promise.all(attempts.slice(0, 18))).toEqual(Array.from({ length: 18 }, () => 'done'));
});

test('A20: a sign-in that is turned away costs no hash, and none of the five attempts', async () => {
  const { email } = await addAccount(site.database.database);
  const passwords = new PasswordHasher({ atOnce: 1, queue: 0 });
  let release: () => void = () => undefined;
  const held = passwords.inTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const services = () => accountServices(site.database, { passwords });
  for (let count = 0; count < 8; count += 1) {
    const result = await signIn(services(), { email, password: 'wrong-one', oldToken: null });
    expect(result).toEqual({ ok: false, reason: 'busy' });
  }
  expect(passwords.computed).toBe(0);
  release();
  await held;
  expect(await signIn(services(), { email, password: PASSWORD, oldToken: null })).toMatchObject({ ok: true });
});
