import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isFullForm } from './tests/support/form.ts';
import { listFullFormFiles, TESTS_OF_FEATURES } from './tests/support/full-form-files.ts';
import { ROOMY } from './tests/support/nursery.ts';
import { HANGING_MS, PATIENCE_MS } from './tests/support/patience.ts';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** `include` is named per project, because projects inherit the one of the root. */
const unit = {
  extends: true as const,
  test: {
    name: 'unit',
    include: ['{app,bench,content,db,domain,platform,scripts,server}/**/*.test.{ts,tsx}', '*.test.ts'],
    exclude: [TESTS_OF_FEATURES],
    // Not isolating test files halves the time. Every test restores what it replaces.
    isolate: false,
    execArgv: ROOMY,
  },
};

/** Unit tests are busy: as many files as there are processors for. On two cores Vitest would run one file at a time. */
const FEW = Math.max(2, availableParallelism() - 1);
/**
 * Other tests often wait: for a database, a page, a process that starts, a task. On two processors a fourth worker adds a
 * twelfth of work and saves a few seconds.
 */
const MANY = Math.max(3, availableParallelism());

const READER = 'build/current/server/reader.js';

/** The built reader of files starts in a third of the time that its sources take. */
const builtReader = {
  name: 'built-reader',
  transform: (code: string, id: string) =>
    id.endsWith('/read-apart.server.ts') && existsSync(READER)
      ? code.replace('../../server/reader.ts', `../../${READER}`)
      : null,
};

/**
 * What runs against a PostgreSQL of its own, from `tests/` and the `tests/` of features. One project, so that each worker loads and compiles what tests
 * share once, and one that waits for the clock has busy ones beside it.
 */
const site = {
  extends: true as const,
  plugins: [builtReader],
  test: {
    name: 'site',
    include: ['tests/**/*.test.{ts,tsx}', TESTS_OF_FEATURES],
    exclude: isFullForm ? [] : listFullFormFiles(),
    globalSetup: 'tests/support/global-setup.ts',
    // A file brings its own database and site; the files before it leave code and a browser.
    isolate: false,
    maxWorkers: MANY,
    execArgv: ROOMY,
  },
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    setupFiles: 'tests/support/agency-facts.ts',
    sequence: { sequencer: SlowestFirst },
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    maxWorkers: FEW,
    projects: [unit, site],
  },
});
