import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPathToken } from '#platform/token/token.server.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import {
  addIntroduction,
  addIntroductionLink,
  checkLedger,
  recordAllChecks,
  recordConsent,
} from '#tests/support/introductions.ts';
import { ADMIN, addJobs, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { countAttempts } from '#tests/support/lockouts.ts';
import { request } from '#tests/support/request.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job: string;
let cookie: string;

beforeAll(async () => {
  site = await startSite({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'trace' } });
  [job = ''] = await addJobs(site.database.database, { user_id: ADMIN, title: 'Harbour pilot' });
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

async function ask(application: object = {}, expiresAt = hoursFromNow(24)) {
  const { database } = site.database;
  const email = `wren-${randomUUID()}@mail.example`;
  const [applicationId = ''] = await addApplications(database, {
    candidate_id: null,
    job_id: job,
    email,
    ...application,
  });
  const id = await addIntroduction(database, applicationId, { client: 'Feldspar Lines' });
  await recordConsent(database, id, 'asked');
  return { id, applicationId, token: await addIntroductionLink(database, id, expiresAt) };
}

const consentOf = async (id: string) => {
  const rows = await queryTasks<{ outcome: string }>(
    site.database,
    "SELECT outcome FROM introduction_entries WHERE introduction_id = $1 AND kind = 'consent' ORDER BY sequence",
    [id],
  );
  return rows.map(({ outcome }) => outcome);
};
const press = (token: string, answer: string, from = newAddress()) =>
  sendForm(site, `/introductions/${token}`, { answer }, { from });
const change = (id: string, fields: Record<string, string>, as = cookie) =>
  sendForm(site, `/admin/introductions/${id}`, fields, { cookie: as, from: newAddress() });

test('A42: links that were made up, cut short, expired or replaced show nothing and give no consent', async () => {
  const { id, token } = await ask();
  const expired = await ask({}, hoursFromNow(-1));
  const replaced = await ask();
  await recordConsent(site.database.database, replaced.id, 'asked');
  const wrong = [
    newPathToken(),
    token.slice(0, 63),
    `${token.slice(0, 63)}'`,
    `${token}x`,
    id,
    expired.token,
    replaced.token,
  ];
  for (const each of wrong) {
    const page = (await request(site.url, `/introductions/${encodeURIComponent(each)}`)).body.toString();
    expect(page).toContain('This link no longer works');
    expect(page).not.toContain('Feldspar Lines');
    for (const answer of ['given', 'refused', 'withdrawn'])
      expect((await press(encodeURIComponent(each), answer)).status).toBe(303);
  }
  expect(await consentOf(id)).toEqual(['asked']);
  expect(await consentOf(expired.id)).toEqual(['asked']);
  expect(await consentOf(replaced.id)).toEqual(['asked', 'asked']);
});

test('A42: the page is not stored or indexed, and no other site and no log gets its address', async () => {
  const { token } = await ask();
  const page = await request(site.url, `/introductions/${token}`);
  expect(page.status).toBe(200);
  expect(page.headers['referrer-policy']).toBe('strict-origin');
  expect(page.headers['cache-control']).toMatch(/no-store/);
  const html = page.body.toString();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  await press(token, 'given');
  await expect.poll(() => site.log()).toContain('/introductions/[redacted]');
  expect(site.log()).not.toContain(token);
});

test('A42: concurrent presses record one answer; after a withdrawal the link gives no consent', async () => {
  const { id, token } = await ask();
  const replies = await Promise.all(Array.from({ length: 8 }, () => press(token, 'given')));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await consentOf(id)).toEqual(['asked', 'given']);
  expect((await press(token, 'withdrawn')).status).toBe(303);
  expect((await press(token, 'given')).status).toBe(409);
  const byPhone = { intent: 'consent', kind: 'consent', outcome: 'given', method: 'phone', note: '' };
  expect((await change(id, byPhone)).status).toBe(409);
  await recordAllChecks(site.database.database, id);
  expect((await change(id, { intent: 'introduce' })).status).toBe(409);
  expect(await consentOf(id)).toEqual(['asked', 'given', 'withdrawn']);
});

test('A42: a flood from one place is refused', async () => {
  const { id, token } = await ask();
  const from = newAddress();
  const counted = inFull(15, 0);
  await countAttempts(site, from, 'introduction', counted);
  const replies = await Promise.all(Array.from({ length: 30 - counted }, () => press(token, 'withdrawn', from)));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await consentOf(id)).toEqual(['asked']);
});

