import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { type MailFailure, type MailHealth, watchMailServer } from './mail-health.server.ts';

const RETRY_MS = 300_000;
const REFUSED: MailFailure = { kind: 'sign_in_refused', detail: 'The mail server answered 535 at AUTH' };
let health: MailHealth;
let lines: { msg: string; level: string; detail?: string }[];

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  health.close();
  vi.useRealTimers();
});

async function watch(check: () => Promise<MailFailure | null>): Promise<void> {
  lines = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  health = watchMailServer(check, log, RETRY_MS);
  await vi.advanceTimersByTimeAsync(0);
}

test('a fault is logged once and lasts until a later check succeeds', async () => {
  let fault: MailFailure | null = REFUSED;
  const check = vi.fn(async () => fault);
  await watch(check);
  await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
  expect(check).toHaveBeenCalledTimes(3);
  expect(health.fault()).toEqual(REFUSED);
  expect(lines).toMatchObject([
    { level: 'error', msg: 'the mail server refuses the user name or password', detail: REFUSED.detail },
  ]);
  fault = null;
  await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
  expect(check).toHaveBeenCalledTimes(4);
  expect(health.fault()).toBeNull();
  expect(lines.at(-1)).toMatchObject({ level: 'info', msg: 'the mail server can be used again' });
});

test.each([
  ['a server that can be used', null, []],
  ['a site without a server', { kind: 'no_server', detail: 'SMTP_URL is not set' } as const, ['warn']],
])('%s is checked once', async (_name, fault, levels) => {
  const check = vi.fn(async () => fault);
  await watch(check);
  await vi.advanceTimersByTimeAsync(3 * RETRY_MS);
  expect(check).toHaveBeenCalledTimes(1);
  expect(health.fault()).toEqual(fault);
  expect(lines.map(({ level }) => level)).toEqual(levels);
});

test('a check that fails after the process has begun to stop is neither logged nor repeated', async () => {
  const check = vi.fn(async () => REFUSED);
  const watching = watch(check);
  health.close();
  await watching;
  await vi.advanceTimersByTimeAsync(3 * RETRY_MS);
  expect(check).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
});

test('after an email that was sent it is checked at once', async () => {
  let fault: MailFailure | null = REFUSED;
  const check = vi.fn(async () => fault);
  await watch(check);
  fault = null;
  await health.checkAgain();
  expect(health.fault()).toBeNull();
  await health.checkAgain();
  await vi.advanceTimersByTimeAsync(3 * RETRY_MS);
  expect(check).toHaveBeenCalledTimes(2);
});
