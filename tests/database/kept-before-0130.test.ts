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

test('answers and backups of the version before 0130 stay as they are, and the clock of deletions begins now', async () => {
  const before = (await readdir('db/migrations')).filter((name) => name < '0130').sort();
  await migrate(db.ownerUrl, db.appUrl, before);
  await admin.query(`
    INSERT INTO profiles (id, email, full_name, role, status)
    VALUES ('00000000-0000-4000-8000-0000000000a1', 'zoe@mail.example', 'Zoe Marsh', 'employer', 'approved')`);
  await admin.query(`
    INSERT INTO answered_requests (user_id, key, request_hash, answered_at, status, headers, body)
    VALUES ('00000000-0000-4000-8000-0000000000a1', 'a-key', sha256('sent'), now(), 201, '[]', convert_to(repeat('x', 65536), 'UTF8'))`);
  await admin.query(`
    INSERT INTO backups (taken_at, folder, bytes, rows, files, missing_files, manifest_sha256)
    VALUES (now() - interval '1 day', 'of yesterday', 1, 2, 3, 0, sha256('manifest'))`);
  const read = async () => ({
    answers: (await admin.query('SELECT key, status, body FROM answered_requests')).rows,
    backups: (await admin.query('SELECT folder, taken_at, bytes, manifest_sha256 FROM backups')).rows,
  });
  const kept = await read();
  await migrate(db.ownerUrl, db.appUrl);
  expect(await read()).toEqual(kept);
  // Nothing is known of the ledger at that time, so nothing is compared with it.
  expect((await admin.query('SELECT ledger_entries, ledger_head FROM backups')).rows).toEqual([
    { ledger_entries: null, ledger_head: null },
  ]);
  expect(
    (await admin.query(`SELECT is_doubted, now() - moment < interval '1 minute' AS is_new FROM deletion_clock`)).rows,
  ).toEqual([{ is_doubted: false, is_new: true }]);
  expect((await admin.query('SELECT FROM held_deletions')).rows).toEqual([]);
  await expect(
    admin.query(`UPDATE answered_requests SET body = convert_to(repeat('x', 1048577), 'UTF8')`),
  ).rejects.toThrow('answered_requests_body_check');
});
