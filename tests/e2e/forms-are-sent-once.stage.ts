/** What forms-are-sent-once.test.ts and its full form share. */
import { beforeEach } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export type FormTable = 'enquiries' | 'profiles' | 'data_requests';

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

  const count = async (table: FormTable, email: string) => {
    const rows = await site.database.database.asSystem((t) =>
      t.selectFrom(table).select('id').where('email', '=', email).execute(),
    );
    return rows.length;
  };

  return { site, browser, count };
}
