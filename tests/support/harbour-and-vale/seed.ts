/** Fills a migrated database with the second agency's content, people and jobs, and launches the site. */
import type { Database } from '#db/connections/client.server.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { harbourAndVale } from './content.ts';
import { board } from './jobs.ts';
import { accounts, credentials } from './people.ts';

export async function seedHarbourAndVale({ asSystem }: Pick<Database, 'asSystem'>): Promise<void> {
  await seedContent({ asSystem }, harbourAndVale);
  await asSystem(async (transaction) => {
    await transaction.insertInto('profiles').values(accounts).execute();
    await transaction.insertInto('credentials').values(credentials).execute();
    await transaction.insertInto('jobs').values(board).execute();
    // Staff sign in by password alone, as in the demo's tests.
    await transaction.insertInto('settings').values({ staff_second_factor: false }).execute();
  });
}
