/** A backup is one folder. An unfinished one has a temporary name, so a partial backup never looks complete. */

import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '#db/backup/backup-fault.server.ts';
import { Checksum } from '#db/backup/checksum.server.ts';
import { type Manifest, parseManifest, tableFile } from '#db/backup/manifest.server.ts';
import { LIST_OF_FILES } from './stored-files.server.ts';

const MANIFEST = 'manifest.json';
/** A checksum file for `sha256sum -c`. */
const MANIFEST_HASH = 'manifest.json.sha256';
const FINISHED = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const UNFINISHED = '.partial';
const DAY_MS = 86_400_000;

export type OpenBackup = { folder: string; manifest: Manifest; manifestSha256: string };

/** Also deletes folders that other processes left unfinished more than a day ago. @returns the folder to write to */
export async function beginBackup(root: string, now: Date): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const isOld = name.endsWith(UNFINISHED) && (await stat(path.join(root, name))).mtimeMs < now.getTime() - DAY_MS;
    if (isOld && FINISHED.test(name.slice(0, -UNFINISHED.length))) await rm(path.join(root, name), { recursive: true });
  }
  const folder = path.join(root, now.toISOString().replaceAll(/[:.]/g, '-') + UNFINISHED);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

export async function sealBackup(partial: string, manifest: string): Promise<string> {
  const manifestSha256 = hash('sha256', manifest);
  const safely = { mode: 0o600, flush: true };
  await writeFile(path.join(partial, MANIFEST), manifest, safely);
  await writeFile(path.join(partial, MANIFEST_HASH), `${manifestSha256}  ${MANIFEST}\n`, safely);
  await syncFolders(partial);
  return manifestSha256;
}

export async function finishBackup(partial: string): Promise<string> {
  const folder = partial.slice(0, -UNFINISHED.length);
  await rename(partial, folder);
  await syncFolder(path.dirname(folder));
  return folder;
}

/** Keeps the newest `keep` backups. @returns the names of the deleted ones */
export async function pruneBackups(root: string, keep: number): Promise<string[]> {
  const old = (await readdir(root))
    .filter((name) => FINISHED.test(name))
    .sort()
    .reverse()
    .slice(keep);
  for (const name of old) {
    // Rename it first, so that a half-deleted backup never looks complete.
    await rename(path.join(root, name), path.join(root, name + UNFINISHED));
    await rm(path.join(root, name + UNFINISHED), { recursive: true });
  }
  return old.reverse();
}

/** Reads the manifest and checks every file it lists, except stored files. Throws a BackupError if one has changed. */
export async function openBackup(folder: string): Promise<OpenBackup> {
  if (folder.endsWith(UNFINISHED)) throw new BackupError(`${folder} was never finished`);
  const text = await readText(folder, MANIFEST);
  const manifestSha256 = hash('sha256', text);
  if ((await readText(folder, MANIFEST_HASH)).split(' ')[0] !== manifestSha256) throw damaged(MANIFEST);
  const manifest = parseManifest(text);
  for (const { name, sha256 } of manifest.tables) await checkFile(folder, tableFile(name), sha256);
  await checkFile(folder, LIST_OF_FILES, manifest.files.sha256);
  return { folder, manifest, manifestSha256 };
}

const damaged = (file: string) => new BackupError(`The backup is damaged: ${file} is not what it was`);

async function readText(folder: string, file: string): Promise<string> {
  return readFile(path.join(folder, file), 'utf8').catch((cause) => {
    throw new BackupError(`${folder} is no finished backup: it has no ${file}`, { cause });
  });
}

async function checkFile(folder: string, file: string, sha256: string): Promise<void> {
  const sum = new Checksum();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(path.join(folder, file)), sum, nowhere).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new BackupError(`The backup is damaged: ${file} is missing`, { cause }) : cause;
  });
  if (sum.digest() !== sha256) throw damaged(file);
}

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolders(path.join(folder, entry.name));
  }
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
