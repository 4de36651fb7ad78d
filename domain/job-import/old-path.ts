/** The path of a job on an agency's previous site, which may redirect to the job here. */

const LONGEST_PATH = 300;
/** Addresses for members and programs; none of them was ever a job. */
const NEVER_A_JOB = /^\/(?:admin|account|api|auth|assets|feeds|embed|\.well-known)(?:\/|$)/;

/** @returns the path as stored and looked up; null if it cannot be a job's, such as `/wp-login.php` */
export function readOldPath(path: string): string | null {
  const normalised = path.toLowerCase().replace(/\/+$/, '');
  const isPlain = /^(?:\/[a-z0-9_~%-]+){1,8}$/.test(normalised);
  return isPlain && normalised.length <= LONGEST_PATH && !NEVER_A_JOB.test(normalised) ? normalised : null;
}

/** The path of an exported address; null if it needs its query string, such as `/?p=12`. */
export function oldPathOf(link: string): string | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '') return null;
  return readOldPath(url.pathname);
}
