/** Starts a worker, which only runs background tasks. Several may run; each task is done by one of them. */
import { createServer } from 'node:http';
import { METRICS_PATH, openMetrics, type SiteMetrics } from './metrics/metrics.ts';
import { followContent } from './pages/content-changes.ts';
import { ExpectedFault, openServices, startProcess } from './start/opening.ts';

/** Runs until a signal: then it takes no new task and finishes the current ones within eight seconds. */
export const start = (): Promise<void> =>
  startProcess('npm run worker', async (opening) => {
    const { config, log, shutdown } = opening;
    if (config.isDemo) {
      throw new ExpectedFault([
        'A worker belongs to a real site, whose address it puts into mails: set PUBLIC_ORIGIN.',
        "The demo does its background tasks itself: 'npm start' is all it needs.",
      ]);
    }

    /** Reports readiness to the process manager, from before the first task until after the last one. */
    let isReady: () => Promise<boolean> = async () => false;
    let metrics: SiteMetrics | null = null;
    const health = createServer(async (request, response) => {
      const path = request.url?.split('?', 1)[0];
      if (path === METRICS_PATH && (await metrics?.answer(request, response))) return;
      const status = path === '/livez' ? 200 : path === '/readyz' ? ((await isReady()) ? 200 : 503) : 404;
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(`${path === '/livez' ? 'alive' : status === 200 ? 'ready' : 'not ready'}\n`);
    });
    await new Promise<void>((resolve, reject) => {
      health.once('error', reject);
      health.listen(config.port, config.host, resolve);
    });
    shutdown.add(async () => {
      health.close();
      health.closeAllConnections();
    });

    const { appUrl, database, content, deliveries } = await openServices(opening, {
      doesTasks: true,
      answersVisitors: false,
    });
    shutdown.add(await followContent(appUrl, { content, deliveries }));
    isReady = database.isReady;
    metrics = openMetrics(config, { database });
    metrics.watch(health);
    shutdown.add(async () => {
      isReady = async () => false;
    });
    log.info({ port: config.port }, 'the worker is ready');
  });
