/** Starts the site: configuration → database → HTTP. Stops it in the opposite order. */
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { type Config, readConfig } from '#config';
import { openDatabase } from '#db/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded.server.ts';
import { listenForChanges } from '#db/listen.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { createApp } from './app.ts';
import { greet } from './greeting.ts';
import { describePortHolder } from './port-holder.ts';

/** Runs until told to stop. Expected faults are one clear message and exit code 1, never a stack. */
export async function start(): Promise<void> {
  const result = readConfig();
  if (!result.ok) return giveUp(['The configuration has faults:', ...result.faults.map((fault) => `  - ${fault}`)]);
  const { config } = result;

  const holder = await describePortHolder(config.host, config.port);
  if (holder) return giveUp([holder, `Stop it, or choose another port: PORT=${config.port + 1} npm start`]);

  const log = createLog(config.logLevel);
  const postgres = config.database.kind === 'embedded' ? await startEmbeddedPostgres(config.dataDir) : null;
  const { appUrl, ownerUrl } = postgres ?? externalUrls(config);
  const database = openDatabase(appUrl, { size: config.databasePoolSize });
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: config.isDemo });
  if (faults.length > 0) {
    await database.close();
    await postgres?.stop();
    return giveUp(['The database cannot be used:', ...faults.map((fault) => `  - ${fault}`)]);
  }

  const pageCache = new PageCache(config.pageCacheBytes);
  const stopListening = await listenForChanges(appUrl, {
    onChange: (tags) => pageCache.evict(tags),
    onSilence: () => pageCache.pause(),
    onHearing: () => pageCache.resume(),
  });
  const app = createApp({ config, database, log, pageCache, build, assetFolder: path.resolve('build/client') });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await app.drain();
    await stopListening();
    await database.close();
    await postgres?.stop();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

  app.server.once('error', (error) => giveUp([`Cannot listen on ${config.host}:${config.port}: ${error.message}`]));
  app.server.listen(config.port, config.host, () => greet(config, postgres?.folder ?? null));
}

function externalUrls({ database }: Config): { appUrl: string; ownerUrl: string | null } {
  if (database.kind === 'embedded') throw new Error('The embedded database has no configured address');
  return database;
}

function giveUp(lines: string[]): void {
  console.error(lines.join('\n'));
  process.exit(1);
}
