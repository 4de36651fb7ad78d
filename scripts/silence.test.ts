import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endAfterSilence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

function watchChild() {
  const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
  const end = vi.fn();
  endAfterSilence(child, 5 * MINUTE, end);
  return { child, end };
}

test('a check that reports something every four minutes may take an hour', () => {
  const { child, end } = watchChild();
  const reports = [
    () => child.stdout.emit('data', 'a file'),
    () => child.stderr.emit('data', 'a warning'),
    () => child.emit('message', { event: 'passed' }),
  ];
  for (let minutes = 0; minutes < 60; minutes += 4) {
    reports[(minutes / 4) % reports.length]?.();
    vi.advanceTimersByTime(4 * MINUTE);
  }
  expect(end).not.toHaveBeenCalled();
});

test('a check that reports nothing for five minutes is ended, once', () => {
  const { child, end } = watchChild();
  vi.advanceTimersByTime(4 * MINUTE);
  child.stdout.emit('data', 'a file');
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(end).toHaveBeenCalledOnce();
});

test('a check that has ended is left alone', () => {
  const { child, end } = watchChild();
  child.emit('close', 0);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(end).not.toHaveBeenCalled();
});
