import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  applicationsShape,
  candidateShape,
  candidatesShape,
  clientsShape,
  ownJobShape,
} from '#app/features/core/api/schema.ts';
import { problemShape } from '#app/web/api/problem.server.ts';
import type { ApiScope } from '#domain/api-key/api-key.ts';
import { SENT_JOB as JOB } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { requestApi } from '#tests/support/prism.ts';
import { request } from '#tests/support/request.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let consultant: string;

beforeAll(async () => {
  site = await startSite();
  await requireFactors(site.database, false);
  consultant = await addColleague(site.database, 'consultant', 'Jo Bell');
});

afterAll(() => site?.stop());

const addKey = (scopes: ApiScope[] = ['jobs:write']) => addApiKey(site.database, castMember('Morag').id, scopes);

async function readApi(path: string, key: string | null) {
  const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
  const answer = await requestApi(site.url, `/api/v1${path}`, { headers });
  return { ...answer, json: JSON.parse(answer.body.toString() || 'null') };
}

async function write(method: 'POST' | 'PATCH' | 'PUT', path: string, key: string, body: unknown, headers = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const answer = await requestApi(site.url, `/api/v1${path}`, { method, headers: { ...type, ...headers }, body: text });
  return { ...answer, json: JSON.parse(answer.body.toString() || 'null') };
}

const pointers = (json: unknown) => problemShape.parse(json).errors?.map(({ pointer }) => pointer);

