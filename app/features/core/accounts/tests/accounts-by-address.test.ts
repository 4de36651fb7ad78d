import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeSecondFactors } from '#app/features/core/accounts/commands/passkeys/lost-second-factors.server.ts';
import { requestMail } from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import { signIn } from '#app/features/core/accounts/commands/sessions/sign-in.server.ts';
import { signUp } from '#app/features/core/accounts/commands/sign-up.server.ts';
import { accountOf } from '#app/features/core/accounts/queries/account-of.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const MANY = 3_000;
let db: TestDatabase;
let owner: pg.Client;
let person: { id: string; email: string };

beforeAll(async () => {
  db = await createTestDatabase();
  person = await addAccount(db.database, { email: 'wren@mail.example' });
  await db.database.asSystem((transaction) =>
    sql`INSERT INTO profiles (email, full_name, role)
        SELECT 'person-' || n || '@mail.example', 'Robin Ashdown', 'job_seeker' FROM generate_series(1, ${MANY}::int) AS n`.execute(
      transaction,
    ),
  );
  owner = new pg.Client({ connectionString: db.ownerUrl });
  await owner.connect();
  await owner.query('VACUUM (ANALYZE) profiles');
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

const countScannedRows = async (): Promise<number> => {
  const { rows } = await owner.query(`SELECT seq_tup_read FROM pg_stat_user_tables WHERE relname = 'profiles'`);
  return Number(rows[0].seq_tup_read);
};

/** Counts the accounts read by sequential scans. */
async function countRead(work: (database: Database) => Promise<unknown>): Promise<number> {
  const before = await countScannedRows();
  // With one connection, the reader's statistics are flushed at once.
  const database = openDatabase(db.appUrl, { size: 1 });
  try {
    await work(database);
    await sql`SELECT pg_stat_force_next_flush()`.execute(database.asPublic);
    return (await countScannedRows()) - before;
  } finally {
    await database.close();
  }
}

const services = (database: Database) => accountServices({ ...db, database });
const LOOKUPS: Record<string, (database: Database) => Promise<unknown>> = {
  'signs in': (database) => signIn(services(database), { email: person.email, password: PASSWORD, oldToken: null }),
  'signs in with an unknown address': (database) =>
    signIn(services(database), { email: 'unknown@mail.example', password: PASSWORD, oldToken: null }),
  'forgot the password': (database) => requestMail(services(database), 'reset-password', person.email),
  'signs up again': (database) =>
    signUp(services(database), {
      fullName: 'Wren Halloran',
      email: person.email,
      password: 'a-tide-in-the-affairs',
      role: 'job_seeker' as const,
      humanCheck: '',
    }),
  'lost all second factors': (database) => removeSecondFactors(database, person.email, 'a test'),
};

test.each(Object.entries(LOOKUPS))(
  'a person who %s is found without reading all other accounts',
  async (_what, lookUp) => {
    expect(await countRead(lookUp)).toBeLessThan(MANY);
  },
);

test('a scan of all accounts would be noticed', async () => {
  const read = await countRead(({ asSystem }) =>
    asSystem((t) => t.selectFrom('profiles').select('id').where('email', '=', person.email).execute()),
  );
  expect(read).toBeGreaterThan(MANY);
});

test('only the system may ask which account an address has, in any case of letters', async () => {
  const query = sql<{ id: string | null }>`SELECT ${accountOf('WREN@mail.example')} AS id`;
  const { rows: bySystem } = await db.database.asSystem((transaction) => query.execute(transaction));
  expect(bySystem).toEqual([{ id: person.id }]);
  const { rows: byOwner } = await db.database.asActor(person.id, (transaction) => query.execute(transaction));
  const { rows: publicRows } = await query.execute(db.database.asPublic);
  expect([...byOwner, ...publicRows]).toEqual([{ id: null }, { id: null }]);
});
