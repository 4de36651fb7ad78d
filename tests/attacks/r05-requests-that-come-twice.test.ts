import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { addAccount, BEHIND_PROXY, type FormReply, sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

/** R05: a request with an Idempotency-Key is executed once; a retry gets the stored answer (docs/decisions/0122). */
let sites: [Site, Site];
let me: string;
let cookie: string;
let job: string;
let key: string;

beforeAll(async () => {
  const first = await startSite({ env: BEHIND_PROXY });
  sites = [first, await startSite({ env: BEHIND_PROXY, database: first.database })];
});

afterAll(async () => {
  for (const site of (sites ?? []).toReversed()) await site.stop();
});

beforeEach(async () => {
  const { database } = sites[0].database;
  ({ id: me } = await addAccount(database));
  cookie = await signInAs(sites[0], me);
  [job = ''] = await addJobs(database, {});
  key = randomUUID();
});
type SendOptions = { site?: Site; cookie?: string | null; key?: string | null; path?: string; accept?: string };

function like(fields: Record<string, string> = { like: 'yes' }, sending: SendOptions = {}): Promise<FormReply> {
  const { site = sites[0], path = `/jobs/${job}/like`, accept = 'application/json' } = sending;
  const named = sending.key === undefined ? key : sending.key;
  const headers = { Accept: accept, ...(named !== null && { 'Idempotency-Key': named }) };
  return sendForm(site, path, fields, { cookie: sending.cookie === undefined ? cookie : sending.cookie, headers });
}

const keyedHeaders = (type: string) => ({
  Origin: sites[0].url,
  Cookie: cookie,
  'Idempotency-Key': key,
  Accept: 'application/json',
  'Content-Type': type,
});
const isReplayed = ({ headers }: FormReply) => headers['idempotency-replayed'] === 'true';
const expectReplay = (reply: FormReply, { status, body, location }: FormReply, expected = status) =>
  expect(reply).toMatchObject({ status: expected, body, location, headers: { 'idempotency-replayed': 'true' } });
const expectFresh = (reply: FormReply, status: number) =>
  expect({ status: reply.status, isReplayed: isReplayed(reply) }).toEqual({ status, isReplayed: false });
const isDone = (reply: FormReply) => reply.status < 300 && !isReplayed(reply);
const countLikes = async () =>
  (await queryTasks(sites[0].database, 'SELECT FROM liked_jobs WHERE user_id = $1', [me])).length;
const takeLikeAway = () => queryTasks(sites[0].database, 'DELETE FROM liked_jobs WHERE user_id = $1', [me]);
const readKept = (name = key) =>
  queryTasks<{ status: number | null; headers: [string, string][] | null; body: string | null }>(
    sites[0].database,
    `SELECT status, headers, convert_from(body, 'UTF8') AS body FROM answered_requests WHERE key = $1`,
    [name],
  );
const age = (interval: string) =>
  queryTasks(sites[0].database, 'UPDATE answered_requests SET started_at = now() - $2::interval WHERE key = $1', [
    key,
    interval,
  ]);

describe('R05: the same request under the same key', () => {
  test('is answered again, and not done again', async () => {
    const first = await like();
    expectFresh(first, 200);
    expect(await countLikes()).toBe(1);
    await takeLikeAway();
    for (let retry = 0; retry < 3; retry += 1) {
      const reply = await like();
      expectReplay(reply, first);
      expect(reply.headers['content-type']).toBe(first.headers['content-type']);
    }
    expect(await countLikes()).toBe(0);
  });

  test('is answered again by another process', async () => {
    const first = await like();
    await takeLikeAway();
    const second = await like(undefined, { site: sites[1] });
    expectReplay(second, first, 200);
    expect(await countLikes()).toBe(0);
  });

  test('is led to the same page again', async () => {
    const fields = { like: 'yes', next: `/jobs/${job}` };
    const first = await like(fields, { accept: 'text/html' });
    await takeLikeAway();
    const second = await like(fields, { accept: 'text/html' });
    expect(first.status).toBe(303);
    expectReplay(second, first, 303);
    expect(await countLikes()).toBe(0);
  });

  test('is refused again, also where it would be taken by now', async () => {
    await queryTasks(sites[0].database, `UPDATE jobs SET status = 'closed' WHERE id = $1`, [job]);
    const first = await like();
    expect(first.status).toBeGreaterThanOrEqual(400);
    await queryTasks(sites[0].database, `UPDATE jobs SET status = 'open' WHERE id = $1`, [job]);
    const second = await like();
    expectReplay(second, first);
    expect(await countLikes()).toBe(0);
  });

  test('without a key is done each time', async () => {
    expect(isDone(await like(undefined, { key: null }))).toBe(true);
    await takeLikeAway();
    expect(isDone(await like(undefined, { key: null }))).toBe(true);
    expect(await countLikes()).toBe(1);
  });

  test('runs anew after a day, and not half a minute before', async () => {
    await like();
    await takeLikeAway();
    await age('23:59:30');
    expect({ isReplayed: isReplayed(await like()), likes: await countLikes() }).toEqual({ isReplayed: true, likes: 0 });
    await age('24:00:00');
    expect({ isDone: isDone(await like()), likes: await countLikes() }).toEqual({ isDone: true, likes: 1 });
    expect(isReplayed(await like())).toBe(true);
  });
});

describe('R05: another request under the same key', () => {
  test.each([
    ['with another body', { like: 'no' }, {}],
    ['with one field more', { like: 'yes', next: '/jobs' }, {}],
    ['to another address', undefined, { path: '/jobs/00000000-0000-4000-8000-00000000dead/like' }],
    ['with a query', undefined, { query: '?a=1' }],
  ])(
    '%s is refused, and does nothing',
    async (_what, fields, { path, query = '' }: { path?: string; query?: string }) => {
      await like();
      const reply = await like(fields, { path: path ?? `/jobs/${job}/like${query}` });
      expectFresh(reply, 422);
      expect(await countLikes()).toBe(1);
      expect(isReplayed(await like())).toBe(true);
    },
  );

  test('is taken after a day', async () => {
    await like();
    await age('24:00:00');
    expect(isDone(await like({ like: 'no' }))).toBe(true);
    expect(await countLikes()).toBe(0);
  });
});

describe('R05: at once', () => {
  test('fifty of the same, over two processes: one is done, the others wait or are told what became of it', async () => {
    for (let round = 0; round < rounds(1, 50); round += 1) {
      key = randomUUID();
      await takeLikeAway();
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => like(undefined, { site: sites[n % 2 === 0 ? 0 : 1] })),
      );
      const done = replies.filter(isDone);
      const waiting = replies.filter(({ status }) => status === 409);
      const replays = replies.filter(isReplayed);
      expect([done.length, done.length + waiting.length + replays.length]).toEqual([1, 50]);
      expect(waiting.every(({ headers }) => headers['retry-after'] === '1')).toBe(true);
      expect(replays.every(({ status, body }) => status === 200 && body === done[0]?.body)).toBe(true);
      expect(await countLikes()).toBe(1);
      expect(isReplayed(await like())).toBe(true);
    }
  });

  test('many different ones under one key: one is done, and those of the other kind are refused', async () => {
    const count = inFull(20, 50);
    const replies = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        like({ like: n % 2 === 0 ? 'yes' : 'no' }, { site: sites[n < count / 2 ? 0 : 1] }),
      ),
    );
    expect(replies.filter(isDone)).toHaveLength(1);
    expect(replies.every((reply) => isDone(reply) || isReplayed(reply) || [409, 422].includes(reply.status))).toBe(
      true,
    );
    const later = [await like({ like: 'yes' }), await like({ like: 'no' })];
    expect([later.filter(isReplayed).length, later.filter(({ status }) => status === 422).length]).toEqual([1, 1]);
  });

  test('while the first is underway', async () => {
    const holder = new pg.Client({ connectionString: sites[0].database.adminUrl });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE liked_jobs');
    const first = like();
    const isUnderway = async () =>
      (await holder.query(`SELECT FROM pg_locks WHERE relation = 'liked_jobs'::regclass AND NOT granted`)).rowCount;
    await eventually(async () => expect(await isUnderway()).toBe(1));
    const same = await like(undefined, { site: sites[1] });
    const other = await like({ like: 'no' }, { site: sites[1] });
    await holder.end();
    expect([same.status, same.headers['retry-after'], other.status]).toEqual([409, '1', 409]);
    expect(isDone(await first)).toBe(true);
    expect(isReplayed(await like())).toBe(true);
  });
});

