/**
 * Once per Vitest project: a PostgreSQL with templates, from which each test file copies a database of its own. The seeded one
 * holds the people and jobs of the demo, the published one what its site says, too; in the project second-agency both hold Harbour & Vale. `npm test` starts one server for all projects, which
 * find the templates that another has made.
 */
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
import { type Cluster, joinCluster, startCluster, withDatabase } from './cluster.ts';
import { seedHarbourAndVale } from './harbour-and-vale/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
    /** The name of the template that holds an agency's people and jobs. */
    seededTemplate: string;
    /** The same with all that its site says: a site that starts on it has nothing left to put in. */
    publishedTemplate: string;
  }
}

/** As vitest.config.ts calls it. */
const SECOND_AGENCY = 'second-agency';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.TEST_CLUSTER;
  const { cluster, stop } = await (running ? joinCluster(JSON.parse(running)) : startCluster());
  const isSecond = project.name === SECOND_AGENCY;
  const seededTemplate = isSecond ? 'template_second_agency' : 'template_seeded';
  const publishedTemplate = isSecond ? seededTemplate : 'template_published';
  try {
    await makeTemplates(cluster, isSecond ? [[seededTemplate, seedHarbourAndVale]] : DEMO_TEMPLATES);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('cluster', cluster);
  project.provide('seededTemplate', seededTemplate);
  project.provide('publishedTemplate', publishedTemplate);
  return stop;
}

type Fill = (name: string) => Promise<unknown>;
/** A template and what is put into a copy of the one before it. */
type Step = [name: string, seed: (database: Database, appUrl: string) => Promise<void>];

const DEMO_TEMPLATES: Step[] = [
  ['template_seeded', seedDemoCheaply],
  ['template_published', publishDemo],
];

async function makeTemplates({ adminUrl, ownerUrl, appUrl }: Cluster, steps: Step[]): Promise<void> {
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
    let before = 'template_migrated';
    for (const [template, seed] of steps) {
      await provide(template, before, async (name) => {
        const url = withDatabase(appUrl, name);
        const seeded = openDatabase(url);
        await seed(seeded, url);
        await seeded.close();
      });
      before = template;
    }
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

/**
 * With the queues of a site, so that each site finds them. What the clock sends is left to the site: it would send it at once, to tests
 * that count what a request changes.
 */
async function publishDemo(database: Database, appUrl: string): Promise<void> {
  await seedContent(database);
  const boss = new PgBoss({ connectionString: appUrl, schema: TASK_SCHEMA, ...bossOptions(PACE), ...sendingOptions });
  await boss.start();
  await prepareQueues(boss, Object.keys(taskHandlers), PACE);
  await boss.stop({ graceful: false });
}
