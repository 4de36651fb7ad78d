import { beforeEach, expect, test, vi } from 'vitest';
import { APPLIED_JOBS_STORAGE } from '#domain/device/browser-storage.ts';
import { forgetAppliedJob, rememberAppliedJob } from './applied-jobs.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});

const readStored = () => JSON.parse(stored.get(APPLIED_JOBS_STORAGE) ?? '{}');

test("an application without an account stores the job's id and the time, and nothing else", () => {
  rememberAppliedJob(idOf(1), NOW);
  expect([...stored]).toEqual([[APPLIED_JOBS_STORAGE, `{"${idOf(1)}":${NOW}}`]]);
});

test("anything but a job's id is not stored", () => {
  for (const id of ['', 'wren@mail.example', '__proto__']) rememberAppliedJob(id, NOW);
  expect(stored.size).toBe(0);
});

test('a job is dropped after 90 days, and the oldest beyond 50 jobs', () => {
  rememberAppliedJob(idOf(0), NOW - 90 * DAY_MS);
  rememberAppliedJob(idOf(1), NOW);
  expect(readStored()).toEqual({ [idOf(1)]: NOW });
  for (let number = 2; number <= 51; number += 1) rememberAppliedJob(idOf(number), NOW + number);
  expect(Object.keys(readStored())).toHaveLength(50);
  expect(readStored()).not.toHaveProperty(idOf(1));
});

test('forgetting the last job leaves nothing on the device', () => {
  const now = Date.now();
  rememberAppliedJob(idOf(1), now);
  rememberAppliedJob(idOf(2), now);
  forgetAppliedJob(idOf(1));
  expect(readStored()).toEqual({ [idOf(2)]: now });
  forgetAppliedJob(idOf(2));
  expect(stored.size).toBe(0);
});

test.each(['not json', '"text"', '{"a":1}', 'null'])('stored text that is not ours (%s) does no harm', (text) => {
  stored.set(APPLIED_JOBS_STORAGE, text);
  rememberAppliedJob(idOf(1), NOW);
  expect(readStored()).toEqual({ [idOf(1)]: NOW });
});
