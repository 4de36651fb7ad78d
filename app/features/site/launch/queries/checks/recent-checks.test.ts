import { expect, test, vi } from 'vitest';
import { composeContent } from '#db/content/content.ts';
import type { CheckResult } from '../../schema.ts';
import { RecentChecks } from './recent-checks.server.ts';

const { content } = composeContent([]);
const at = (second: number) => new Date(Date.UTC(2026, 10, 25, 12, 0, second));
const line = (text: string): CheckResult[] => [
  { id: 'mail_server', group: 'mail', title: 'Mail server', state: 'ok', text, mend: null },
];

test('a page never waits for them, and they are run once however often it is opened', async () => {
  const checks = new RecentChecks();
  const { promise, resolve } = Promise.withResolvers<CheckResult[]>();
  const run = vi.fn(() => promise);
  expect(checks.find(content, at(0), run)).toBeNull();
  expect(checks.find(content, at(5), run)).toBeNull();
  expect(run).toHaveBeenCalledTimes(1);
  resolve(line('In order.'));
  await promise;
  expect(checks.find(content, at(59), run)).toEqual(line('In order.'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('results are forgotten after a minute, and after a publication', async () => {
  const checks = new RecentChecks();
  const run = vi.fn(async () => line('In order.'));
  checks.find(content, at(0), run);
  await vi.waitFor(() => expect(checks.find(content, at(1), run)).not.toBeNull());
  expect(checks.find(content, at(60), run)).toBeNull();
  expect(run).toHaveBeenCalledTimes(2);
  expect(checks.find({ ...content }, at(61), run)).toBeNull();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a late answer of an earlier run does not take the place of a newer one', async () => {
  const checks = new RecentChecks();
  const late = Promise.withResolvers<CheckResult[]>();
  checks.find(content, at(0), () => late.promise);
  checks.find(content, at(60), async () => line('New.'));
  late.resolve(line('Old.'));
  await vi.waitFor(() => expect(checks.find(content, at(61), vi.fn())).toEqual(line('New.')));
});
