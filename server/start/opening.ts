/** The start that web processes and workers share: configuration → database → services outside → tasks. */
import { keepDelivering } from '#app/features/core/webhooks/commands/keep-delivering.server.ts';
import { taskHandlers } from '#app/tasks.ts';
import { type Database, openDatabase, PAGE_LIMITS } from '#db/connections/client.server.ts';
import { siteFactsOf } from '#db/content/content.ts';
import { openContent } from '#db/content/content-store.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { keepRunning } from '#db/embedded/keep-running.server.ts';
import { describeFault, prepareDatabase } from '#db/prepare.server.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { agency, provideSite } from '#domain/site/site.ts';
import { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import { createLog, type Log } from '#platform/log/log.server.ts';
import { watchMailServer } from '#platform/mail/mail-health.server.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { openPush } from '#platform/push/open-push.server.ts';
import { Sftp } from '#platform/sftp/sftp.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { startTasks } from '#platform/tasks/start-tasks.server.ts';
import { Webhooks } from '#platform/webhook/webhook.server.ts';
import { previewedFacts } from '#server/pages/preview.ts';
import { type Config, describeMisspelt, readConfig } from '../../config.server.ts';
import { logRestarts, logStalls } from './database-events.ts';
import { storeDemoFiles } from './demo-files.ts';
import { describePortHolder } from './port-holder.ts';
import { Shutdown } from './shutdown.ts';

export type Opening = { config: Config; log: Log; shutdown: Shutdown };

/**
 * Runs until the process receives a signal to stop. An expected fault at the start is explained in a few lines and ends the process with
 * exit code 1.
 * @param command the command that the person typed
 */
export async function startProcess(command: string, open: (opening: Opening) => Promise<void>): Promise<void> {
  const result = readConfig();
  if (!result.ok) {
    const lines = [...result.faults, ...result.misspelt.map(describeMisspelt)];
    return exitWith(['The configuration has errors:', ...lines.map((line) => `  - ${line}`)]);
  }
  const { config } = result;

  const holder = await describePortHolder(config.host, config.port);
  if (holder) return exitWith([holder, `Stop it, or choose another port: PORT=${config.port + 1} ${command}`]);

  const log = createLog(config.logLevel);
  for (const { name, suggestion } of result.misspelt)
    log.warn({ variable: name, meant: suggestion }, 'a variable is set that nothing reads');
  const shutdown = new Shutdown(log);
  try {
    await open({ config, log, shutdown });
  } catch (error) {
    await shutdown.closeAll();
    exitWith(
      error instanceof ExpectedFault ? error.lines : ['The site could not start:', `  - ${describeFault(error)}`],
    );
  }
}

/** A fault that the person who starts the site can repair, explained in lines for them. */
export class ExpectedFault extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join(' '));
    this.lines = lines;
  }
}

/** Connections for the background tasks of a web process; they close while unused. */
const PATIENT_CONNECTIONS = 4;

