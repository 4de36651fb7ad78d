/** Maps files to rooms, and says which rooms each may import (docs/develop/house.md). */

/** From left to right: a room may import only rooms to its left. */
export const ROOMS = [
  'domain',
  'config',
  'content',
  'db',
  'platform',
  // The map of pages, and what derives from it.
  'pages',
  'ui',
  'web',
  'chrome',
  // The kit of the desk's pages.
  'desk',
  'features',
  'routes',
  // routes.ts, tasks.ts, emails.ts, notices.ts, and what puts the page together.
  'maps',
  'server',
] as const;

export type Room = (typeof ROOMS)[number];

/** Tools and tests may import every room; no room may import them. */
export const OUTSIDE = 'outside';

/** Each feature with its area. A feature may import only features to its left. */
export const FEATURES = [
  'core/consent',
  'core/accounts',
  'core/measurement',
  'core/security',
  'core/notifications',
  'board/gazetteer',
  'board/jobs',
  'people/equality',
  'board/alerts',
  'people/profile',
  'hirers/logos',
  'people/applications',
  'people/introductions',
  'board/swipe',
  'board/suggestions',
  'core/enquiries',
  'people/guests',
  'people/people',
  'people/licences',
  'people/interviews',
  'core/calendars',
  'hirers/clients',
  'people/assignments',
  'core/data-requests',
  'board/city-pages',
  'site/media',
  'site/blog',
  'site/tools',
  'site/site-search',
  'site/assistant',
  'site/legal',
  'site/services',
  'site/home',
  'site/sitemap',
  'site/mobile-demo',
  'site/ui-samples',
  'site/studio',
  'core/desk',
  'people/pipeline',
  'people/put-forward',
  'people/duplicates',
  'people/people-lists',
  'people/people-imports',
  'board/job-imports',
  'people/mailings',
  'core/staff',
  'hirers/reports',
  'core/api-keys',
  'core/webhooks',
  'core/api',
  'board/embed',
  'core/mcp',
  'site/settings',
  'board/channels',
  'site/launch',
];

const MAPS = /^app\/((root|background|hydrate|entry\.\w+)\.tsx?|(routes|tasks|emails|notices)\.ts)$/;
const PAGES = /^app\/pages(\.ts$|\/)/;

/** Includes files that only these tests use. */
export const isTestOfFeature = (file: string): boolean => /^app\/features\/[^/]+\/[^/]+\/tests\//.test(file);

/**
 * @param file relative to the root, with forward slashes.
 * @returns null for a file in no room
 */
export function roomOf(file: string): Room | typeof OUTSIDE | null {
  if (/\.test\.tsx?$/.test(file) || /^(tests|bench|scripts)\//.test(file) || isTestOfFeature(file)) return OUTSIDE;
  if (/^config(-variables)?\.server\.ts$/.test(file)) return 'config';
  if (MAPS.test(file)) return 'maps';
  if (PAGES.test(file)) return 'pages';
  if (/^[^/]+\.config\.ts$/.test(file)) return OUTSIDE;
  const [first, second] = file.split('/');
  if (first === 'app') return isOneOf(['ui', 'web', 'chrome', 'desk', 'features', 'routes'] as const, second);
  return isOneOf(['domain', 'content', 'db', 'platform', 'server'] as const, first);
}

/** Only the seed may import `content`, the demo's texts. */
export const isSeed = (file: string): boolean => file.startsWith('db/seed/');

/** `content` may import only `domain`, although other rooms are to its left. */
export function mayImport(from: Room, to: Room): boolean {
  if (from === to) return true;
  if (from === 'content') return to === 'domain';
  return ROOMS.indexOf(to) < ROOMS.indexOf(from);
}

/** @returns 'board/jobs' for a file of that feature */
export function featureOf(file: string): string | null {
  return /^app\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null;
}

const DOORS = ['schema.ts', 'form.ts', 'texts.ts', 'policy.ts', 'queries.server.ts', 'commands.server.ts', 'client.ts'];
/** A file that would grow too long becomes a folder of that name: one file per intent, and subfolders by noun. */
const FOLDERS =
  /^((form|queries|commands)\/([^/]+\/)?[^/]+\.server\.ts|schema\/[^/]+\.ts|components\/([^/]+\/)?[^/]+\.(tsx?|css))$/;

/** Files of a feature that other features to its right may import. */
export function isFeatureDoor(file: string): boolean {
  const part = partOf(file);
  return DOORS.includes(part) || FOLDERS.test(part);
}

/** The complete list of a feature's files and folders. */
export function isFeaturePart(file: string): boolean {
  const part = partOf(file);
  const source = part.replace(/\.test(\.tsx?)$/, '$1');
  // A test may leave out the `.server` of its source.
  const names = source === part ? [part] : [source, source.replace(/\.ts$/, '.server.ts')];
  return names.some(
    (name) =>
      DOORS.includes(name) ||
      FOLDERS.test(name) ||
      name === 'README.md' ||
      isTestOfFeature(file) ||
      name === 'tasks.server.ts' ||
      (name === 'gates.server.ts' && featureOf(file) === 'core/accounts') ||
      /^emails\/[^/]+\.(tsx|server\.ts)$/.test(name),
  );
}

const partOf = (file: string): string => file.split('/').slice(4).join('/');

function isOneOf<const Names extends readonly string[]>(names: Names, name?: string): Names[number] | null {
  return names.find((known) => known === name) ?? null;
}
