import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takenLineShape } from '#app/features/core/api/schema.ts';
import { LONGEST_LINE, MOST_LINES } from '#app/web/api/read-body.server.ts';
import type { ApiScope } from '#domain/api-key/api-key.ts';
import { callApi, sendLines } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let key: string;

beforeAll(async () => {
  site = await startSite();
  await requireFactors(site.database, false);
  key = await addKey();
});

afterAll(() => site?.stop());

const addKey = async (scopes: ApiScope[] = ['jobs:write']) =>
  (await addApiKey(site.database, castMember('Morag').id, scopes)).key;

const job = (reference: string, more = {}) => ({
  reference,
  title: 'Lighthouse keeper',
  company: 'Candlewick Lights',
  location: 'Whitby, North Yorkshire',
  salary: '£31,000 a year',
  description: 'Keep the light.',
  requirements: 'A steady hand.',
  category: 'white-collar',
  authority: { how: 'phone', given_by: 'Ida Marsh', given_on: '2026-11-20' },
  ...more,
});
const send = (source: string, lines: readonly unknown[], call = {}) =>
  sendLines(site, `/sources/${source}/jobs`, lines, { key, ...call });
const outcomesOf = ({ lines }: Awaited<ReturnType<typeof send>>) =>
  lines.map((line) => {
    const { status, outcome } = takenLineShape.parse(line);
    return `${status} ${outcome}`;
  });
const jobsOf = (source: string) =>
  queryTasks<{ reference: string; title: string; version: string; row: string }>(
    site.database,
    `SELECT o.reference, j.title, j.updated_at::text AS version, o.xmin::text AS row FROM job_origins AS o
     JOIN job_sources AS s ON s.id = o.source_id JOIN jobs AS j ON j.id = o.job_id WHERE s.name = $1 ORDER BY o.reference`,
    [source],
  );

test('each line is created, changed, left unchanged or refused on its own, and the answers are in order', async () => {
  const first = await send('many', [job('1'), '', job('2', { salary: '' }), job('3')]);
  expect([first.status, first.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
  expect(outcomesOf(first)).toEqual(['201 made', '422 refused', '201 made']);
  expect(first.lines.map(({ line, reference }) => [line, reference])).toEqual([
    [1, '1'],
    [3, '2'],
    [4, '3'],
  ]);
  expect(first.lines[1].problem).toMatchObject({ title: 'Not valid', errors: [{ pointer: '/salary' }] });
  const [, three] = await jobsOf('many');
  const second = await send('many', [job('1', { title: 'Keeper' }), job('2'), job('3')]);
  expect(outcomesOf(second)).toEqual(['200 changed', '201 made', '200 same']);
  expect(second.lines[0].id).toBe(first.lines[0].id);
  expect((await jobsOf('many')).map(({ reference, title }) => [reference, title])).toEqual([
    ['1', 'Keeper'],
    ['2', 'Lighthouse keeper'],
    ['3', 'Lighthouse keeper'],
  ]);
  expect((await jobsOf('many'))[2]).toEqual(three);
  const { reference: _, ...alone } = job('3');
  const put = await callApi(site, 'PUT', '/sources/many/jobs/3', { key, body: alone });
  expect([put.status, put.headers.etag]).toBeTruthy();
  expect((await jobsOf('many'))[2]).toEqual(three);
});

test('a wrong line does not affect the others, whatever its error', async () => {
  const deep = `{"reference":"deep","title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const long = JSON.stringify(job('long', { description: 'x'.repeat(LONGEST_LINE) }));
  const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field${index}`, index]));
  const answer = await send('wrong', [
    '{"reference":',
    deep,
    long,
    '[]',
    'null',
    { ...job('wide'), ...wide },
    job(''),
    job('x'.repeat(201)),
    job('a\u0000b'),
    job('nul', { description: 'Keep\u0000 the light.' }),
    job('lone', { title: 'Keeper \ud800' }),
    job('twice'),
    job('twice', { title: 'Other' }),
    job('client', { client_id: randomUUID() }),
    '{"__proto__":{"reference":"x"},"reference":"proto"}',
    job('good'),
  ]);
  expect(answer.status).toBe(200);
  expect(answer.lines.map(({ status }) => status)).toEqual([
    400, 422, 413, 422, 422, 422, 422, 422, 422, 422, 422, 201, 422, 201, 422, 201,
  ]);
  expect(answer.lines[12].problem.errors).toEqual([{ pointer: '/reference', detail: 'This reference appears twice.' }]);
  expect(answer.lines[5].problem.errors).toHaveLength(5);
  expect(answer.body.length).toBeLessThan(8_000);
  expect((await jobsOf('wrong')).map(({ reference }) => reference)).toEqual(['client', 'good', 'twice']);
});

