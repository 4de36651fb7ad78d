import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code that may use the ordinary clock: its rows come back, or are useless a minute later. */
const BY_THE_CLOCK = ['app/features/site/studio/commands/presence.server.ts'];

const STATEMENT = /\bDELETE FROM\b[^;`]*<=?\s*\(?now\(\)/;
const BUILT = /\.deleteFrom\((?:(?!\.execute)[\s\S])*?'<=?',\s*sql<Date>`now\(\)/;

test('what is deleted by its age asks the clock of deletion, which no wrong clock moves (F27)', () => {
  const files = ['db/functions/**/*.sql', '{app,platform}/**/*.{ts,tsx}'].flatMap((pattern) => globSync(pattern));
  expect(files.length).toBeGreaterThan(1_000);
  const deleting = files.filter((file) => {
    const text = readFileSync(file, 'utf8').replace(/--.*$/gm, '');
    return STATEMENT.test(text) || BUILT.test(text);
  });
  expect(deleting).toEqual(BY_THE_CLOCK);
});
