import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DB } from '#db/types.ts';
import { systemClock } from '#platform/clock/clock.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import {
  RECAPTCHA_KEYS,
  refusals,
  type Siteverify,
  startSiteverify,
  succeed,
  UNREACHABLE,
} from '#tests/support/siteverify.ts';
import { createAltchaCheck } from './altcha.server.ts';
import { createRecaptchaCheck } from './recaptcha.server.ts';

const spent = new Set<string>();
vi.mock('./spent-challenges.server.ts', () => ({
  spendOnce: async (_queries: unknown, { signature }: { signature: string }) => {
    const isFirst = !spent.has(signature);
    spent.add(signature);
    return isFirst;
  },
}));

const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = RECAPTCHA_KEYS;
const UNUSED = {} as Transaction<DB>;

let google: Siteverify;
let logged: string[];

beforeAll(async () => {
  google = await startSiteverify();
});

beforeEach(() => {
  logged = [];
  google.asked.length = 0;
  spent.clear();
});

afterEach(() => void vi.useRealTimers());
afterAll(() => google?.close());

function newCheck() {
  const altcha = createAltchaCheck('4f0c6c1d5b8e27a93e14d0b7f6a2958cd1e3b07a64f82c59', systemClock);
  const log = createLog('info', { write: (line) => void logged.push(line) });
  return createRecaptchaCheck({ siteKey, secretKey, hostname: 'localhost', altcha, log, address: google.url });
}

const isErrand = async (check: ReturnType<typeof newCheck>) => 'siteKey' in (await check.issue('sign_up'));

test('a form gets the reCAPTCHA site key, or an ALTCHA challenge if it asks for one', async () => {
  const check = newCheck();
  expect(await check.issue('sign_up')).toEqual({ kind: 'recaptcha', siteKey });
  expect(await check.issue('sign_up', { withAltcha: true })).toMatchObject({ signature: expect.any(String) });
});

test('a token is accepted once, even if Google accepts it twice', async () => {
  const check = newCheck();
  google.answer(succeed('sign_up', { score: 0.5 }));
  expect(await check.verify(UNUSED, 'recaptcha:a-token', 'sign_up')).toEqual({ ok: true });
  expect(await check.verify(UNUSED, 'recaptcha:a-token', 'sign_up')).toEqual({ ok: false, reason: 'spent' });
  expect(await check.verify(UNUSED, 'recaptcha:another', 'sign_up')).toEqual({ ok: true });
  const type = expect.stringContaining('application/x-www-form-urlencoded');
  expect(google.asked[0]).toEqual({ method: 'POST', type, fields: { secret: secretKey, response: 'a-token' } });
});

test.each(['', ' ', 'a token', 'a\ntoken', 'ä', 'a'.repeat(4_097), 'a&secret=b'])(
  'what is no token is refused without asking (%#)',
  async (token) => {
    google.answer(succeed('sign_up'));
    expect(await newCheck().verify(UNUSED, `recaptcha:${token}`, 'sign_up')).toEqual({ ok: false, reason: 'invalid' });
    expect(google.asked).toEqual([]);
  },
);

test.each([
  ['', 'missing'],
  ['a-token', 'invalid'],
  [' recaptcha:a-token', 'invalid'],
  ['RECAPTCHA:a-token', 'invalid'],
])('%j is left to ALTCHA and not sent to Google: %s', async (payload, reason) => {
  google.answer(succeed('sign_up'));
  expect(await newCheck().verify(UNUSED, payload, 'sign_up')).toEqual({ ok: false, reason });
  expect(google.asked).toEqual([]);
});

describe('a token is refused where Google', () => {
  // Run concurrently, because some wait for the limit of three seconds.
  test.concurrent.each(Object.entries(refusals('sign_up')))('%s', async (what, answering) => {
    const otherService = await startSiteverify();
    otherService.answer(answering);
    const lines: string[] = [];
    const altcha = createAltchaCheck(secretKey, systemClock);
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const check = createRecaptchaCheck({
      siteKey,
      secretKey,
      hostname: 'localhost',
      altcha,
      log,
      address: otherService.url,
    });
    const isUnreachable = UNREACHABLE.includes(what);
    const reason = isUnreachable ? 'unreachable' : what === 'has seen it before' ? 'spent' : 'invalid';
    const result = await Promise.race([check.verify(UNUSED, 'recaptcha:a-token', 'sign_up'), wait(3_500, 'too late')]);
    await otherService.close();
    expect(result).toEqual({ ok: false, reason });
    expect(otherService.asked).toHaveLength(1);
    // Only a failed call makes the site stop asking Google for a while, with a log line.
    expect(await isErrand(check)).toBe(!isUnreachable);
    expect(lines.filter((line) => line.includes('could not be asked'))).toHaveLength(isUnreachable ? 1 : 0);
    expect(lines.join()).not.toContain(secretKey);
  });
});

test('while it could not be asked, challenges are given out; after a minute it is tried again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const check = newCheck();
  google.answer((response) => void response.writeHead(503).end());
  await Promise.all(['one', 'two', 'three'].map((token) => check.verify(UNUSED, `recaptcha:${token}`, 'sign_up')));
  expect(await isErrand(check)).toBe(false);
  expect(logged).toHaveLength(1);
  // Even then, Google verifies forms that already have a token.
  google.answer(succeed('sign_up'));
  expect(await check.verify(UNUSED, 'recaptcha:four', 'sign_up')).toEqual({ ok: true });
  vi.advanceTimersByTime(60_000);
  expect(await isErrand(check)).toBe(true);
});
