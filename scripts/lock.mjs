/** Lets one process at a time work in a folder: two starts must not install or build over each other. */
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
/** A holder silent for longer than this has ended, even if another process now has its id. */
const SILENCE_MS = 20_000;

/** Runs `work` while no other process holds `file`; waits for one that does. */
export async function withLock(file, work) {
  await mkdir(path.dirname(file), { recursive: true });
  for (let isTold = false; !(await take(file)); await wait(200)) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (await isAbandoned(file, holder)) {
      // If several processes find it abandoned at the same moment, renaming succeeds for one of them.
      const aside = `${file}.${process.pid}`;
      await rename(file, aside).catch(() => undefined);
      await rm(aside, { force: true });
    } else if (!isTold) {
      console.log(`Waiting for process ${holder}, which prepares the same folder…`);
      isTold = true;
    }
  }
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(file, holder) {
  const age =
    Date.now() -
    (await stat(file)
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => Date.now()));
  return age > SILENCE_MS || (holder > 0 && (holder === process.pid || !isAlive(holder)));
}

/** @returns whether a process of this number runs on this computer */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return error.code === 'EPERM';
  }
}
