import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** `include` is named per project, because projects inherit the one of the root. */
const unit = {
  extends: true as const,
  test: { name: 'unit', include: ['{app,content,db,domain,platform,scripts,server}/**/*.test.{ts,tsx}', '*.test.ts'] },
};

/** Each of these runs against a PostgreSQL of its own. */
const withDatabase = (name: string, folder: string, { isolate = false } = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${folder}/**/*.test.{ts,tsx}`],
    globalSetup: 'tests/support/global-setup.ts',
    // A file brings its own database, site and browser; what the files before it have loaded is only code.
    isolate,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: SlowestFirst },
    // What is waited for comes later on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Tests mostly wait: for a browser, a database, a hash. On two cores Vitest would run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      unit,
      // Here modules are loaded anew, from other folders.
      withDatabase('database', 'database', { isolate: true }),
      withDatabase('routes', 'routes'),
      withDatabase('browser', 'e2e'),
      withDatabase('accessibility', 'a11y'),
      withDatabase('abuse', 'abuse'),
    ],
  },
});
