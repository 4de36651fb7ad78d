import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let direct: Site;
let behindProxy: Site;

beforeAll(async () => {
  direct = await startSite();
  behindProxy = await startSite({ env: BEHIND_PROXY, database: direct.database });
});

afterAll(async () => {
  await behindProxy?.stop();
  await direct?.stop();
});

const anyAddress = () => [...randomBytes(4)].join('.');
let tries = 0;

/** The short form counts these tries for the first address without sending them, because each costs a password hash. */
const COUNTED = inFull(6, 0);

/** Signs in with a different email address each time, with the headers of `headersOf`. @returns how many attempts passed the rate limit */
async function countPasses(
  site: Site,
  times: number,
  headersOf: (n: number) => Record<string, string>,
): Promise<number> {
  let passed = 0;
  for (let n = 0; n < times; n += 1) {
    tries += 1;
    const fields = { email: `unknown-${tries}@mail.example`, password: 'some-password' };
    const { status } = await sendForm(site, '/candidate-login', fields, { headers: headersOf(n) });
    expect([401, 429]).toContain(status);
    if (status === 429) continue;
    passed += 1;
    if (n > 0) continue;
    await asSuperuser(site.database, `UPDATE ip_attempts SET attempts = attempts + ${COUNTED} WHERE attempts = 1`);
    passed += COUNTED;
    n += COUNTED;
  }
  return passed;
}

const forgeHeaders = () => ({
  'X-Forwarded-For': `${anyAddress()}, ${anyAddress()}`,
  'X-Real-IP': anyAddress(),
  'X-Client-IP': anyAddress(),
  'True-Client-IP': anyAddress(),
  'CF-Connecting-IP': anyAddress(),
  'Fastly-Client-IP': anyAddress(),
  Forwarded: `for=${anyAddress()};by=${anyAddress()}`,
});

const LONG = { timeout: inFull(HANGING_MS, 600_000) };

test('A12: a client that makes up an IP address for every try still has ten tries', LONG, async () => {
  expect(await countPasses(direct, rounds(12, 1_000), forgeHeaders)).toBe(10);
});

test('A12: behind a proxy the right-most address counts, whatever is written to the left of it', LONG, async () => {
  const from = newAddress();
  const headersOf = () => ({ ...forgeHeaders(), 'X-Forwarded-For': `${anyAddress()}, ${anyAddress()},${from}` });
  expect(await countPasses(behindProxy, rounds(12, 1_000), headersOf)).toBe(10);
});

test('A12: behind a proxy a whole /64 of IPv6 is one household', LONG, async () => {
  const headersOf = (n: number) => ({ 'X-Forwarded-For': `2001:db8:5:6:${n.toString(16)}::${n}` });
  expect(await countPasses(behindProxy, rounds(12, 1_000), headersOf)).toBe(10);
});

test('A12: what the proxy cannot have written counts as the proxy itself', LONG, async () => {
  const nonsense = ['unknown', '203.0.113.7:80', '_hidden', '999.1.1.1', '[2001:db8::1]', '', 'for=1.2.3.4', '1.2.3'];
  const headersOf = (n: number) => ({ 'X-Forwarded-For': `${anyAddress()}, ${nonsense[n % nonsense.length]}` });
  await countPasses(direct, 12, () => ({}));
  expect(await countPasses(behindProxy, nonsense.length, headersOf)).toBe(0);
});
