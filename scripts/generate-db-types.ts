/** npm run db:types: writes db/types.ts as the migrations have it. With --check it only says whether they agree. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#db/migrate.server.ts';
import { startCluster } from '#tests/support/cluster.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');
process.exitCode = await generate();

async function generate(): Promise<number> {
  const { cluster, stop } = await startCluster();
  try {
    await migrate(cluster.ownerUrl, cluster.appUrl);
    const generator = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
    const target = path.join(root, 'db/types.ts');
    const options = [
      '--dialect',
      'postgres',
      '--url',
      cluster.ownerUrl,
      '--default-schema',
      'public',
      // These tables are pg-boss's own: no query of ours reads them.
      '--exclude-pattern',
      'tasks.*',
      '--out-file',
      target,
    ];
    if (isCheck) options.push('--verify');
    const { status } = spawnSync(process.execPath, [generator, ...options], { cwd: root, stdio: 'inherit' });
    if (isCheck && status !== 0) console.error("db/types.ts is not what the migrations give: run 'npm run db:types'.");
    return status ?? 1;
  } finally {
    await stop();
  }
}
