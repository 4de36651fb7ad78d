import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, OTHER_EMPLOYER } from '#tests/support/jobs.ts';

let db: TestDatabase;
let ownDraft = '';
let foreignDraft = '';
let foreignOpen = '';

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const ids = await addJobs(
    db.database,
    { status: 'draft' },
    { status: 'draft', user_id: OTHER_EMPLOYER },
    { status: 'open', user_id: OTHER_EMPLOYER },
  );
  [ownDraft = '', foreignDraft = '', foreignOpen = ''] = ids;
});

afterAll(() => db.drop());

const jobsSeenBy = (actor: string) => db.database.asActor(actor, (t) => t.selectFrom('jobs').select('id').execute());

describe('without saying who asks', () => {
  test.each(['profiles', 'jobs', 'liked_jobs', 'swiped_jobs'] as const)('%s show nothing', async (table) => {
    expect(await db.database.asPublic.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('nothing is changed, deleted or added', async () => {
    const { asPublic } = db.database;
    expect((await asPublic.updateTable('jobs').set({ title: 'Taken over' }).executeTakeFirst()).numUpdatedRows).toBe(
      0n,
    );
    expect((await asPublic.deleteFrom('jobs').executeTakeFirst()).numDeletedRows).toBe(0n);
    const person = { email: 'new@person.example', full_name: 'New Person' };
    await expect(asPublic.insertInto('profiles').values(person).execute()).rejects.toThrow('row-level security');
  });
});

describe('an employer', () => {
  test('sees their own drafts and no others', async () => {
    expect(await jobsSeenBy(EMPLOYER)).toEqual([{ id: ownDraft }]);
    expect((await jobsSeenBy(OTHER_EMPLOYER)).map(({ id }) => id).sort()).toEqual([foreignDraft, foreignOpen].sort());
  });

  test('changes and deletes their own jobs only (Z08)', async () => {
    for (const id of [foreignDraft, foreignOpen]) {
      const { numUpdatedRows } = await db.database.asActor(EMPLOYER, (t) =>
        t.updateTable('jobs').set({ title: 'Taken over' }).where('id', '=', id).executeTakeFirst(),
      );
      const { numDeletedRows } = await db.database.asActor(EMPLOYER, (t) =>
        t.deleteFrom('jobs').where('id', '=', id).executeTakeFirst(),
      );
      expect([numUpdatedRows, numDeletedRows]).toEqual([0n, 0n]);
    }
    const { numUpdatedRows } = await db.database.asActor(EMPLOYER, (t) =>
      t.updateTable('jobs').set({ title: 'My own' }).where('id', '=', ownDraft).executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(1n);
  });

  test('can neither give a job away nor post in another’s name', async () => {
    const give = db.database.asActor(EMPLOYER, (t) => t.updateTable('jobs').set({ user_id: OTHER_EMPLOYER }).execute());
    await expect(give).rejects.toThrow(/row-level security|permission denied/);
    const post = db.database.asActor(EMPLOYER, (t) =>
      sql`INSERT INTO jobs (title, company, location, salary, description, requirements, user_id)
          VALUES ('x', 'x', 'x', 'x', 'x', 'x', ${OTHER_EMPLOYER})`.execute(t),
    );
    await expect(post).rejects.toThrow('row-level security');
  });

  test('sees no profile but their own', async () => {
    const visibleRows = await db.database.asActor(EMPLOYER, (t) => t.selectFrom('profiles').select('id').execute());
    expect(visibleRows).toEqual([{ id: EMPLOYER }]);
  });
});

test.each([
  ['a candidate', { role: 'job_seeker', status: 'approved' }],
  ['an employer who waits', { role: 'employer', status: 'pending' }],
  ['an employer who was rejected', { role: 'employer', status: 'rejected' }],
] as const)('%s posts nothing, not even in their own name', async (_who, { role, status }) => {
  const id = randomUUID();
  const person = { id, email: `${id}@mail.example`, full_name: 'Test Person', role, status };
  await db.database.asSystem((t) => t.insertInto('profiles').values(person).execute());
  await expect(
    db.database.asActor(id, (t) =>
      sql`INSERT INTO jobs (title, company, location, salary, description, requirements, user_id)
          VALUES ('x', 'x', 'x', 'x', 'x', 'x', ${id})`.execute(t),
    ),
  ).rejects.toThrow('row-level security');
  await db.database.asSystem((t) => t.deleteFrom('profiles').where('id', '=', id).execute());
});

test('an approved admin sees every job and every profile', async () => {
  expect(await jobsSeenBy(ADMIN)).toHaveLength(3);
  expect(await db.database.asActor(ADMIN, (t) => t.selectFrom('profiles').select('id').execute())).toHaveLength(3);
});

test.each(['', 'not-an-id', '00000000-0000-4000-8000-00000000dead'])(
  'an unknown actor (%s) sees nothing',
  async (actor) => {
    const visibleRows = await jobsSeenBy(actor).catch((error: Error) => error.message);
    expect(visibleRows).toEqual(
      actor === 'not-an-id' ? expect.stringContaining('invalid input syntax for type uuid') : [],
    );
  },
);

test('who asked is forgotten with the transaction, also when it fails (Z05)', async () => {
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([
      jobsSeenBy(EMPLOYER),
      db.database.asActor(ADMIN, () => Promise.reject(new Error('cut short'))).catch(() => undefined),
      db.database.asSystem(() => Promise.reject(new Error('cut short'))).catch(() => undefined),
    ]);
    expect(await db.database.asPublic.selectFrom('jobs').select('id').execute()).toEqual([]);
  }
});
