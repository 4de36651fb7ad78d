/**
 * Once per Vitest project: a PostgreSQL with two templates, from which each test file copies a database of its own. The seeded one
 * holds the demo; in the project second-agency it holds Harbour & Vale.
 */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { seedDemo } from '#db/seed/seed.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { hashCheaply } from './cheap-hash.ts';
import { type Cluster, startCluster, withDatabase } from './cluster.ts';
import { seedHarbourAndVale } from './harbour-and-vale/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

/** As vitest.config.ts calls it. */
const SECOND_AGENCY = 'second-agency';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startCluster();
  try {
    await makeTemplates(cluster, project.name === SECOND_AGENCY ? seedHarbourAndVale : seedDemoCheaply);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('cluster', cluster);
  return stop;
}

async function makeTemplates(
  { adminUrl, ownerUrl, appUrl }: Cluster,
  seed: (database: Database) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('CREATE DATABASE template_migrated OWNER agency_owner');
    await migrate(withDatabase(ownerUrl, 'template_migrated'), withDatabase(appUrl, 'template_migrated'));
    await admin.query('CREATE DATABASE template_seeded OWNER agency_owner TEMPLATE template_migrated');
    const seeded = openDatabase(withDatabase(appUrl, 'template_seeded'));
    await seed(seeded);
    await seeded.close();
  } finally {
    await admin.end();
  }
}

async function seedDemoCheaply(database: Database): Promise<void> {
  await seedDemo(database, new PasswordHasher(), { withCandidates: false });
  await database.asSystem((transaction) =>
    transaction
      .updateTable('credentials')
      .set({ password_hash: hashCheaply(DEMO_PASSWORD) })
      .execute(),
  );
}
