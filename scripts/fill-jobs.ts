/** npm run fill -- 100000: adds that many made-up jobs to the database that the configuration names. */
import pg from 'pg';
import { readConfig } from '#config';
import type { Database } from '#db/connections/client.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { type DatabaseUrls, withDatabase } from '#db/site-database.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { storeDemoFiles } from '#server/start/demo-files.ts';

const count = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(count) || count < 1) {
  console.error('How many jobs? For example: npm run fill -- 100000');
  process.exit(1);
}
const result = readConfig();
if (!result.ok) {
  console.error(result.faults.join('\n'));
  process.exit(1);
}
const { config } = result;
if (!config.isDemo) {
  console.error('Made-up jobs are for the demo only; PUBLIC_ORIGIN says that this is a real site.');
  process.exit(1);
}
const faults = await withDatabase(config, fill, { statementTimeout: 300_000 });
if (faults.length > 0) console.error(faults.join('\n'));
else console.log(`The database holds ${count} made-up jobs beside the demo's.`);
process.exit(faults.length > 0 ? 1 : 0);

async function fill(database: Database, { appUrl, ownerUrl }: DatabaseUrls): Promise<string[]> {
  const passwords = new PasswordHasher();
  const prepared = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: config.isDemo, passwords });
  if (prepared.length > 0) return prepared;
  // Stores the files that the demo's rows name, in case no site was ever started on this data.
  const storage = await openStorage(config);
  await storeDemoFiles(database, storage);
  storage.close();
  await fillJobs(database, passwords, count);
  if (ownerUrl) await vacuum(ownerUrl);
  return [];
}

/** A mass insert leaves the planner without statistics, and index-only scans visit the table until autovacuum runs. */
async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('VACUUM (ANALYZE) jobs, job_places');
  await client.end();
}
