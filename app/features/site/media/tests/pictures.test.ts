import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Editor } from '#app/features/core/accounts/policy.ts';
import { removeLooseFiles } from '#app/features/people/profile/tasks.server.ts';
import { addPicture } from '#app/features/site/media/commands/add-picture.server.ts';
import { deletePicture } from '#app/features/site/media/commands/change-picture.server.ts';
import { CONTENT_CHANNEL } from '#db/content-changes.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { accountServices, NO_STORAGE } from '#tests/support/account-services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { png } from '#tests/support/pictures.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const EDITOR = randomUUID();
const CONSULTANT = randomUUID();
const files = new Map<string, Uint8Array>();
const storage: Storage = {
  ...NO_STORAGE,
  put: async ({ key, bytes }) => void files.set(key, bytes),
  remove: async (key) => void files.delete(key),
};

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('profiles')
      .values([
        { id: EDITOR, email: 'editor@mail.example', full_name: 'An Editor', role: 'editor', status: 'approved' },
        {
          id: CONSULTANT,
          email: 'con@mail.example',
          full_name: 'A Consultant',
          role: 'consultant',
          status: 'approved',
        },
      ])
      .execute(),
  );
});

afterAll(() => db?.drop());

beforeEach(() => queryTasks(db, 'DELETE FROM content_items').then(() => queryTasks(db, 'DELETE FROM pictures')));

const services = () => accountServices(db, { storage });
const AN_EDITOR = { id: EDITOR, fullName: 'An Editor' } as Editor;
const add = async (sent = png()) => {
  const added = await addPicture(services(), AN_EDITOR, { alt: 'A square', sent });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
};
const addItem = (column: 'draft' | 'published', id: string) =>
  queryTasks(
    db,
    `INSERT INTO content_items (collection, slug, ${column}, ${column === 'published' ? 'published_at,' : ''} updated_by)
     VALUES ('articles', 'a-${randomBytes(4).toString('hex')}', $1::jsonb, ${column === 'published' ? 'now(),' : ''} 'An Editor')`,
    [JSON.stringify({ body: `Words\n![](${id})` })],
  );
const listKeys = async () =>
  (await queryTasks<{ key: string }>(db, 'SELECT storage_key AS key FROM picture_files')).map(({ key }) => key).sort();

async function expectNoLooseFiles() {
  await queryTasks(db, 'UPDATE loose_files SET keep_until = now()');
  const taking = { ...services(), mailer: { send: async () => undefined } };
  await removeLooseFiles.run(taking, {}, { taskId: 'x', signal: new AbortController().signal });
  expect([...files.keys()].sort()).toEqual(await listKeys());
}

test('a picture comes with a file for each rendition, and goes with all of them', async () => {
  const id = await add();
  expect(await listKeys()).toEqual(['avif', 'jpg', 'webp'].map((format) => `pictures/${id}/192.${format}`));
  await expectNoLooseFiles();
  expect(await deletePicture(services(), AN_EDITOR, id)).toEqual({ ok: true });
  await expectNoLooseFiles();
  expect(files.size).toBe(0);
});

test('one of two simultaneous uploads of a file adds it, and the other leaves no file', async () => {
  const both = await Promise.all([add(), add()]);
  expect(new Set(both).size).toBe(1);
  await expectNoLooseFiles();
  expect(files.size).toBe(3);
});

test('files whose row never came are taken away', async () => {
  const failing = { ...services(), storage: { ...storage, put: () => Promise.reject(new Error('The disk is gone')) } };
  await expect(addPicture(failing, AN_EDITOR, { alt: 'A square', sent: png() })).rejects.toThrow('The disk is gone');
  expect(await queryTasks(db, 'SELECT FROM pictures')).toEqual([]);
  await expectNoLooseFiles();
});

test.each(['draft', 'published'] as const)('a picture that a %s names is not deleted', async (column) => {
  const id = await add();
  await addItem(column, id);
  expect(await deletePicture(services(), AN_EDITOR, id)).toEqual({ ok: false, reason: 'in_use' });
  expect(await listKeys()).toHaveLength(3);
  await addItem(column, randomUUID());
  await queryTasks(db, 'DELETE FROM content_items WHERE draft::text LIKE $1 OR published::text LIKE $1', [`%${id}%`]);
  expect(await deletePicture(services(), AN_EDITOR, id)).toEqual({ ok: true });
});

test('an item that comes to name the picture meanwhile waits, or keeps it', async () => {
  const id = await add();
  const client = new pg.Client({ connectionString: db.adminUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO content_items (collection, slug, draft, updated_by) VALUES ('articles', 'late', $1, 'An Editor')`,
    [JSON.stringify({ picture: id })],
  );
  const deleting = deletePicture(services(), AN_EDITOR, id);
  await eventually(async () =>
    expect(await queryTasks(db, `SELECT FROM pg_locks WHERE NOT granted AND mode = 'ShareLock'`)).toHaveLength(1),
  );
  await client.query('COMMIT');
  await client.end();
  expect(await deleting).toEqual({ ok: false, reason: 'in_use' });
});

test('every process hears of a new picture and of other words for it', async () => {
  const client = new pg.Client({ connectionString: db.adminUrl });
  await client.connect();
  const notifications: string[] = [];
  client.on('notification', ({ payload = '' }) => notifications.push(payload));
  await client.query(`LISTEN ${CONTENT_CHANNEL}`);
  const id = await add();
  await eventually(() => expect(notifications).toEqual(['pages']));
  await queryTasks(db, `UPDATE pictures SET alt = 'Another' WHERE id = $1`, [id]);
  await eventually(() => expect(notifications).toEqual(['pages', 'pages']));
  await client.end();
});

describe('the rights that the database gives each role, without gates', () => {
  let id: string;
  beforeEach(async () => {
    id = await add();
  });

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

  const ALL = [1, 3, 1, 1, 1, 'refused', 1] as const;
  const NOTHING = [0, 0, 0, 0, 'refused', 'refused', 'refused'] as const;

  test.each<[string, string, readonly (number | 'refused')[]]>([
    ['an editor', EDITOR, ALL],
    ['an administrator', ADMIN, ALL],
    ['a consultant', CONSULTANT, NOTHING],
    ['an employer', EMPLOYER, NOTHING],
    ['an account that is gone', randomUUID(), NOTHING],
  ])('%s', async (_who, who, outcome) => {
    const statements = [
      'SELECT FROM pictures',
      'SELECT FROM picture_files',
      `UPDATE pictures SET alt = 'Another'`,
      'DELETE FROM pictures',
      `INSERT INTO pictures (sha256, kind, width, height, alt, added_by) VALUES (sha256('x'), 'png', 9, 9, 'X', 'X')`,
      'UPDATE picture_files SET size_bytes = 1',
      `SELECT app.note_loose_file('pictures/${id}/9.avif', 9)`,
    ];
    for (const [place, statement] of statements.entries())
      expect([statement, await attempt(who, statement)]).toEqual([statement, outcome[place]]);
  });
});
