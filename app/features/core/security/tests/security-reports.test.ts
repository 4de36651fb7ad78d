import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

type Sending = { cookie?: string; from?: string; userAgent?: string; origin?: string; body?: string };

function post(path: string, { cookie, from = newAddress(), userAgent = 'Test', origin, body = '' }: Sending) {
  const headers = {
    Origin: origin ?? site.url,
    'Content-Type': 'application/json',
    'X-Forwarded-For': from,
    'User-Agent': userAgent,
    ...(cookie && { Cookie: cookie }),
  };
  return request(site.url, path, { method: 'POST', headers, body });
}

const report = (body: unknown, sending: Sending = {}) =>
  post('/api/security-reports', { ...sending, body: typeof body === 'string' ? body : JSON.stringify(body) });

type Event = { type: string; risk: string; ip: string; details: Record<string, unknown> };

const eventsOf = (id: string) =>
  queryTasks<Event>(
    site.database,
    `SELECT event_type AS type, risk_level AS risk, host(ip) AS ip, details FROM security_events
     WHERE user_id = '${id}' ORDER BY id`,
  );

const visitorEventsFrom = (ip: string) =>
  queryTasks<Event>(
    site.database,
    `SELECT event_type AS type, risk_level AS risk, host(ip) AS ip, details FROM security_events
     WHERE user_id IS NULL AND ip = '${ip}' ORDER BY id`,
  );

async function newPerson(): Promise<{ id: string; cookie: string }> {
  const { id } = await addAccount(site.database.database);
  return { id, cookie: await signInAs(site, id) };
}

const GOOD = { type: 'rapid_navigation', page: 'routes/public/jobs/jobs' };