describe('R05: a first one that was cut short', () => {
  test('by a fault is done again at once', async () => {
    await asSuperuser(sites[0].database, 'REVOKE INSERT ON liked_jobs FROM agency_app');
    const broken = await like();
    await asSuperuser(sites[0].database, 'GRANT INSERT ON liked_jobs TO agency_app');
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect(await readKept()).toEqual([]);
    expect({ isDone: isDone(await like()), likes: await countLikes() }).toEqual({ isDone: true, likes: 1 });
  });

  test('before it could begin does nothing', async () => {
    await asSuperuser(sites[0].database, 'REVOKE INSERT ON answered_requests FROM agency_app');
    const reply = await like();
    await asSuperuser(sites[0].database, 'GRANT INSERT ON answered_requests TO agency_app');
    expect([reply.status, await countLikes()]).toEqual([500, 0]);
    expect(isDone(await like())).toBe(true);
  });

  test('before its answer could be kept is undone', async () => {
    await asSuperuser(
      sites[0].database,
      `CREATE FUNCTION public.break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose'; END $$`,
      'CREATE TRIGGER broken BEFORE INSERT ON answered_requests FOR EACH ROW EXECUTE FUNCTION public.break_it()',
    );
    const reply = await like();
    await asSuperuser(sites[0].database, 'DROP FUNCTION public.break_it CASCADE');
    expect([reply.status, await countLikes()]).toEqual([500, 0]);
    expect(isDone(await like())).toBe(true);
  });
});

