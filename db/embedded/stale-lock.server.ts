/**
 * Removes a postmaster.pid that no server holds. PostgreSQL removes it itself, unless some other program has that process number by
 * now: then it refuses to start. That happens to copied folders, and after a crash in a container, where numbers are soon used again.
 */
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';

/** Linux only: other systems do not show a process's working directory. */
export async function removeStaleLock(data: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const file = path.join(data, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(unlessMissing);
  const pid = Number(text?.split('\n')[0]);
  // Null for a process that has ended or is another user's: then PostgreSQL removes the file.
  const folder = pid ? await readlink(`/proc/${pid}/cwd`).catch(() => null) : null;
  // A server of this folder works in it. PostgreSQL still checks that no process has the memory of this folder attached.
  if (folder !== null && folder !== (await realpath(data))) await rm(file, { force: true });
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
