/** Limits open connections so that enough file descriptors remain for the work that they ask for. */
import { readFileSync } from 'node:fs';

/** More than any one process answers well, however many files it may open. */
const MOST_CONNECTIONS = 8_000;
/** Descriptors for the database, background tasks, files that are read and written, and Node's own. */
const RESERVED_FILES = 96;

/** @param limits as Linux tells them of a process */
export function mostConnections(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(16, Math.min(MOST_CONNECTIONS, files - RESERVED_FILES));
}

/** Elsewhere nothing is known, and the limit is hardly ever low. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
