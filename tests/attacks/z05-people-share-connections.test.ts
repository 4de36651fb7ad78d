import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '#db/types.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

const PEOPLE = 50;
const REQUESTS = rounds(100, 10_000);

let db: TestDatabase;
let admin: pg.Client;
const people = Array.from({ length: PEOPLE }, () => randomUUID());

beforeAll(async () => {
  db = await createTestDatabase();
  admin = new pg.Client({ connectionString: db.adminUrl });
  await admin.connect();
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values(
        people.map((id) => ({
          id,
          email: `${id}@mail.example`,
          full_name: id,
          role: 'employer',
          status: 'approved',
        })),
      )
      .execute(),
  );
  await addJobs(db.database, ...people.map((id) => ({ user_id: id, title: id, status: 'draft' as const })));
});

afterAll(async () => {
  await admin.end();
  await db.drop();
});

type ReadResult = { asker: string | null; owners: string[] };

/** Selects every table with personal rows, and whether settings of the previous transaction are gone. */
async function listOwners(transaction: Pick<Transaction<DB>, 'selectFrom'>): Promise<string[]> {
  const jobs = await transaction.selectFrom('jobs').select('user_id').execute();
  const profiles = await transaction.selectFrom('profiles').select('id').execute();
  return [...jobs.map((row) => row.user_id), ...profiles.map((row) => row.id)];
}

async function ask(n: number): Promise<ReadResult> {
  const asker = people[(n * 7) % PEOPLE] ?? '';
  if (n % 10 === 3) return { asker: null, owners: await listOwners(db.database.asPublic) };
  const owners = await db.database.asActor(asker, async (transaction) => {
    if (n % 50 === 11) await endConnection(transaction);
    const rowOwners = await listOwners(transaction);
    if (n % 20 === 7) throw new Error('cut short');
    return rowOwners;
  });
  return { asker, owners };
}

async function endConnection(transaction: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
  await admin.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
}

test('no request ever sees a row of another account', async () => {
  const owners: ReadResult[] = [];
  const failures: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < REQUESTS; n = next++) {
      await ask(n).then(
        (each) => owners.push(each),
        (error: Error) => failures.push(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, worker));

  const foreign = owners.filter(({ asker, owners }) => owners.some((owner) => owner !== asker));
  measured(
    'Z05',
    `${foreign.length} foreign rows in ${REQUESTS.toLocaleString('en-GB')} requests, ${failures.length} of which failed on purpose`,
  );
  expect(foreign).toEqual([]);
  expect(owners.filter(({ asker, owners }) => owners.length !== (asker === null ? 0 : 2))).toEqual([]);
  expect(failures.filter((message) => message === 'cut short')).toHaveLength(REQUESTS / 20);
  expect(failures.length).toBe(REQUESTS / 20 + REQUESTS / 50);
}, 300_000);

test('a connection that dies under a request takes nothing along but that request', async () => {
  const site = await startSite();
  const holder = new pg.Client({ connectionString: site.database.adminUrl });
  await holder.connect();
  try {
    const headers = { Cookie: await signInAs(site, castMember('Morag').id) };
    // Blocks the statement, so that it is still running when its connection is terminated.
    await holder.query('BEGIN; LOCK TABLE audit_entries IN ACCESS EXCLUSIVE MODE');
    const statusOrCause = fetch(`${site.url}/admin/audit-trail`, { headers }).then(
      ({ status }) => status,
      (error: Error) => String(error.cause),
    );
    await eventually(async () => {
      const { rowCount } = await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = $1 AND wait_event_type = 'Lock' AND usename = 'agency_web'`,
        [new URL(site.database.appUrl).pathname.slice(1)],
      );
      expect(rowCount).toBe(1);
    });
    expect(await statusOrCause).toBe(503);
    await holder.query('ROLLBACK');
    expect((await fetch(`${site.url}/admin/audit-trail`, { headers })).status).toBe(200);
  } finally {
    await holder.end();
    await site.stop();
  }
});
