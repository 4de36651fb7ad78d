/**
 * npm run db:types: writes db/types.ts from db/schema, and raises the revision of functions, policies and triggers if one has changed. With
 * --check it only compares.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cli, type DatabaseMetadata } from 'kysely-codegen';
import { hashDefinitions, listDefinitions, readRevision } from '#db/definitions.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { startCluster } from '#tests/support/cluster.ts';
import { readEnumColumns } from './enum-columns.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');
await settleRevision();
await generate();

/**
 * Raises the revision if definitions have changed: of two versions that run at the same time, the database keeps those of the higher
 * revision.
 */
async function settleRevision(): Promise<void> {
  const last = await readRevision();
  const sha256 = hashDefinitions(await listDefinitions());
  if (sha256 === last.sha256) return;
  if (isCheck) return fail("A function, policy or trigger has changed: run 'npm run db:types'.");
  const next = { revision: last.revision + 1, sha256 };
  await writeFile(path.join(root, 'db/definitions.json'), `${JSON.stringify(next, null, 2)}\n`);
}

async function generate(): Promise<void> {
  const { cluster, stop } = await startCluster();
  try {
    await migrate(cluster.ownerUrl, cluster.appUrl);
    const enumColumns = await readEnumColumns(cluster.ownerUrl);
    await new Cli().generate({
      dialect: 'postgres',
      url: cluster.ownerUrl,
      defaultSchemas: ['public'],
      // Our queries read neither pg-boss's own tables nor those that are closed to the site.
      excludePattern: '@(tasks|monitoring).*',
      outFile: path.join(root, 'db/types.ts'),
      postprocess: async ({ metadata }) => withValues(metadata, enumColumns),
      logLevel: 'error',
      verify: isCheck,
    });
  } catch (error) {
    if (!isCheck) throw error;
    fail(`db/types.ts is not what db/schema gives: run 'npm run db:types'. ${error}`);
  } finally {
    await stop();
  }
}

/** Leaves out views, because they only serve processes of former versions. */
function withValues(metadata: DatabaseMetadata, values: Map<string, string[]>): DatabaseMetadata {
  metadata.tables = metadata.tables.filter(({ isView }) => !isView);
  for (const table of metadata.tables) {
    for (const column of table.columns) column.enumValues ??= values.get(`${table.name}.${column.name}`) ?? null;
  }
  return metadata;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
