import type { Challenge } from 'altcha-lib';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { HUMAN_CHECK_ACTIONS } from '#platform/human-check/actions.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const ask = (action: string, options?: Parameters<typeof request>[2]) =>
  request(site.url, `/api/human-check/${action}`, options);
const readChallenge = ({ body }: { body: Buffer }): Challenge => JSON.parse(body.toString());

test.each(HUMAN_CHECK_ACTIONS)('a challenge for %s is JSON that is not stored', async (action) => {
  const answer = await ask(action);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  const { parameters, signature } = readChallenge(answer);
  expect(parameters.data).toEqual({ action, endsAt: expect.any(Number) });
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(answer.body.length).toBeLessThan(600);
});

test('everyone gets one of their own, also those who ask at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => ask('sign_up', n % 2 ? { headers: { Cookie: 'session=unknown' } } : {})),
  );
  expect(new Set(answers.map((answer) => readChallenge(answer).parameters.nonce)).size).toBe(40);
});

test.each(['sign_in', 'admin', 'tostring', '__proto__', 'sign_up%20', 'sign_up/more'])(
  'there is no challenge for /%s: 404',
  async (action) => {
    const { status, headers } = await ask(action);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('without keys of Google no visitor is sent there, and no policy of a page names it', async () => {
  expect(readChallenge(await ask('sign_up?with=altcha')).parameters.data).toMatchObject({ action: 'sign_up' });
  for (const headers of [{}, { Cookie: 'session=unknown' }]) {
    const policy = (await request(site.url, '/candidate-sign-up', { headers })).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/frame-src|https?:/);
  }
});

test('nothing is taken there: 405', async () => {
  const headers = { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await ask('sign_up', { method: 'POST', headers, body: 'a=1' })).status).toBe(405);
});

test('giving one out asks nothing of the database (P09)', async () => {
  const holder = new pg.Client({ connectionString: site.database.ownerUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('BEGIN; LOCK TABLE spent_challenges IN ACCESS EXCLUSIVE MODE');
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('sign_up')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await holder.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(rows).toEqual([{ waiting: 0 }]);
});
