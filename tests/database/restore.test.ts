import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRestrictionFaults } from '#db/restrictions.server.ts';
import {
  backUp,
  backUpEverything,
  createBareDatabase,
  into,
  newFolder,
  readRows,
  restoreInto,
} from '#tests/support/backups.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { castMember } from '#tests/support/session.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let full: TestDatabase;
let files: string;
let backup: Awaited<ReturnType<typeof backUp>>;

beforeAll(async () => {
  ({ full, files, backup } = await backUpEverything());
});

afterAll(() => full?.drop());

const listBackedUpTables = () => backup.manifest.tables.map(({ name }) => name);

describe('a restore', () => {
  test('gives back every row, file and sequence, with all walls up, and no way in that was closed since', () =>
    into(async (empty) => {
      const { dataDir, waitingTasks } = await restoreInto(empty, backup.folder);
      const same = listBackedUpTables()
        .filter((table) => !['public.backups', 'tasks.job', 'tasks.queue'].includes(table))
        .map((table) => (table === 'public.emailed_links' ? `(SELECT * FROM ${table} WHERE user_id IS NULL)` : table));
      expect(await readRows(empty, same)).toEqual(await readRows(full, same));
      for (const table of [
        'sessions',
        'known_browsers',
        'emailed_links WHERE user_id IS NOT NULL',
        'bootstrap_tokens',
      ]) {
        expect(await queryTasks(empty, `SELECT FROM ${table}`), table).toEqual([]);
      }
      expect(await listRestrictionFaults(empty.database)).toEqual([]);
      expect(waitingTasks).toEqual([{ name: 'send-mail', count: 2 }]);
      const tasks = `SELECT state FROM tasks.job WHERE name = 'send-mail' ORDER BY state`;
      expect(await queryTasks(empty, tasks)).toEqual([{ state: 'created' }, { state: 'retry' }]);
      expect(await queryTasks(empty, `SELECT verified_by FROM backups WHERE verified_at IS NOT NULL`)).toEqual([
        { verified_by: 'restore' },
      ]);
      const stored = await readdir(path.join(files, 'files'), { recursive: true });
      expect((await readdir(path.join(dataDir, 'files'), { recursive: true })).sort()).toEqual(stored.sort());
      // A second backup is identical except for the certificate of the first one.
      const sums = ({ tables }: typeof backup.manifest) =>
        Object.fromEntries(
          tables.map(({ name, rows, sum }) => [name, name === 'public.backups' ? '' : `${rows} ${sum}`]),
        );
      const secondBackup = await backUp(empty, dataDir);
      expect(sums(secondBackup.manifest)).toEqual(sums(backup.manifest));
      expect(secondBackup.manifest.files).toMatchObject({ stored: backup.manifest.files.stored, missing: 0 });
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
      // A lock on the last table stops the restore midway.
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
      const remainingFiles = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
      expect(remainingFiles.filter((each) => each.isFile())).toEqual([]);
      await restoreInto(empty, backup.folder, { dataDir });
      expect(await readRows(empty, ['profiles'])).toEqual(await readRows(full, ['profiles']));
      await asSuperuser(empty, `UPDATE profiles SET full_name = 'Another Person'`);
      await expect(restoreInto(empty, backup.folder)).rejects.toThrow(/overwrites nothing: public\.\w+ has rows/);
      expect(await queryTasks(empty, 'SELECT DISTINCT full_name FROM profiles')).toEqual([
        { full_name: 'Another Person' },
      ]);
    }, createBareDatabase));

  test('erases accounts and enquiries again that were erased since, with their data, and can leave out waiting tasks and lost files', () =>
    into(async (empty) => {
      const withoutFiles = await backUp(full, await newFolder());
      const aisha = castMember('Aisha').id;
      const [enquiry] = await queryTasks<{ id: string }>(full, 'SELECT id FROM enquiries ORDER BY id');
      const [application] = await queryTasks<{ id: string }>(
        full,
        'SELECT id FROM applications WHERE candidate_id IS NULL',
      );
      const erasedAt = '2026-11-22T00:00:00.000Z';
      const list = path.join(withoutFiles.root, 'erasures.jsonl');
      const lines = [
        { kind: 'account', id: aisha, erasedAt },
        { kind: 'enquiry', id: enquiry?.id, erasedAt },
        { kind: 'application', id: application?.id, erasedAt },
      ];
      const before = await readFile(list, 'utf8');
      await writeFile(list, before + lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const { erased, listedErasures, waitingTasks } = await restoreInto(empty, withoutFiles.folder, {
        withTasks: false,
      });
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
      expect(await queryTasks(empty, `SELECT FROM loose_files WHERE storage_key LIKE '${aisha}/%'`)).toHaveLength(1);
      expect(await listRestrictionFaults(empty.database)).toEqual([]);
    }, createBareDatabase));
});
