/** npm run restore -- folder-of-a-backup: puts a backup into an empty database and store (docs/operate/backup.md). */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#config';
import { BackupError } from '#db/backup/backup-fault.server.ts';
import { describeFault } from '#db/prepare.server.ts';
import { withDatabaseUrls } from '#db/site-database.server.ts';
import { type RestoredBackup, restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { StoreFull } from '#platform/storage/storage.ts';

const USAGE = `npm run restore -- folder-of-a-backup [--erasures file] [--without-tasks]`;

process.exitCode = await run();

async function run(): Promise<number> {
  const options = readOptions();
  if (!options) return fail(USAGE);
  const result = readConfig();
  if (!result.ok) return fail(result.faults.join('\n'));
  try {
    const startedAt = performance.now();
    const restored = await restore(result.config, options);
    report(restored, options.withTasks);
    console.log(`It took ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Everybody must sign in again.`);
    return 0;
  } catch (error) {
    if (error instanceof BackupError || error instanceof StoreFull) return fail(error.message);
    return fail(`The restore failed, and has left no rows: ${describeFault(error)}`);
  }
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { erasures: { type: 'string' }, 'without-tasks': { type: 'boolean' } },
    });
    const [folder] = positionals;
    if (!folder || positionals.length > 1) return null;
    const { erasures = null, 'without-tasks': withoutTasks = false } = values;
    return { folder: path.resolve(folder), erasureList: erasures, withTasks: !withoutTasks };
  } catch {
    return null;
  }
}

type Options = NonNullable<ReturnType<typeof readOptions>>;

function restore(config: Config, { folder, ...options }: Options): Promise<RestoredBackup> {
  return withDatabaseUrls(config, async ({ appUrl, ownerUrl }) => {
    if (!ownerUrl) throw new BackupError('Set MIGRATION_DATABASE_URL: only the owner of a database can restore it');
    const storage = await openStorage(config);
    try {
      return await restoreBackup(folder, { appUrl, ownerUrl, storage }, options);
    } finally {
      storage.close();
    }
  });
}

function report({ manifest, waitingTasks, erased, listedErasures }: RestoredBackup, withTasks: boolean): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the backup of ${manifest.takenAt}: ${rows} rows and ${manifest.files.stored} files.`);
  if (manifest.files.missing > 0) console.log(`${manifest.files.missing} files were not in the store even then.`);
  if (listedErasures === null) {
    console.log('No list of accounts erased since then. Erase them again before opening the site to visitors.');
  } else {
    console.log(
      `Erased again: ${erased.accounts} accounts, ${erased.enquiries} enquiries, ${erased.applications} applications without an account, ${erased.alerts} job alerts and ${erased.people} people without an account (of ${listedErasures} listed).`,
    );
  }
  if (!withTasks) console.log('Queued emails and other tasks weren’t restored.');
  for (const { name, count } of waitingTasks) {
    console.log(`Queued: ${count} of ${name}. They’ll run at the next start, even if they ran after the backup.`);
  }
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
