import { isUuid } from '#domain/uuid.ts';

/** '/white-collar' → 'White collar' (spec: accounts §2 "Mobile app shell"). For an id it uses the part before: '/jobs/…' → 'Jobs'. */
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
