import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { BackupError } from '#db/backup/backup-fault.server.ts';
import { addCertificate, type Certificate } from '#db/backup/certificates.server.ts';
import { connectToCarry } from '#db/backup/connection.server.ts';
import { dumpDatabase, listNamedFiles, lockBackups } from '#db/backup/dump.server.ts';
import {
  type Erasures,
  mergeErasures,
  parseErasures,
  readErasures,
  writeErasures,
} from '#db/backup/erasures.server.ts';
import { parseManifest, writeManifest } from '#db/backup/manifest.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { beginBackup, finishBackup, pruneBackups, sealBackup } from './backup-folder.server.ts';
import { saveFiles } from './stored-files.server.ts';

export const ERASURES = 'erasures.jsonl';

type Source = {
  backupUrl: string;
  database: Database;
  storage: Storage;
};

export type TakenBackup = Certificate & {
  isCertified: boolean;
  /** Files that the store lacks, and files that differ from their rows; the first hundred of each. */
  lostFiles: string[];
  changedFiles: string[];
  pruned: string[];
};

/** @param keep how many backups to keep in `root`, including this one; null keeps all */
export async function takeBackup(source: Source, root: string, keep: number | null): Promise<TakenBackup> {
  return withWords(root, async () => {
    const client = await connectToCarry(source.backupUrl);
    try {
      await lockBackups(client);
      const { files, ...backup } = await fill(client, source.storage, root);
      const bytes = [...backup.manifest.tables, files.part].reduce((sum, part) => sum + part.bytes, 0);
      const certificate = { ...backup, folder: path.basename(backup.folder), bytes };
      const isCertified = await addCertificate(source.database, certificate);
      const pruned = keep === null ? [] : await pruneBackups(root, keep);
      const lostFiles = await listNamedFiles(client, files.missing);
      return { ...certificate, isCertified, lostFiles, changedFiles: files.changed, pruned };
    } finally {
      await client.end();
    }
  });
}

async function fill(client: pg.Client, storage: Storage, root: string) {
  const partial = await beginBackup(root, new Date());
  try {
    const wanted = path.join(partial, 'wanted-files.tsv');
    const database = await dumpDatabase(client, partial, wanted);
    const files = await saveFiles(storage, wanted, partial);
    await rm(wanted);
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const manifest = writeManifest({ product: version, ...database, files: files.part });
    const manifestSha256 = await sealBackup(partial, manifest);
    // Written last: a failed backup must not change the list.
    await writeErasureList(client, root);
    return { folder: await finishBackup(partial), manifest: parseManifest(manifest), manifestSha256, files };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Adds the erasures so far to the list. Takes a minute, so it can run much more often than a backup. Keeps the existing entries: a new or
 * restored database knows fewer.
 * @returns the number of entries now, or null from an old database
 */
export async function takeErasures(backupUrl: string, root: string): Promise<number | null> {
  return withWords(root, async () => {
    const client = await connectToCarry(backupUrl);
    try {
      return await writeErasureList(client, root);
    } finally {
      await client.end();
    }
  });
}

async function writeErasureList(client: pg.Client, root: string): Promise<number | null> {
  const erasures = await readErasures(client);
  if (!erasures) return null;
  await mkdir(root, { recursive: true, mode: 0o700 });
  const list = path.join(root, ERASURES);
  const all = mergeErasures(await readErasureList(list), erasures, new Date());
  // The random name prevents clashes: the hourly list and a backup's list may be written at the same time.
  const partial = `${list}.${randomUUID()}.partial`;
  try {
    await writeFile(partial, writeErasures(all), { mode: 0o600, flush: true });
    await rename(partial, list);
  } finally {
    await rm(partial, { force: true });
  }
  return all.length;
}

/** A missing list is empty. A damaged one throws: writing a new one would lose the erasures in it. */
async function readErasureList(list: string): Promise<Erasures> {
  const text = await readFile(list, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    return parseErasures(text);
  } catch (cause) {
    throw new BackupError(`${list} cannot be read, and nothing was written over it. Set it aside and look at it`, {
      cause,
    });
  }
}

async function withWords<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new BackupError(`There is no room left in ${root}; what was begun is gone again`, { cause: error });
    }
    if (code === INSUFFICIENT_PRIVILEGE) {
      throw new BackupError(
        `The role of BACKUP_DATABASE_URL may not read everything (${(error as Error).message}); docs/operate/backup.md says how to make it`,
        { cause: error },
      );
    }
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
