import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeErasures } from '#db/backup/erasures.server.ts';
import { listPendingMigrations, migrate } from '#db/migrate.server.ts';
import { listRestrictionFaults } from '#db/restrictions.server.ts';
import { tryRestore } from '#platform/backup/restore-backup.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import {
  backUp,
  backUpEverything,
  into,
  newFolder,
  readRows,
  restoreInto,
  withClient,
} from '#tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiry } from '#tests/support/enquiries.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let full: TestDatabase;
let files: string;
let backup: Awaited<ReturnType<typeof backUp>>;

beforeAll(async () => {
  ({ full, files, backup } = await backUpEverything());
});

afterAll(() => full?.drop());

const carried = () => backup.manifest.tables.map(({ name }) => name);

describe('a restore', () => {
  test('gives back every row, file and sequence, with all walls up, and no way in that was closed since', () =>
    into(async (empty) => {
      const { dataDir, waitingTasks } = await restoreInto(empty, backup.folder);
      const same = carried().filter((table) => !['public.backups', 'tasks.job', 'tasks.queue'].includes(table));
      expect(await readRows(empty, same)).toEqual(await readRows(full, same));
      for (const table of ['sessions', 'known_browsers', 'account_links', 'bootstrap_tokens']) {
        expect(await queryTasks(empty, `SELECT FROM ${table}`), table).toEqual([]);
      }
      expect(await listRestrictionFaults(empty.database)).toEqual([]);
      // Two tasks wait: the one for tomorrow, and the one that was being worked on. The task that was given up does not.
      expect(waitingTasks).toEqual([{ name: 'send-account-mail', count: 2 }]);
      const tasks = `SELECT state FROM tasks.job WHERE name = 'send-account-mail' ORDER BY state`;
      expect(await queryTasks(empty, tasks)).toEqual([{ state: 'created' }, { state: 'retry' }]);
      expect(await queryTasks(empty, `SELECT verified_by FROM backups WHERE verified_at IS NOT NULL`)).toEqual([
        { verified_by: 'restore' },
      ]);
      const stored = await readdir(path.join(files, 'files'), { recursive: true });
      expect((await readdir(path.join(dataDir, 'files'), { recursive: true })).sort()).toEqual(stored.sort());
      // Backed up again it is the same, but for the certificate of the first backup.
      const sums = ({ tables }: typeof backup.manifest) =>
        Object.fromEntries(
          tables.map(({ name, rows, sum }) => [name, name === 'public.backups' ? '' : `${rows} ${sum}`]),
        );
      const again = await backUp(empty, dataDir);
      expect(sums(again.manifest)).toEqual(sums(backup.manifest));
      expect(again.manifest.files).toMatchObject({ stored: backup.manifest.files.stored, missing: 0 });
      // Triggers are at work again, and what is numbered goes on from there.
      const events = () => queryTasks(empty, 'SELECT FROM application_events');
      const before = (await events()).length;
      await asSuperuser(empty, `UPDATE applications SET status = 'withdrawn', message = NULL, message_subject = NULL`);
      expect((await events()).length).toBeGreaterThan(before);
    }));

  test('is refused while the site is connected', () =>
    into(async (empty) => {
      const site = new pg.Client({ connectionString: empty.appUrl });
      await site.connect();
      await expect(restoreInto(empty, backup.folder)).rejects.toThrow(
        'The site is running on this database. Stop it first',
      );
      await site.end();
    }));

  test('that is cut off in its middle leaves no row, and can be begun again; one that is whole is not overwritten', () =>
    into(async (empty) => {
      await migrate(
        empty.ownerUrl,
        empty.appUrl,
        backup.manifest.migrations.map(({ name }) => name),
      );
      // A lock on the last table holds the restore up in its middle.
      const reader = new pg.Client({ connectionString: empty.adminUrl });
      await reader.connect();
      await reader.query(`BEGIN; LOCK TABLE unused_warnings IN ACCESS SHARE MODE`);
      const dataDir = await newFolder();
      const cut = restoreInto(empty, backup.folder, { dataDir }).catch((error: Error) => error);
      const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
                    AND application_name = 'recruitment-agency backup' AND wait_event_type = 'Lock'`;
      await eventually(async () => expect(await queryTasks(empty, kill)).toHaveLength(1));
      expect(await cut).toBeInstanceOf(Error);
      await reader.end();
      expect(await queryTasks(empty, 'SELECT FROM profiles')).toEqual([]);
      // No file may be left either: without a row no task would ever remove it.
      const left = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
      expect(left.filter((each) => each.isFile())).toEqual([]);
      await restoreInto(empty, backup.folder, { dataDir });
      expect(await readRows(empty, ['profiles'])).toEqual(await readRows(full, ['profiles']));
      // A restore overwrites no rows that are there already.
      await asSuperuser(empty, `UPDATE profiles SET full_name = 'Another Person'`);
      await expect(restoreInto(empty, backup.folder)).rejects.toThrow(/overwrites nothing: public\.\w+ has rows/);
      expect(await queryTasks(empty, 'SELECT DISTINCT full_name FROM profiles')).toEqual([
        { full_name: 'Another Person' },
      ]);
    }));

  test('erases accounts and enquiries again that were erased since, with their data, and can leave out waiting tasks', () =>
    into(async (empty) => {
      const aisha = castMember('Aisha').id;
      const [enquiry] = await queryTasks<{ id: string }>(full, 'SELECT id FROM enquiries ORDER BY id');
      const [application] = await queryTasks<{ id: string }>(
        full,
        'SELECT id FROM applications WHERE candidate_id IS NULL',
      );
      const erasedAt = '2026-11-22T00:00:00.000Z';
      const list = path.join(backup.root, 'erasures.jsonl');
      const lines = [
        { kind: 'account', id: aisha, erasedAt },
        { kind: 'enquiry', id: enquiry?.id, erasedAt },
        { kind: 'application', id: application?.id, erasedAt },
      ];
      const before = await readFile(list, 'utf8');
      await writeFile(list, before + lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const { erased, listedErasures, waitingTasks } = await restoreInto(empty, backup.folder, { withTasks: false });
      await writeFile(list, before);
      expect({ erased, listedErasures }).toEqual({
        erased: { accounts: 1, enquiries: 1, applications: 1, alerts: 0, people: 0 },
        listedErasures: 4,
      });
      expect(await queryTasks(empty, 'SELECT FROM applications WHERE id = $1', [application?.id])).toEqual([]);
      for (const table of [
        'profiles WHERE id',
        'applications WHERE candidate_id',
        'cvs WHERE user_id',
        'security_events WHERE user_id',
      ]) {
        expect(await queryTasks(empty, `SELECT FROM ${table} = '${aisha}'`), table).toEqual([]);
      }
      expect(await queryTasks(empty, `SELECT FROM security_events WHERE email = 'aisha@mail.example'`)).toEqual([]);
      expect(await queryTasks(empty, `SELECT FROM enquiries WHERE id = '${enquiry?.id}'`)).toEqual([]);
      expect(waitingTasks).toEqual([]);
      expect(await queryTasks(empty, 'SELECT FROM tasks.job')).toEqual([]);
      // Their files are removed by the task for files without an owner.
      expect(await queryTasks(empty, `SELECT FROM loose_files WHERE storage_key LIKE '${aisha}/%'`)).toHaveLength(1);
      expect(await listRestrictionFaults(empty.database)).toEqual([]);
    }));
});
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
      const kept = await queryTasks(empty, `SELECT account_id, job_title FROM kept_records WHERE outcome = 'done'`);
      expect(kept).toEqual([{ account_id: id, job_title: 'Warehouse operative' }]);
    });
  } finally {
    await source.drop();
  }
});

test('a backup from an older version is restored, and brought up to date', () =>
  into(async (old) => {
    const then = (await readdir('db/migrations')).filter((name) => name < '0010').sort();
    await migrate(old.ownerUrl, old.appUrl, then);
    await asSuperuser(
      old,
      `INSERT INTO profiles (id, email, full_name, role, status) VALUES
        ('00000000-0000-4000-8000-0000000000aa', 'ida@mail.example', 'Ida Marsh', 'employer', 'approved')`,
      `INSERT INTO jobs (title, company, location, salary, description, requirements, user_id)
        SELECT 'Lamp keeper', 'Skerryvore', 'Oban', '£30,000', 'Keeps the lamp', 'A head for heights', id FROM profiles`,
    );
    const { folder, manifest, isCertified } = await backUp(old, await newFolder());
    expect({ isCertified, migrations: manifest.migrations.map(({ name }) => name) }).toEqual({
      isCertified: false,
      migrations: then,
    });
    await into(async (empty) => {
      await restoreInto(empty, folder);
      expect(
        await queryTasks(empty, 'SELECT full_name, title FROM profiles JOIN jobs ON user_id = profiles.id'),
      ).toEqual([{ full_name: 'Ida Marsh', title: 'Lamp keeper' }]);
      expect(await withClient(empty, listPendingMigrations)).toEqual([]);
    });
  }));
test('a backup from an older version erases again by the procedures of this one', () =>
  into(async (old) => {
    const then = (await readdir('db/migrations')).filter((name) => name < '0020').sort();
    await migrate(old.ownerUrl, old.appUrl, then);
    const [stays, goes] = ['00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-0000000000bb'];
    await asSuperuser(
      old,
      `INSERT INTO profiles (id, email, full_name, role, status) VALUES
        ('${stays}', 'ida@mail.example', 'Ida Marsh', 'admin', 'approved'),
        ('${goes}', 'una@mail.example', 'Una Reed', 'admin', 'approved')`,
      `INSERT INTO jobs (title, company, location, salary, description, requirements, user_id) VALUES
        ('Lamp keeper', 'Skerryvore', 'Oban', '£30,000', 'Keeps the lamp', 'A head for heights', '${goes}')`,
    );
    const { folder, root } = await backUp(old, await newFolder());
    const erasure = { kind: 'account', id: goes, erasedAt: new Date().toISOString() };
    await writeFile(path.join(root, 'erasures.jsonl'), `${JSON.stringify(erasure)}\n`);
    await into(async (empty) => {
      expect((await restoreInto(empty, folder)).erased).toEqual({
        accounts: 1,
        enquiries: 0,
        applications: 0,
        alerts: 0,
        people: 0,
      });
      // Since 0021 the jobs of an administrator outlive the account.
      expect(await queryTasks(empty, 'SELECT p.id, title FROM profiles AS p LEFT JOIN jobs ON user_id = p.id')).toEqual(
        [{ id: stays, title: 'Lamp keeper' }],
      );
      expect(await withClient(empty, listPendingMigrations)).toEqual([]);
    });
  }));
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
    const backUpMeanwhile = async () => {
      await expect.poll(countWritten).toBeGreaterThan(20);
      const backup = await backUp(busy, await newFolder());
      const rows = (table: string) => backup.manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
      await expect.poll(countWritten).toBeGreaterThan(rows('public.applications'));
      return { folder: backup.folder, rows };
    };
    const { folder, rows } = await backUpMeanwhile().finally(() => {
      isDone = true;
      return Promise.all(writers);
    });
    expect(rows('public.applications')).toBeGreaterThan(20);
    // Every application is written down by the database itself, in the same transaction.
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
