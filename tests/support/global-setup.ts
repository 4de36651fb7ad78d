/** Runs once per test run: starts PostgreSQL and creates the templates (tests/support/templates.ts). */
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { taskHandlers } from '#app/tasks.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { seedDemo } from '#db/seed/seed.server.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { TASK_SCHEMA } from '#db/task-schema.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { bossOptions, PACE, sendingOptions } from '#platform/tasks/queue-options.ts';
import { prepareQueues } from '#platform/tasks/start-tasks.server.ts';
import { hashCheaply } from './cheap-hash.ts';
import { type Cluster, startCluster, withDatabase } from './cluster.ts';
import { seedHarbourAndVale } from './harbour-and-vale/seed.ts';
import { TEMPLATES } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startCluster();
  try {
    await makeTemplates(cluster);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('cluster', cluster);
  return stop;
}

async function makeTemplates({ adminUrl, ownerUrl, appUrl }: Cluster): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const make = async (name: string, template: string, fill: (name: string) => Promise<unknown>): Promise<void> => {
    await admin.query(`CREATE DATABASE ${name} OWNER agency_owner TEMPLATE ${template}`);
    await fill(name);
    await analyseTemplate(withDatabase(adminUrl, name));
  };
  const fillBy = (seed: (database: Database, appUrl: string) => Promise<void>) => async (name: string) => {
    const url = withDatabase(appUrl, name);
    const database = openDatabase(url);
    await seed(database, url);
    await database.close();
  };
  try {
    await make(TEMPLATES.migrated, 'template1', (name) =>
      migrate(withDatabase(ownerUrl, name), withDatabase(appUrl, name)),
    );
    await make(TEMPLATES.seeded, TEMPLATES.migrated, fillBy(seedDemoCheaply));
    await make(TEMPLATES.published, TEMPLATES.seeded, fillBy(publishDemo));
    await make(TEMPLATES.secondAgency, TEMPLATES.migrated, fillBy(seedHarbourAndVale));
  } finally {
    await admin.end();
  }
}

/**
 * Collects statistics, as autovacuum does on a running site. Without them PostgreSQL computes the index entries of each job at each search:
 * 48 ms of the processor, not 1. Rows that are frozen here need no write in the copies.
 */
async function analyseTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('VACUUM (FREEZE, ANALYZE)');
  await admin.end();
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

/** Creates the queues of a site. Schedules are left to each site: pg-boss would run them at once, in tests that count changes. */
async function publishDemo(database: Database, appUrl: string): Promise<void> {
  await seedContent(database);
  const boss = new PgBoss({ connectionString: appUrl, schema: TASK_SCHEMA, ...bossOptions(PACE), ...sendingOptions });
  await boss.start();
  await prepareQueues(boss, Object.keys(taskHandlers), PACE);
  await boss.stop({ graceful: false });
}