describe('jobs written by a program', () => {
  test('are posted, changed, closed and reopened, each with the version that the program knows', async () => {
    const { key } = await addApiKey(site.database, consultant, ['jobs:write']);
    const posted = await write('POST', '/jobs', key, JOB);
    expect([posted.status, posted.json]).toMatchObject([201, { title: JOB.title, status: 'open', salary_min: 31_000 }]);
    const { id } = ownJobShape.parse(posted.json);
    const { location = '', etag = '' } = posted.headers;
    expect(new URL(location).pathname).toBe(`/api/v1/jobs/${id}`);
    const read = await readApi(`/jobs/${id}`, key);
    expect([read.headers.etag, read.json]).toEqual([etag, posted.json]);
    expect((await readApi(`/jobs/${id}`, null)).json).not.toHaveProperty('status');

    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Keeper' })).status).toBe(428);
    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Keeper' }, { 'If-Match': '"1"' })).status).toBe(412);
    for (const header of ['*,*', '*, "1"', 'W/*', etag.replaceAll('"', ''), `${etag} ${etag}`, `w/${etag}`])
      expect([
        header,
        (await write('PATCH', `/jobs/${id}`, key, { title: 'Keeper' }, { 'If-Match': header })).status,
      ]).toEqual([header, 412]);
    // Sends the tag as a proxy that compresses weakens it, and in a list.
    const weak = { 'If-Match': `"1", W/${etag}` };
    const changed = await write('PATCH', `/jobs/${id}`, key, { salary: '£35,000 a year' }, weak);
    expect(changed.json).toMatchObject({ title: JOB.title, salary_min: 35_000, status: 'open', hours_per_week: 37.5 });
    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Late' }, { 'If-Match': etag })).status).toBe(412);

    const close = await write('PATCH', `/jobs/${id}`, key, { status: 'closed' }, { 'If-Match': changed.headers.etag });
    expect(close.json).toMatchObject({ status: 'closed', is_open: false });
    expect((await readApi(`/jobs/${id}`, null)).json.is_open).toBe(false);
    const opened = await write('PATCH', `/jobs/${id}`, key, { status: 'open' }, { 'If-Match': close.headers.etag });
    expect(opened.json).toMatchObject({ status: 'open', is_open: true });
    const back = await write('PATCH', `/jobs/${id}`, key, { status: 'draft' }, { 'If-Match': opened.headers.etag });
    expect([back.status, pointers(back.json)]).toEqual([422, ['/status']]);
    const owners = await queryTasks(site.database, 'SELECT user_id AS id FROM jobs WHERE id = $1', [id]);
    expect(owners).toEqual([{ id: consultant }]);
  });

  test('a draft needs a title, is visible with its key only, and can be published', async () => {
    const { key } = await addKey();
    const draft = await write('POST', '/jobs', key, { title: 'Not yet', status: 'draft' });
    expect([draft.status, draft.json.status]).toEqual([201, 'draft']);
    const { id } = draft.json;
    expect((await readApi(`/jobs/${id}`, null)).status).toBe(404);
    expect((await readApi(`/jobs/${id}`, (await addKey(['clients:read'])).key)).status).toBe(404);
    const match = { 'If-Match': draft.headers.etag };
    const early = await write('PATCH', `/jobs/${id}`, key, { status: 'open' }, match);
    expect([early.status, pointers(early.json)]).toEqual([422, expect.arrayContaining(['/company', '/salary'])]);
    const open = await write('PATCH', `/jobs/${id}`, key, { ...JOB, status: 'open' }, match);
    expect([open.status, open.json.status]).toEqual([200, 'open']);
  });

  test.each([
    ['what is missing', { title: 'Keeper' }, ['/company', '/location', '/salary', '/description', '/requirements']],
    ['a choice that does not exist', { ...JOB, type: 'Fulltime' }, ['/type']],
    ['a field that does not exist', { ...JOB, user_id: 'x' }, ['/user_id']],
    [
      'a wrong type within a field',
      { ...JOB, authority: { how: 'phone', given_by: 1 } },
      ['/authority/given_by', '/authority/given_on'],
    ],
    [
      'an agency that does not say who allowed it',
      { ...JOB, authority: undefined },
      ['/authority/how', '/authority/given_by', '/authority/given_on'],
    ],
    ['words that need a reason', { ...JOB, description: 'Keep the light. You must be over 18.' }, ['/description']],
    [
      'a category that the title speaks against',
      { ...JOB, title: 'Forklift driver', category: undefined },
      ['/category'],
    ],
    ['a name of several places', { ...JOB, location: 'Newport' }, ['/location']],
    ['a closing date of the past', { ...JOB, closes_at: '2020-01-01' }, ['/closes_at']],
  ])('%s is reported at its field', async (_what, body, expected) => {
    const { status, json } = await write('POST', '/jobs', (await addKey()).key, body);
    expect([status, pointers(json)]).toEqual([422, expected]);
  });

  test('the reason given for a word is logged with the job', async () => {
    const body = { ...JOB, description: 'Keep the light. You must be over 18.', answers: { age: 'The law asks it' } };
    const { status, json } = await write('POST', '/jobs', (await addKey()).key, body);
    expect([status, json.errors]).toEqual([201, undefined]);
    const reasons = await queryTasks(site.database, 'SELECT reason FROM advert_overrides WHERE job_id = $1', [json.id]);
    expect(reasons).toEqual([{ reason: 'The law asks it' }]);
  });

  test("a job sent by its reference is created once, changed where it differs, and never overwrites a colleague's change", async () => {
    const { key } = await addKey();
    const path = '/sources/bullhorn/jobs/4711';
    const put = (more = {}, headers = {}) => write('PUT', path, key, { ...JOB, ...more }, headers);
    const createdReply = await put();
    const { id } = ownJobShape.parse(createdReply.json);
    const same = await put();
    expect([createdReply.status, same.status, same.headers.etag]).toEqual([201, 200, createdReply.headers.etag]);
    const changed = await put({ title: 'Keeper of two lights' });
    expect([changed.status, changed.json.id, changed.json.title]).toEqual([200, id, 'Keeper of two lights']);
    await asSuperuser(site.database, `UPDATE jobs SET title = 'By hand' WHERE id = '${id}'`);
    expect((await put({ title: 'Keeper of three lights' })).status).toBe(412);
    const forced = await put({ title: 'Keeper of three lights' }, { 'If-Match': '*' });
    expect([forced.status, forced.json.title]).toEqual([200, 'Keeper of three lights']);
    await asSuperuser(site.database, `UPDATE jobs SET title = 'By hand again' WHERE id = '${id}'`);
    const currentTag = (await readApi(`/jobs/${id}`, key)).headers.etag ?? '';
    for (const tag of [forced.headers.etag, '"1"', '*,*', '*, *', 'nonsense', ''])
      for (const title of ['Keeper of three lights', 'Keeper of four lights'])
        expect([tag, (await put({ title }, { 'If-Match': tag })).status]).toEqual([tag, 412]);
    const changedReply = await put({ title: 'Keeper of three lights' }, { 'If-Match': `"1", W/${currentTag}` });
    expect([changedReply.status, changedReply.json.title]).toEqual([200, 'Keeper of three lights']);
    const unchangedReply = await put({ title: 'Keeper of three lights' }, { 'If-Match': changedReply.headers.etag });
    expect([unchangedReply.status, unchangedReply.headers.etag]).toEqual([200, changedReply.headers.etag]);
    const unknown = { ...JOB, title: 'Nothing is there' };
    expect((await write('PUT', `${path}0`, key, unknown, { 'If-Match': currentTag })).status).toBe(412);
    expect((await write('PUT', `${path}0`, key, unknown, { 'If-Match': '*' })).status).toBe(201);
    const age = { description: 'Keep the light. You must be over 18.' };
    const refusedReply = await write('PUT', '/sources/bullhorn/jobs/4712', key, { ...JOB, ...age });
    expect([refusedReply.status, pointers(refusedReply.json)]).toEqual([422, ['/description']]);
    expect(refusedReply.json).toMatchObject({ errors: [{ words: 'must be over 18', confirm: '/answers/age' }] });
    const answered = { ...JOB, ...age, answers: { age: 'The law asks it' } };
    expect((await write('PUT', '/sources/bullhorn/jobs/4712', key, answered)).status).toBe(201);
    expect((await write('PUT', `/sources/${'x'.repeat(101)}/jobs/1`, key, JOB)).status).toBe(422);
    const blanks = ['CODE_07', '%20CODE_07', 'CODE_07%20', '%C2%A0CODE_07%09'].map(
      (written) => `/sources/ats/jobs/${written}`,
    );
    const written = [];
    for (const address of blanks) written.push(await write('PUT', address, key, JOB));
    expect(written.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    expect(new Set(written.map(({ json }) => json.id)).size).toBe(1);
  });

  test("a program's own PATCH does not count as a colleague's change", async () => {
    const { id: keyId, key } = await addKey();
    const path = '/sources/own-changes/jobs/1';
    const put = (more = {}, by = key) => write('PUT', path, by, { ...JOB, ...more });
    const createdReply = await put();
    const { id } = ownJobShape.parse(createdReply.json);
    const change = async (body: object, by = key) => {
      const { headers } = await readApi(`/jobs/${id}`, by);
      expect((await write('PATCH', `/jobs/${id}`, by, body, { 'If-Match': headers.etag })).status).toBe(200);
    };
    await change({ title: 'For a day' });
    // The job has changed since, so the first version counts as a change.
    const back = await put();
    expect([back.status, back.json.title]).toEqual([200, JOB.title]);
    expect((await put()).headers.etag).toBe(back.headers.etag);
    await change({ status: 'closed' });
    const closed = await put({ title: 'Keeper, closed' });
    expect([closed.status, closed.json]).toMatchObject([200, { title: 'Keeper, closed', status: 'closed' }]);
    await change({ status: 'open' });
    expect((await put()).json).toMatchObject({ title: JOB.title, status: 'open' });

    const other = (await addKey()).key;
    await change({ title: 'By another program' }, other);
    expect((await put()).status).toBe(200);
    expect((await readApi(`/jobs/${id}`, key)).json.title).toBe('By another program');
    expect((await put({ salary: '£32,000 a year' })).status).toBe(412);
    await change({ title: 'On top of it' });
    expect((await put({ salary: '£32,000 a year' })).status).toBe(412);
    const forced = await write('PUT', path, key, { ...JOB, salary: '£32,000 a year' }, { 'If-Match': '*' });
    expect(forced.status).toBe(200);

    // A key that replaces another takes over its jobs with its first PUT.
    expect((await put({ salary: '£32,000 a year' }, other)).headers.etag).toBe(forced.headers.etag);
    await change({ title: 'By the new key' }, other);
    expect((await put({}, other)).status).toBe(200);
    await change({ title: 'By the old key' });
    expect((await put({ salary: '£33,000 a year' })).status).toBe(412);
    const importedJobs = await queryTasks<{ id: string }>(
      site.database,
      'SELECT key_id AS id FROM job_origins WHERE job_id = $1',
      [id],
    );
    expect(importedJobs[0]?.id).not.toBe(keyId);
  });

  test('A48: a request repeated under its Idempotency-Key runs once, and only for its own key', async () => {
    const { key } = await addKey();
    const idempotencyHeaders = { 'Idempotency-Key': `"${randomUUID()}"` };
    const body = { ...JOB, title: `Keeper ${randomUUID()}` };
    const answers = await Promise.all([1, 2, 3].map(() => write('POST', '/jobs', key, body, idempotencyHeaders)));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const replayed = await write('POST', '/jobs', key, body, idempotencyHeaders);
    expect([replayed.status, replayed.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(await queryTasks(site.database, 'SELECT FROM jobs WHERE title = $1', [body.title])).toHaveLength(1);
    expect((await write('POST', '/jobs', key, { ...body, title: 'Other' }, idempotencyHeaders)).status).toBe(422);
    const other = await write('POST', '/jobs', (await addKey()).key, body, idempotencyHeaders);
    expect([other.status, other.headers['idempotency-replayed']]).toEqual([201, undefined]);
    // The scope is checked before the stored answer is repeated.
    expect((await write('POST', '/jobs', (await addKey(['clients:read'])).key, body, idempotencyHeaders)).status).toBe(
      403,
    );
    // A refused request can be corrected and sent again with the same key.
    const retryHeaders = { 'Idempotency-Key': randomUUID() };
    expect((await write('POST', '/jobs', key, { title: 'x' }, retryHeaders)).status).toBe(422);
    expect((await write('POST', '/jobs', key, JOB, retryHeaders)).status).toBe(201);
  });

  test('A48: a key is limited to its scope and its account', async () => {
    const jobsOf = () => queryTasks(site.database, 'SELECT id, updated_at FROM jobs ORDER BY id');
    const readingKey = await addKey(['applications:read', 'candidates:read', 'clients:read']);
    const existingJobs = await jobsOf();
    const { status, headers, json } = await write('POST', '/jobs', readingKey.key, JOB);
    expect([status, json.detail]).toEqual([403, 'This key lacks the scope jobs:write.']);
    expect(headers['www-authenticate']).toContain('scope="jobs:write"');
    const [foreign] = await queryTasks<{ id: string }>(
      site.database,
      'SELECT id FROM jobs WHERE user_id = $1 LIMIT 1',
      [castMember('Dev').id],
    );
    const consultantsKey = await addApiKey(site.database, consultant, ['jobs:write']);
    const match = { 'If-Match': '*' };
    expect((await write('PATCH', `/jobs/${foreign?.id}`, consultantsKey.key, { status: 'closed' }, match)).status).toBe(
      404,
    );
    expect((await write('PATCH', '/jobs/nonsense', consultantsKey.key, { title: 'x' }, match)).status).toBe(404);
    await requireFactors(site.database, true);
    expect((await write('POST', '/jobs', consultantsKey.key, JOB)).status).toBe(403);
    expect((await readApi('/jobs?limit=1', consultantsKey.key)).status).toBe(200);
    await requireFactors(site.database, false);
    expect(await jobsOf()).toEqual(existingJobs);
  });

  test('A48: deep, wide and wrong bodies get short refusals, and pages of other sites cannot send one', async () => {
    const { key } = await addKey();
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field${n}`, n])));
    const deep = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const fields = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const cases: [number, string, object][] = [
      [422, wide, {}],
      [422, deep, {}],
      [422, '[]', {}],
      [422, 'null', {}],
      [422, '{"__proto__":{"title":"x"},"constructor":1}', {}],
      [400, '{"title":', {}],
      [400, '', {}],
      [415, 'title=x', fields],
      [415, JSON.stringify(JOB), { 'Content-Type': 'text/plain' }],
      [413, JSON.stringify({ title: 'x'.repeat(1_100_000) }), {}],
      [403, JSON.stringify(JOB), { Origin: 'https://evil.example' }],
      [400, JSON.stringify(JOB), { 'Idempotency-Key': 'x'.repeat(201) }],
      [405, JSON.stringify(JOB), {}],
    ];
    const statuses = [];
    for (const [status, body, headers] of cases) {
      const answer = await (status === 405 ? write('PATCH', '/jobs', key, body, headers) : send400(key, body, headers));
      statuses.push(answer.status);
      expect(answer.body.length).toBeLessThan(8_000);
    }
    expect(statuses).toEqual(cases.map(([status]) => status));
  });
});

const send400 = (key: string, body: string, headers: object) =>
  request(site.url, '/api/v1/jobs', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, ...headers },
    body,
  });

describe("the desk's lists", () => {
  beforeAll(async () => {
    const { database } = site.database;
    const people = await addCandidates(database, 'Wren Halloran', 'Ida Marsh', 'Bo Lund', 'Kit Moss');
    const [agencyJob = '', employerJob = ''] = await addJobs(
      database,
      { user_id: ADMIN },
      { user_id: castMember('Dev').id },
    );
    const sent_at = new Date(Date.now() - 60_000);
    // Sent at the same time, so that their ids decide the order.
    await addApplications(
      database,
      ...people.map((candidate_id) => ({ candidate_id, job_id: agencyJob, sent_at, cover_note: 'Dear all' })),
      ...people.slice(0, 2).map((candidate_id) => ({ candidate_id, job_id: employerJob })),
    );
  });

  const SCOPES: [string, ApiScope, z.ZodType][] = [
    ['/applications', 'applications:read', applicationsShape],
    ['/candidates', 'candidates:read', candidatesShape],
    ['/clients', 'clients:read', clientsShape],
  ];

  test.each(SCOPES)('%s needs the scope %s', async (path, scope, shape) => {
    const { status, headers, json } = await readApi(`${path}?limit=2`, (await addKey([scope])).key);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(shape.parse(json)).toHaveProperty('items');
    expect((await readApi(path, null)).headers['www-authenticate']).toBe('Bearer');
    for (const [, other] of SCOPES.filter(([each]) => each !== path))
      expect((await readApi(path, (await addKey([other])).key)).json.detail).toContain(scope);
    expect((await readApi(`${path}?after=nonsense`, (await addKey([scope])).key)).status).toBe(400);
  });

  test.each([
    ['/applications', 'applications:read', 'applications'],
    ['/candidates', 'candidates:read', 'people'],
  ] as const)('%s followed to the end list each row once', async (path, scope, table) => {
    const rows = await queryTasks<{ id: string }>(site.database, `SELECT id FROM ${table}`);
    const { key } = await addKey([scope]);
    const seenIds: string[] = [];
    let next: string | null = `${path}?limit=3&fields=id`;
    while (next !== null && seenIds.length <= rows.length) {
      const { json }: Awaited<ReturnType<typeof readApi>> = await readApi(next, key);
      seenIds.push(...json.items.map(({ id }: { id: string }) => id));
      next = json.next && path + new URL(json.next).search;
    }
    expect(seenIds.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(rows.length).toBeGreaterThan(3);
  });

  test("a consultant's key sees applications for the agency's jobs only, and no name that the desk hides", async () => {
    const addReadingKey = (who: string) => addApiKey(site.database, who, ['applications:read']);
    const all = (await readApi('/applications?limit=100', (await addReadingKey(castMember('Morag').id)).key)).json
      .items;
    const visibleItems = (await readApi('/applications?limit=100', (await addReadingKey(consultant)).key)).json.items;
    const agency = await queryTasks<{ id: string }>(
      site.database,
      `SELECT a.id FROM applications AS a JOIN jobs AS j ON j.id = a.job_id JOIN profiles AS p ON p.id = j.user_id
       WHERE p.role IN ('admin', 'consultant', 'editor')`,
    );
    expect(visibleItems.map(({ id }: { id: string }) => id).toSorted()).toEqual(agency.map(({ id }) => id).toSorted());
    expect(all.length).toBeGreaterThan(visibleItems.length);
    await asSuperuser(
      site.database,
      'INSERT INTO settings (fair_first_view) VALUES (true) ON CONFLICT (id) DO UPDATE SET fair_first_view = true',
    );
    const hidden = (await readApi('/applications?status=sent', (await addReadingKey(castMember('Morag').id)).key)).json
      .items;
    expect(hidden.length).toBeGreaterThan(0);
    for (const { name, email, phone, cover_note } of hidden) {
      expect(name).toMatch(/^Candidate /);
      expect([email, phone, cover_note]).toEqual([null, null, null]);
    }
  });

  test("reading a candidate's record is audited; the list has no contact details", async () => {
    const { key } = await addKey(['candidates:read']);
    const [first] = (await readApi('/candidates?limit=1', key)).json.items;
    expect(Object.keys(first)).not.toContain('email');
    const opened = () =>
      queryTasks(site.database, `SELECT FROM audit_entries WHERE action = 'person_opened' AND subject_id = $1`, [
        first.id,
      ]);
    expect(await opened()).toEqual([]);
    const { json } = await readApi(`/candidates/${first.id}`, key);
    expect(candidateShape.parse(json)).toMatchObject({ id: first.id, name: first.name });
    expect(await opened()).toHaveLength(1);
    for (const id of [randomUUID(), 'nonsense']) expect((await readApi(`/candidates/${id}`, key)).status).toBe(404);
  });
});
