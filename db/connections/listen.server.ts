/** Hears of every change of content that any process commits on this database (PostgreSQL LISTEN/NOTIFY). */
import pg from 'pg';
import { CONTENT_CHANNEL, type ContentChange } from '#db/content-changes.ts';
import { isGone } from './out-of-reach.server.ts';
import { withinLimit } from './time-limit.server.ts';

type Listener = {
  /** Tags of what changed, as the triggers name them. */
  onChange(tags: ContentChange[]): void;
  /** The line is cut: from now on changes may go unheard. */
  onSilence(): void;
  /**
   * Called for every failed attempt to connect. `isNobodyThere`: no server answers, so nothing changes there and nothing
   * can be read. Otherwise a server is there but did not accept this connection.
   */
  onFailure(isNobodyThere: boolean): void;
  /** The line is there (again). */
  onHearing(): void;
  /**
   * Tells readers of a replica that every change received so far is before this position of PostgreSQL's log (`pg_lsn`).
   * Called after each change and each `onHearing`, once for several together.
   */
  onPosition?(position: string): void;
};

const RETRY_MS = 1_000;
/** A dead line is noticed by asking, not only by being told. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 2_000;

/** @returns a function that stops listening */
export async function listenForChanges(connectionString: string, listener: Listener): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let isStopped = false;
  let isConnecting = false;
  let heardSince = 0;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    if (isStopped || client || isConnecting) return;
    isConnecting = true;
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
    });
    const tellPosition = positionTeller(next, {
      listener,
      isCurrent: () => next === client,
      onFailure: () => lose(next),
    });
    next.on('notification', ({ payload }) => {
      listener.onChange((payload ?? 'all').split(' ') as ContentChange[]);
      void tellPosition();
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      await withinLimit(ANSWER_MS, next.query(`LISTEN ${CONTENT_CHANNEL}`));
      isConnecting = false;
      if (isStopped) return void discard(next);
      client = next;
      heardSince = performance.now();
      listener.onHearing();
      void tellPosition();
    } catch (error) {
      isConnecting = false;
      if (!isStopped) listener.onFailure(isGone(error));
      lose(next);
    }
  }

  function lose(lost: pg.Client): void {
    discard(lost);
    // A line that has held for a while is put up again at once, any other after a pause.
    const hasHeld = client === lost && performance.now() - heardSince > RETRY_MS;
    if (client === lost) {
      client = null;
      if (!isStopped) listener.onSilence();
    }
    if (isStopped || client) return;
    clearTimeout(retry);
    retry = setTimeout(connect, hasHeld ? 0 : RETRY_MS);
  }

  const heartbeat = setInterval(() => {
    const current = client;
    if (current) withinLimit(ANSWER_MS, current.query('SELECT 1')).catch(() => lose(current));
  }, HEARTBEAT_MS);

  listener.onSilence();
  await connect();

  return async () => {
    isStopped = true;
    clearInterval(heartbeat);
    clearTimeout(retry);
    await client?.end();
  };
}

type Teller = { listener: Listener; isCurrent: () => boolean; onFailure: () => void };

/**
 * Returns a function that reports the current end of the log, which is beyond every change received earlier. One
 * query at a time.
 */
function positionTeller(client: pg.Client, { listener, isCurrent, onFailure }: Teller): () => Promise<void> {
  let calls = 0;
  return async () => {
    if (!listener.onPosition || !isCurrent()) return;
    calls += 1;
    if (calls > 1) return;
    try {
      for (let reportedCalls = 0; reportedCalls !== calls; ) {
        reportedCalls = calls;
        const { rows } = await withinLimit(
          ANSWER_MS,
          client.query<{ position: string }>('SELECT pg_current_wal_insert_lsn()::text AS position'),
        );
        if (!isCurrent()) return;
        if (reportedCalls === calls) listener.onPosition(rows[0]?.position ?? '');
      }
    } catch {
      onFailure();
    } finally {
      calls = 0;
    }
  };
}

/** Ends a connection and ignores everything it may still send. */
function discard(client: pg.Client): void {
  client.removeAllListeners();
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
}