describe('R05: a page with a form', () => {
  let fields: Record<string, string>;

  beforeEach(async () => {
    await queryTasks(sites[0].database, `UPDATE profiles SET phone = '0113 496 0100' WHERE id = $1`, [me]);
    const applying = await findApplying(sites[0].database.database, { id: me } as Candidate, job);
    fields = { intent: 'send', cover_note: '', with_cv: 'no', version: applying?.version ?? '' };
  });

  const apply = (ending = '', change: Record<string, string> = {}) =>
    like({ ...fields, ...change }, { path: `/jobs/${job}/apply${ending}`, accept: 'text/html' });
  const countApplications = async () =>
    (await queryTasks(sites[0].database, 'SELECT FROM applications WHERE candidate_id = $1', [me])).length;

  test('is led to the same page again, with the same notice', async () => {
    const first = await apply();
    expect([first.status, first.location]).toEqual([303, expect.stringContaining('/applications/')]);
    const second = await apply();
    expectReplay(second, first, 303);
    expect(await countApplications()).toBe(1);
  });

  test('sent by the router’s own script is answered in its own words', async () => {
    const first = await apply('.data');
    const second = await apply('.data');
    expectFresh(first, 202);
    expectReplay(second, first, 202);
    expect(second.body).toBe(first.body);
    const other = await apply('.data', { with_cv: 'yes' });
    expect([other.status, other.headers['content-type']]).toEqual([422, 'text/x-script']);
    expect(other.body).toContain('key_of_another_request');
    expect(await countApplications()).toBe(1);
  });

  test.each([
    ['', 303],
    ['.data', 202],
  ])('that is only shown again is not remembered, nor what was typed in it (%j)', async (ending, redirected) => {
    const preview = () => apply(ending, { intent: 'preview', cover_note: 'Only a preview yet' });
    const [first, second] = [await preview(), await preview()];
    for (const reply of [first, second]) expectFresh(reply, 200);
    expect(second.body).toContain('Only a preview yet');
    expect(await readKept()).toEqual([]);
    expect((await apply(ending)).status).toBe(redirected);
  });
});

