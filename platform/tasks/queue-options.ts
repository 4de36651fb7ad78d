import type { ConstructorOptions, Queue, WorkOptions } from 'pg-boss';

/** Queue of failed tasks; docs/operate/mail.md says how to handle them. */
export const GIVEN_UP = 'given-up';

const SEVEN_DAYS = 7 * 24 * 3600;
/** A waiting task must be done eventually, so a clock that is ahead must not expire it. */
const TEN_YEARS = 10 * 365 * 24 * 3600;

/** Shorter delays for tests. */
export type Pace = {
  /** Retries after the first attempt. With delays that grow to five minutes, 300 retries last a day. */
  retries: number;
  /** The longest delay between two attempts, which bounds how late the last email is after an outage (F13: 10 minutes). */
  longestPauseSeconds: number;
  lookEverySeconds: number;
};

export const PACE: Pace = { retries: 300, longestPauseSeconds: 300, lookEverySeconds: 5 };

/** A task without a heartbeat for this long is repeated by another process (F15: within 120 s). */
const HEARTBEAT_SECONDS = 30;

export const queueOptions = ({ retries, longestPauseSeconds }: Pace): Omit<Queue, 'name' | 'policy'> => ({
  retryLimit: retries,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: longestPauseSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
  retentionSeconds: TEN_YEARS,
  deleteAfterSeconds: SEVEN_DAYS,
  notify: true,
  deadLetter: GIVEN_UP,
});

export const givenUpOptions: Omit<Queue, 'name'> = { retentionSeconds: SEVEN_DAYS, deleteAfterSeconds: SEVEN_DAYS };

/** Workers are notified of tasks (start-tasks.server.ts) and poll often only while notifications are down. */
export const workOptions = ({ lookEverySeconds }: Pace) =>
  ({
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: Math.min(1, lookEverySeconds),
    notifyPollingIntervalSeconds: 60 * lookEverySeconds,
  }) as const satisfies WorkOptions;

export const bossOptions = ({ lookEverySeconds }: Pace): ConstructorOptions => ({
  application_name: 'recruitment-agency tasks',
  max: 4,
  connectionTimeoutMillis: 5_000,
  // Migrations belong to the tables' owner (db/migrate.server.ts), not to the site.
  migrate: false,
  createSchema: false,
  reindex: false,
  monitorVacuum: false,
  useListenNotify: true,
  superviseIntervalSeconds: Math.ceil(3 * lookEverySeconds),
  monitorIntervalSeconds: Math.ceil(3 * lookEverySeconds),
});

export const sendingOptions = {
  max: 1,
  useListenNotify: false,
  supervise: false,
  schedule: false,
} as const satisfies ConstructorOptions;
