import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEFT_OUT, listTables } from '#db/backup/catalogue.server.ts';
import { lockBackups } from '#db/backup/dump.server.ts';
import { parseErasures, writeErasures } from '#db/backup/erasures.server.ts';
import { tryRestore } from '#platform/backup/restore-backup.server.ts';
import { takeBackup, takeErasures } from '#platform/backup/take-backup.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { NO_STORAGE } from '#tests/support/account-services.ts';
import { addCandidates } from '#tests/support/applications.ts';
import {
  backUp,
  backUpEverything,
  createEmptyDatabase,
  newFolder,
  restoreInto,
  withClient,
} from '#tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let full: TestDatabase;
let files: string;
let backup: Awaited<ReturnType<typeof backUp>>;

beforeAll(async () => {
  ({ full, files, backup } = await backUpEverything());
});

afterAll(() => full?.drop());

const listBackedUpTables = () => backup.manifest.tables.map(({ name }) => name);

describe('what is carried', () => {
  test('every table is either in the backup, with rows in this test, or left out for a reason', async () => {
    const tables = await withClient(full, listTables);
    expect(tables.filter((table) => !listBackedUpTables().includes(table)).sort()).toEqual(
      Object.keys(LEFT_OUT).sort(),
    );
    expect(backup.manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
  });

  test('a certificate of it is kept, in the name of the site', async () => {
    const [certificate] = await queryTasks(full, `SELECT * FROM backups ORDER BY taken_at DESC`);
    expect(certificate).toMatchObject({
      folder: path.basename(backup.folder),
      files: String(backup.manifest.files.stored),
      missing_files: '0',
      rows: String(backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)),
      verified_at: null,
      taken_at: new Date(backup.manifest.takenAt),
    });
  });

  test('of a role that policies hide rows from no backup is made', async () => {
    for (const url of [full.appUrl, full.ownerUrl]) {
      await expect(backUp({ ...full, adminUrl: url }, files)).rejects.toThrow(
        /BACKUP_DATABASE_URL may not read everything/,
      );
    }
  });

  test('a role that bypasses them and owns nothing is enough', async () => {
    await asSuperuser(full, 'CREATE ROLE agency_backup LOGIN BYPASSRLS', 'GRANT pg_read_all_data TO agency_backup');
    try {
      const url = new URL(full.adminUrl);
      url.username = 'agency_backup';
      const { manifest } = await backUp({ ...full, adminUrl: url.href }, files);
      expect(manifest.tables.map(({ name }) => name)).toEqual(listBackedUpTables());
    } finally {
      await asSuperuser(full, 'DROP OWNED BY agency_backup', 'DROP ROLE agency_backup');
    }
  });
});
describe('in the folder', () => {
  test('only the newest are kept, and what was never finished is no backup', async () => {
    const root = await newFolder();
    await mkdir(path.join(root, '2026-01-01T00-00-00-000Z.partial'));
    await mkdir(path.join(root, 'something else'));
    const [first, second] = [await backUp(full, files, { root }), await backUp(full, files, { root, keep: 2 })];
    const third = await backUp(full, files, { root, keep: 2 });
    expect(third.pruned).toEqual([path.basename(first.folder)]);
    const keptFolders = [path.basename(second.folder), path.basename(third.folder)];
    expect((await readdir(root)).sort()).toEqual(
      ['2026-01-01T00-00-00-000Z.partial', ...keptFolders, 'erasures.jsonl', 'something else'].sort(),
    );
  });

  test('of two at the same time the second is refused', () =>
    withClient(full, async (client) => {
      await lockBackups(client);
      const root = await newFolder();
      await expect(backUp(full, files, { root })).rejects.toThrow('Another backup of this database is underway');
      expect(await readdir(root)).toEqual([]);
    }));

  test('a file that a row names and the store has lost is told of, and the rest is saved', async () => {
    const { lostFiles, manifest } = await backUp(full, await newFolder());
    expect(lostFiles).toHaveLength(backup.manifest.files.stored);
    expect(manifest.files).toMatchObject({ stored: 0, missing: backup.manifest.files.stored });
  });

  test('a backup whose manifest cannot be written leaves nothing behind', async () => {
    const root = await newFolder();
    const storage: Storage = {
      ...NO_STORAGE,
      open: async () => {
        const [partial = ''] = await readdir(root);
        await mkdir(path.join(root, partial, 'manifest.json'), { recursive: true });
        return null;
      },
    };
    const source = { backupUrl: full.adminUrl, database: full.database, storage };
    await expect(takeBackup(source, root, null)).rejects.toThrow('EISDIR');
    expect(await readdir(root)).toEqual([]);
  });

  test('no room is said in words, and what was begun is gone again', async ({ skip }) => {
    const small = await newFolder();
    // Mounting needs root.
    skip(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).status !== 0);
    try {
      await asSuperuser(
        full,
        `INSERT INTO content_items (collection, slug, draft, updated_by)
          SELECT 'articles', 'long-' || n, jsonb_build_object('body', text), 'Test'
          FROM generate_series(1, 12) AS n,
            (SELECT string_agg(md5(random()::text), '') AS text FROM generate_series(1, 20000)) AS made`,
      );
      await expect(backUp(full, files, { root: small })).rejects.toThrow(`There is no room left in ${small}`);
      expect(await readdir(small)).toEqual([]);
    } finally {
      spawnSync('umount', [small]);
      await asSuperuser(full, `DELETE FROM content_items WHERE slug LIKE 'long-%'`);
    }
  });
});
test('L07: a database that a newer version has migrated is backed up whole, and the drill names what it needs', async () => {
  const name = '9990_of_a_newer_version.sql';
  await asSuperuser(
    full,
    `INSERT INTO schema_migrations (name) VALUES ('${name}')`,
    `CREATE TABLE of_a_newer_version AS SELECT 'a row' AS note`,
  );
  try {
    const { folder, manifest } = await backUp(full, files);
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'public.of_a_newer_version', rows: 1 }));
    expect(manifest.migrations.filter(({ sha256 }) => sha256 === null)).toEqual([{ name, sha256: null }]);
    await expect(tryRestore(folder, await newFolder())).rejects.toThrow(
      `it needs the migration ${name}; use a version of the site that has it`,
    );
  } finally {
    await asSuperuser(full, 'DROP TABLE of_a_newer_version', `DELETE FROM schema_migrations WHERE name = '${name}'`);
  }
});

