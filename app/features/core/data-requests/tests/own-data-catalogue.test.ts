/** Compares the catalogue of the download with the tables. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_DATA_SECTIONS } from '#app/features/core/data-requests/queries/own-data-sections.server.ts';
import { NOT_IN_DOWNLOAD, OWN_DATA } from '#domain/data-request/own-data.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

/** Tables with a column that refers to a person, and those whose rows depend on them. */
const listPersonalTables = async () => {
  const rows = await queryTasks<{ name: string }>(
    db,
    `WITH RECURSIVE personal AS (
       SELECT a.attrelid AS id FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
         AND (a.attname ~ '(^|_)(email|phone|ip|user_agent|identifier|full_name|actor_name|user_id|account_id|candidate_id|author_id|actor_id|subject_id|storage_key|used_by)$'
              OR a.atttypid = 'inet'::regtype
              OR EXISTS (SELECT FROM pg_constraint AS f WHERE f.contype = 'f' AND f.conrelid = a.attrelid
                         AND a.attnum = ANY (f.conkey) AND f.confrelid = 'profiles'::regclass))
       UNION
       SELECT f.conrelid FROM pg_constraint AS f JOIN personal AS p ON p.id = f.confrelid
       WHERE f.contype = 'f' AND f.confdeltype = 'c')
     SELECT id::regclass::text AS name FROM personal ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};
const covered = () => Object.values(OWN_DATA_SECTIONS).flatMap(({ tables }) => tables);

test('every table with personal data is in the download, or listed as left out, with a reason', async () => {
  const tables = await listPersonalTables();
  expect(tables).toEqual(expect.arrayContaining(['profiles', 'applications', 'enquiry_files', 'ip_attempts']));
  expect(tables.filter((name) => !covered().includes(name) && !Object.hasOwn(NOT_IN_DOWNLOAD, name))).toEqual([]);
});
test('the list of left-out tables has only existing tables that are not in the download', async () => {
  const tables = await listPersonalTables();
  expect(Object.keys(NOT_IN_DOWNLOAD).filter((name) => !tables.includes(name) || covered().includes(name))).toEqual([]);
  expect(new Set(covered()).size).toBe(covered().length);
});

test('every kind has texts, and every text a kind', () => {
  expect(Object.keys(OWN_DATA_SECTIONS).sort()).toEqual(Object.keys(OWN_DATA).sort());
});
