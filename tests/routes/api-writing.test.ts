/** Jobs that a program writes with its key: by the rules of the form, by the version that is known, and once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownJobShape } from '#app/features/api/schema.ts';
import { problemShape } from '#app/web/api/problem.server.ts';
import type { ApiScope } from '#domain/api-key/api-key.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
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

async function ask(path: string, key: string | null) {
  const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
  const answer = await request(site.url, `/api/v1${path}`, { headers });
  return { ...answer, json: JSON.parse(answer.body.toString() || 'null') };
}

const JOB = {
  title: 'Lighthouse keeper',
  company: 'Candlewick Lights',
  location: 'Whitby, North Yorkshire',
  salary: '£31,000 a year',
  description: 'Keep the light.',
  requirements: 'A steady hand.',
  category: 'white-collar',
  hours_per_week: 37.5,
  authority: { how: 'phone', given_by: 'Ida Marsh', given_on: '2026-11-20' },
};

async function write(method: 'POST' | 'PATCH', path: string, key: string, body: unknown, headers = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const answer = await request(site.url, `/api/v1${path}`, { method, headers: { ...type, ...headers }, body: text });
  return { ...answer, json: JSON.parse(answer.body.toString() || 'null') };
}

const pointers = (json: unknown) => problemShape.parse(json).errors?.map(({ pointer }) => pointer);

describe('jobs that are written', () => {
  test('posted, changed, closed and opened again, each by the version that is known', async () => {
    const { key } = await addApiKey(site.database, consultant, ['jobs:write']);
    const posted = await write('POST', '/jobs', key, JOB);
    expect([posted.status, posted.json]).toMatchObject([201, { title: JOB.title, status: 'open', salary_min: 31_000 }]);
    const { id } = ownJobShape.parse(posted.json);
    const { location = '', etag = '' } = posted.headers;
    expect(new URL(location).pathname).toBe(`/api/v1/jobs/${id}`);
    const read = await ask(`/jobs/${id}`, key);
    expect([read.headers.etag, read.json]).toEqual([etag, posted.json]);
    expect((await ask(`/jobs/${id}`, null)).json).not.toHaveProperty('status');

    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Keeper' })).status).toBe(428);
    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Keeper' }, { 'If-Match': '"1"' })).status).toBe(412);
    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Keeper' }, { 'If-Match': `W/${etag}` })).status).toBe(
      412,
    );
    const changed = await write('PATCH', `/jobs/${id}`, key, { salary: '£35,000 a year' }, { 'If-Match': etag });
    expect(changed.json).toMatchObject({ title: JOB.title, salary_min: 35_000, status: 'open', hours_per_week: 37.5 });
    expect((await write('PATCH', `/jobs/${id}`, key, { title: 'Late' }, { 'If-Match': etag })).status).toBe(412);

    const close = await write('PATCH', `/jobs/${id}`, key, { status: 'closed' }, { 'If-Match': changed.headers.etag });
    expect(close.json).toMatchObject({ status: 'closed', is_open: false });
    expect((await ask(`/jobs/${id}`, null)).json.is_open).toBe(false);
    const opened = await write('PATCH', `/jobs/${id}`, key, { status: 'open' }, { 'If-Match': close.headers.etag });
    expect(opened.json).toMatchObject({ status: 'open', is_open: true });
    const back = await write('PATCH', `/jobs/${id}`, key, { status: 'draft' }, { 'If-Match': opened.headers.etag });
    expect([back.status, pointers(back.json)]).toEqual([422, ['/status']]);
    const owners = await queryTasks(site.database, 'SELECT user_id AS id FROM jobs WHERE id = $1', [id]);
    expect(owners).toEqual([{ id: consultant }]);
  });

  test('a draft needs a title, is seen with its key alone, and is published', async () => {
    const { key } = await addKey();
    const draft = await write('POST', '/jobs', key, { title: 'Not yet', status: 'draft' });
    expect([draft.status, draft.json.status]).toEqual([201, 'draft']);
    const { id } = draft.json;
    expect((await ask(`/jobs/${id}`, null)).status).toBe(404);
    expect((await ask(`/jobs/${id}`, (await addKey(['clients:read'])).key)).status).toBe(404);
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
      ['/authority/how', '/authority/given_by'],
    ],
    ['words that need a reason', { ...JOB, description: 'Keep the light. You must be over 18.' }, ['/answers/age']],
    [
      'a category that the title speaks against',
      { ...JOB, title: 'Forklift driver', category: undefined },
      ['/category'],
    ],
    ['a name of several places', { ...JOB, location: 'Newport' }, ['/location']],
    ['a closing date of the past', { ...JOB, closes_at: '2020-01-01' }, ['/closes_at']],
  ])('%s is told by field', async (_what, body, expected) => {
    const { status, json } = await write('POST', '/jobs', (await addKey()).key, body);
    expect([status, pointers(json)]).toEqual([422, expected]);
  });

  test('a reason that is given is logged with the job', async () => {
    const body = { ...JOB, description: 'Keep the light. You must be over 18.', answers: { age: 'The law asks it' } };
    const { status, json } = await write('POST', '/jobs', (await addKey()).key, body);
    expect([status, json.errors]).toEqual([201, undefined]);
    const reasons = await queryTasks(site.database, 'SELECT reason FROM advert_overrides WHERE job_id = $1', [json.id]);
    expect(reasons).toEqual([{ reason: 'The law asks it' }]);
  });

  test('A48: a request that is sent again under its Idempotency-Key is done once, and by no other key', async () => {
    const { key } = await addKey();
    const again = { 'Idempotency-Key': `"${randomUUID()}"` };
    const body = { ...JOB, title: `Keeper ${randomUUID()}` };
    const answers = await Promise.all([1, 2, 3].map(() => write('POST', '/jobs', key, body, again)));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const replayed = await write('POST', '/jobs', key, body, again);
    expect([replayed.status, replayed.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(await queryTasks(site.database, 'SELECT FROM jobs WHERE title = $1', [body.title])).toHaveLength(1);
    expect((await write('POST', '/jobs', key, { ...body, title: 'Other' }, again)).status).toBe(422);
    const other = await write('POST', '/jobs', (await addKey()).key, body, again);
    expect([other.status, other.headers['idempotency-replayed']]).toEqual([201, undefined]);
    // The scope is asked for before anything is answered again.
    expect((await write('POST', '/jobs', (await addKey(['clients:read'])).key, body, again)).status).toBe(403);
    // What was refused may be mended under the same key.
    const mend = { 'Idempotency-Key': randomUUID() };
    expect((await write('POST', '/jobs', key, { title: 'x' }, mend)).status).toBe(422);
    expect((await write('POST', '/jobs', key, JOB, mend)).status).toBe(201);
  });

  test('A48: a key does no more than its scope and its account', async () => {
    const jobsOf = () => queryTasks(site.database, 'SELECT id, updated_at FROM jobs ORDER BY id');
    const reading = await addKey(['applications:read', 'candidates:read', 'clients:read']);
    const known = await jobsOf();
    const { status, headers, json } = await write('POST', '/jobs', reading.key, JOB);
    expect([status, json.detail]).toEqual([403, 'This key lacks the scope jobs:write.']);
    expect(headers['www-authenticate']).toContain('scope="jobs:write"');
    const [foreign] = await queryTasks<{ id: string }>(
      site.database,
      'SELECT id FROM jobs WHERE user_id = $1 LIMIT 1',
      [castMember('Dev').id],
    );
    // A consultant has no business with the jobs of employers.
    const theirs = await addApiKey(site.database, consultant, ['jobs:write']);
    const match = { 'If-Match': '*' };
    expect((await write('PATCH', `/jobs/${foreign?.id}`, theirs.key, { status: 'closed' }, match)).status).toBe(404);
    expect((await write('PATCH', '/jobs/nonsense', theirs.key, { title: 'x' }, match)).status).toBe(404);
    await requireFactors(site.database, true);
    expect((await write('POST', '/jobs', theirs.key, JOB)).status).toBe(403);
    expect((await ask('/jobs?limit=1', theirs.key)).status).toBe(200);
    await requireFactors(site.database, false);
    expect(await jobsOf()).toEqual(known);
  });

  test('A48: deep, wide and wrong bodies are refused in a few words, and pages of other sites cannot send one', async () => {
    const { key } = await addKey();
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, at])));
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
    const got = [];
    for (const [status, body, headers] of cases) {
      const answer = await (status === 405 ? write('PATCH', '/jobs', key, body, headers) : send400(key, body, headers));
      got.push(answer.status);
      expect(answer.body.length).toBeLessThan(8_000);
    }
    expect(got).toEqual(cases.map(([status]) => status));
  });
});

/** Refusals of the server itself are no JSON. */
const send400 = (key: string, body: string, headers: object) =>
  request(site.url, '/api/v1/jobs', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, ...headers },
    body,
  });
