/**
 * Waits until the run that started it is over (its input ends), then ends what the run has left and removes its folders.
 * It is given the run's folder, and on its input PostgreSQL's data folder.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const folder = process.argv[2] ?? '';

// Ctrl-C reaches the whole terminal; this one stays to clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const dataElsewhere = await text(process.stdin);

for (const pid of await readdir(path.join(folder, 'processes'))) end(Number(pid), 'SIGKILL');
// Those of sites with a data folder of their own, and the run's.
for (const site of await readdir(folder)) await stopPostgres(path.join(folder, site, 'postgres'));
await stopPostgres(dataElsewhere || path.join(folder, 'postgres'));
await rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function stopPostgres(data: string): Promise<void> {
  const lock = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, socketFolder] = [Number(lock[0]), lock[4]];
  if (!pid || !socketFolder) return;
  // Nothing in it is needed any more, so it need not write anything down.
  end(pid, 'SIGQUIT');
  // Waits for either sign: a killed server may leave its file, and a dead process stays listed until its parent looks.
  const lockFile = path.join(data, 'postmaster.pid');
  for (let waited = 0; waited < 10_000 && existsSync(lockFile) && end(pid, 0); waited += 20) await wait(20);
  await rm(socketFolder, { recursive: true, force: true });
  await rm(path.dirname(data), { recursive: true, force: true, maxRetries: 5 });
}

/** @returns whether there was such a process */
function end(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
