/** npm run backup -- folder: takes a backup or verifies one (docs/operate/backup.md). */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#config';
import { BackupError } from '#db/backup/backup-fault.server.ts';
import { stampCertificate } from '#db/backup/certificates.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { describeFault } from '#db/prepare.server.ts';
import { withDatabaseUrls } from '#db/site-database.server.ts';
import { removeDrill, tryRestore } from '#platform/backup/restore-backup.server.ts';
import { takeBackup, takeErasures } from '#platform/backup/take-backup.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';

const USAGE = `npm run backup -- [folder] [--keep 14]       takes a backup, and leaves the newest 14
npm run backup -- --erasures [folder]        records who has been erased so far
npm run backup -- --verify folder            tests a backup by restoring it to a temporary database`;

process.exitCode = await run();

async function run(): Promise<number> {
  const options = readOptions();
  if (!options) return fail(USAGE);
  const result = readConfig();
  if (!result.ok) return fail(result.faults.join('\n'));
  try {
    await withDatabaseUrls(result.config, ({ appUrl, backupUrl }) => {
      if (!backupUrl) throw new BackupError('Set BACKUP_DATABASE_URL (docs/operate/backup.md)');
      return perform(options, result.config, { appUrl, backupUrl });
    });
    return 0;
  } catch (error) {
    return fail(error instanceof BackupError ? error.message : `The backup failed: ${describeFault(error)}`);
  }
}

type Options = NonNullable<ReturnType<typeof readOptions>>;
type Urls = { appUrl: string; backupUrl: string };

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, erasures: { type: 'boolean' }, verify: { type: 'boolean' } },
    });
    const { keep, erasures = false, verify = false } = values;
    const areOptionsValid = positionals.length <= 1 && !(erasures && verify) && !(verify && !positionals[0]);
    if (!areOptionsValid || (keep !== undefined && (!/^[1-9]\d{0,3}$/.test(keep) || erasures || verify))) return null;
    return { folder: positionals[0] ?? null, keep: keep === undefined ? null : Number(keep), erasures, verify };
  } catch {
    return null;
  }
}

function perform(options: Options, config: Config, urls: Urls): Promise<void> {
  const root = path.resolve(options.folder ?? path.join(config.dataDir, 'backups'));
  if (options.verify) return verify(root, config, urls);
  return options.erasures ? listErasures(root, urls) : take(root, options.keep, config, urls);
}

async function take(root: string, keep: number | null, config: Config, { appUrl, backupUrl }: Urls): Promise<void> {
  const startedAt = performance.now();
  const database = openDatabase(appUrl, { size: 1 });
  const storage = await openStorage(config);
  try {
    const backup = await takeBackup({ backupUrl, database, storage }, root, keep);
    const { tables, files } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(path.join(root, backup.folder));
    console.log(
      `${rows} rows of ${tables.length} tables, ${files.stored} files, ${megabytes(backup.bytes)} MB, in ${seconds(startedAt)} s`,
    );
    if (backup.pruned.length > 0) console.log(`Gone: ${backup.pruned.join(', ')}`);
    if (!backup.isCertified) console.error('The database is too old to keep the certificate of its backups.');
    for (const key of backup.lostFiles) console.error(`The store has lost the file ${key}: a row names it.`);
    for (const key of backup.changedFiles) console.error(`The stored file ${key} doesn’t match its row.`);
  } finally {
    storage.close();
    await database.close();
  }
}

async function listErasures(root: string, { backupUrl }: Urls): Promise<void> {
  const count = await takeErasures(backupUrl, root);
  if (count === null) throw new BackupError('The database is too old to know who was erased');
  console.log(`${count} erasures recorded in ${root}`);
}

async function verify(folder: string, { dataDir }: Config, { appUrl }: Urls): Promise<void> {
  const startedAt = performance.now();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void removeDrill(dataDir).finally(() => process.exit(1)));
  }
  const backup = await tryRestore(folder, dataDir);
  const database = openDatabase(appUrl, { size: 1 });
  try {
    await stampCertificate(database, backup, 'drill');
  } finally {
    await database.close();
  }
  console.log(`${folder} can be restored: every row and file is unchanged. It took ${seconds(startedAt)} s.`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