test("lines of several transactions are accepted, and a colleague's change is named and kept", async () => {
  const lines = Array.from({ length: 50 }, (_, index) => job(String(index), { title: `Keeper of light ${index}` }));
  const createdReply = await send('lights', lines);
  expect(new Set(outcomesOf(createdReply))).toEqual(new Set(['201 made']));
  expect(new Set(createdReply.lines.map(({ id }) => id)).size).toBe(50);
  expect(new Set(outcomesOf(await send('lights', lines)))).toEqual(new Set(['200 same']));
  await asSuperuser(site.database, `UPDATE jobs SET title = 'By hand' WHERE id = '${createdReply.lines[30].id}'`);
  const all = lines.map((line) => ({ ...line, title: `${line.title}, again` }));
  const changed = await send('lights', all);
  expect(outcomesOf(changed).filter((line) => line !== '200 changed')).toEqual(['412 refused']);
  expect(changed.lines[30].problem.detail).toContain('If-Match: *');
  expect(outcomesOf(await send('lights', [all[30]], { headers: { 'If-Match': '*' } }))).toEqual(['200 changed']);
});

test('a key without the scope, a source of a file, another media type and too many lines are refused as a whole', async () => {
  const other = await addKey(['clients:read', 'webhooks:write']);
  expect((await send('whole', [job('1')], { key: other })).status).toBe(403);
  expect((await send('whole', [job('1')], { key: null })).status).toBe(401);
  await queryTasks(site.database, `INSERT INTO job_sources (id, name, kind) VALUES ($1, 'A file', 'csv')`, [
    randomUUID(),
  ]);
  expect((await send('A%20file', [job('1')])).status).toBe(422);
  expect((await send('x'.repeat(101), [job('1')])).status).toBe(422);
  expect((await send('whole', [job('1')], { headers: { 'Content-Type': 'application/json' } })).status).toBe(415);
  expect((await send('whole', [job('1')], { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
  expect((await send('whole', ['', ' '])).status).toBe(400);
  const manyReply = await send(
    'whole',
    Array.from({ length: MOST_LINES + 1 }, () => '{}'),
  );
  expect([manyReply.status, manyReply.json.detail]).toEqual([
    413,
    'The body has more than 500 lines. Send it in parts.',
  ]);
  expect((await send('whole', ['x'.repeat(1_050_000)])).status).toBe(413);
  expect((await callApi(site, 'GET', '/sources/whole/jobs', { key })).status).toBe(405);
  const lines = { key, body: JSON.stringify(job('1')), headers: { 'Content-Type': 'application/x-ndjson' } };
  expect((await callApi(site, 'POST', '/jobs', lines)).status).toBe(415);
  expect(await jobsOf('whole')).toEqual([]);
});

test('a request repeated under its Idempotency-Key gets the same answer and runs once', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const lines = Array.from({ length: 60 }, (_, index) => job(`r${index}`, index === 7 ? { title: '' } : {}));
  const first = await send('again', lines, { headers });
  const before = await jobsOf('again');
  const repeatedReply = await send('again', lines, { headers });
  expect([repeatedReply.status, repeatedReply.headers['idempotency-replayed']]).toEqual([200, 'true']);
  expect(repeatedReply.lines).toEqual(first.lines);
  expect(await jobsOf('again')).toEqual(before);
  expect((await send('again', [job('other')], { headers })).status).toBe(422);
});

test('if the database fails in between, each line says whether it was accepted, and all may be sent again', async () => {
  const lines = Array.from({ length: 70 }, (_, index) =>
    job(`f${index}`, { title: index === 60 ? 'Fails' : 'Keeper' }),
  );
  await asSuperuser(
    site.database,
    `CREATE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'on purpose'; END $$;
     CREATE TRIGGER fail_here BEFORE INSERT ON jobs FOR EACH ROW WHEN (NEW.title = 'Fails') EXECUTE FUNCTION fail_here()`,
  );
  const headers = { 'Idempotency-Key': randomUUID() };
  const broken = await send('faults', lines, { headers });
  expect([broken.status, broken.headers['retry-after']]).toEqual([503, '5']);
  expect(outcomesOf(broken)).toEqual([...Array(60).fill('201 made'), ...Array(10).fill('503 refused')]);
  expect(await jobsOf('faults')).toHaveLength(60);
  await asSuperuser(site.database, 'DROP TRIGGER fail_here ON jobs; DROP FUNCTION fail_here()');
  const retriedReply = await send('faults', lines, { headers });
  expect(outcomesOf(retriedReply)).toEqual([...Array(60).fill('200 same'), ...Array(10).fill('201 made')]);
});

test('two requests run at once; others are asked to come back, and lose nothing', async () => {
  const lines = Array.from({ length: 10 }, (_, index) => job(`p${index}`));
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('at-once', lines)));
  for (const { status, headers, json } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, headers['retry-after'], json.detail]).toEqual([
      503,
      '5',
      'Other jobs are being processed. Send these again.',
    ]);
  }
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(new Set(outcomesOf(await send('at-once', lines)))).toEqual(new Set(['200 same']));
  expect(await jobsOf('at-once')).toHaveLength(10);
});
