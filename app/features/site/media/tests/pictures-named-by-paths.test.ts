// @form full
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let db: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase({ migrated: false });
  admin = new pg.Client({ connectionString: db.adminUrl });
  await admin.connect();
});

afterAll(async () => {
  await admin?.end();
  await db?.drop();
});

const migrateTo = async (end: string) =>
  migrate(db.ownerUrl, db.appUrl, (await readdir('db/migrations')).filter((name) => name < end).sort());

async function readContents() {
  const { rows } = await admin.query('SELECT draft FROM content_items UNION ALL SELECT content FROM content_revisions');
  return rows.map(({ draft }) => draft);
}

test('0177 removes the picture paths that 0043 missed, and 0035 has named an owner', async () => {
  await migrateTo('0035');
  await admin.query(`
    INSERT INTO profiles (email, full_name, role, status, created_at) VALUES
      ('bea@mail.example', 'Bea Marsh', 'admin', 'approved', '2026-01-02'),
      ('ada@mail.example', 'Ada Marsh', 'admin', 'approved', '2026-01-01')`);
  await migrateTo('0043');
  await admin.query(`
    WITH article AS (
      INSERT INTO content_items (collection, slug, draft, updated_by)
      VALUES ('articles', 'lamps', '{"title": "Lamps", "image": "/a.png", "imageAlt": "A lamp"}', 'Ada') RETURNING id
    )
    INSERT INTO content_revisions (item_id, version, action, slug, content, made_by)
    SELECT id, 1, 'drafted', 'lamps', '{"title": "Lamps", "image": "/a.png"}', 'Ada' FROM article`);
  await migrateTo('0177');
  expect(await readContents()).toEqual([
    { title: 'Lamps', image: '/a.png', imageAlt: 'A lamp' },
    { title: 'Lamps', image: '/a.png' },
  ]);
  await migrate(db.ownerUrl, db.appUrl);
  expect(await readContents()).toEqual([{ title: 'Lamps' }, { title: 'Lamps' }]);
  const { rows: owners } = await admin.query('SELECT email::text FROM profiles WHERE is_owner');
  expect(owners).toEqual([{ email: 'ada@mail.example' }]);
});
