import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import { logEvent, logFailedSignIn } from '#app/features/core/accounts/commands/limits.server.ts';
import { countBelongings, findAccount } from '#app/features/core/accounts/queries/decisions.server.ts';
import type { DB } from '#db/types.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addEarlierWork } from '#tests/support/assignments.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { addNotesOnPeople } from '#tests/support/people.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let id: string;
let browserHash: Buffer;
const admin = actingAdmin(ADMIN, 'The Admin');
const EMAIL = 'wren.halloran-who-leaves@mail.example';
const client = { ip: '203.0.113.5', userAgent: 'a test' };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

beforeEach(async () => {
  const { database } = db;
  browserHash = randomBytes(32);
  await queryTasks(db, 'TRUNCATE audit_entries, login_failures');
  [id = ''] = await addAccounts(db, { email: EMAIL, role: 'employer', status: 'approved' });
  const [ownJob = ''] = await addJobs(database, { user_id: id });
  const [otherJob = ''] = await addJobs(database, {});
  await database.asSystem(async (transaction) => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const values = { user_id: id, expires_at: inAnHour };
    await transaction
      .insertInto('sessions')
      .values({ ...values, token_hash: randomBytes(32), kind: 'full' })
      .execute();
    await transaction
      .insertInto('known_browsers')
      .values({ ...values, token_hash: browserHash })
      .execute();
    await transaction
      .insertInto('emailed_links')
      .values({ ...values, token_hash: randomBytes(32), purpose: 'change_email', email: `new-${EMAIL}` })
      .execute();
    await transaction
      .insertInto('passkeys')
      .values({ user_id: id, id: 'a-key', public_key: randomBytes(8), counter: 0, name: 'A key' })
      .execute();
    const app = { user_id: id, sealed_secret: randomBytes(48), confirmed_at: new Date() };
    await transaction.insertInto('app_codes').values(app).execute();
    const alert = { search: '?search=lamp', keys: ['lamp'], consent: 'Email me' };
    await transaction
      .insertInto('job_alerts')
      .values({ ...alert, frequency: 'daily', account_id: id, name: 'Lamps' })
      .execute();
    const logo = { company: 'Halloran Ltd', size_bytes: 9, sha256: randomBytes(32) };
    await transaction
      .insertInto('employer_logos')
      .values({ ...logo, user_id: id })
      .execute();
    await transaction
      .insertInto('bootstrap_tokens')
      .values({ token_hash: randomBytes(32), expires_at: inAnHour, used_by: id })
      .execute();
    await transaction
      .insertInto('staff_invitations')
      .values({ email: 'jo@new.example', full_name: 'Jo Bell', role: 'editor', invited_by: id, expires_at: inAnHour })
      .execute();
    await addCandidateData(transaction, [ownJob, otherJob]);
    await transaction
      .insertInto('audit_entries')
      .values({
        actor_id: ADMIN,
        actor_name: 'The Admin',
        action: 'account_approved',
        subject_type: 'account',
        subject_id: id,
        subject_label: 'Wren Halloran',
      })
      .execute();
  });
  await queryTasks(
    db,
    `INSERT INTO erased_interviews (uid, sequence, interviewer_id, starts_at, ends_at)
     VALUES (gen_random_uuid(), 2, $1, now(), now() + interval '30 minutes')`,
    [id],
  );
  await queryTasks(db, 'INSERT INTO calendar_links (user_id, token_hash) VALUES ($1, $2)', [id, randomBytes(32)]);
  await queryTasks(db, 'INSERT INTO unused_warnings (user_id, asked_at) VALUES ($1, now())', [id]);
  await logEvent(database.asPublic, client, { type: 'login', userId: id });
  await logFailedSignIn({ database, client }, ` ${EMAIL.toUpperCase()}`);
  await queryTasks(db, `SELECT record_failed_login('${EMAIL}', 'email')`);
  await queryTasks(db, `SELECT record_failed_login('${browserHash.toString('hex')}', 'known_browser')`);
  await queryTasks(db, `SELECT record_failed_login('${id}:${randomBytes(32).toString('hex')}', 'confirmation')`);
});

