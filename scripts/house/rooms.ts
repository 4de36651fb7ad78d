/** Which room a file stands in, and which rooms it may look into (docs/develop: the house). */
import path from 'node:path';

/** From left to right: a room may import only what stands to its left. */
export const ROOMS = [
  'domain',
  'config',
  'content',
  'db',
  'platform',
  'ui',
  'pages',
  'web',
  'site',
  'features',
  'routes',
  // routes.ts, tasks.ts, emails.ts and what React Router starts with.
  'maps',
  'server',
] as const;

export type Room = (typeof ROOMS)[number];

/** Tools and tests: they may look into every room, no room may look at them. */
export const OUTSIDE = 'outside';

/** A feature may import only features to its left. */
export const FEATURES = [
  'accounts',
  'notifications',
  'jobs',
  'profile',
  'applications',
  'swipe',
  'enquiries',
  'data-requests',
  'places',
  'blog',
  'tools',
  'assistant',
  'admin',
];

const MAPS = /^app\/(root\.tsx|entry\.\w+\.tsx|routes\.ts|tasks\.ts|emails\.ts)$/;

/** @param file relative to the root, with forward slashes. @returns null for a file that stands in no room */
export function roomOf(file: string): Room | typeof OUTSIDE | null {
  if (/\.test\.tsx?$/.test(file) || /^(tests|bench|scripts)\//.test(file)) return OUTSIDE;
  if (/^config(-variables)?\.server\.ts$/.test(file)) return 'config';
  if (MAPS.test(file)) return 'maps';
  if (/^[^/]+\.config\.ts$/.test(file)) return OUTSIDE;
  if (file === 'app/pages.ts') return 'pages';
  const [first, second] = file.split('/');
  if (first === 'app') return isOneOf(['ui', 'pages', 'web', 'site', 'features', 'routes'] as const, second);
  return isOneOf(['domain', 'content', 'db', 'platform', 'server'] as const, first);
}

/** `content` is figures and words: it is the one room that may not use all rooms to its left. */
export function mayImport(from: Room, to: Room): boolean {
  if (from === to) return true;
  if (from === 'content') return to === 'domain';
  // What a route needs from HTTP stands in both.
  if (from === 'web' && to === 'site') return true;
  return ROOMS.indexOf(to) < ROOMS.indexOf(from);
}

export function featureOf(file: string): string | null {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** The files through which a feature may be used by another one. */
export function isFeatureDoor(file: string): boolean {
  const isOfMany = /^app\/features\/[^/]+\/(queries|commands)\/[^/]+\.server\.ts$/.test(file);
  return (
    isOfMany ||
    ['schema.ts', 'form.ts', 'policy.ts', 'queries.server.ts', 'commands.server.ts'].includes(path.basename(file))
  );
}

/** The closed list of what a feature consists of. */
export function isFeaturePart(file: string): boolean {
  const [, feature, ...rest] = /^app\/features\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const part = rest[0]?.replace(/\.test(\.tsx?)$/, '$1') ?? '';
  if (part === 'gates.server.ts') return feature === 'accounts';
  const names = [
    'schema.ts',
    'form.ts',
    'policy.ts',
    'queries.server.ts',
    'commands.server.ts',
    'tasks.server.ts',
    'client.ts',
    'README.md',
  ];
  // Where one file would grow too long, the reads or writes stand in a folder of that name.
  const isOneOfMany = /^(queries|commands)\/[^/]+\.server\.ts$/.test(part);
  return (
    names.includes(part) ||
    isOneOfMany ||
    /^emails\/[^/]+\.tsx$/.test(part) ||
    /^components\/[^/]+\.(tsx?|css)$/.test(part)
  );
}

function isOneOf<const Names extends readonly string[]>(names: Names, name?: string): Names[number] | null {
  return names.find((known) => known === name) ?? null;
}
