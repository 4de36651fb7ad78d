/** Starts the site: configuration → database → HTTP. Stops it in the opposite order. */
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { issueFirstBootstrapToken } from '#app/features/accounts/commands/bootstrap.server.ts';
import { taskHandlers } from '#app/tasks.ts';
import { type Config, readConfig } from '#config';
import { company } from '#content/company.ts';
import { openDatabase } from '#db/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded.server.ts';
import { listenForChanges } from '#db/listen.server.ts';
import { describeFault, prepareDatabase } from '#db/prepare.server.ts';
import { openHumanCheck } from '#platform/human-check/open-human-check.server.ts';
import { openLanguageModel } from '#platform/language-model/chat-completions.server.ts';
import { createLog, type Log } from '#platform/log/log.server.ts';
import { openMailFolder } from '#platform/mail/mail-folder.server.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { openPush } from '#platform/push/open-push.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { startTasks } from '#platform/tasks/start-tasks.server.ts';
import { type AppServices, createApp } from './app.ts';
import { storeDemoFiles } from './demo-files.ts';
import { greet } from './greeting.ts';
import { describePortHolder } from './port-holder.ts';
import { Shutdown } from './shutdown.ts';

/** What the development server puts in the place of the finished build. */
type Development = Pick<AppServices, 'build' | 'development'>;

/** Runs until told to stop. What stands in the way of a start is said in a few lines, and ends it with exit code 1. */
export async function start(development?: Development): Promise<void> {
  const result = readConfig();
  if (!result.ok) return giveUp(['The configuration has faults:', ...result.faults.map((fault) => `  - ${fault}`)]);
  const { config } = result;

  const holder = await describePortHolder(config.host, config.port);
  if (holder) return giveUp([holder, `Stop it, or choose another port: PORT=${config.port + 1} npm start`]);

  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  try {
    await open(config, log, shutdown, development);
  } catch (error) {
    await shutdown.closeAll();
    giveUp(error instanceof ExpectedFault ? error.lines : ['The site could not start:', `  - ${describeFault(error)}`]);
  }
}

async function open(config: Config, log: Log, shutdown: Shutdown, development?: Development): Promise<void> {
  const postgres = config.database.kind === 'embedded' ? await startEmbeddedPostgres(config.dataDir) : null;
  if (postgres) shutdown.add(postgres.stop);
  const { appUrl, ownerUrl } = postgres ?? externalUrls(config);
  const database = openDatabase(appUrl, { size: config.databasePoolSize });
  shutdown.add(database.close);
  const passwords = new PasswordHasher();
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: config.isDemo, passwords });
  if (faults.length > 0) {
    throw new ExpectedFault(['The database cannot be used:', ...faults.map((fault) => `  - ${fault}`)]);
  }

  const { dataDir, smtpUrl, publicOrigin, isDemo } = config;
  const from = { name: company.name, address: config.mailFrom ?? company.email };
  if (!isDemo && !smtpUrl) log.warn('SMTP_URL is not set: mail stays in a folder on this computer and reaches nobody');
  const mailer = createMailer({ dataDir, smtpUrl, from });
  shutdown.add(mailer.close);
  const storage = await openStorage(config);
  shutdown.add(async () => storage.close());
  if (isDemo) await storeDemoFiles(database, storage);
  const push = await openPush(config, from.address, log);
  const taskServices = { database, log, mailer, storage, push, publicOrigin };
  const { tasks, stop } = await startTasks({
    connectionString: appUrl,
    handlers: taskHandlers,
    services: taskServices,
  });
  shutdown.add(stop);

  const pageCache = new PageCache(development ? 0 : config.pageCacheBytes);
  const stopListening = await listenForChanges(appUrl, {
    onChange: (tags) => pageCache.evict(tags),
    onSilence: () => pageCache.pause(),
    onHearing: () => pageCache.resume(),
  });
  shutdown.add(stopListening);

  const assetFolder = path.resolve(development ? 'public' : 'build/client');
  const services = {
    ...{ database, log, tasks, passwords, storage, push },
    humanCheck: openHumanCheck(config, log),
    languageModel: openLanguageModel(config.languageModel),
    mailFolder: isDemo ? openMailFolder(dataDir) : null,
    areGatesUp: config.areGatesUp,
  };
  const bootstrapToken = await issueFirstBootstrapToken(database);
  const app = createApp({ config, services, pageCache, build, assetFolder, ...development });
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(config.port, config.host, resolve);
  });
  shutdown.add(app.drain);
  greet(config, { dataFolder: postgres?.folder ?? null, bootstrapToken });
}

/** Something the person who starts the site can mend, in lines written for them. */
class ExpectedFault extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join(' '));
    this.lines = lines;
  }
}

function externalUrls({ database }: Config): { appUrl: string; ownerUrl: string | null } {
  if (database.kind === 'embedded') throw new Error('The embedded database has no configured address');
  return database;
}

function giveUp(lines: string[]): void {
  console.error(lines.join('\n'));
  process.exit(1);
}
