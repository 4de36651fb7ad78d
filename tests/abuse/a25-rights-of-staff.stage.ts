/** What a25-rights-of-staff.test.ts and its full form share. */
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#db/connections/client.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export let site: Site;
export let db: TestDatabase;
export let pool: ReturnType<typeof openDatabase>;
export const morag = castMember('Morag');

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    site = await startSite();
    db = site.database;
    pool = openDatabase(db.appUrl, { size: 8 });
  });

  afterAll(async () => {
    await pool?.close();
    await site?.stop();
  });
}
