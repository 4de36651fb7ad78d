import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

async function report(from: string, errorId: string): Promise<number> {
  const headers = { Origin: site.url, 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  const body = JSON.stringify({ errorId, message: 'It broke', path: '/jobs' });
  return (await request(site.url, '/api/browser-errors', { method: 'POST', headers, body })).status;
}

const loggedReports = () =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes('"error in a browser"'));

test('an error in a browser is logged as a warning, at most sixty times a minute for one address', async () => {
  const flooder = newAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 70; count += 1) statuses.push(await report(flooder, `browser-flood-${count}`));
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual(Array(10).fill(429));
  expect(await report(newAddress(), 'browser-other')).toBe(204);
  await expect.poll(() => loggedReports().length).toBe(61);
  expect(loggedReports().filter((line) => !line.includes('"level":"warn"'))).toEqual([]);
});
