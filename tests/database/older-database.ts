/** Names of migrations before 1.0.0. Only the last one and their number count (db/version-1.server.ts). */
const listNames = (count: number, last: string): string[] => [
  ...Array.from({ length: count - 1 }, (_, at) => `${String(at + 1).padStart(4, '0')}_migration.sql`),
  last,
];

/** The migrations of commit be535442: `migrate` makes its database of them. */
export const OLDEST_MIGRATIONS = listNames(80, '0091_helpers_of_searches.sql');

/** The migrations of commit f8e84001, whose tables are those of version 1.0.0. */
export const MIGRATIONS_BEFORE_1 = listNames(108, '0177_pictures_named_by_paths.sql');
