/**
 * Once per Vitest project: a PostgreSQL with two templates, from which each test file copies a database of its own. The seeded one
 * holds the demo; in the project second-agency it holds Harbour & Vale. `npm test` starts one server for all projects, which
 * find the templates that another has made.
 */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { seedDemo } from '#db/seed/seed.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { hashCheaply } from './cheap-hash.ts';
import { type Cluster, joinCluster, startCluster, withDatabase } from './cluster.ts';
import { seedHarbourAndVale } from './harbour-and-vale/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
    /** The name of the template that holds an agency's people and jobs. */
    seededTemplate: string;
  }
}

/** As vitest.config.ts calls it. */
const SECOND_AGENCY = 'second-agency';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.TEST_CLUSTER;
  const { cluster, stop } = await (running ? joinCluster(JSON.parse(running)) : startCluster());
  const isSecond = project.name === SECOND_AGENCY;
  const seededTemplate = isSecond ? 'template_second_agency' : 'template_seeded';
  try {
    await makeTemplates(cluster, seededTemplate, isSecond ? seedHarbourAndVale : seedDemoCheaply);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('cluster', cluster);
  project.provide('seededTemplate', seededTemplate);
  return stop;
}

type Fill = (name: string) => Promise<unknown>;

async function makeTemplates(
  { adminUrl, ownerUrl, appUrl }: Cluster,
  seededTemplate: string,
  seed: (database: Database) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  /** Has its name once it is whole. */
  const provide = async (name: string, template: string, fill: Fill): Promise<void> => {
    if ((await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount) return;
    const draft = `${name}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${draft} OWNER agency_owner TEMPLATE ${template}`);
    await fill(draft);
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  };
  try {
    await provide('template_migrated', 'template1', (name) =>
      migrate(withDatabase(ownerUrl, name), withDatabase(appUrl, name)),
    );
    await provide(seededTemplate, 'template_migrated', async (name) => {
      const seeded = openDatabase(withDatabase(appUrl, name));
      await seed(seeded);
      await seeded.close();
    });
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
