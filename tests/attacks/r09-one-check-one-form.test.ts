import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { systemClock } from '#platform/clock/clock.server.ts';
import {
  CHALLENGE_SECONDS,
  HUMAN_CHECK_ACTIONS,
  HUMAN_CHECK_FIELD,
  type HumanCheckAction,
} from '#platform/human-check/actions.ts';
import { createAltchaCheck } from '#platform/human-check/altcha.server.ts';
import type { HumanCheckResult } from '#platform/human-check/human-check.server.ts';
import { BEHIND_PROXY, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';

/**
 * Two processes on one database. The test checks each payload in two ways: by the same code with the same key and its own pool, which
 * returns the reason, and by their forms, which return only the result.
 */
let sites: Site[];
let pools: Database[];
const env = { SECRET_KEY, ...BEHIND_PROXY };

beforeAll(async () => {
  const first = await startSite({ env });
  sites = [first, await startSite({ env, database: first.database })];
  pools = sites.map(({ database }) => openDatabase(database.appUrl, { size: 8 }));
});

afterAll(async () => {
  await Promise.all((pools ?? []).map((pool) => pool.close()));
  for (const site of (sites ?? []).toReversed()) await site.stop();
});

const solveAt = (instance: number, action: HumanCheckAction = 'sign_up') =>
  solveHumanCheck({ url: sites[instance]?.url ?? '' }, action);

async function sendTo(instance: number, payload: string, action: HumanCheckAction = 'sign_up') {
  const pool = pools[instance];
  if (!pool) throw new Error(`There is no instance ${instance}`);
  return createAltchaCheck(SECRET_KEY, systemClock).verify(pool, payload, action);
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
  const change = (
    edit: (payload: { challenge: Record<string, unknown> & { parameters: { data: object } } }) => void,
  ) => {
    const copy = JSON.parse(Buffer.from(payload, 'base64').toString());
    edit(copy);
    return Buffer.from(JSON.stringify(copy)).toString('base64');
  };
  const forOtherForm = { action: 'contact_form_submit' };
  const results = [
    await sendTo(1, payload, 'contact_form_submit'),
    await sendTo(
      1,
      change(({ challenge }) => Object.assign(challenge.parameters.data, forOtherForm)),
      'contact_form_submit',
    ),
    await sendTo(
      0,
      change(({ challenge }) => Object.assign(challenge.parameters.data, { endsAt: 4_000_000_000 })),
    ),
    await sendTo(
      0,
      change(({ challenge }) => delete challenge['signature']),
    ),
    await sendTo(0, ''),
  ];
  expect(reasonsOf(results)).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'missing']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (CHALLENGE_SECONDS + 1) * 1_000 });
  const late = await sendTo(0, payload).finally(() => void vi.useRealTimers());
  expect(reasonsOf([late])).toEqual(['expired']);
  expect(await countSpent()).toBe(before);
  expect(reasonsOf([await sendTo(1, payload)])).toEqual(['accepted']);
});

type Form = { path: string; fields: Record<string, string>; address: string };

const CANDIDATE = {
  currentPosition: 'Welder',
  desiredRole: 'Foreman',
  desiredLocation: 'Leeds',
  phone: '020 7946 0101',
};
const EMPLOYER = { contactPerson: 'Nia Rees', position: 'Welder', industry: 'Manufacturing', location: 'Leeds' };

const FORMS: Record<HumanCheckAction, Form> = {
  sign_up: {
    path: '/candidate-sign-up',
    fields: { full_name: 'Ellis Marlow', password: PASSWORD, role: 'job_seeker', next: '' },
    address: 'account',
  },
  employer_form_submit: {
    path: '/request-talent',
    fields: { ...EMPLOYER, companyName: 'Tidewell', phone: '020 7946 0101', salaryRange: '', requirements: '' },
    address: 'employer',
  },
  candidate_form_submit: {
    path: '/send-your-cv',
    fields: { ...CANDIDATE, fullName: 'Ellis Marlow' },
    address: 'candidate',
  },
  contact_form_submit: {
    path: '/contact',
    fields: { name: 'Ellis Marlow', company: '', type: 'hiring', message: 'Who do I ask about shifts?' },
    address: 'contact',
  },
  coaching_form_submit: {
    path: '/request-coaching',
    fields: { name: 'Ellis Marlow', topic: 'cv', question: 'Is two pages too long for a CV?' },
    address: 'coaching',
  },
  data_request_submit: {
    path: '/data-protection',
    fields: { kind: 'complaint', name: 'Ellis Marlow', message: 'You wrote to me without being asked.' },
    address: 'rights',
  },
  alert_submit: {
    path: '/alerts/new',
    fields: { search: '', frequency: 'daily' },
    address: 'alert',
  },
};

const sendTimes = (times: number, { path, fields, address }: Form, payload: string) =>
  Promise.all(
    Array.from({ length: times }, (_, n) =>
      sendForm({ url: sites[n % 2]?.url ?? '' }, path, {
        ...fields,
        email: `${address}-${n}@mail.example`,
        [HUMAN_CHECK_FIELD]: payload,
      }),
    ),
  );

async function countKept(address: string): Promise<number> {
  const pattern = `${address}-%@mail.example`;
  const rows = await pools[0]?.asSystem(async (t) => [
    ...(await t.selectFrom('profiles').select('id').where('email', 'like', pattern).execute()),
    ...(await t.selectFrom('enquiries').select('id').where('email', 'like', pattern).execute()),
    ...(await t.selectFrom('data_requests').select('id').where('email', 'like', pattern).execute()),
    ...(await t.selectFrom('job_alerts').select('id').where('email', 'like', pattern).execute()),
  ]);
  return rows?.length ?? 0;
}

test.each(HUMAN_CHECK_ACTIONS)(
  'R09: %s with one payload, many times at once at two processes, is taken once',
  async (action) => {
    const form = FORMS[action];
    const payload = await solveAt(1, action);
    const statuses = (await sendTimes(rounds(6, 100), form, payload)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([303, 422]));
    expect(await countKept(form.address)).toBe(1);
  },
);

test.each(HUMAN_CHECK_ACTIONS)(
  'R09: %s takes none that was made for another form, nor one unsigned',
  async (action) => {
    const other = HUMAN_CHECK_ACTIONS[(HUMAN_CHECK_ACTIONS.indexOf(action) + 1) % HUMAN_CHECK_ACTIONS.length];
    const form = { ...FORMS[action], address: `stray-${FORMS[action].address}` };
    const { challenge, solution } = JSON.parse(Buffer.from(await solveAt(0, action), 'base64').toString());
    const { signature: _, ...unsigned } = challenge;
    const payloads = [
      await solveAt(0, other),
      Buffer.from(JSON.stringify({ challenge: unsigned, solution })).toString('base64'),
    ];
    for (const payload of payloads) {
      const replies = await sendTimes(2, form, payload);
      expect(replies.map(({ status }) => status)).toEqual([422, 422]);
    }
    expect(await countKept(form.address)).toBe(0);
  },
);
