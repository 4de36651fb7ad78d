/** How long a web process takes from nothing to its first answer, on a database that is there and migrated. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort, untilReady } from './http.ts';

const STARTS = 7;

type Urls = { appUrl: string; ownerUrl: string };

/** @returns milliseconds until the board was answered, shortest first */
export async function timeColdStarts({ appUrl, ownerUrl }: Urls, folder: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const port = await freePort();
    const startedAt = performance.now();
    const site = spawn(process.execPath, ['server/main.mjs'], {
      env: {
        ...process.env,
        ...{
          PORT: String(port),
          DATABASE_URL: appUrl,
          MIGRATION_DATABASE_URL: ownerUrl,
          DEMO: '1',
          LOG_LEVEL: 'error',
        },
        DATA_DIR: path.join(folder, 'site'),
      },
      stdio: 'ignore',
    });
    await untilReady(`http://localhost:${port}/jobs`);
    times.push(performance.now() - startedAt);
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  return times.sort((a, b) => a - b);
}
