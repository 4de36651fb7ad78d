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

test('adverts, accounts and people that were kept with accents are found without them after the update', async () => {
  const before = (await readdir('db/migrations')).filter((name) => name < '0110').sort();
  await migrate(db.ownerUrl, db.appUrl, before);
  const { rows } = await admin.query<{ id: string }>(`
    INSERT INTO profiles (email, full_name, role, status) VALUES ('zoe@mail.example', 'Zoë Strauß', 'employer', 'approved') RETURNING id`);
  await admin.query(
    `INSERT INTO jobs (user_id, title, company, location, salary, type, category, description, requirements, status, created_at, closes_at)
     SELECT $1, title, 'Bar', 'Zürich', '£1', 'Full-time', 'white-collar', 'x', 'None', 'open', now(), now() + interval '9 days'
     FROM unnest(ARRAY['Café manager', 'Plain manager']) AS title`,
    [rows[0]?.id],
  );
  await admin.query(`INSERT INTO advert_words VALUES ('café'), ('plain') ON CONFLICT DO NOTHING`);
  const { rows: old } = await admin.query<{ updated_at: Date }>('SELECT updated_at FROM jobs ORDER BY title');
  await migrate(db.ownerUrl, db.appUrl);
  const { rows: jobs } = await admin.query(
    `SELECT title, search_text, location_text, search_vector @@ 'cafe' AS has_word, updated_at FROM jobs ORDER BY title`,
  );
  expect(jobs).toMatchObject([
    { search_text: ' cafe manager bar zurich', location_text: 'zurich', has_word: true },
    { search_text: ' plain manager bar zurich', location_text: 'zurich', has_word: false },
  ]);
  expect(jobs.map(({ updated_at }) => updated_at)).toEqual(old.map(({ updated_at }) => updated_at));
  expect((await admin.query(`SELECT search_text FROM profiles`)).rows).toEqual([
    { search_text: ' zoe strauss zoe@mail.example' },
  ]);
  const { rows: words } = await admin.query<{ word: string }>(
    `SELECT word FROM advert_words WHERE word IN ('café', 'cafe', 'plain') ORDER BY word`,
  );
  expect(words.map(({ word }) => word)).toEqual(['cafe', 'plain']);
});
