/** Metrics of this process and its database for Prometheus, collected on request. */
import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from '#db/connections/client.server.ts';
import type { Replica } from '#db/connections/replica.server.ts';
import { type OperatingFigures, readOperatingFigures } from '#db/operating-figures.server.ts';
import { connectionsRefused, counters } from '#platform/metrics/counters.server.ts';
import { createRequestTimes, type RequestTimes } from '#platform/metrics/request-times.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';
import type { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { GIVEN_UP } from '#platform/tasks/queue-options.ts';
import { countUploads } from '#platform/upload/receive-upload.server.ts';
import { gauge, keptCounter } from './gauges.ts';

/** The parts of this process to measure; a worker serves no pages. */
export type Watched = {
  database: Database;
  /** The folder of files and mail that are kept on this computer. */
  dataDir: string;
  /** Null without a replica. */
  replica?: Pick<Replica, 'findPosition' | 'isStalled'> | null;
  pageCache?: PageCache;
  passwords?: PasswordHasher;
};

export type Metrics = {
  requests: RequestTimes;
  /** Also counts the connections of this server. */
  watch(server: Server): void;
  /** Returns the text format of Prometheus within about two seconds, even while the database does not answer. */
  read(): Promise<string>;
  contentType: string;
};

/** Milliseconds. More frequent requests get the previous figures without a query. */
const FRESH_MS = 5_000;
const DATABASE_LIMIT_MS = 2_000;
/** Matches `send-mail` and its former queues (app/tasks.ts). */
const MAIL_QUEUE = /^send-(.+-)?mail$/;

/** @param databaseLimitMs time limit of the query */
export function createMetrics(watched: Watched, databaseLimitMs = DATABASE_LIMIT_MS): Metrics {
  const processRegistry = new Registry();
  const requests = createRequestTimes(processRegistry);
  const servers: Server[] = [];
  collectDefaultMetrics({ register: processRegistry });
  const readParts = watchParts(processRegistry, watched);
  const readDatabase = watchDatabase(processRegistry, watched, databaseLimitMs);
  const connections = gauge(processRegistry, 'connections_open', 'Connections of visitors and proxies to this process');
  const registry = Registry.merge([counters, processRegistry]);

  return {
    requests,
    contentType: registry.contentType,
    watch: (server) => {
      servers.push(server);
      server.on('drop', () => connectionsRefused.inc({ reason: 'too_many' }));
      server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
        connectionsRefused.inc({ reason: REASONS[code ?? ''] ?? 'malformed' });
      });
    },
    read: async () => {
      const open = await Promise.all(servers.map(countConnections));
      connections.set(open.reduce((sum, count) => sum + count, 0));
      await Promise.all([readParts(), readDatabase()]);
      return registry.metrics();
    },
  };
}

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  ECONNRESET: 'cut_off',
  EPIPE: 'cut_off',
};

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

function watchParts(
  registry: Registry,
  { database, replica, dataDir, pageCache, passwords }: Watched,
): () => Promise<void> {
  const pool = gauge(registry, 'database_connections', 'Connections of this process to the database', ['state']);
  const queuedQueries = gauge(registry, 'database_waiting', 'Queries that wait for a connection');
  const failed = keptCounter(registry, 'database_query_errors', 'Queries that failed');
  const stalled = gauge(registry, 'database_stalled', '1 while the database is not asked, as it does not answer', [
    'pool',
  ]);
  const refused = gauge(registry, 'database_locked_statements', 'Statements that are refused until one gets its lock');
  const free = gauge(registry, 'data_folder_free_bytes', 'Room left on the disk of DATA_DIR');
  const size = gauge(registry, 'data_folder_size_bytes', 'Size of the disk of DATA_DIR');
  const uploads = gauge(registry, 'uploads_underway', 'Forms with files that are being received');
  const readCache = pageCache && watchPageCache(registry, pageCache);
  const readPasswords = passwords && watchPasswords(registry, passwords);

  return async () => {
    const { open, idle, waiting, failedQueries, refusedStatements } = database.figures();
    pool.set({ state: 'busy' }, open - idle);
    pool.set({ state: 'idle' }, idle);
    queuedQueries.set(waiting);
    failed.set(failedQueries);
    stalled.set({ pool: 'primary' }, database.isStalled() ? 1 : 0);
    if (replica) stalled.set({ pool: 'replica' }, replica.isStalled() ? 1 : 0);
    refused.set(refusedStatements);
    uploads.set(countUploads());
    readCache?.();
    readPasswords?.();
    // A missing folder has no free space to report.
    const disk = await statfs(dataDir).catch(() => null);
    if (!disk) return;
    free.set(disk.bavail * disk.bsize);
    size.set(disk.blocks * disk.bsize);
  };
}

function watchPageCache(registry: Registry, pageCache: PageCache): () => void {
  const pages = gauge(registry, 'page_cache_pages', 'Stored pages');
  const bytes = gauge(registry, 'page_cache_bytes', 'Memory of stored pages');
  const paused = gauge(registry, 'page_cache_paused', '1 while changes cannot be heard, so that nothing is stored');
  const hits = keptCounter(registry, 'page_cache_hits', 'Answers from stored pages');
  const misses = keptCounter(registry, 'page_cache_misses', 'Pages for anybody that had to be made');
  const evicted = keptCounter(registry, 'page_cache_evicted', 'Pages that left the store, for whatever reason');
  return () => {
    const figures = pageCache.figures;
    pages.set(figures.pages);
    bytes.set(figures.bytes);
    paused.set(figures.isPaused ? 1 : 0);
    hits.set(figures.hits);
    misses.set(figures.misses);
    evicted.set(figures.evicted);
  };
}

