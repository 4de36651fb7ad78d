import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client.server.ts';
import { CHALLENGE_SECONDS, type HumanCheckAction } from '#platform/human-check/actions.ts';
import { createAltchaCheck } from '#platform/human-check/altcha.server.ts';
import type { HumanCheckResult } from '#platform/human-check/human-check.server.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { PRODUCTION_ENV, type Site, startSite } from '#tests/support/site.ts';

/** Two processes on one database, and what each of them does with a payload: the same code, the same key, its own pool. */
let sites: Site[];
let pools: Database[];
const { SECRET_KEY } = PRODUCTION_ENV;

beforeAll(async () => {
  const first = await startSite({ env: { SECRET_KEY } });
  sites = [first, await startSite({ env: { SECRET_KEY }, database: first.database })];
  pools = sites.map(({ database }) => openDatabase(database.appUrl, { size: 8 }));
});

afterAll(async () => {
  await Promise.all((pools ?? []).map((pool) => pool.close()));
  // The database goes with the first one.
  for (const site of (sites ?? []).toReversed()) await site.stop();
});

const solveAt = (instance: number, action: HumanCheckAction = 'sign_up') =>
  solveHumanCheck({ url: sites[instance]?.url ?? '' }, action);

async function sendTo(instance: number, payload: string, action: HumanCheckAction = 'sign_up') {
  const pool = pools[instance];
  if (!pool) throw new Error(`There is no instance ${instance}`);
  return createAltchaCheck(SECRET_KEY).verify(pool, payload, action);
}

async function countSpent(): Promise<number> {
  const rows = await pools[0]?.asSystem((t) => t.selectFrom('spent_challenges').selectAll().execute());
  return rows?.length ?? 0;
}

const reasonsOf = (results: HumanCheckResult[]) => results.map((result) => (result.ok ? 'accepted' : result.reason));

test('R09: one payload, a hundred times in parallel on two instances, is accepted once', async () => {
  const payload = await solveAt(0);
  const results = await Promise.all(Array.from({ length: 100 }, (_, n) => sendTo(n % 2, payload)));
  expect(reasonsOf(results).sort()).toEqual(['accepted', ...Array.from({ length: 99 }, () => 'spent')]);
  expect(reasonsOf([await sendTo(0, payload), await sendTo(1, payload)])).toEqual(['spent', 'spent']);
});

test('R09: the same payload, written differently, is still the same', async () => {
  const payload = await solveAt(1);
  const { challenge, solution } = JSON.parse(Buffer.from(payload, 'base64').toString());
  const parameters = Object.fromEntries(Object.entries(challenge.parameters).toReversed());
  const variants = [
    payload,
    payload.replace(/=+$/, ''),
    ` ${payload}\n`,
    Buffer.from(payload, 'base64').toString('base64url'),
    ...[
      { ...solution, counter: solution.counter + 1 },
      { ...solution, time: 1 },
    ].map((changed) =>
      Buffer.from(JSON.stringify({ solution: changed, challenge: { ...challenge, parameters } }, null, 1)).toString(
        'base64',
      ),
    ),
  ];
  const results = await Promise.all(variants.map((variant, n) => sendTo(n % 2, variant)));
  expect(reasonsOf(results).filter((reason) => reason === 'accepted')).toHaveLength(1);
});

test('R09: expired, changed, unsigned or made for another form, it is refused and leaves no trace', async () => {
  const payload = await solveAt(0);
  const before = await countSpent();
  const change = (edit: (payload: { challenge: Record<string, unknown> & { parameters: object } }) => void) => {
    const copy = JSON.parse(Buffer.from(payload, 'base64').toString());
    edit(copy);
    return Buffer.from(JSON.stringify(copy)).toString('base64');
  };
  const forOtherForm = { data: { action: 'contact_form_submit' } };
  const results = [
    await sendTo(1, payload, 'contact_form_submit'),
    await sendTo(
      1,
      change(({ challenge }) => Object.assign(challenge.parameters, forOtherForm)),
      'contact_form_submit',
    ),
    await sendTo(
      0,
      change(({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 2_000_000_000 })),
    ),
    await sendTo(
      0,
      change(({ challenge }) => delete challenge.signature),
    ),
    await sendTo(0, ''),
  ];
  expect(reasonsOf(results)).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'missing']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (CHALLENGE_SECONDS + 1) * 1_000 });
  const late = await sendTo(0, payload).finally(() => void vi.useRealTimers());
  expect(reasonsOf([late])).toEqual(['expired']);
  expect(await countSpent()).toBe(before);
  // And nothing of that has used it up.
  expect(reasonsOf([await sendTo(1, payload)])).toEqual(['accepted']);
});
