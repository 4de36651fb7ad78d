/** Databases and backups of the versions before 1.0.0, whose migrations are gone (decision 132). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

/** Brings a database of EARLIER[0] to version 1.0.0. */
const BASELINE = '0178_baseline.sql';

/** The versions that this one can follow, by their last migration and how many they had. Only the first lacks tables of the baseline. */
const EARLIER = [
  { commit: 'be535442', last: '0091_helpers_of_searches.sql', count: 80 },
  { commit: 'f8e84001', last: '0177_pictures_named_by_paths.sql', count: 108 },
] as const;

/** The tables of EARLIER[0]; backups older than the newest migration are restored into them. */
const OLDEST_SCHEMA = path.resolve('db/backup/oldest-schema.sql');

export const isBeforeVersion1 = (migration: string) => migration < BASELINE;

/** Makes the tables of the oldest version that the migrations begin with. */
export async function createOldestTables(client: Client): Promise<void> {
  await client.query(await readFile(OLDEST_SCHEMA, 'utf8'));
}

/** @returns the names with the baseline, if their database is at it without saying so */
export function withBaseline(migrations: readonly string[]): string[] {
  const isAtBaseline = findEarlier(migrations) === EARLIER[1];
  return isAtBaseline && !migrations.includes(BASELINE) ? [...migrations, BASELINE] : [...migrations];
}

/** @returns why a database or backup with these migrations cannot be brought up to date; null if it can */
export function describeUnsupported(migrations: readonly string[]): string | null {
  if (migrations.includes(BASELINE) || findEarlier(migrations)) return null;
  const last = migrations.filter(isBeforeVersion1).sort().at(-1) ?? '';
  const { commit } = EARLIER.find((earlier) => last <= earlier.last) ?? EARLIER[1];
  return `it is older than version 1.0.0 and must be updated with commit ${commit} first (docs/operate/production.md)`;
}

function findEarlier(migrations: readonly string[]): (typeof EARLIER)[number] | undefined {
  const earlierMigrations = migrations.filter(isBeforeVersion1).sort();
  return EARLIER.find(({ last, count }) => earlierMigrations.at(-1) === last && earlierMigrations.length === count);
}