function watchPasswords(registry: Registry, passwords: PasswordHasher): () => void {
  const underway = gauge(registry, 'password_hashes', 'Work on passwords, by state (running, waiting)', ['state']);
  const done = keptCounter(registry, 'password_hashes_done', 'Hashes of passwords that were computed');
  const refused = keptCounter(
    registry,
    'password_hashes_refused',
    'People asked to try again, because too many waited',
  );
  return () => {
    const figures = passwords.figures;
    underway.set({ state: 'running' }, figures.running);
    underway.set({ state: 'waiting' }, figures.waiting);
    done.set(figures.computed);
    refused.set(figures.refused);
  };
}

/** While the database does not answer, only `database_up` is reported: older figures would look current. */
function watchDatabase(registry: Registry, { database, replica }: Watched, limitMs: number): () => Promise<void> {
  const up = gauge(registry, 'database_up', '1 where the database answered just now');
  const waitingTasks = gauge(registry, 'tasks_waiting', 'Background tasks that are due and not begun, by queue', [
    'queue',
  ]);
  const active = gauge(registry, 'tasks_active', 'Background tasks that are being done, by queue', ['queue']);
  const oldest = gauge(registry, 'task_oldest_seconds', 'Age of the oldest task that waits, by queue', ['queue']);
  const oldestMail = gauge(registry, 'mail_oldest_seconds', 'Age of the oldest mail that waits');
  const lateMails = gauge(registry, 'mails_late', 'Mails that have waited for more than ten minutes');
  const givenUp = gauge(registry, 'tasks_given_up', 'Tasks of the last seven days that will not be retried');
  const droppedEvents = gauge(
    registry,
    'security_events_dropped',
    'Security events of five minutes that were not kept',
  );
  const backupTaken = gauge(
    registry,
    'backup_taken_timestamp_seconds',
    'When the newest backup was taken; 0 where none was',
  );
  const verified = gauge(registry, 'backup_verified_timestamp_seconds', 'When a backup was last shown to be good');
  const setReplica = watchReplica(registry);
  const ask = fresh(() => askBoth(database, replica), limitMs);

  return async () => {
    const figures = await ask();
    for (const each of [waitingTasks, active, oldest]) each.reset();
    // A reset gauge would report 0, which would be wrong.
    for (const each of [oldestMail, lateMails, givenUp, droppedEvents, backupTaken, verified]) each.remove();
    up.set(figures ? 1 : 0);
    if (replica) setReplica(figures);
    if (!figures) return;
    for (const { queue, ...of } of figures.queues.filter(isOurs)) {
      waitingTasks.set({ queue }, of.waiting);
      active.set({ queue }, of.active);
      oldest.set({ queue }, of.oldestSeconds);
    }
    const ofMail = figures.queues.filter(isOfMail);
    oldestMail.set(Math.max(0, ...ofMail.map(({ oldestSeconds }) => oldestSeconds)));
    lateMails.set(ofMail.reduce((sum, { late }) => sum + late, 0));
    givenUp.set(figures.queues.find(({ queue }) => queue === GIVEN_UP)?.waiting ?? 0);
    droppedEvents.set(figures.droppedEvents);
    backupTaken.set(figures.backupTakenAt);
    verified.set(figures.backupVerifiedAt);
  };
}

type Figures = OperatingFigures & { replicaPosition: number | null };

async function askBoth(database: Database, replica: Watched['replica']): Promise<Figures> {
  // Reads the replica's position first, so that it never seems ahead of the primary.
  const replicaPosition = (await replica?.findPosition()) ?? null;
  return { ...(await readOperatingFigures(database)), replicaPosition };
}

function watchReplica(registry: Registry): (figures: Figures | null) => void {
  const up = gauge(registry, 'replica_up', '1 where the replica answered just now', []);
  const lag = gauge(registry, 'replica_lag_bytes', 'Changes of the primary that the replica has not replayed');
  for (const each of [up, lag]) each.remove();
  return (figures) => {
    for (const each of [up, lag]) each.remove();
    if (!figures) return;
    up.set(figures.replicaPosition === null ? 0 : 1);
    if (figures.replicaPosition !== null) lag.set(Math.max(0, figures.position - figures.replicaPosition));
  };
}

/** Excludes the dead-letter queue and pg-boss's own queues. */
const isOurs = ({ queue }: { queue: string }) => queue !== GIVEN_UP && !queue.startsWith('__');

const isOfMail = ({ queue }: { queue: string }) => MAIL_QUEUE.test(queue);

/** Runs one query at a time and reuses its result for FRESH_MS. @returns null if there was no answer in time */
function fresh(ask: () => Promise<Figures>, limitMs: number): () => Promise<Figures | null> {
  let latest: { figures: Figures; at: number } | null = null;
  let underway: Promise<Figures | null> | null = null;
  return async () => {
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.figures;
    // Not logged, because other failing queries are logged. Here a failure only sets `database_up` to 0.
    underway ??= ask()
      .catch(() => null)
      .then((figures) => {
        // A failure is not reused, so the next request notices a returning database.
        latest = figures && { figures, at: performance.now() };
        underway = null;
        return figures;
      });
    return Promise.race([underway, wait(limitMs, null, { ref: false })]);
  };
}
