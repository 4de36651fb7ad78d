/** Restarts the embedded PostgreSQL if it ends while the site runs, such as when it is killed for lack of memory or by hand. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedPostgres } from './embedded.server.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export type RestartEvent = { is: 'ended' } | { is: 'back' } | { is: 'failed'; error: unknown; pauseMs: number };

/** @returns a function that stops watching; call it before you stop the server on purpose */
export function keepRunning(
  { adminUrl, startAgain }: Pick<EmbeddedPostgres, 'adminUrl' | 'startAgain'>,
  tell: (event: RestartEvent) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
  };

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await waitForServerEnd(adminUrl, signal);
      if (signal.aborted) return;
      tell({ is: 'ended' });
      for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        try {
          await startAgain(signal);
          if (!signal.aborted) tell({ is: 'back' });
          break;
        } catch (error) {
          tell({ is: 'failed', error, pauseMs });
          // Ends early when the site stops.
          await wait(pauseMs, undefined, { signal }).catch(() => undefined);
        }
      }
    }
  }
}

/** Resolves when the server ends, whichever process started it: it holds an idle connection, which ends with the server. */
async function waitForServerEnd(adminUrl: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'keep-running' });
  const connectionEnd = new Promise<void>((resolve) => {
    client.once('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  // The end of the connection follows each error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await connectionEnd;
  } catch {
    // A server that refuses the connection has ended.
  } finally {
    await client.end().catch(() => undefined);
  }
}
