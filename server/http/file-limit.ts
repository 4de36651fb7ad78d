/** Limits open connections so that enough file descriptors remain for the work that they ask for. */
import { readFileSync } from 'node:fs';

/** More than any one process can serve well. */
const MOST_CONNECTIONS = 8_000;
/** Descriptors for the database, background tasks, files that are read and written, and Node's own. */
const RESERVED_FILES = 96;

/** @param limits text of /proc/self/limits */
export function mostConnections(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(16, Math.min(MOST_CONNECTIONS, files - RESERVED_FILES));
}

/** Other systems do not report the limit, and it is rarely low there. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
