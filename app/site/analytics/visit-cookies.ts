/** Two cookies that hold '1': that there was a visit in the last 24 hours, and one in the last two years. */
import { ANALYTICS_COOKIES } from '#domain/browser-storage.ts';
import { findCookie } from '#domain/consent.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TWO_YEARS_SECONDS = 2 * 365 * DAY_SECONDS;

const has = (name: string) => findCookie(document.cookie, name) !== '';

function write(name: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and older browsers have no cookie store
  document.cookie = `${name}=1; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

/** Remembers that somebody is here. @returns whether a visit begins with that, and whether it is their first */
export function rememberVisit(): 'begins' | 'begins_first' | 'goes_on' {
  if (has(ANALYTICS_COOKIES.visit)) return 'goes_on';
  const isFirst = !has(ANALYTICS_COOKIES.visitor);
  write(ANALYTICS_COOKIES.visit, DAY_SECONDS);
  write(ANALYTICS_COOKIES.visitor, TWO_YEARS_SECONDS);
  return isFirst ? 'begins_first' : 'begins';
}

export function forgetVisits(): void {
  for (const name of Object.values(ANALYTICS_COOKIES)) if (has(name)) write(name, 0);
}