afterAll(() => db?.drop());

/** A CV sent with applications, a note about them, and a repeated request. */
async function addCandidateData(transaction: Transaction<DB>, jobs: string[]): Promise<void> {
  await sql`SELECT set_config('app.actor_id', ${id}, true)`.execute(transaction);
  const cv = { user_id: id, name: 'Wren.pdf', extension: 'pdf', size_bytes: 9, sha256: randomBytes(32) } as const;
  const { id: cv_id } = await transaction.insertInto('cvs').values(cv).returning('id').executeTakeFirstOrThrow();
  await transaction.updateTable('profiles').set({ cv_id }).where('id', '=', id).execute();
  for (const job_id of jobs) {
    const job = { job_id, job_title: 'Warehouse operative', job_company: 'Northgate', job_location: 'Leeds' };
    const sent = { full_name: 'Wren Halloran', email: EMAIL, phone: '0113 496 0000', skills: ['Halloran lift'] };
    const application = await transaction
      .insertInto('applications')
      .values({
        ...job,
        ...sent,
        candidate_id: id,
        cv_id,
        message_subject: 'Wren Halloran',
        message: 'Dear Wren Halloran',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const note = { application_id: application.id, author_id: id, body: 'By Wren Halloran' };
    await transaction.insertInto('application_notes').values(note).execute();
    const applicationRef = { application_id: application.id };
    const words = { subject: 'Wren Halloran', body: 'Dear Wren Halloran' };
    const heldLetter = { batch: randomUUID(), status: 'offered' as const, decided_by: id, leaves_at: new Date() };
    await transaction
      .insertInto('application_letters')
      .values({ ...applicationRef, ...words, author_id: id })
      .execute();
    await transaction
      .insertInto('held_decisions')
      .values({ ...applicationRef, ...words, ...heldLetter })
      .execute();
    await transaction
      .insertInto('stage_moves')
      .values({ ...applicationRef, stage_name: 'To call', actor_id: id })
      .execute();
    await transaction.insertInto('swiped_jobs').values({ user_id: id, job_id, action: 'like' }).execute();
    await transaction.insertInto('job_news').values({ user_id: id, job_id }).execute();
  }
  await addNotesOnPeople(transaction, { [id]: 'with Wren Halloran' }, id);
  await addEarlierWork(transaction, id, 'Halloran Ltd', id);
  const apiKey = { id: randomUUID(), name: 'Wren Halloran', beginning: 'agk_abcdef', token_hash: randomBytes(32) };
  const inAnHour = new Date(Date.now() + 3_600_000);
  await transaction
    .insertInto('api_keys')
    .values({
      ...apiKey,
      scopes: ['jobs:write'],
      account_id: id,
      created_by: id,
      expires_at: inAnHour,
      requests_a_minute: 9,
    })
    .execute();
  const list = { owner_id: id, owner_name: 'Wren Halloran', name: 'Mine', search: '?tag=x' };
  await transaction.insertInto('people_lists').values(list).execute();
  const mailing = { id: randomUUID(), subject: 'Work', body: 'Hello', left_out: 0 };
  await transaction
    .insertInto('mailings')
    .values({ ...mailing, sent_by: id, sent_by_name: 'The Admin' })
    .execute();
  const file = { owner_id: id, file_name: 'a.csv', origin: 'A fair', agreement: 'Yes', agreed_on: null };
  await transaction
    .insertInto('people_imports')
    .values({ ...file, header: '[]', rows: '[]', columns: '[]' })
    .execute();
  const source = { id: randomUUID(), name: randomUUID(), kind: 'csv', owner_id: id };
  await transaction.insertInto('job_sources').values(source).execute();
  const ofSource = {
    id: randomUUID(),
    source_id: source.id,
    owner_id: id,
    file_name: 'jobs.csv',
    mapping: '{}',
    lines: 1,
  };
  await transaction.insertInto('job_imports').values(ofSource).execute();
  const by = { job_id: jobs[0] ?? '', user_id: id, user_name: 'Wren Halloran' };
  const answer = { rule: 'sex', words: 'barmaid', reason: 'Wren Halloran said so' };
  await transaction
    .insertInto('advert_overrides')
    .values({ ...by, ...answer })
    .execute();
  const authority = { how: 'account', given_by: 'Wren Halloran', given_on: '2026-11-02' } as const;
  await transaction
    .insertInto('hirer_authorities')
    .values({ ...by, ...authority })
    .execute();
  await addClientData(transaction, jobs[0] ?? '');
  const device = { endpoint: 'https://push.example/a-device', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  await transaction
    .insertInto('push_subscriptions')
    .values({ ...device, user_id: id })
    .execute();
  await transaction
    .insertInto('application_messages')
    .values({ status: 'sent', subject: 'Thank you', body: 'We have it.', updated_by: id })
    .onConflict((conflict) => conflict.column('status').doUpdateSet({ updated_by: id }))
    .execute();
  await transaction
    .insertInto('enquiries')
    .values({
      kind: 'contact',
      name: 'Another Person',
      email: 'else@mail.example',
      purpose: 'job',
      message: 'Have you work for me?',
      confirmed_at: new Date(),
      status: 'done',
      status_changed_by: id,
    })
    .execute();
  const { id: request_id } = await transaction
    .insertInto('data_requests')
    .values({
      kind: 'complaint',
      source: 'form',
      name: 'Another Person',
      email: 'else@mail.example',
      due_on: '2030-01-01',
      confirmed_at: new Date(),
      status: 'done',
      status_changed_by: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('data_request_notes').values({ request_id, author_id: id, body: 'Answered.' }).execute();
  const answeredRequest = { status: 200, headers: '[]', answered_at: new Date(), body: Buffer.from(`For ${EMAIL}`) };
  await transaction
    .insertInto('answered_requests')
    .values({ user_id: id, key: 'a-key', request_hash: randomBytes(32), ...answeredRequest })
    .execute();
}

async function addClientData(transaction: Transaction<DB>, jobId: string): Promise<void> {
  await sql`
    WITH client AS (INSERT INTO clients (name, account_id) VALUES (gen_random_uuid()::text, ${id}) RETURNING id),
      terms AS (
        INSERT INTO client_terms (client_id, version, fee_kind, fee_pence, rebate_weeks, payment_days, agreed_on, recorded_by)
        SELECT id, 1, 'fixed', 1, 0, 30, '2026-11-02', ${id} FROM client),
      list AS (INSERT INTO shortlists (job_id, client_id, expires_at, created_by) SELECT ${jobId}, id, now(), ${id} FROM client),
      placed AS (
        INSERT INTO placements (client_id, job_title, starts_on, fee_pence) SELECT id, 'Keeper', '2027-01-04', 1 FROM client RETURNING id)
    INSERT INTO placement_events (placement_id, words, actor_id) SELECT id, 'Recorded', ${id} FROM placed`.execute(
    transaction,
  );
}

type Place = { place: string; rows: number };

/** Counts the rows that contain this text, by column. */
async function findInAllTables(text: string): Promise<Place[]> {
  const tables = await queryTasks<{ name: string }>(
    db,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'app') AND c.relkind IN ('r', 'p')`,
  );
  const counts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS place, count(*)::int AS rows FROM ${name} AS t WHERE strpos(lower(t::text), lower($1)) > 0`,
  );
  const places = await queryTasks<Place>(db, `${counts.join(' UNION ALL ')} ORDER BY 1`, [text]);
  return places.filter(({ rows }) => rows > 0);
}

const listOwningColumns = () =>
  queryTasks<{ table: string; column: string }>(
    db,
    `SELECT conrelid::regclass::text AS table, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid = 'profiles'::regclass
     UNION
     SELECT attrelid::regclass::text, attname FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid
     WHERE attname = 'user_id' AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
  );

const HANDED_OVER = ['interviews'];

test("the deletion page counts the account's data first", async () => {
  expect(await findAccount(db.database, admin, id)).toMatchObject({ email: EMAIL, status: 'approved' });
  expect(await countBelongings(db.database, admin, id)).toMatchObject({ jobs: 1, savedJobs: 2, applications: 2 });
  await deleteAccount(accountServices(db), admin, id);
  expect(await findAccount(db.database, admin, id)).toBeNull();
});

test('deleting an account takes every row of that person from every table', async () => {
  const columns = await listOwningColumns();
  const countRows = async () => {
    const counts = await Promise.all(
      columns.map(({ table, column }) =>
        queryTasks<{ rows: number }>(db, `SELECT count(*)::int AS rows FROM ${table} WHERE ${column} = $1`, [id]),
      ),
    );
    return columns.filter((_column, index) => (counts[index]?.[0]?.rows ?? 0) > 0).map(({ table }) => table);
  };
  // A new table with personal data needs a row in `beforeEach`; without one this test proves nothing for it.
  const filled = new Set([...(await countRows()), 'profiles', ...HANDED_OVER]);
  expect([...new Set(columns.map(({ table }) => table))].filter((table) => !filled.has(table))).toEqual([]);

  expect(await deleteAccount(accountServices(db), admin, id)).toEqual({ ok: true });
  expect(await countRows()).toEqual([]);
});

test('deleting an account takes their e-mail out of every text; their id stays in the audit trail and on the list of erasures, and names their files until those are gone', async () => {
  expect((await findInAllTables(EMAIL)).map(({ place }) => place)).toEqual([
    'public.applications',
    'public.emailed_links',
    'public.login_failures',
    'public.people',
    'public.profiles',
    'public.security_events',
  ]);
  await deleteAccount(accountServices(db), admin, id);
  expect(await findInAllTables(EMAIL)).toEqual([]);
  expect(await findInAllTables('Halloran')).toEqual([]);
  expect(await findInAllTables(id)).toEqual([
    { place: 'public.audit_entries', rows: 2 },
    // Keeps a restored backup from bringing the account back.
    { place: 'public.erasures', rows: 1 },
    { place: 'public.loose_files', rows: 2 },
    { place: 'public.reply_promises', rows: 1 },
  ]);
});

test('deleting an account deletes its lockout counters, and no others', async () => {
  const others = [
    ['else@mail.example', 'email'],
    [randomBytes(32).toString('hex'), 'known_browser'],
    [`${ADMIN}:${randomBytes(32).toString('hex')}`, 'confirmation'],
  ];
  for (const counter of others) await queryTasks(db, 'SELECT record_failed_login($1, $2)', counter);
  const listCounters = () =>
    queryTasks<{ counter: string[] }>(db, 'SELECT ARRAY[identifier, lockout_type] AS counter FROM login_failures');
  expect(await listCounters()).toHaveLength(6);
  await deleteAccount(accountServices(db), admin, id);
  expect((await listCounters()).map(({ counter }) => counter).sort()).toEqual(others.sort());
});

test('the deletion by hand works as docs/operate/administration.md says', async () => {
  const owner = new pg.Client({ connectionString: db.ownerUrl });
  await owner.connect();
  try {
    await owner.query('BEGIN');
    await owner.query(`SELECT set_config('app.actor_id', '${ADMIN}', true)`);
    const { rows } = await owner.query(`SELECT app.delete_account('${id}') AS result`);
    await owner.query('COMMIT');
    expect(rows).toEqual([{ result: 'deleted' }]);
  } finally {
    await owner.end();
  }
  expect(await findAccount(db.database, admin, id)).toBeNull();
});

test('an account that does not exist cannot be deleted, whatever id is sent', async () => {
  for (const unknown of [id.replace(/.$/, (end) => (end === '0' ? '1' : '0')), '', 'admin', `${id}' OR true`]) {
    expect(await deleteAccount(accountServices(db), admin, unknown)).toEqual({ ok: false, reason: 'not_found' });
  }
  expect(await findAccount(db.database, admin, id)).not.toBeNull();
});
