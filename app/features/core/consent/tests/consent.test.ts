/** spec: accounts §2 "Cookie banner", §3 "Cookie consent". */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetReceipts, keepReceipt, MOST_RECEIPTS_A_DAY } from '#app/features/core/consent/commands.server.ts';
import { ALL, CONSENT_POLICY, NONE, readConsentCookie, toConsent } from '#domain/consent.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
const PATH = '/cookie-settings';
const RECEIPT = '00000000-0000-4000-8000-00000000cccc';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

type Fields = Record<string, string>;
const choose = (fields: Fields, sending?: Parameters<typeof sendForm>[3]) => sendForm(site, PATH, fields, sending);
const chooseByScript = (fields: Fields, from = newAddress()) =>
  choose(fields, { from, headers: { Accept: 'application/json' } });
const cookiesOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  [headers['set-cookie'] ?? []].flat();
const decisionOf = (answer: Parameters<typeof cookiesOf>[0]) =>
  readConsentCookie(cookiesOf(answer)[0] ?? '', new Date());
const readRow = async (id: string | null | undefined) =>
  (
    await queryTasks(
      site.database,
      `SELECT analytics, functional, marketing, policy::text, replaces FROM consent_receipts WHERE id = '${id}'`,
    )
  )[0];

describe('without a script', () => {
  test('the page is the same for everybody, and asks search engines to leave it out', async () => {
    const { status, headers, body } = await request(site.url, PATH, { headers: { Cookie: 'cookie-consent=x' } });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers['cache-control']).toContain('public');
    expect(body.toString()).toContain('<meta name="robots" content="noindex"');
    expect((await request(site.url, '/jobs')).body.toString()).toContain(`href="${PATH}"`);
  });

  test.each([
    [{ choice: 'accept' }, ALL],
    [{ choice: 'reject', analytics: 'yes' }, NONE],
    [
      { choice: 'save', analytics: 'yes' },
      { ...NONE, analytics: true },
    ],
    [{ choice: 'save' }, NONE],
  ])('the form %j sets the cookie and stores a receipt, which the page shows', async (fields, choice) => {
    const answer = await choose(fields as Fields);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    const [cookie = '', ...others] = cookiesOf(answer);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^cookie-consent=[\w.-]{30,80}; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    const decision = decisionOf(answer);
    expect(decision?.consent).toEqual(toConsent(choice));
    expect(await readRow(decision?.receipt)).toEqual({ ...choice, policy: CONSENT_POLICY, replaces: null });
    expect(answer.body).toContain('Choice saved');
    expect(answer.body).toContain(decision?.receipt);
    expect(/<input[^>]*id="cookies-analytics"[^>]*>/.exec(answer.body)?.[0].includes('checked')).toBe(choice.analytics);
  });

  test('withdrawing deletes analytics cookies, and the new receipt names the old one', async () => {
    const first = decisionOf(await choose({ choice: 'accept' }));
    const before = await choose({ choice: 'accept' });
    const cookie = `${cookiesOf(before)[0]?.split(';', 1)[0]}; visitor=1; visit=1`;
    const answer = await choose({ choice: 'reject' }, { cookie });
    expect(cookiesOf(answer).slice(1)).toEqual([
      'visitor=; Max-Age=0; Path=/; SameSite=Lax',
      'visit=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    const { replaces } = (await readRow(decisionOf(answer)?.receipt)) ?? {};
    expect(replaces).toBe(decisionOf(before)?.receipt);
    expect(replaces).not.toBe(first?.receipt);
    expect(answer.body).not.toContain('Withdraw consent');
  });
});

describe('a script', () => {
  test('gets the number of the receipt, and the cookie', async () => {
    const answer = await chooseByScript({ choice: 'save', marketing: 'yes', replaces: RECEIPT });
    const { receipt, ...otherFields } = JSON.parse(answer.body);
    expect([answer.status, otherFields]).toEqual([200, { ok: true }]);
    expect(decisionOf(answer)).toMatchObject({ receipt, consent: { marketing: true, analytics: false } });
    expect(await readRow(receipt)).toMatchObject({ replaces: RECEIPT });
  });

  test.each<Fields>([
    {},
    { choice: 'everything' },
    { choice: 'save', essential: 'no' },
    { choice: 'save', analytics: 'maybe' },
    { choice: 'save', replaces: 'x' },
  ])('with a form that is not ours is refused: %j', async (fields) => {
    for (const answer of [await chooseByScript(fields), await choose(fields)]) {
      expect([answer.status, cookiesOf(answer)]).toEqual([400, []]);
    }
  });

  test('of another site is refused', async () => {
    const answer = await choose({ choice: 'accept' }, { headers: { Origin: 'https://evil.example' } });
    expect([answer.status, cookiesOf(answer)]).toEqual([403, []]);
  });
});

test('after a flood an address gets no more receipts, others do; a choice counts without one', async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) statuses.push((await chooseByScript({ choice: 'reject' }, from)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(-2)).toEqual([503, 503]);
  const answer = await choose({ choice: 'accept' }, { from });
  expect(decisionOf(answer)).toMatchObject({ receipt: null, consent: ALL });
  expect(answer.body).toContain('Your choice still applies.');
  expect((await chooseByScript({ choice: 'reject' })).status).toBe(200);
});

