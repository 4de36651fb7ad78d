import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/log/log.server.ts';
import { performTask } from './perform-task.server.ts';
import type { TaskServices } from './tasks.server.ts';
import { UnlikelyToSucceed } from './unlikely-to-succeed.ts';

const schema = z.strictObject({ accountId: z.uuid() });
const data = { accountId: '00000000-0000-4000-8000-000000000001' };
const job = { id: 'task-1', data, retryCount: 0, retryLimit: 3, signal: new AbortController().signal };

async function perform(change: Partial<Omit<typeof job, 'data'>> & { data?: object }, run: () => Promise<void>) {
  const lines: string[] = [];
  const destination = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const services = { log: createLog('info', destination) } as unknown as TaskServices;
  const result = await performTask('send-mail', { schema, run }, { ...job, ...change }, services);
  return { result, lines: lines.map((line) => JSON.parse(line)) };
}

test('a task that ends well is done, and says nothing', async () => {
  const { result, lines } = await perform({}, async () => undefined);
  expect(result.status).toBe('completed');
  expect(lines).toEqual([]);
});

test('a failure is told once, by the id of the task, and the task is tried again', async () => {
  const { result, lines } = await perform({}, () => Promise.reject(new Error('the server is away')));
  expect(result).toEqual({ id: 'task-1', status: 'failed', output: { reason: 'failed' } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 'warn', task: 'send-mail', taskId: 'task-1', attempt: 1 });
  expect(JSON.stringify(lines)).not.toContain(data.accountId);
});

test('the last failure is an error', async () => {
  const { result, lines } = await perform({ retryCount: 3 }, () => Promise.reject(new Error('still away')));
  expect(result.status).toBe('deadletter');
  expect(lines).toMatchObject([{ level: 'error', attempt: 4 }]);
});

test('a task that is unlikely to succeed is given up at the fifth try', async () => {
  const run = () => Promise.reject(new UnlikelyToSucceed('no such mailbox'));
  expect((await perform({ retryCount: 3, retryLimit: 300 }, run)).result.status).toBe('failed');
  expect((await perform({ retryCount: 4, retryLimit: 300 }, run)).result.status).toBe('deadletter');
});

test('a payload that makes no sense is given up at once, unseen', async () => {
  const { result, lines } = await perform({ data: { email: 'amara@okafor.example' } }, async () => undefined);
  expect(result.status).toBe('deadletter');
  expect(lines).toMatchObject([{ level: 'error', taskId: 'task-1' }]);
  expect(JSON.stringify([result, lines])).not.toContain('okafor');
});
