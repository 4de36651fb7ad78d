import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import type { Actor } from '#app/features/core/accounts/policy.ts';
import { type Hashing, PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

class InterruptedHasher extends PasswordHasher {
  private readonly interrupt: () => Promise<unknown>;

  constructor(interrupt: () => Promise<unknown>) {
    super();
    this.interrupt = interrupt;
  }

  override inTurn<T>(work: (hashing: Hashing) => Promise<T>): Promise<T | 'busy'> {
    return super.inTurn(({ hash, verify }) =>
      work({
        hash,
        verify: async (...pair) => {
          const isRight = await verify(...pair);
          await this.interrupt();
          return isRight;
        },
      }),
    );
  }
}

const newHash = (id: string) =>
  db.database.asSystem((t) =>
    sql`UPDATE credentials SET password_hash = '$argon2id$v=19$m=8,t=1,p=1$bmV3$bmV3' WHERE user_id = ${id}`.execute(t),
  );

const newPasskey = (id: string) =>
  db.database.asSystem((t) =>
    t
      .insertInto('passkeys')
      .values({ id: `key-of-${id}`, user_id: id, public_key: Buffer.alloc(8), counter: 0, name: 'A key' })
      .execute(),
  );

const deleteAccount = async (id: string) => {
  const admin = await addAccount(db.database, { role: 'admin' });
  await db.database.asActor(admin.id, (t) => sql`SELECT app.delete_account(${id})`.execute(t));
};

const listSessions = (id: string) =>
  db.database.asSystem((t) => t.selectFrom('sessions').select('kind').where('user_id', '=', id).execute());

const signInDuring = (email: string, interrupt: () => Promise<unknown>) =>
  signIn(accountServices(db, { passwords: new InterruptedHasher(interrupt) }), {
    email,
    password: PASSWORD,
    oldToken: null,
  });

test('A16: a sign-in with the old password fails if the password is replaced during it', async () => {
  const { id, email } = await addAccount(db.database);
  expect(await signInDuring(email, () => newHash(id))).toEqual({ ok: false, reason: 'invalid_credentials' });
  expect(await listSessions(id)).toEqual([]);
});

test('A16: a sign-in fails if the account is deleted during it', async () => {
  const { id, email } = await addAccount(db.database);
  expect(await signInDuring(email, async () => {})).toMatchObject({ ok: true });
  expect(await listSessions(id)).toHaveLength(1);
  expect(await signInDuring(email, () => deleteAccount(id))).toEqual({ ok: false, reason: 'invalid_credentials' });
  expect(await listSessions(id)).toEqual([]);
});

test('A16: a sign-in that began before the first passkey was added asks for that passkey', async () => {
  const { id, email } = await addAccount(db.database, { role: 'admin' });
  expect(await signInDuring(email, () => newPasskey(id))).toMatchObject({ ok: true, kind: 'second_factor' });
});

test('A16: the old password changes nothing once it was replaced', async () => {
  const { id, email } = await addAccount(db.database);
  const services = accountServices(db, { passwords: new InterruptedHasher(() => newHash(id)) });
  const actor = { id, email, fullName: 'Robin', session: { hash: Buffer.alloc(32) } } as Actor;
  const result = await changePassword(services, actor, { current: PASSWORD, next: 'ten-loud-lanterns' });
  expect(result).toEqual({ ok: false, reason: 'wrong_password' });
});
