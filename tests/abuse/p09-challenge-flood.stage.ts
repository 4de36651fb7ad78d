/** What p09-challenge-flood.test.ts and its full form share. */

import { afterAll, beforeAll, expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { openStatementLog } from '#tests/support/statement-log.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';
import { WAITING_TASKS } from '#tests/support/walls.ts';

export let database: TestDatabase;
export let site: Site;

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: true, published: true });
    // Before the site connects: what is written down is for connections made from now on.
    await openStatementLog(database);
    site = await startSite({ database, alone: true });
    // What a site does by itself is done: the tests ask what the visits make it do.
    await asSuperuser(database, 'DELETE FROM tasks.schedule');
    await eventually(async () => expect(await queryTasks(database, WAITING_TASKS)).toEqual([]));
  });

  afterAll(async () => {
    await site?.stop();
    await database?.drop();
  });
}
