import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { destroyLingering } from './unread-body.ts';

const DRAIN_LIMIT_MS = 10_000;
/** Interval of the search for connections whose last answer has ended. */
const SWEEP_MS = 100;

/** Resolves when the last connection has closed, `drainSeconds` and 10 s later at most. New answers must end their connections. */
export async function drainServer(
  server: Server,
  underway: ReadonlySet<ServerResponse>,
  drainSeconds: number,
): Promise<void> {
  for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close');
  // The load balancer must see /readyz fail before the server closes. Until then every answer ends its connection: close() would reset
  // idle connections, perhaps just as their next request arrives.
  await wait(drainSeconds * 1000);
  await new Promise<void>((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      destroyLingering();
    }, SWEEP_MS);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
  });
}
