// @form full
import { chmod, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeErasures } from '#db/backup/erasures.server.ts';
import { listPendingMigrations, migrate } from '#db/migrate.server.ts';
import { tryRestore } from '#platform/backup/restore-backup.server.ts';
import { MIGRATIONS_BEFORE_1, OLDEST_MIGRATIONS } from '#tests/database/older-database.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import {
  backUp,
  backUpEverything,
  createBareDatabase,
  createEmptyDatabase,
  into,
  newFolder,
  restoreInto,
  withClient,
} from '#tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiry } from '#tests/support/enquiries.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let full: TestDatabase;
let backup: Awaited<ReturnType<typeof backUp>>;

beforeAll(async () => {
  ({ full, backup } = await backUpEverything());
});

afterAll(() => full?.drop());
test('an account that its owner deleted leaves what the law requires us to keep of its request forms, also when it is erased again', async () => {
  const source = await createTestDatabase({ seeded: true });
  try {
    const { id, email } = castMember('Aisha');
    const sent = { email, status: 'done', status_changed_at: new Date() } as const;
    const enquiry = await addEnquiry(source.database, sent);
    await addEnquiry(source.database, { ...sent, role: 'Not on the list of erasures' });
    const { folder, root } = await backUp(source, await newFolder());
    const erasedAt = new Date().toISOString();
    const lines = [
      { kind: 'account' as const, id, erasedAt },
      { kind: 'enquiry' as const, id: enquiry, erasedAt },
    ];
    await writeFile(path.join(root, 'erasures.jsonl'), writeErasures(lines));
    await into(async (empty) => {
      const { erased } = await restoreInto(empty, folder);
      expect(erased).toEqual({ accounts: 1, enquiries: 1, applications: 0, alerts: 0, people: 0 });
      const keptRecords = await queryTasks(
        empty,
        `SELECT account_id, job_title FROM kept_records WHERE outcome = 'done'`,
      );
      expect(keptRecords).toEqual([{ account_id: id, job_title: 'Warehouse operative' }]);
    });
  } finally {
    await source.drop();
  }
});

test('a backup of the oldest version is restored, brought up to date, and erases again by the procedures of this one', () =>
  into(async (old) => {
    await migrate(old.ownerUrl, old.appUrl, OLDEST_MIGRATIONS);
    const [stays, goes] = ['00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-0000000000bb'];
    await asSuperuser(
      old,
      'SET session_replication_role = replica',
      `INSERT INTO profiles (id, email, full_name, role, status) VALUES
        ('${stays}', 'ida@mail.example', 'Ida Marsh', 'admin', 'approved'),
        ('${goes}', 'una@mail.example', 'Una Reed', 'admin', 'approved')`,
      `INSERT INTO jobs (title, company, location, salary, description, requirements, user_id) VALUES
        ('Lamp keeper', 'Skerryvóre', 'Oban', '£30,000', 'Keeps the lamp', 'A head for heights', '${goes}')`,
      'RESET session_replication_role',
      // The functions are stubs, so the site could not certify the backup.
      'ALTER TABLE backups DISABLE ROW LEVEL SECURITY',
    );
    const { folder, root, manifest, isCertified } = await backUp(old, await newFolder());
    expect(isCertified).toBe(true);
    expect(manifest.migrations.map(({ name }) => name)).toEqual(OLDEST_MIGRATIONS);
    const erasure = { kind: 'account', id: goes, erasedAt: new Date().toISOString() };
    await writeFile(path.join(root, 'erasures.jsonl'), `${JSON.stringify(erasure)}\n`);
    await into(async (empty) => {
      const { erased } = await restoreInto(empty, folder);
      expect(erased).toEqual({ accounts: 1, enquiries: 0, applications: 0, alerts: 0, people: 0 });
      expect(
        await queryTasks(
          empty,
          'SELECT p.id, title, jobs.search_text FROM profiles AS p LEFT JOIN jobs ON user_id = p.id',
        ),
      ).toEqual([{ id: stays, title: 'Lamp keeper', search_text: ' lamp keeper skerryvore oban' }]);
      expect(await withClient(empty, listPendingMigrations)).toEqual([]);
    });
  }));

test('a backup of the last version before 1.0.0 is restored into a new or an empty database', async () => {
  const later = (await readdir('db/migrations')).sort().slice(1);
  await withMigrations(full, [...MIGRATIONS_BEFORE_1, ...later], async () => {
    const { folder } = await backUp(full, await newFolder());
    for (const create of [createEmptyDatabase, createBareDatabase])
      await into(async (empty) => {
        await restoreInto(empty, folder);
        expect(await queryTasks(empty, 'SELECT FROM jobs')).toHaveLength(
          (await queryTasks(full, 'SELECT FROM jobs')).length,
        );
        expect(await withClient(empty, listPendingMigrations)).toEqual([]);
      }, create);
  });
});

test('a backup of a version that is too old is refused', async () => {
  await withMigrations(full, MIGRATIONS_BEFORE_1.slice(1), async () => {
    const { folder } = await backUp(full, await newFolder());
    await into((empty) =>
      expect(restoreInto(empty, folder)).rejects.toThrow(
        'it is older than version 1.0.0 and must be updated with commit f8e84001 first',
      ),
    );
  });
});

async function withMigrations(db: TestDatabase, names: string[], work: () => Promise<void>): Promise<void> {
  const before = await queryTasks<{ name: string }>(db, 'SELECT name FROM schema_migrations');
  const set = (list: string[]) =>
    asSuperuser(
      db,
      'DELETE FROM schema_migrations',
      `INSERT INTO schema_migrations (name) VALUES ('${list.join("'), ('")}')`,
    );
  try {
    await set(names);
    await work();
  } finally {
    await set(before.map(({ name }) => name));
  }
}

test('a backup that is taken while people write is of one moment: nothing in it hangs in the air', () =>
  into(async (busy) => {
    await migrate(busy.ownerUrl, busy.appUrl);
    await addPeople(busy.database);
    let isDone = false;
    const write = async () => {
      while (!isDone) {
        const [candidate = ''] = await addCandidates(busy.database, 'Wren Halloran');
        const [job = ''] = await addJobs(busy.database, {});
        await addApplications(busy.database, { candidate_id: candidate, job_id: job });
      }
    };
    const writers = [write(), write()];
    const countWritten = async () => (await queryTasks(busy, 'SELECT FROM applications')).length;
    const backUpConcurrently = async () => {
      await expect.poll(countWritten).toBeGreaterThan(20);
      const backup = await backUp(busy, await newFolder());
      const rows = (table: string) => backup.manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
      await expect.poll(countWritten).toBeGreaterThan(rows('public.applications'));
      return { folder: backup.folder, rows };
    };
    const { folder, rows } = await backUpConcurrently().finally(() => {
      isDone = true;
      return Promise.all(writers);
    });
    expect(rows('public.applications')).toBeGreaterThan(20);
    // A trigger records every application in the same transaction.
    expect(rows('public.application_events')).toBe(rows('public.applications'));
    await into(async (empty) => {
      await restoreInto(empty, folder);
      expect(await queryTasks(empty, 'SELECT FROM applications')).toHaveLength(rows('public.applications'));
    });
  }));
test('the drill restores into a PostgreSQL of its own, leaves nothing of it, and stamps nothing by itself', async () => {
  const dataDir = await newFolder();
  await chmod(dataDir, 0o711);
  expect((await tryRestore(backup.folder, dataDir)).manifestSha256).toBe(backup.manifestSha256);
  expect(await readdir(dataDir)).toEqual([]);
});
