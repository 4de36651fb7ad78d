/**
 * Waits until the run that started it is over (its input ends), then ends what the run has left and removes its folders.
 * It is given the run's folder, and on its input PostgreSQL's data folder.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const folder = process.argv[2] ?? '';

// Ctrl-C reaches the whole terminal; this one stays to clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const data = (await text(process.stdin)) || path.join(folder, 'postgres');

for (const pid of await readdir(path.join(folder, 'processes'))) end(Number(pid), 'SIGKILL');
const lock = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
const [postmaster, socketFolder] = [Number(lock[0]), lock[4]];
if (postmaster) {
  // Nothing in it is needed any more, so it need not write anything down.
  end(postmaster, 'SIGQUIT');
  for (let waited = 0; waited < 10_000 && end(postmaster, 0); waited += 20) await wait(20);
}
for (const leftover of [path.dirname(data), folder, socketFolder]) {
  if (leftover) await rm(leftover, { recursive: true, force: true, maxRetries: 5 });
}

/** @returns whether there was such a process */
function end(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