const countAll = async (db: TestDatabase) =>
  (await queryTasks<{ tables: number }>(db, `SELECT count(*)::int AS tables FROM pg_stat_user_tables`))[0]?.tables;

test('a deleted account is noted by its id, however it was deleted, and forgotten after a year', async () => {
  const [gone = ''] = await addCandidates(full.database, 'Wren Halloran');
  await asSuperuser(full, `DELETE FROM profiles WHERE id = '${gone}'`);
  const root = path.join(await newFolder(), 'new');
  const count = await takeErasures(full.adminUrl, root);
  const lines = parseErasures(await readFile(path.join(root, 'erasures.jsonl'), 'utf8'));
  expect(lines).toHaveLength(count ?? 0);
  expect(lines).toContainEqual({ kind: 'account', id: gone, erasedAt: expect.any(String) });
  await asSuperuser(
    full,
    `UPDATE erasures SET erased_at = now() - interval '367 days' WHERE subject_id = '${gone}'`,
    `INSERT INTO backups (taken_at, folder, bytes, rows, files, missing_files, manifest_sha256)
      VALUES (now() - interval '366 days', 'one of last year', 1, 2, 3, 0, sha256('very old'))`,
  );
  await expect(sql`SELECT app.purge_backups()`.execute(full.database.asPublic)).rejects.toThrow(
    'only the site itself may do this',
  );
  await full.database.asSystem((transaction) => sql`SELECT app.purge_backups()`.execute(transaction));
  const list = path.join(root, 'erasures.jsonl');
  const longAgo = new Date(Date.now() - 367 * 86_400_000).toISOString();
  await writeFile(list, writeErasures(lines.map((each) => (each.id === gone ? { ...each, erasedAt: longAgo } : each))));
  expect(await takeErasures(full.adminUrl, root)).toBe((count ?? 0) - 1);
  expect(await readFile(list, 'utf8')).not.toContain(gone);
  expect(await queryTasks(full, `SELECT FROM backups WHERE folder LIKE 'one of last year'`)).toEqual([]);
  expect(await queryTasks(full, `SELECT FROM backups WHERE folder LIKE 'one of last week'`)).toHaveLength(1);
});

