import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { addCv } from '#tests/support/applications.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let person: { id: string; email: string };
let cookie: string;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  person = await addAccount(site.database.database);
  cookie = await signInAs(site, person.id);
  await addSecretsOf((await addAccount(site.database.database)).id);
});

afterAll(() => site?.stop());

const ADMIN_ID = '00000000-0000-4000-8000-000000000001';

const readState = () =>
  site.database.database.asSystem(async (transaction) => [
    await transaction.selectFrom('profiles').selectAll().orderBy('id').execute(),
    await transaction.selectFrom('credentials').selectAll().orderBy('user_id').execute(),
    await transaction.selectFrom('sessions').selectAll().orderBy('token_hash').execute(),
    await transaction.selectFrom('emailed_links').selectAll().orderBy('token_hash').execute(),
    await transaction.selectFrom('passkeys').selectAll().orderBy('id').execute(),
  ]);

/** Each table needs a row: without one, an UPDATE would change nothing under any policy. */
async function addSecretsOf(userId: string): Promise<void> {
  const expires_at = new Date(Date.now() + 3_600_000);
  await signInAs(site, userId);
  await site.database.database.asSystem(async (transaction) => {
    await transaction
      .insertInto('emailed_links')
      .values({
        token_hash: randomBytes(32),
        user_id: userId,
        purpose: 'reset_password',
        expires_at,
        used_at: new Date(),
      })
      .execute();
    await transaction
      .insertInto('passkeys')
      .values({ id: 'another-key', user_id: userId, public_key: randomBytes(77), counter: 0, name: 'Key of another' })
      .execute();
  });
}

const FIELDS = [
  ['role', 'admin'],
  ['role', 'employer'],
  ['status', 'approved'],
  ['approved_at', '2026-01-01T00:00:00Z'],
  ['approved_by', ADMIN_ID],
  ['cv_url', 'cvs/another-account/cv.pdf'],
  ['cv_url', '../../etc/passwd'],
  ['cv_id', ADMIN_ID],
  ['id', ADMIN_ID],
  ['user_id', ADMIN_ID],
  ['userId', ADMIN_ID],
  ['is_demo', 'true'],
  ['email_confirmed_at', '2026-01-01T00:00:00Z'],
  ['pending_email', 'taken@over.example'],
  ['password_hash', '$argon2id$'],
  ['full_name', 'Another Person'],
  ['__proto__', 'admin'],
  ['role[]', 'admin'],
  ['client_ip', '127.0.0.1'],
] as const;

const PROFILE = { full_name: 'Robin', phone: '', location: '', bio: '', skills: '', experience: '' };

describe.each([
  ['/profile', PROFILE],
  ['/account/password', { current_password: PASSWORD, password: 'ten-loud-lanterns' }],
  ['/account/email', { current_password: PASSWORD, email: 'robin.elsewhere@mail.example' }],
])('A02: the form of %s', (path, fields) => {
  test.each(FIELDS.filter(([name]) => !Object.hasOwn(fields, name)))(
    'A02: with %s=%s is answered with 400, and changes nothing',
    async (name, value) => {
      const before = await readState();
      expect((await sendForm(site, path, { ...fields, [name]: value }, { cookie })).status).toBe(400);
      expect(await readState()).toEqual(before);
    },
  );

  test.each(['PATCH', 'PUT', 'DELETE'])('A02: by %s gets no further than by POST', async (method) => {
    const before = await readState();
    const answer = await fetch(site.url + path, {
      method,
      headers: { Origin: site.url, Cookie: cookie },
      body: new URLSearchParams({ ...fields, role: 'admin' }),
      redirect: 'manual',
    });
    expect([400, 405]).toContain(answer.status);
    expect(await readState()).toEqual(before);
  });
});

describe('A02: the database alone', () => {
  test.each([
    `role = 'admin'`,
    `role = 'employer'`,
    `status = 'approved'`,
    `email = 'taken@over.example'`,
    `approved_at = now()`,
    `approved_by = id`,
    `id = gen_random_uuid()`,
    'is_demo = true',
    `created_at = now()`,
    `full_name = 'Robin', role = 'admin'`,
    `cv_url = '/cvs/${ADMIN_ID}'`,
  ])('A02: stops a user setting %s on their own account', async (change) => {
    const before = await readState();
    const attempt = site.database.database.asActor(person.id, (transaction) =>
      sql.raw(`UPDATE profiles SET ${change} WHERE id = '${person.id}'`).execute(transaction),
    );
    await expect(attempt).rejects.toThrow(/permission denied|can only be updated to DEFAULT/);
    expect(await readState()).toEqual(before);
  });

  test('A02: stops a user taking over the CV of another account', async () => {
    const other = await addAccount(site.database.database);
    const cvId = await addCv(site.database.database, other.id);
    const before = await readState();
    const attempt = site.database.database.asActor(person.id, (transaction) =>
      transaction.updateTable('profiles').set({ cv_id: cvId }).where('id', '=', person.id).execute(),
    );
    await expect(attempt).rejects.toThrow('foreign key');
    expect(await readState()).toEqual(before);
  });

  test.each([
    ['another’s profile', `UPDATE profiles SET full_name = 'Taken Over' WHERE id <> $me`],
    ['the own password', `UPDATE credentials SET password_hash = '$argon2id$x' WHERE user_id = $me`],
    ['the confirmation of the own address', 'UPDATE credentials SET email_confirmed_at = now() WHERE user_id = $me'],
    ['sessions', `UPDATE sessions SET kind = 'full', expires_at = now() + interval '1 year'`],
    ['links', 'UPDATE emailed_links SET used_at = NULL'],
    ['the own profile, by deleting it', 'DELETE FROM profiles WHERE id = $me'],
    ['the passkeys of others', `UPDATE passkeys SET user_id = $me`],
  ])('A02: lets a user update no row of %s', async (_what, statement) => {
    const before = await readState();
    const result = await site.database.database.asActor(person.id, (transaction) =>
      sql.raw(statement.replaceAll('$me', `'${person.id}'`)).execute(transaction),
    );
    expect(result.numAffectedRows).toBe(0n);
    expect(await readState()).toEqual(before);
  });

  test.each([
    `INSERT INTO sessions VALUES (sha256('x'), $me, 'full', now(), now() + interval '1 day')`,
    `INSERT INTO credentials VALUES ('${ADMIN_ID}', '$argon2id$x')`,
    `INSERT INTO profiles (email, full_name, role, status) VALUES ('a@b.example', 'A', 'admin', 'approved')`,
    `INSERT INTO bootstrap_tokens VALUES (sha256('x'), now(), now() + interval '1 day')`,
    `INSERT INTO profiles (id, email, full_name) VALUES ($me, 'a@b.example', 'A')
       ON CONFLICT (id) DO UPDATE SET full_name = 'Taken Over'`,
  ])("A02: refuses a user's statement: %s", async (statement) => {
    const before = await readState();
    const attempt = site.database.database.asActor(person.id, (transaction) =>
      sql.raw(statement.replaceAll('$me', `'${person.id}'`)).execute(transaction),
    );
    await expect(attempt).rejects.toThrow(/row-level security|permission denied/);
    expect(await readState()).toEqual(before);
  });
});
