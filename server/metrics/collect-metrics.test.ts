import os from 'node:os';
import { expect, test, vi } from 'vitest';
import type { Database } from '#db/connections/client.server.ts';
import type { OperatingFigures } from '#db/operating-figures.server.ts';
import { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { createMetrics } from './collect-metrics.ts';

const FIGURES: OperatingFigures = {
  queues: [
    { queue: 'send-mail', waiting: 3, active: 1, oldestSeconds: 40, late: 0 },
    { queue: 'send-enquiry-mail', waiting: 1, active: 0, oldestSeconds: 90, late: 1 },
    { queue: 'send-push', waiting: 7, active: 0, oldestSeconds: 600, late: 5 },
    { queue: 'given-up', waiting: 2, active: 0, oldestSeconds: 1_000, late: 2 },
    { queue: '__pgboss__send-it', waiting: 9, active: 0, oldestSeconds: 5, late: 0 },
  ],
  droppedEvents: 4,
  backupTakenAt: 1_750_000_000,
  backupVerifiedAt: 0,
  position: 5_000,
};

function watch(ask: () => Promise<OperatingFigures>, limitMs?: number) {
  const database = {
    asSystem: ask,
    figures: () => ({ open: 4, idle: 1, waiting: 2, failedQueries: 5, refusedStatements: 0 }),
    isStalled: () => false,
  } as unknown as Database;
  const parts = { pageCache: new PageCache(1_000), passwords: new PasswordHasher() };
  const metrics = createMetrics({ database, dataDir: os.tmpdir(), ...parts }, limitMs);
  return async (name: string) => {
    const lines = (await metrics.read()).split('\n').filter((line) => /^\w/.test(line));
    return lines.filter((line) => line.split(/[{ ]/)[0] === `agency_${name}`).map((line) => line.slice(7));
  };
}

test('of mail it says how old the oldest is, whatever else waits longer', async () => {
  const read = watch(async () => FIGURES);
  expect(await read('mail_oldest_seconds')).toEqual(['mail_oldest_seconds 90']);
  expect(await read('mails_late')).toEqual(['mails_late 1']);
  expect(await read('tasks_given_up')).toEqual(['tasks_given_up 2']);
  expect(await read('tasks_waiting')).toEqual([
    'tasks_waiting{queue="send-mail"} 3',
    'tasks_waiting{queue="send-enquiry-mail"} 1',
    'tasks_waiting{queue="send-push"} 7',
  ]);
  expect(await read('backup_taken_timestamp_seconds')).toEqual(['backup_taken_timestamp_seconds 1750000000']);
  expect(await read('backup_verified_timestamp_seconds')).toEqual(['backup_verified_timestamp_seconds 0']);
});

test('what others count is taken over as it is', async () => {
  const read = watch(async () => FIGURES);
  expect(await read('database_connections')).toEqual([
    'database_connections{state="busy"} 3',
    'database_connections{state="idle"} 1',
  ]);
  for (let time = 0; time < 2; time += 1) {
    expect(await read('database_query_errors_total')).toEqual(['database_query_errors_total 5']);
  }
});

test('the database is asked once, however often the metrics are', async () => {
  const ask = vi.fn(async () => FIGURES);
  const read = watch(ask);
  await Promise.all([read('database_up'), read('database_up')]);
  expect(await read('database_up')).toEqual(['database_up 1']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('without the database it says that, and nothing it cannot know', async () => {
  let isAway = true;
  const read = watch(async () => {
    if (isAway) throw new Error('away');
    return FIGURES;
  });
  expect(await read('database_up')).toEqual(['database_up 0']);
  for (const name of [
    'mail_oldest_seconds',
    'mails_late',
    'tasks_waiting',
    'tasks_given_up',
    'backup_taken_timestamp_seconds',
  ]) {
    expect(await read(name), name).toEqual([]);
  }
  isAway = false;
  expect(await read('database_up')).toEqual(['database_up 1']);
  expect(await read('tasks_given_up')).toEqual(['tasks_given_up 2']);
});

test('a database that says nothing is not waited for', async () => {
  const read = watch(() => new Promise(() => undefined), 20);
  expect(await read('database_up')).toEqual(['database_up 0']);
});
