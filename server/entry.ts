/** Starts a web process: configuration → database → HTTP. Stops it in the opposite order. */
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { issueFirstBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { openReplica, type Replica } from '#db/connections/replica.server.ts';
import { AppCodes } from '#platform/app-code/app-codes.server.ts';
import { followDatabaseClock } from '#platform/clock/clock.server.ts';
import { openHumanCheck } from '#platform/human-check/open-human-check.server.ts';
import { openLanguageModel } from '#platform/language-model/chat-completions.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { openMailFolder } from '#platform/mail/mail-folder.server.ts';
import { keepDemoAddress } from '#platform/origins/demo-address.server.ts';
import { findRefusedOrigins } from '#platform/origins/refused-origins.server.ts';
import { AnswerCache } from '#platform/page-cache/answer-cache.server.ts';
import { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { type AppServices, createApp } from './app.ts';
import { openMetrics } from './metrics/metrics.ts';
import type { ClientFiles } from './pages/assets.ts';
import { followChanges } from './pages/content-changes.ts';
import { logStalls } from './start/database-events.ts';
import { greet } from './start/greeting.ts';
import { type Opening, openServices, refuseIfFaulty, startProcess } from './start/opening.ts';

/** Parts of the finished site that the development server replaces. */
type ReplacedServices = Partial<Pick<AppServices, 'build' | 'development'>>;

/** Starts a web process. It also runs background tasks, unless separate workers do. */
export const start = (files: ClientFiles, replaced: ReplacedServices = {}): Promise<void> =>
  startProcess('npm start', (opening) => open(opening, files, replaced));

async function open(opening: Opening, files: ClientFiles, replaced: ReplacedServices): Promise<void> {
  const { config, log, shutdown } = opening;
  const openedServices = await openServices(opening, { doesTasks: config.doesTasks, answersVisitors: true });
  const { appUrl, dataFolder, database, passwords, storage, push, tasks, mailer, mailHealth, content } = openedServices;
  const { webhooks, googleIndexing, sftp, deliveries } = openedServices;
  const clock = await followDatabaseClock(database, log);
  shutdown.add(clock.stop);
  const pageCache = new PageCache(replaced.development ? 0 : config.pageCacheBytes);
  const answers = new AnswerCache();
  const replica = await openReplicaOf(database, opening);
  shutdown.add(await followChanges(appUrl, { pageCache, answers, replica, database, content, deliveries }));

  const services = {
    database,
    answers,
    log,
    tasks,
    passwords,
    storage,
    uploadFolder: path.join(config.dataDir, 'incoming'),
    push,
    humanCheck: openHumanCheck(config, log, clock),
    // The demo's secret key changes at each start, but its authenticator apps must keep working.
    appCodes: new AppCodes(config.isDemo ? 'demo' : config.secretKey),
    webhooks,
    googleIndexing,
    sftp,
    languageModel: openLanguageModel(config.languageModel),
    mailHealth,
    findRefusedOrigins: () => findRefusedOrigins(config.dataDir, config.publicOrigin, clock.now()),
    mailer,
    mailFolder: config.isDemo ? openMailFolder(config.dataDir) : null,
  };
  const firstToken = await issueFirstBootstrapToken(database, { isPrintedToTerminal: process.stdout.isTTY === true });
  const metrics = openMetrics(config, { database, replica, pageCache, passwords });
  const publicReads = replica?.queries ?? database.asPublic;
  const app = createApp({
    config,
    services,
    clock,
    content,
    publicReads,
    pageCache,
    metrics,
    build: build as ServerBuild,
    files,
    ...replaced,
  });
  metrics.watch(app.server);
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(config.port, config.host, resolve);
  });
  shutdown.add(app.drain);
  if (config.isDemo) await keepDemoAddress(config.dataDir, config.publicOrigin);
  greet(config, { dataFolder, firstToken });
}

/** A replica that is unreachable is ignored until it returns; one that does not fit is a configuration error. */
async function openReplicaOf(database: Database, { config, log, shutdown }: Opening): Promise<Replica | null> {
  const url = config.database.kind === 'external' ? config.database.replicaUrl : null;
  if (!url) return null;
  const replica = openReplica(url, {
    size: config.databasePoolSize,
    primary: database,
    tell: (event) => logEventsTo(log)[event](),
    tellOfStall: logStalls(log, 'replica'),
  });
  shutdown.add(replica.close);
  refuseIfFaulty(await replica.listFaults());
  return replica;
}

const logEventsTo = (log: Log) => ({
  away: () => log.warn('the replica cannot be reached; the primary is read instead'),
  unfit: () => log.warn('the replica does not belong to this database; the primary is read instead'),
  back: () => log.info('the replica is read again'),
});
