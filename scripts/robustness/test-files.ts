import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsIn } from './promises.ts';

const PATTERN = '{app,db,domain,platform,scripts,server,tests}/**/*.test.{ts,tsx}';
/** These files mention rows without testing them. */
const OWN_FOLDER = 'scripts/robustness/';

/** @returns the rows that each file tries, by its path from the root */
export function listTestFiles(): Map<string, string[]> {
  const files = globSync(PATTERN).filter((file) => !file.startsWith(OWN_FOLDER));
  const named = files.map(
    (file) => [file, rowsIn(`${path.basename(file).toUpperCase()} ${readFileSync(file, 'utf8')}`)] as const,
  );
  return new Map(named.filter(([file, rows]) => rows.length > 0 || file.startsWith('tests/attacks/')));
}
