import { Registry } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { createRequestTimes, type RequestLabels } from './request-times.server.ts';

const STORED: RequestLabels = { group: 'board', method: 'GET', status: '2xx', source: 'stored' };

let registry: Registry;

beforeEach(() => {
  registry = new Registry();
});

const read = async (): Promise<string[]> => (await registry.metrics()).split('\n');

test('each request is in the bucket of its time and in all larger ones', async () => {
  const times = createRequestTimes(registry);
  for (const milliseconds of [0.2, 1, 1.1, 240, 11_000]) times.observe(STORED, milliseconds);
  const lines = await read();
  const upTo = (le: string) => {
    const line = lines.find((each) => each.includes('_bucket{') && each.includes(`le="${le}"`));
    return Number(line?.split(' ').at(-1));
  };
  expect(lines).toContain('# TYPE agency_http_request_seconds histogram');
  expect([upTo('0.001'), upTo('0.005'), upTo('0.1'), upTo('0.25'), upTo('10'), upTo('+Inf')]).toEqual([
    2, 3, 3, 4, 4, 5,
  ]);
  const total = (name: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`agency_http_request_seconds_${name}{`))
        ?.split(' ')
        .at(-1),
    );
  expect(total('count')).toBe(5);
  expect(total('sum')).toBeCloseTo(11.2423);
});

test('requests that differ in one label are counted separately', async () => {
  const times = createRequestTimes(registry);
  times.observe(STORED, 1);
  times.observe({ ...STORED, status: '5xx' }, 1);
  times.observe({ ...STORED, source: 'rendered' }, 1);
  expect((await read()).filter((line) => line.includes('_count{'))).toHaveLength(3);
});
