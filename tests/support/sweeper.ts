/**
 * Waits until the run ends (its input closes), then ends leftover processes and removes the run's folders. Its argument is the run's
 * folder; its input is the path of PostgreSQL's data folder.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const folder = process.argv[2] ?? '';

// Ctrl-C reaches all processes of the terminal; this one must stay to clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const dataElsewhere = await text(process.stdin);

for (const pid of await readdir(path.join(folder, 'processes'))) end(Number(pid), 'SIGKILL');
for (const site of await readdir(folder)) await stopPostgres(path.join(folder, site, 'postgres'));
await stopPostgres(dataElsewhere || path.join(folder, 'postgres'));
await rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function stopPostgres(data: string): Promise<void> {
  const lock = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, socketFolder] = [Number(lock[0]), lock[4]];
  if (!pid || !socketFolder) return;
  // The data is discarded, so an immediate shutdown is enough.
  end(pid, 'SIGQUIT');
  // Waits for either: a killed server may leave its lock file, and a dead process is listed until its parent reaps it.
  const lockFile = path.join(data, 'postmaster.pid');
  for (let waited = 0; waited < 10_000 && existsSync(lockFile) && end(pid, 0); waited += 20) await wait(20);
  await rm(socketFolder, { recursive: true, force: true });
  await rm(path.dirname(data), { recursive: true, force: true, maxRetries: 5 });
}

function end(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
