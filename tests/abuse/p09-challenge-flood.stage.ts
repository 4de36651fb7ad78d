/** What p09-challenge-flood.test.ts and its full form share. */

import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { openStatementLog } from '#tests/support/statement-log.ts';

export let database: TestDatabase;
export let site: Site;

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: true, published: true });
    // Before the site connects: what is written down is for connections made from now on.
    await openStatementLog(database);
    site = await startSite({ database, alone: true });
  });

  afterAll(async () => {
    await site?.stop();
    await database?.drop();
  });
}