/** Opens what a process needs, and registers each part with `shutdown`, which closes them in reverse order. */
export async function openServices(
  { config, log, shutdown }: Opening,
  {
    doesTasks,
    answersVisitors,
  }: {
    /** True if the process runs background tasks. Otherwise it only queues them for another process. */
    doesTasks: boolean;
    /** True if the process serves pages; its statements then get the short page timeouts (PAGE_LIMITS). */
    answersVisitors: boolean;
  },
) {
  const { publicOrigin, isDemo, retention } = config;
  const passwords = new PasswordHasher();
  const databases = await openDatabases({ config, log, shutdown }, passwords, answersVisitors);
  const { appUrl, database, startDatabase, dataFolder } = databases;
  // A real site has only its owner's content.
  if (isDemo) await seedContent(startDatabase);
  const content = await openContent(startDatabase, contentLogger(log));
  shutdown.add(async () => content.stop());
  provideSite(() => previewedFacts.getStore() ?? siteFactsOf(content.current()));

  const from = () => ({ name: agency().name, address: config.mailFrom ?? agency().email });
  const mailer = createMailer({ dataDir: config.dataDir, smtpUrl: config.smtpUrl, from, isDemo });
  shutdown.add(mailer.close);
  const mailHealth = watchMailServer(mailer.check, log);
  shutdown.add(async () => mailHealth.close());
  const storage = await openStorage(config);
  shutdown.add(async () => storage.close());
  if (isDemo) await storeDemoFiles(startDatabase, storage);
  const push = await openPush(config, () => (from().address ? `mailto:${from().address}` : publicOrigin), log);
  const googleIndexing = new GoogleIndexing(isDemo ? 'demo' : config.secretKey);
  const sftp = new Sftp(isDemo ? 'demo' : config.secretKey);
  const { tasks, stop } = await startTasks({
    connectionString: appUrl,
    handlers: taskHandlers,
    services: {
      database: answersVisitors ? startDatabase : database,
      log,
      mailer,
      storage,
      push,
      googleIndexing,
      sftp,
      publicOrigin,
      isDemo,
      get content() {
        return content.current();
      },
      retention,
    },
    doesTasks,
  });
  shutdown.add(stop);
  // The demo has a new secret key at each start, and its webhooks must stay readable.
  const webhooks = new Webhooks(isDemo ? 'demo' : config.secretKey);
  const deliveries = doesTasks
    ? keepDelivering({ database: answersVisitors ? startDatabase : database, webhooks, publicOrigin, log })
    : null;
  if (deliveries) shutdown.add(deliveries.stop);
  return {
    appUrl,
    dataFolder,
    database,
    passwords,
    storage,
    push,
    tasks,
    mailer,
    mailHealth,
    content,
    webhooks,
    googleIndexing,
    sftp,
    deliveries,
  };
}

async function openDatabases(
  { config, log, shutdown }: Opening,
  passwords: PasswordHasher,
  answersVisitors: boolean,
): Promise<{ appUrl: string; database: Database; startDatabase: Database; dataFolder: string | null }> {
  const postgres = config.database.kind === 'embedded' ? await startEmbeddedPostgres(config.dataDir) : null;
  if (postgres) {
    shutdown.add(postgres.stop);
    shutdown.add(keepRunning(postgres, logRestarts(log)));
  }
  const { appUrl, ownerUrl } = postgres ?? externalUrls(config);
  const database = openDatabase(appUrl, {
    size: config.databasePoolSize,
    tell: logStalls(log, 'primary'),
    ...(answersVisitors && PAGE_LIMITS),
  });
  shutdown.add(database.close);
  // Processes that start together wait for each other, and tasks for locks, longer than a page may.
  const startDatabase = openDatabase(appUrl, { size: PATIENT_CONNECTIONS });
  shutdown.add(startDatabase.close);
  const { isDemo } = config;
  refuseIfFaulty(await prepareDatabase({ database: startDatabase, appUrl, ownerUrl, isDemo, passwords }));
  return { appUrl, database, startDatabase, dataFolder: postgres?.folder ?? null };
}

const contentLogger = (log: Log): Parameters<typeof openContent>[1] => ({
  faulty: (faults) => log.error({ faults }, 'published items are left out: their collection does not take them'),
  failed: (error) => log.error({ err: error }, 'what was published could not be read; the site shows what was before'),
});

export function refuseIfFaulty(faults: string[]): void {
  if (faults.length === 0) return;
  throw new ExpectedFault(['Failed to use the database:', ...faults.map((fault) => `  - ${fault}`)]);
}

function externalUrls({ database }: Config): { appUrl: string; ownerUrl: string | null } {
  if (database.kind === 'embedded') throw new Error('The embedded database has no configured address');
  return database;
}

function exitWith(lines: string[]): void {
  console.error(lines.join('\n'));
  process.exit(1);
}
