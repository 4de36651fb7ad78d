/** Gives each test file its own database, copied from a template in a tenth of a second. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { isSecondAgency } from './agency-of-test.ts';
import { withDatabase } from './cluster.ts';
import { closeSuperuser, runAsSuperuser } from './superuser.ts';
import { TEMPLATES } from './templates.ts';

export type TestDatabase = {
  /** Connections as the site's role, as the owner of the schema, and as superuser. */
  appUrl: string;
  ownerUrl: string;
  adminUrl: string;
  database: Database;
  drop(): Promise<void>;
};

type DatabaseOptions = {
  /** Adds the seed people and jobs: the demo's, or Harbour & Vale's in second-agency tests. Default: migrated, no rows. */
  seeded?: boolean;
  /** Also contains the demo's published content, for sites that run as the demo. */
  published?: boolean;
  migrated?: boolean;
};

export async function createTestDatabase({
  seeded = false,
  published = false,
  migrated = true,
}: DatabaseOptions = {}): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, appUrl } = inject('cluster');
  const asAdmin = (text: string) => runAsSuperuser(adminUrl, [{ text }]);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = templateOf({ seeded, published, migrated });
  // Copying files costs a fifth of writing every page to the WAL.
  await asAdmin(`CREATE DATABASE ${name} OWNER agency_owner TEMPLATE ${template} STRATEGY file_copy`);
  // Resets the deletion clock: the template is older than `app.look_at_clock` allows.
  if (migrated)
    await runAsSuperuser(withDatabase(adminUrl, name), [
      { text: 'UPDATE deletion_clock SET moment = now(), looked_at = now()' },
    ]);
  const database = openDatabase(withDatabase(appUrl, name), { size: 4 });
  return {
    appUrl: withDatabase(appUrl, name),
    ownerUrl: withDatabase(ownerUrl, name),
    adminUrl: withDatabase(adminUrl, name),
    database,
    drop: async () => {
      await Promise.all([database.close(), closeSuperuser(withDatabase(adminUrl, name))]);
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function templateOf({ seeded, published, migrated }: Required<DatabaseOptions>): string {
  if (seeded && isSecondAgency()) return TEMPLATES.secondAgency;
  if (published) return TEMPLATES.published;
  if (seeded) return TEMPLATES.seeded;
  return migrated ? TEMPLATES.migrated : 'template1';
}
