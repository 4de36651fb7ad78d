/** Makes a database fit for the site at start: newest schema, walls up, demo people exactly where they belong. */
import pg from 'pg';
import type { Database } from './connections/client.server.ts';
import { hasBeenMigrated, listPendingMigrations, migrate } from './migrate.server.ts';
import { listRestrictionFaults } from './restrictions.server.ts';
import { type DemoPasswords, seedDemo } from './seed/seed.server.ts';

type Preparation = {
  database: Database;
  appUrl: string;
  /** null: this process may not migrate, and refuses a schema that is behind. */
  ownerUrl: string | null;
  isDemo: boolean;
  /** Passwords of the demo's people. */
  passwords: DemoPasswords;
};

/** @returns one sentence for each reason not to start */
export async function prepareDatabase(preparation: Preparation): Promise<string[]> {
  try {
    return await prepare(preparation);
  } catch (error) {
    return [describeFault(error)];
  }
}

async function prepare({ database, appUrl, ownerUrl, isDemo, passwords }: Preparation): Promise<string[]> {
  if (ownerUrl) await migrate(ownerUrl, appUrl);
  else {
    const fault = await describeSchemaFault(appUrl);
    if (fault) return [fault];
  }
  const faults = await listRestrictionFaults(database);
  if (faults.length > 0) return faults;
  if (isDemo) {
    const jobs = await seedDemo(database, passwords);
    if (jobs > 0 && ownerUrl) await analyzeJobs(ownerUrl);
  } else if (await hasDemoPeople(database)) {
    return ['it still holds the people of the demo, whose passwords are public; use an empty database for a real site'];
  }
  return [];
}

/** PostgreSQL would collect these statistics within a minute; without them, searches read the whole board. */
async function analyzeJobs(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('ANALYZE jobs, job_places');
  } finally {
    await client.end();
  }
}

/** @returns why the site cannot work with this database as it is. Throws if it cannot be reached. */
export async function describeSchemaFault(appUrl: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    if (!(await hasBeenMigrated(client))) {
      return (
        'it is empty; set MIGRATION_DATABASE_URL to the address of this database with its owner as the user, ' +
        'and this process creates the tables (docs/operate/database.md)'
      );
    }
    return (await listPendingMigrations(client)).length > 0
      ? 'its schema is older than this version; set MIGRATION_DATABASE_URL or run the migrations first'
      : null;
  } finally {
    await client.end();
  }
}

/** @returns whether this is the database of a demo, not of a real site */
export async function hasDemoPeople({ asSystem }: Database): Promise<boolean> {
  const person = await asSystem((transaction) =>
    transaction.selectFrom('profiles').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst(),
  );
  return person !== undefined;
}

/** A database that cannot be reached is an expected fault; one sentence says more than a stack. */
export function describeFault(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return error instanceof AggregateError
    ? error.errors.map((inner) => String(inner?.message ?? inner)).join('; ')
    : `${error instanceof Error ? error.message : String(error)}${cause}`;
}
