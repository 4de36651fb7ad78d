/** Restores a backup into an empty database and a store, or checks whether it could. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '#db/backup/backup-fault.server.ts';
import { stampCertificate } from '#db/backup/certificates.server.ts';
import { type Erasures, parseErasures } from '#db/backup/erasures.server.ts';
import { listMigrationErrors, type Manifest } from '#db/backup/manifest.server.ts';
import { type RestoredDatabase, restoreDatabase } from '#db/backup/restore-database.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { endOthers } from '#db/embedded/other-connections.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type OpenBackup, openBackup } from './backup-folder.server.ts';
import { checkSavedFiles, restoreFiles } from './stored-files.server.ts';
import { ERASURES } from './take-backup.server.ts';

type Target = { ownerUrl: string; appUrl: string; storage: Storage };
type Options = {
  withTasks?: boolean;
  /** A file of erasures; null for the one beside the backup, if there is one. */
  erasureList?: string | null;
};

export type RestoredBackup = RestoredDatabase & { manifest: Manifest; listedErasures: number | null };

/** Checks everything before it changes anything. */
export async function restoreBackup(folder: string, target: Target, options: Options = {}): Promise<RestoredBackup> {
  const { withTasks = true, erasureList = null } = options;
  const backup = await openSound(folder);
  const erasures = await readErasureList(folder, erasureList);
  const loading = { folder, manifest: backup.manifest, withTasks, erasures: erasures ?? [] };
  // Restore files first: a surplus file does no harm, but a row without its file would be a CV that cannot be opened.
  const summary = await restoreDatabase(target, loading, () => restoreFiles(target.storage, folder));
  const database = openDatabase(target.appUrl, { size: 1 });
  try {
    await stampCertificate(database, certificateOf(backup), 'restore');
  } finally {
    await database.close();
  }
  return { ...summary, manifest: backup.manifest, listedErasures: erasures?.length ?? null };
}

export async function tryRestore(folder: string, dataDir: string): Promise<OpenBackup & { bytes: number }> {
  const backup = await openSound(folder);
  await removeDrill(dataDir);
  const postgres = await startEmbeddedPostgres(drillOf(dataDir));
  try {
    const target = { ...postgres, isThrownAway: true };
    await restoreDatabase(target, { folder, manifest: backup.manifest, withTasks: true, erasures: [] });
  } finally {
    await removeDrill(dataDir);
  }
  return { ...backup, ...certificateOf(backup) };
}

const drillOf = (dataDir: string) => path.join(dataDir, 'drill');

/** Also deletes the database of an earlier drill that was killed, because it holds people's data. */
export async function removeDrill(dataDir: string): Promise<void> {
  if (!existsSync(drillOf(dataDir))) return;
  const { stop, folder, adminUrl } = await startEmbeddedPostgres(drillOf(dataDir));
  await endOthers(adminUrl);
  await stop();
  const socket = new URL(adminUrl).searchParams.get('host');
  // When PostgreSQL runs as root's child, its folder is outside `dataDir`.
  for (const each of [path.dirname(folder), drillOf(dataDir), ...(socket ? [socket] : [])]) {
    await rm(each, { recursive: true, force: true });
  }
}

async function openSound(folder: string): Promise<OpenBackup> {
  const backup = await openBackup(folder);
  const faults = await listMigrationErrors(backup.manifest);
  if (faults.length > 0) throw new BackupError(`The backup does not fit this version: ${faults.join('; ')}`);
  await checkSavedFiles(folder);
  return backup;
}

async function readErasureList(folder: string, listPath: string | null): Promise<Erasures | null> {
  const list = listPath ?? path.join(path.dirname(path.resolve(folder)), ERASURES);
  if (!listPath && !existsSync(list)) return null;
  return parseErasures(await readFile(list, 'utf8'));
}

function certificateOf({ folder, manifest, manifestSha256 }: OpenBackup) {
  const bytes = [...manifest.tables, manifest.files].reduce((sum, part) => sum + part.bytes, 0);
  return { folder: path.basename(path.resolve(folder)), bytes, manifest, manifestSha256 };
}
