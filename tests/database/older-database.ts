/** Migrations before 1.0.0. Only the count and the last name matter (db/version-1.server.ts). */
const listNames = (count: number, last: string): string[] => [
  ...Array.from({ length: count - 1 }, (_, at) => `${String(at + 1).padStart(4, '0')}_migration.sql`),
  last,
];

/** Migrations of commit be535442. */
export const OLDEST_MIGRATIONS = listNames(80, '0091_helpers_of_searches.sql');

export const MIGRATIONS_BEFORE_1 = listNames(108, '0177_pictures_named_by_paths.sql');