test('a list that is there is added to, never replaced, and never written over where it cannot be read', async () => {
  const root = await newFolder();
  const list = path.join(root, 'erasures.jsonl');
  const erasure = {
    kind: 'account' as const,
    id: '00000000-0000-4000-8000-00000000e4a5',
    erasedAt: new Date().toISOString(),
  };
  await writeFile(list, writeErasures([erasure]));
  const newDatabase = await createTestDatabase();
  try {
    expect(await takeErasures(newDatabase.adminUrl, root)).toBe(1);
  } finally {
    await newDatabase.drop();
  }
  expect(parseErasures(await readFile(list, 'utf8'))).toEqual([erasure]);
  const both = await takeErasures(full.adminUrl, root);
  expect(both).toBeGreaterThan(1);
  expect(parseErasures(await readFile(list, 'utf8'))).toContainEqual(erasure);
  await writeFile(list, 'half a li');
  await expect(takeErasures(full.adminUrl, root)).rejects.toThrow('nothing was written over it');
  expect(await readFile(list, 'utf8')).toBe('half a li');
});

describe('a backup that is not whole', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createEmptyDatabase();
  });
  afterAll(() => empty?.drop());

  async function damage(change: (folder: string) => Promise<void>): Promise<string> {
    const folder = path.join(await newFolder(), path.basename(backup.folder));
    await cp(backup.folder, folder, { recursive: true });
    await change(folder);
    return folder;
  }

  const flip = (file: string, at: (length: number) => number) => async (folder: string) => {
    const bytes = await readFile(path.join(folder, file));
    const place = at(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(path.join(folder, file), bytes);
  };

  const firstFile = async () => {
    const list = gunzipSync(await readFile(path.join(backup.folder, 'files.tsv.gz'))).toString();
    return `files/${list.split('\t')[0]}`;
  };

  test.each([
    ['a flipped byte in a table', flip('tables/public.jobs.gz', (length) => length >> 1)],
    ['a flipped byte that changes no row', flip('tables/public.jobs.gz', () => 9)],
    ['a flipped byte in the manifest', flip('manifest.json', (length) => length >> 1)],
    ['a flipped byte in the list of files', flip('files.tsv.gz', (length) => length - 3)],
    ['a flipped byte in a file', async (folder: string) => flip(await firstFile(), () => 5)(folder)],
    [
      'a table that is cut off',
      async (folder: string) =>
        writeFile(
          path.join(folder, 'tables/public.jobs.gz'),
          (await readFile(path.join(folder, 'tables/public.jobs.gz'))).subarray(0, 500),
        ),
    ],
  ])('is refused before anything is touched: %s', async (_what, change) => {
    const folder = await damage(change);
    await expect(restoreInto(empty, folder)).rejects.toThrow(/damaged/);
    expect(await countAll(empty)).toBe(0);
  });

  test('is refused where a file of it is missing, or where it was never finished', async () => {
    const withoutTable = await damage((folder) => rm(path.join(folder, 'tables/public.jobs.gz')));
    await expect(restoreInto(empty, withoutTable)).rejects.toThrow('tables/public.jobs.gz is missing');
    const withoutManifest = await damage((folder) => rm(path.join(folder, 'manifest.json')));
    await expect(restoreInto(empty, withoutManifest)).rejects.toThrow('is no finished backup');
    const partial = await damage((folder) => rename(folder, `${folder}.partial`));
    await expect(restoreInto(empty, `${partial}.partial`)).rejects.toThrow('was never finished');
    expect(await countAll(empty)).toBe(0);
  });
});
