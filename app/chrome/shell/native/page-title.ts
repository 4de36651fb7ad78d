/** What the bar of the app calls a page (spec: accounts §2 "Mobile app shell": the last part of its path). */
import { isUuid } from '#domain/uuid.ts';

/** '/white-collar' → 'White collar'. An id says nothing: there it is the part before it, '/jobs/…' → 'Jobs'. */
export function titleOf(path: string): string {
  const words = path
    .split('/')
    .filter((part) => part && !isUuid(part))
    .map(decode);
  const last = words.at(-1)?.replaceAll('-', ' ').trim();
  return last ? last.charAt(0).toLocaleUpperCase('en-GB') + last.slice(1) : 'Home';
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
