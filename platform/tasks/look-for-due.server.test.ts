import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeForDueTasks } from './look-for-due.server.ts';
import { PACE } from './queue-options.ts';

const MS = PACE.lookEverySeconds * 1_000;
const WORKERS = new Map([
  ['send-mail', ['first', 'second']],
  ['read-cvs', ['third']],
]);

const executeSql = vi.fn();
const notifyWorker = vi.fn();
const emit = vi.fn();
const boss = { getDb: () => ({ executeSql }), notifyWorker, emit } as unknown as PgBoss;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  end = wakeForDueTasks(boss, WORKERS, PACE);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('one statement asks for all kinds, and the workers of those with due tasks are woken', async () => {
  executeSql.mockResolvedValue({ rows: [{ kind: 'send-mail' }] });
  await vi.advanceTimersByTimeAsync(MS);
  expect(executeSql).toHaveBeenCalledOnce();
  expect(executeSql.mock.calls[0]?.[1]).toEqual([['send-mail', 'read-cvs']]);
  expect(notifyWorker.mock.calls).toEqual([['first'], ['second']]);
});

test('while one look waits for its answer there is no other', async () => {
  executeSql.mockReturnValue(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(10 * MS);
  expect(executeSql).toHaveBeenCalledOnce();
});

test('one that fails is told, and the next comes at its time', async () => {
  const away = new Error('The database is away');
  executeSql.mockRejectedValueOnce(away).mockResolvedValue({ rows: [] });
  await vi.advanceTimersByTimeAsync(2 * MS);
  expect(emit.mock.calls).toEqual([['error', away]]);
  expect(executeSql).toHaveBeenCalledTimes(2);
});

test('none after its end', async () => {
  end();
  await vi.advanceTimersByTimeAsync(10 * MS);
  expect(executeSql).not.toHaveBeenCalled();
});
