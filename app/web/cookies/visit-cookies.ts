/** Two cookies with the value '1': one marks a visit in the last 24 hours, one in the last two years. */
import { ANALYTICS_COOKIES } from '#domain/device/browser-storage.ts';
import { findCookie, forgottenCookie, readableCookie } from '#domain/device/cookies.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TWO_YEARS_SECONDS = 2 * 365 * DAY_SECONDS;

const has = (name: string) => findCookie(document.cookie, name) !== '';

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and older browsers have no cookie store
  document.cookie = cookie;
}

const remember = (name: string, seconds: number) => write(readableCookie(name, '1', seconds, isSecure()));
const isSecure = () => location.protocol === 'https:';

/**
 * Remembers this visit.
 *
 * @returns whether it is new, and whether it is this browser's first
 */
export function rememberVisit(): 'begins' | 'begins_first' | 'goes_on' {
  if (has(ANALYTICS_COOKIES.visit)) return 'goes_on';
  const isFirst = !has(ANALYTICS_COOKIES.visitor);
  remember(ANALYTICS_COOKIES.visit, DAY_SECONDS);
  remember(ANALYTICS_COOKIES.visitor, TWO_YEARS_SECONDS);
  return isFirst ? 'begins_first' : 'begins';
}

export function forgetVisits(): void {
  for (const name of Object.values(ANALYTICS_COOKIES)) if (has(name)) write(forgottenCookie(name, isSecure()));
}
