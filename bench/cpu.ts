/** Processor time, as Linux counts it: in ticks of 10 ms (proc(5), fields 14 to 17 of stat). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** User and system time so far in seconds, of all threads of the process. */
export function cpuSeconds(pid: number): number {
  const [user = 0, system = 0] = readTimes(pid);
  return user + system;
}

/** Sums the processes of the server with this data folder, including processes that have ended. */
export function postgresSeconds(dataFolder: string): number {
  const parent = Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent);
  const ofParent = readTimes(parent).reduce((sum, seconds) => sum + seconds, 0);
  return children.reduce((sum, pid) => sum + cpuSeconds(Number(pid)), ofParent);
}

const parentOf = (pid: number): number => Number(readStat(pid)[1]);
/** Its own times, and those of children that have ended. */
const readTimes = (pid: number): number[] =>
  readStat(pid)
    .slice(11, 15)
    .map((ticks) => Number(ticks) / 100);

/** Returns the fields after the process name; none if the process has ended. */
function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}
