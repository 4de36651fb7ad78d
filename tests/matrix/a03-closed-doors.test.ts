import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, PASSWORD, sendForm, sendSignIn, whoIs } from '#tests/support/account-forms.ts';
import { forbid } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { MATRIX } from '#tests/support/matrix.ts';
import { listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { stopTasksByTheClock, TRACES, type Watch, watchDatabase } from '#tests/support/walls.ts';

let site: Site;
let admin: string;
let candidate: string;
let jobId: string;
let waiting: { id: string; email: string };
let watch: Watch;
let undoFault: (() => Promise<void>) | undefined;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  await stopTasksByTheClock(site.database);
  [jobId = ''] = await addJobs(site.database.database, { status: 'draft' });
  waiting = await addAccount(site.database.database, { status: 'pending' });
  watch = await watchDatabase(site.database);
  admin = await signInAs(site, castMember('Morag').id);
  candidate = await signInAs(site, castMember('Aisha').id);
});

afterEach(async () => {
  await undoFault?.();
  undoFault = undefined;
});

afterAll(async () => {
  await watch?.end();
  await site?.stop();
});

const GATED = listBuiltRoutes().filter(({ pattern }) => MATRIX[pattern]?.isGated);
/** Reads the form first, to keep the like of a signed-out visitor. */
const READS_FIRST = ['jobs/:id/like'];

const addressOf = (pattern: string) =>
  `/${pattern.replace(':status', 'shortlisted').replace(':id', pattern.startsWith('jobs/') ? jobId : waiting.id)}`;

type Refused = { pattern: string; read: number | null; data: number | null; write: number | null };

type RequestOptions = { forPages?: boolean; doors?: (typeof GATED)[number][] };

let roundCount = 0;
/**
 * Requests every gated address in three ways: page, data and a change. The short form rotates through the ways unless it asks for pages.
 * Z01 repeats this as every kind of actor.
 */
async function requestEverywhere(
  cookie: string | null,
  { forPages = false, doors: asked = GATED }: RequestOptions = {},
): Promise<Refused[]> {
  roundCount += 1;
  await watch.begin();
  const headers = { Origin: site.url, ...(cookie ? { Cookie: cookie } : {}) };
  const answers: Refused[] = [];
  // Limits concurrency, because a slow machine would answer a flood late.
  for (let start = 0; start < asked.length; start += 6) {
    const doors = asked.slice(start, start + 6).map(async ({ pattern }, index) => {
      const place = start + index;
      const address = addressOf(pattern);
      const chosenWay = forPages ? 'read' : (['read', 'data', 'write'] as const)[(place + roundCount) % 3];
      const isAsked = (each: 'read' | 'data' | 'write') => isFullForm || each === chosenWay;
      // Asks as a script, which gets no redirect to the sign-in.
      const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
      const read = isAsked('read') ? await request(site.url, address, { headers }) : null;
      const data = isAsked('data') ? await request(site.url, `${address}.data`, { headers }) : null;
      const write = isAsked('write')
        ? await request(site.url, address, { method: 'POST', headers: form, body: 'title=x' })
        : null;
      // A page redirects to the sign-in; its data does the same with status 202.
      return { pattern, read: read?.status ?? null, data: data?.status ?? null, write: write?.status ?? null };
    });
    answers.push(...(await Promise.all(doors)));
  }
  expect(await watch.listChanges({ apartFrom: TRACES })).toEqual([]);
  return answers;
}

/** @param isWaiting an account that waits for approval gets 400 for an invalid form where the matrix lets it post */
function expectAllClosed(answers: Refused[], { isWaiting = false } = {}): void {
  expect(answers.length).toBeGreaterThan(10);
  for (const { pattern, read, data, write } of answers) {
    const mayWrite = isWaiting && MATRIX[pattern]?.write?.pending === 'let_in';
    // These routes answer 404 so that visitors do not learn that they exist.
    const hidden = MATRIX[pattern]?.read.anonymous === 'missing' ? [404] : [];
    expect({ pattern, read }).toEqual({ pattern, read: expect.toBeOneOf([null, ...hidden, 302, 401, 403, 405]) });
    expect({ pattern, data }).toEqual({ pattern, data: expect.toBeOneOf([null, ...hidden, 202, 401, 403, 405]) });
    const refusals = mayWrite || READS_FIRST.includes(pattern) ? [400] : [...hidden, 401, 403, 405];
    expect({ pattern, write }).toEqual({ pattern, write: expect.toBeOneOf([null, ...refusals]) });
  }
}