describe('R05: a swipe', () => {
  test('is the same one, until it comes under a key of its own', async () => {
    const swipe = (action: string, name = key) => like({ action }, { path: `/job-swipe/cards/${job}`, key: name });
    const first = await swipe('pass');
    expect(first.status).toBe(200);
    expect((await swipe('undo', `${key}-undo`)).status).toBe(200);
    const retry = await swipe('pass');
    expectReplay(retry, first);
    const swiped = () => queryTasks(sites[0].database, 'SELECT FROM swiped_jobs WHERE user_id = $1', [me]);
    expect(await swiped()).toHaveLength(0);
    expect(isDone(await swipe('pass', `${key}-2`))).toBe(true);
    expect(await swiped()).toHaveLength(1);
  });
});

describe('R05: whose it is', () => {
  test('the same key of another account is a different key', async () => {
    await like();
    const { id } = await addAccount(sites[0].database.database);
    const other = await signInAs(sites[0], id);
    const reply = await like({ like: 'no' }, { cookie: other });
    expectFresh(reply, 200);
    expect((await readKept()).length).toBe(2);
  });

  test('without a session nothing is remembered, and no stored answer is given', async () => {
    expect((await like(undefined, { cookie: null })).status).toBe(401);
    expect(await readKept()).toEqual([]);
    await like();
    const reply = await like(undefined, { cookie: null });
    expectFresh(reply, 401);
  });

  test('an account that waits for approval is refused, and leaves nothing', async () => {
    const waiting = await signInAs(sites[0], castMember('Siân').id, { kind: 'restricted' });
    const reply = await like(undefined, { cookie: waiting });
    expect([reply.status, await readKept()]).toEqual([403, []]);
  });

  test('it goes with its account', async () => {
    await like();
    await queryTasks(sites[0].database, 'DELETE FROM profiles WHERE id = $1', [me]);
    expect(await readKept()).toEqual([]);
  });
});

describe('R05: what is sent', () => {
  test.each([
    ['empty', ''],
    ['with a space', 'a b'],
    ['of 201 characters', 'x'.repeat(201)],
    ['with a letter outside ASCII', 'schl\u00fcssel'],
  ])('a key that is %s is refused', async (_what, bad) => {
    const reply = await like(undefined, { key: bad });
    expect([reply.status, await countLikes()]).toEqual([400, 0]);
  });

  test('a key of 200 characters is one', async () => {
    const long = '~'.repeat(200);
    await like(undefined, { key: long });
    expect({ isReplayed: isReplayed(await like(undefined, { key: long })), likes: await countLikes() }).toEqual({
      isReplayed: true,
      likes: 1,
    });
  });

  test('a form with a file is refused, whose answer could not be promised', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="like"\r\n\r\nyes\r\n--x--\r\n';
    const answer = await request(sites[0].url, `/jobs/${job}/like`, {
      method: 'POST',
      headers: keyedHeaders('multipart/form-data; boundary=x'),
      body,
    });
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      400,
      { ok: false, reason: 'not_with_a_file', message: 'You can’t send files with an Idempotency-Key.' },
    ]);
    expect(await countLikes()).toBe(0);
  });

  test('a body that says nothing of its length is compared by what it is', async () => {
    const send = (body: string) =>
      request(sites[0].url, `/jobs/${job}/like`, {
        method: 'POST',
        headers: keyedHeaders('application/x-www-form-urlencoded'),
        body: [...body].map((letter) => Buffer.from(letter)),
      });
    expect((await send('like=yes')).status).toBe(200);
    expect((await send('like=no')).status).toBe(422);
    expect((await send('like=yes')).headers['idempotency-replayed']).toBe('true');
  });

  test('what is kept is the answer and its hash, without a cookie and without what was sent', async () => {
    await like({ like: 'yes', next: '/jobs?search=canary' });
    const [kept] = await readKept();
    expect(kept?.status).toBe(200);
    expect(kept?.headers?.map(([name]) => name)).not.toContain('set-cookie');
    const [row] = await queryTasks<{ hash: string }>(
      sites[0].database,
      `SELECT encode(request_hash, 'hex') AS hash FROM answered_requests WHERE key = $1`,
      [key],
    );
    const hashedRequest = `POST /jobs/${job}/like\nlike=yes&next=%2Fjobs%3Fsearch%3Dcanary`;
    expect(row?.hash).toBe(createHash('sha256').update(hashedRequest).digest('hex'));
  });
});
