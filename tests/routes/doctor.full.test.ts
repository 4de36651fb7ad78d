import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { examine, lineOf, provideStage, real } from './doctor.stage.ts';

provideStage();

test('a database without tables is told of, with what to do', async () => {
  const empty = await createTestDatabase({ migrated: false });
  const examined = await real({ DATABASE_URL: empty.appUrl });
  await empty.drop();
  expect(lineOf(examined, 'Database')).toMatch(/^Needs mending .*it is empty; set MIGRATION_DATABASE_URL/);
});

describe('with the built-in database', () => {
  test('it starts none where the site was never started, and says what to do', async () => {
    const never = await mkdtemp(path.join(inject('cluster').folder, 'doctor-never-'));
    const examined = await examine({ ...PRODUCTION_ENV, DATA_DIR: never });
    expect(examined.code).toBe(1);
    expect(examined.output).toMatch(/has not been started in .* Start the site once, or set DATABASE_URL or DATA_DIR/);
    await rm(never, { recursive: true, force: true });
  });

  test('it joins the one that runs, and leaves it running', async () => {
    const own = await mkdtemp(path.join(inject('cluster').folder, 'doctor-own-'));
    const postgres = await startEmbeddedPostgres(own);
    // As the site has one.
    const connection = new pg.Client({ connectionString: postgres.appUrl });
    await connection.connect();
    try {
      const examined = await examine({ ...PRODUCTION_ENV, DATA_DIR: own });
      // The site has not made its tables yet.
      expect(lineOf(examined, 'Database')).toMatch(/it is empty/);
      expect((await connection.query('SELECT 1')).rowCount).toBe(1);
    } finally {
      await connection.end();
      await postgres.stop();
    }
  });
});
