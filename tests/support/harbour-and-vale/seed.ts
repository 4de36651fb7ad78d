/** Puts the second agency into a migrated database: its content, its people and its jobs. It is then launched. */
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
    // Its people sign in with a password alone, as in the tests of the demo.
    await transaction.insertInto('settings').values({ staff_second_factor: false }).execute();
  });
}