test('A03: an account with access finds these doors open', async () => {
  const closed = [];
  for (const [actor, cookie] of Object.entries({ admin, candidate })) {
    const actorRoutes = GATED.filter(
      ({ pattern }) => actor === (MATRIX[pattern]?.read.candidate === 'refused' ? 'admin' : 'candidate'),
    );
    // The short form opens every fourth; Z01 opens all in both forms.
    const doors = actorRoutes.filter((_, place) => isFullForm || place % 4 === 0);
    expect(doors.length).toBeGreaterThan(2);
    for (const { pattern, read } of await requestEverywhere(cookie, { forPages: true, doors })) {
      if (MATRIX[pattern]?.read[actor as 'admin' | 'candidate'] === 'unknown') continue;
      // A 404, no page, or a redirect.
      if (![200, 302, 404, 405].includes(read ?? 0)) closed.push({ pattern, actor, read });
    }
  }
  expect(closed).toEqual([]);
});

describe('A03: every door is closed', () => {
  test('A03: to a visitor without a session', async () => {
    expectAllClosed(await requestEverywhere(null));
  });

  test('A03: to an account that waits for approval', async () => {
    expectAllClosed(await requestEverywhere(await signInAs(site, waiting.id, { kind: 'restricted' })), {
      isWaiting: true,
    });
  });

  test('A03: to an account that waits for approval, even with a full session', async () => {
    expectAllClosed(await requestEverywhere(await signInAs(site, waiting.id, { kind: 'full' })));
  });

  test('A03: to a rejected account, whatever session is left', async () => {
    for (const [turn, kind] of (['full', 'restricted', 'second_factor'] as const).entries()) {
      const doors = GATED.filter((_, place) => isFullForm || place % 3 === turn);
      expectAllClosed(await requestEverywhere(await signInAs(site, castMember('Gary').id, { kind }), { doors }));
    }
  });

  test('A03: to an account with an unconfirmed address, because it gets no session', async () => {
    for (const status of ['approved', 'pending'] as const) {
      const { email } = await addAccount(site.database.database, { status, isConfirmed: false });
      const reply = await sendSignIn(site, email, PASSWORD);
      expect([reply.status, reply.cookie]).toEqual([403, null]);
    }
  });

  test('A03: to an account that was deleted', async () => {
    const deletedAdmin = await addAccount(site.database.database, { role: 'admin' });
    const cookie = await signInAs(site, deletedAdmin.id);
    expect(await whoIs(site, cookie)).toBe(deletedAdmin.id);
    await site.database.database.asActor(castMember('Morag').id, (transaction) =>
      sql`SELECT app.delete_account(${deletedAdmin.id})`.execute(transaction),
    );
    expectAllClosed(await requestEverywhere(cookie));
  });

  test('A03: to a session that has ended', async () => {
    expectAllClosed(await requestEverywhere(await signInAs(site, castMember('Morag').id, { minutes: -1 })));
  });

  test('A03: to a cookie that differs in one letter', async () => {
    const changed = admin.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    expectAllClosed(await requestEverywhere(changed));
  });

  test('A03: to everybody, administrators too, while sessions cannot be looked up', async () => {
    undoFault = await forbid(site.database, 'app.find_session');
    // 503 does not reveal who is signed in (H15); some routes refuse the request earlier.
    for (const { pattern, read, data, write } of await requestEverywhere(admin)) {
      const elsewhere = pattern === 'profile/cv' ? [202, 302] : MATRIX[pattern]?.read.admin === 'unknown' ? [401] : [];
      expect({ pattern, read }).toEqual({ pattern, read: expect.toBeOneOf([null, 405, 503, ...elsewhere]) });
      expect({ pattern, data }).toEqual({ pattern, data: expect.toBeOneOf([null, 405, 503, ...elsewhere]) });
      const withKey = MATRIX[pattern]?.write?.admin === 'unknown' ? [401] : [];
      expect({ pattern, write }).toEqual({ pattern, write: expect.toBeOneOf([null, 400, 405, 503, ...withKey]) });
    }
    await undoFault();
    undoFault = undefined;
    expect(await whoIs(site, admin)).toBe(castMember('Morag').id);
  });
});

test('A03: signing in fails closed while attempts cannot be counted', async () => {
  const { email } = await addAccount(site.database.database);
  for (const procedure of ['check_account_lockout', 'record_failed_login', 'check_ip_rate_limit']) {
    undoFault = await forbid(site.database, procedure);
    const reply = await sendForm(site, '/employer-login', { email, password: PASSWORD });
    expect([procedure, reply.status, reply.cookie]).toEqual([procedure, 500, null]);
    await undoFault();
    undoFault = undefined;
  }
  expect((await sendSignIn(site, email, PASSWORD)).status).toBe(303);
});
