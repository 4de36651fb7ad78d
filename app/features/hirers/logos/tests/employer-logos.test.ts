import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listOtherJobsOfEmployer } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { searchBoard, searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import type { Admin, Poster } from '#app/features/core/accounts/policy.ts';
import { removeLogo, storeLogo } from '#app/features/hirers/logos/commands/own-logo.server.ts';
import { takeDownLogo } from '#app/features/hirers/logos/commands/take-down-logo.server.ts';
import { removeLooseFiles } from '#app/features/people/profile/tasks.server.ts';
import { CONTENT_CHANNEL } from '#db/content-changes.ts';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { accountServices, NO_STORAGE } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { listLogos } from '#tests/support/logo-upload.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const CANDIDATE = randomUUID();
const files = new Map<string, Uint8Array>();
const storage: Storage = {
  ...NO_STORAGE,
  put: async ({ key, bytes }) => void files.set(key, bytes),
  remove: async (key) => void files.delete(key),
};

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const candidate = { id: CANDIDATE, email: 'candidate@mail.example', full_name: 'A Candidate' };
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values({ ...candidate, role: 'job_seeker', status: 'approved' })
      .execute(),
  );
});

afterAll(() => db?.drop());

beforeEach(() => queryTasks(db, 'DELETE FROM employer_logos'));

const services = () => accountServices(db, { storage });
const asPoster = (id: string) => ({ id }) as Poster;
const ADMINISTRATOR = { id: ADMIN, fullName: 'The Admin' } as Admin;
const PICTURE = Buffer.from('a picture');
const store = (id = EMPLOYER, company = 'Northgate', bytes = PICTURE) =>
  storeLogo(services(), asPoster(id), { company, bytes });
const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

async function demandNothingLoose() {
  await queryTasks(db, 'UPDATE loose_files SET keep_until = now()');
  const taking = { ...services(), mailer: { send: async () => undefined } };
  await removeLooseFiles.run(taking, {}, { taskId: 'x', signal: new AbortController().signal });
  expect([...files.keys()]).toEqual((await listLogos(db)).map(({ storage_key }) => storage_key));
}

const readBoard = () => searchPublicJobs(db.database.asPublic, readJobQuestion(new URLSearchParams()), 100);

test('the logo is shown for the account’s jobs at its company, whatever the spelling, and for no others', async () => {
  const [own = '', capitals = '', otherCompany = '', foreign = ''] = await addJobs(
    db.database,
    {},
    { company: 'NORTHGATE' },
    { company: 'Northgate Services' },
    { user_id: OTHER_EMPLOYER },
  );
  await store();
  const logo = nameOf(PICTURE);
  const logos = new Map((await readBoard()).map((job) => [job.id, job.logo]));
  expect([own, capitals, otherCompany, foreign].map((id) => logos.get(id))).toEqual([logo, logo, undefined, undefined]);
  const { jobs } = await searchBoard(db.database.asPublic, readJobQuestion(new URLSearchParams()));
  expect(jobs.find(({ id }) => id === own)?.logo).toBe(logo);
  expect(jobs.find(({ id }) => id === foreign)).not.toHaveProperty('logo');
  const [draft = ''] = await addJobs(db.database, {});
  const others = await listOtherJobsOfEmployer(db.database.asPublic, draft, 20);
  expect(others.find(({ id }) => id === own)?.logo).toBe(logo);
  await removeLogo(services(), asPoster(EMPLOYER));
  expect((await readBoard()).filter(({ logo: left }) => left)).toEqual([]);
  await demandNothingLoose();
});

test('a new logo replaces the old one, and of two concurrent uploads one stays', async () => {
  const pictures = ['one', 'two', 'three'].map((text) => Buffer.from(text));
  expect(await Promise.all(pictures.map((bytes) => store(EMPLOYER, 'Northgate', bytes)))).toEqual(
    pictures.map(() => ({ ok: true })),
  );
  const [kept, ...more] = await listLogos(db);
  expect(pictures.map(nameOf)).toContain(kept?.logo ?? '');
  expect(more).toEqual([]);
  await demandNothingLoose();
});