describe('what a browser reports', () => {
  test.each([
    ['rapid_navigation', 'medium'],
    ['devtools_opened', 'medium'],
    ['excessive_form_submissions', 'high'],
  ])('%s is logged, with risk %s and the address of the connection', async (type, risk) => {
    const { id, cookie } = await newPerson();
    const from = newAddress();
    const answer = await report(
      { type, page: 'routes/public/jobs/jobs', ip: '203.0.113.9', risk: 'low' },
      { cookie, from },
    );
    expect([answer.status, answer.body.length, answer.headers['set-cookie']]).toEqual([204, 0, undefined]);
    const details = { reported_by: 'browser', page: 'routes/public/jobs/jobs' };
    expect(await eventsOf(id)).toEqual([{ type, risk, ip: from, details }]);
  });

  test.each([
    ['a type that is the server’s to find', { ...GOOD, type: 'concurrent_session' }],
    ['an unknown type', { ...GOOD, type: 'login' }],
    ['an address instead of a route', { ...GOOD, page: 'https://jobs.example/reset-password?token=secret' }],
    ['a page without end', { ...GOOD, page: 'a'.repeat(101) }],
    ['no page', { type: GOOD.type }],
    ['no JSON', '{'],
    ['too much', JSON.stringify({ ...GOOD, more: 'x'.repeat(9_000) })],
  ])('%s gets the same answer, and is not logged', async (_, body) => {
    const { id, cookie } = await newPerson();
    expect((await report(body, { cookie })).status).toBe(204);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('without a full session no other type is logged', async () => {
    const { id } = await newPerson();
    const before = await queryTasks(site.database, 'SELECT count(*) FROM security_events');
    for (const cookie of [undefined, 'session=unknown', await signInAs(site, id, { kind: 'restricted' })]) {
      expect((await report(GOOD, { ...(cookie && { cookie }) })).status).toBe(204);
    }
    expect(await queryTasks(site.database, 'SELECT count(*) FROM security_events')).toEqual(before);
  });

  test('excessive form submissions of a visitor are logged as suspicious, of risk high, with the address', async () => {
    const from = newAddress();
    const body = { type: 'excessive_form_submissions', page: 'routes/public/enquiries/contact' };
    expect((await report(body, { from })).status).toBe(204);
    expect(await visitorEventsFrom(from)).toEqual([
      { type: body.type, risk: 'high', ip: from, details: { reported_by: 'browser', page: body.page } },
    ]);
  });

  test('six a minute of one visitor are logged, and others afterwards', async () => {
    const [flooding, other] = [newAddress(), newAddress()];
    const body = { type: 'excessive_form_submissions', page: 'routes/public/enquiries/contact' };
    await Promise.all(Array.from({ length: 10 }, () => report(body, { from: flooding })));
    expect(await visitorEventsFrom(flooding)).toHaveLength(6);
    await report(body, { from: other });
    expect(await visitorEventsFrom(other)).toHaveLength(1);
  });

  test('six a minute of one account are logged, from any address, and others afterwards', async () => {
    const [flooding, other] = [await newPerson(), await newPerson()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(GOOD, { cookie: flooding.cookie })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await eventsOf(flooding.id)).toHaveLength(6);
    await report(GOOD, { cookie: other.cookie });
    expect(await eventsOf(other.id)).toHaveLength(1);
  });

  test('at most thirty a minute from one address are processed', async () => {
    const from = newAddress();
    await Promise.all(Array.from({ length: 30 }, () => report(GOOD, { from })));
    const { id, cookie } = await newPerson();
    await report(GOOD, { cookie, from });
    expect(await eventsOf(id)).toEqual([]);
    await report(GOOD, { cookie });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('is accepted from our own pages only, and by POST', async () => {
    expect((await report(GOOD, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await request(site.url, '/api/security-reports')).status).toBe(405);
  });

  test('is shown to administrators, with its risk', async () => {
    const { cookie } = await newPerson();
    await report({ ...GOOD, type: 'excessive_form_submissions' }, { cookie });
    const headers = { Cookie: await signInAs(site, castMember('Morag').id) };
    const { body } = await request(site.url, '/admin/security-events?type=excessive_form_submissions', { headers });
    const text = body
      .toString()
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toMatch(/Form sent too often .{0,20}High/);
    expect(text).toMatch(/reported by ?: browser/);
  });
});

describe('sessions in use at the same time', () => {
  const use = async (sending: Sending) => JSON.parse((await post('/api/session', sending)).body.toString());

  async function newPair() {
    const { id, cookie } = await newPerson();
    return { id, one: cookie, other: await signInAs(site, id) };
  }

  test('from two addresses are logged with high risk, and neither is told', async () => {
    const { id, one, other } = await newPair();
    expect(await use({ cookie: one })).toEqual({ account: id, kind: 'full' });
    expect(await eventsOf(id)).toEqual([]);
    const from = newAddress();
    expect(await use({ cookie: other, from })).toEqual({ account: id, kind: 'full' });
    const details = { sessions: expect.stringMatching(/^[0-9a-f]{12}$/) };
    expect(await eventsOf(id)).toEqual([{ type: 'concurrent_session', risk: 'high', ip: from, details }]);
  });

  test('from two browsers at one address are logged', async () => {
    const { id, one, other } = await newPair();
    const from = newAddress();
    await use({ cookie: one, from, userAgent: 'One' });
    await use({ cookie: other, from, userAgent: 'Other' });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('from one browser, or from one household, are not logged', async () => {
    const { id, one, other } = await newPair();
    await use({ cookie: one, from: '2001:db8:1:1::1' });
    await use({ cookie: other, from: '2001:db8:1:1:2:3:4:5' });
    expect(await eventsOf(id)).toEqual([]);
  });

  test('one after the other are not logged', async () => {
    const { id, one, other } = await newPair();
    await use({ cookie: one });
    await site.database.database.asSystem((transaction) =>
      sql`UPDATE sessions SET seen_at = now() - interval '61 seconds' WHERE user_id = ${id} AND seen_at IS NOT NULL`.execute(
        transaction,
      ),
    );
    await use({ cookie: other });
    expect(await eventsOf(id)).toEqual([]);
  });

  test('of two accounts, or without a full session, are not logged', async () => {
    const { id, one } = await newPair();
    const stranger = await newPerson();
    await use({ cookie: await signInAs(site, id, { kind: 'restricted' }) });
    await use({ cookie: await signInAs(site, id, { kind: 'second_factor' }) });
    await use({ cookie: stranger.cookie });
    await use({ cookie: one });
    expect([...(await eventsOf(id)), ...(await eventsOf(stranger.id))]).toEqual([]);
  });

  test('are logged once an hour for each pair, even if both report at once', async () => {
    const { id, one, other } = await newPair();
    const [firstAddress, secondAddress] = [newAddress(), newAddress()];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([use({ cookie: one, from: firstAddress }), use({ cookie: other, from: secondAddress })]);
    }
    expect(await eventsOf(id)).toHaveLength(1);
    await use({ cookie: await signInAs(site, id) });
    expect(await eventsOf(id)).toHaveLength(3);
    await asSuperuser(
      site.database,
      `UPDATE security_events SET created_at = created_at - interval '61 minutes' WHERE user_id = '${id}'`,
    );
    await use({ cookie: one, from: firstAddress });
    expect(await eventsOf(id)).toHaveLength(5);
  });

  test('if the log fails, no session ends', async () => {
    const { id, one, other } = await newPair();
    const allow = await forbid(site.database, 'log_security_event(text, jsonb, uuid, inet, text)');
    await use({ cookie: one });
    expect(await use({ cookie: other })).toEqual({ account: id, kind: 'full' });
    await allow();
    await expect.poll(() => site.log()).toContain('the use of a session could not be noted');
    expect(await eventsOf(id)).toEqual([]);
  });
});
