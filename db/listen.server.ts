/** Hears of every change of content that any process commits on this database (PostgreSQL LISTEN/NOTIFY). */
import pg from 'pg';

type Listener = {
  /** Tags of what changed, as the triggers name them. */
  onChange(tags: string[]): void;
  /** The line is cut: from now on changes may go unheard. */
  onSilence(): void;
  /** The line is there (again). */
  onHearing(): void;
};

const CHANNEL = 'content_changed';
const RETRY_MS = 1_000;
/** A dead line is noticed by asking, not only by being told. */
const HEARTBEAT_MS = 5_000;

/** @returns a function that stops listening */
export async function listenForChanges(connectionString: string, listener: Listener): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let isStopped = false;
  let isConnecting = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    if (isStopped || client || isConnecting) return;
    isConnecting = true;
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => listener.onChange((payload ?? 'all').split(' ')));
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      isConnecting = false;
      if (isStopped) return void discard(next);
      client = next;
      listener.onHearing();
    } catch {
      isConnecting = false;
      lose(next);
    }
  }

  function lose(lost: pg.Client): void {
    discard(lost);
    if (client === lost) {
      client = null;
      if (!isStopped) listener.onSilence();
    }
    if (isStopped || client) return;
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
  }

  const heartbeat = setInterval(() => {
    const current = client;
    current?.query('SELECT 1').catch(() => lose(current));
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

/** Nothing that this connection may still say concerns anybody. */
function discard(client: pg.Client): void {
  client.removeAllListeners();
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
}