test('a logo’s name finds its file, and no name finds another file of the store', async () => {
  await store();
  const [row] = await listLogos(db);
  const find = async (name: string) =>
    (await sql<{ key: string | null }>`SELECT find_public_logo(${name}) AS key`.execute(db.database.asPublic)).rows[0]
      ?.key;
  expect(await find(nameOf(PICTURE))).toBe(row?.storage_key);
  for (const name of ['', '%', row?.storage_key ?? '', 'x'.repeat(32)]) expect(await find(name)).toBeNull();
});

test('an administrator takes it down once, and the audit trail says who', async () => {
  await store();
  const results = await Promise.all([1, 2].map(() => takeDownLogo(services(), ADMINISTRATOR, EMPLOYER)));
  expect(results.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
    { ok: true },
    { ok: false, reason: 'no_logo' },
  ]);
  const entries = await queryTasks(
    db,
    `SELECT actor_id, subject_id, subject_label FROM audit_entries WHERE action = 'logo_taken_down'`,
  );
  expect(entries).toEqual([{ actor_id: ADMIN, subject_id: EMPLOYER, subject_label: 'First Employer' }]);
  await demandNothingLoose();
});

test('deleting the account deletes the logo', async () => {
  await store(OTHER_EMPLOYER);
  await db.database.asActor(ADMIN, (t) => sql`SELECT app.delete_account(${OTHER_EMPLOYER})`.execute(t));
  expect(await listLogos(db)).toEqual([]);
  await demandNothingLoose();
});

test('a change evicts cached pages: the lists, and the jobs with the logo', async () => {
  const [job = ''] = await addJobs(db.database, { company: 'Told Ltd' });
  const client = new pg.Client({ connectionString: db.adminUrl });
  await client.connect();
  const notifications: string[] = [];
  client.on('notification', ({ payload = '' }) => notifications.push(payload));
  await client.query(`LISTEN ${CONTENT_CHANNEL}`);
  await store(EMPLOYER, 'Told Ltd');
  await eventually(() => expect(notifications).toEqual([`jobs job:${job}`]));
  await takeDownLogo(services(), ADMINISTRATOR, EMPLOYER);
  await eventually(() => expect(notifications).toHaveLength(2));
  expect(notifications[1]).toBe(`jobs job:${job}`);
  await client.end();
});

describe('row-level security without gates', () => {
  const add = (owner: string) => `INSERT INTO employer_logos (user_id, company, size_bytes, sha256)
    VALUES ('${owner}', 'Northgate', 9, '\\x${'ab'.repeat(32)}')`;
  const read = 'SELECT FROM employer_logos';
  const remove = 'DELETE FROM employer_logos';
  const change = `UPDATE employer_logos SET company = 'Another'`;

  /** @returns the number of affected rows, or 'refused'. Rolls everything back. */
  async function attempt(who: string, statement: string): Promise<number | 'refused'> {
    let reached = 0;
    const done = new Error('taken back');
    const thrown = await db.database
      .asActor(who, async (transaction) => {
        const { rows, numAffectedRows } = await sql.raw(statement).execute(transaction);
        reached = Number(numAffectedRows ?? rows.length);
        throw done;
      })
      .catch((error: Error & { code?: string }) => error);
    if (thrown === done) return reached;
    expect((thrown as { code?: string }).code).toBe('42501');
    return 'refused';
  }

  beforeEach(async () => void (await store()));

  test.each<[string, string, (number | 'refused')[]]>([
    ['its employer', EMPLOYER, [1, 1, 'refused']],
    ['a candidate', CANDIDATE, [0, 0, 'refused']],
    ['an administrator', ADMIN, [1, 1, 'refused']],
    ['an account that is gone', randomUUID(), [0, 0, 'refused']],
  ])('%s', async (_who, id, outcome) => {
    expect([await attempt(id, read), await attempt(id, remove), await attempt(id, change)]).toEqual(outcome);
  });

  test('only posters have a logo, and only their own', async () => {
    expect(await attempt(ADMIN, add(ADMIN))).toBe(1);
    expect(await attempt(ADMIN, add(CANDIDATE))).toBe('refused');
    expect(await attempt(CANDIDATE, add(CANDIDATE))).toBe('refused');
    expect(await attempt(CANDIDATE, add(ADMIN))).toBe('refused');
  });
});