test('A42: concurrent entries make one chain, and pressing twice introduces once', async () => {
  const { id, token } = await ask();
  await press(token, 'given');
  const count = rounds(10, 100);
  const check = { intent: 'check', outcome: 'met', checked_on: '2026-10-02', follow_up_on: '', note: '' };
  const ways = {
    identity: 'video',
    experience: 'interview',
    authorisation: 'register',
    right_to_work: 'share_code',
    suitability: 'conversation',
  };
  const kinds = Object.entries(ways);
  const replies = await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const [kind = '', method = ''] = kinds[n % kinds.length] ?? [];
      return change(id, { ...check, kind, method });
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303]));
  const attempts = await Promise.all(Array.from({ length: 6 }, () => change(id, { intent: 'introduce' })));
  expect(attempts.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409, 409]);
  expect((await checkLedger(site.database.database)).broken_at).toBeNull();
});

test('A42: other people’s introductions are 404', async () => {
  const { database } = site.database;
  const [employerJob = ''] = await addJobs(database, { user_id: EMPLOYER, title: 'Quay hand' });
  const { id, applicationId } = await ask({ job_id: employerJob });
  const open = { client: 'Taken over', purpose: 'Taken over', engagement: 'permanent' };
  const outsiders = await Promise.all(['Dev', 'Ruth', 'Aisha'].map((name) => signInAs(site, castMember(name).id)));
  for (const outsider of outsiders) {
    const page = await request(site.url, `/admin/introductions/${id}`, { headers: { Cookie: outsider } });
    expect(page.status).toBe(403);
    expect((await change(id, { intent: 'ask' }, outsider)).status).toBe(403);
    const pack = await sendForm(site, '/admin/introductions/pack', {}, { cookie: outsider, from: newAddress() });
    expect(pack.status).toBe(403);
    const begun = await sendForm(site, `/admin/applications/${applicationId}/introduction`, open, { cookie: outsider });
    expect(begun.status).toBe(403);
  }
  const fields = { introduction: id, answer: 'given' };
  expect((await sendForm(site, '/account/introductions', fields, { cookie: outsiders[2] ?? '' })).status).toBe(409);
  expect(await consentOf(id)).toEqual(['asked']);
});

test('A42: oversize fields and values that no form has are refused', async () => {
  const { id, applicationId } = await ask();
  const before = (await checkLedger(site.database.database)).entries;
  const check = {
    intent: 'check',
    kind: 'identity',
    outcome: 'met',
    method: 'video',
    checked_on: '2026-10-02',
    follow_up_on: '',
    note: '',
  };
  const faults: Record<string, string>[] = [
    { note: 'x'.repeat(1_001) },
    { method: 'toString' },
    { method: "'; DROP TABLE x; --" },
    { checked_on: '9999-12-31' },
    { outcome: 'not_needed' },
  ];
  for (const fault of faults) expect([fault, (await change(id, { ...check, ...fault })).status]).toEqual([fault, 422]);
  for (const fault of [{ kind: 'opened' }, { kind: 'consent' }, { intent: 'erase' }, { more: 'x' }])
    expect((await change(id, { ...check, ...fault } as Record<string, string>)).status).toBeGreaterThanOrEqual(400);
  const long = { client: 'x'.repeat(201), purpose: 'x', engagement: 'permanent' };
  const begun = await sendForm(site, `/admin/applications/${applicationId}/introduction`, long, { cookie });
  expect(begun.status).toBe(422);
  expect((await checkLedger(site.database.database)).entries).toBe(before);
});

test('A42: hostile texts are escaped on every page of an introduction', async () => {
  const texts = HOSTILE_TEXTS.slice(0, rounds(2, HOSTILE_TEXTS.length)).map(({ text }) => text.slice(0, 60));
  for (const text of [...texts, '"><script>alert(1)</script>']) {
    const { database } = site.database;
    const [applicationId = ''] = await addApplications(database, {
      candidate_id: null,
      job_id: job,
      email: `wren-${randomUUID()}@mail.example`,
      full_name: text,
    });
    const id = await addIntroduction(database, applicationId, { client: text, purpose: text });
    await recordConsent(database, id, 'asked');
    const token = await addIntroductionLink(database, id, hoursFromNow(1));
    for (const path of [`/introductions/${token}`, `/admin/introductions/${id}`, '/admin/introductions']) {
      const { status, body } = await request(site.url, path, { headers: { Cookie: cookie } });
      expect([path, status]).toEqual([path, 200]);
      expect(body.toString()).not.toContain('<script>alert(1)');
    }
  }
});
