/** How many connections may be open at once, so that files are left for what is asked for over them. */
import { readFileSync } from 'node:fs';

/** More than any one process answers well, however many files it may open. */
const MOST = 8_000;
/** For the database, for background tasks, for files that are read and written, and for what Node itself keeps open. */
const KEPT_BACK = 96;

/** @param limits as Linux tells them of a process */
export function mostConnections(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(16, Math.min(MOST, files - KEPT_BACK));
}

/** Elsewhere nothing is known, and the limit is hardly ever low. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