describe('receipts', () => {
  test('are shown to administrators, newest first, with shares, and can be found by number', async () => {
    await queryTasks(site.database, 'TRUNCATE consent_receipts');
    const ids: string[] = [];
    for (const choice of [ALL, NONE, NONE, { ...NONE, analytics: true }])
      ids.push((await keepReceipt(site.database.database, choice, ids.at(-1) ?? null))?.id ?? '');
    const cookie = await signInAs(site, castMember('Morag').id);
    const read = async (query = '') =>
      (await request(site.url, `/admin/consent-receipts${query}`, { headers: { Cookie: cookie } })).body.toString();
    const html = await read();
    expect(html).toContain('4 receipts');
    expect(html).toContain('The last 30 days, 4 choices');
    const shares = [...html.matchAll(/<dd class="figures[^"]*">(\d+%)/g)].map(([, share]) => share);
    expect(shares).toEqual(['25%', '50%', '50%']);
    const positions = ids.map((id) => html.indexOf(id));
    expect(positions.every((position) => position > 0)).toBe(true);
    expect(positions[3]).toBeLessThan(positions[1] ?? 0);
    expect(await read(`?receipt=${ids[3]?.toUpperCase()}`)).toContain('>1 receipt<');
    for (const number of [RECEIPT, 'x'])
      expect(await read(`?receipt=${number}`)).toContain('No receipt has this number.');
    await queryTasks(site.database, 'TRUNCATE consent_receipts');
    expect(await read()).toContain('No receipts yet.');
  });

  test('are deleted after two years, and never exceed the limit of a day', async () => {
    const { database } = site.database;
    await queryTasks(
      site.database,
      `INSERT INTO consent_receipts (given_at, analytics, functional, marketing, policy)
       SELECT now() - age, true, false, false, '2026-11-21'::date
       FROM unnest(ARRAY['2 years 1 day', '1 year 364 days']::interval[]) AS age
       UNION ALL SELECT now(), true, false, false, '2026-11-21' FROM generate_series(1, ${MOST_RECEIPTS_A_DAY - 1})`,
    );
    const receipts = await Promise.all([1, 2, 3].map(() => keepReceipt(database, ALL, null)));
    expect(receipts.filter(Boolean)).toHaveLength(1);
    await forgetReceipts(database);
    const [counted] = await queryTasks(
      site.database,
      `SELECT count(*)::int AS old FROM consent_receipts WHERE given_at < now() - interval '1 day'`,
    );
    expect(counted).toEqual({ old: 1 });
  });
});
