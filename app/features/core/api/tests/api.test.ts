import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jobShape, jobsShape, placesShape } from '#app/features/core/api/schema.ts';
import { problemShape } from '#app/web/api/problem.server.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { requestApi } from '#tests/support/prism.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const SAMPLE = {
  title: 'Lighthouse keeper',
  company: 'Candlewick Lights',
  location: 'Whitby, North Yorkshire',
};
let site: Site;
let keeper: string;

beforeAll(async () => {
  site = await startSite();
  [keeper = ''] = await addJobs(site.database.database, SAMPLE);
});

afterAll(() => site?.stop());

async function callApi(path: string, headers = {}) {
  const { status, headers: responseHeaders, body } = await requestApi(site.url, `/api/v1${path}`, { headers });
  const text = body.toString();
  return { status, headers: responseHeaders, json: text ? JSON.parse(text) : null };
}

describe('jobs', () => {
  test('jobs are listed newest first, and match their description', async () => {
    const { status, headers, json } = await callApi('/jobs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['access-control-allow-origin']).toBe('*');
    const { jobs } = jobsShape.parse(json);
    expect(jobs).toHaveLength(20);
    expect(jobs[0]).toMatchObject({
      id: keeper,
      ...SAMPLE,
      is_open: true,
      url: expect.stringContaining(`/jobs/${keeper}`),
    });
    expect(jobs[0]?.advertised_by).toBe('Permanent job, advertised by Tidewell Recruitment');
    z.array(jobShape).parse(jobs);
  });

  test('a stored list is not used for a request with other or wrong parameters', async () => {
    const stored = await callApi('/jobs');
    expect((await callApi('/jobs', { 'if-none-match': stored.headers.etag })).status).toBe(304);
    expect((await callApi('/jobs?limit=2')).json.jobs).toEqual(stored.json.jobs.slice(0, 2));
    expect((await callApi('/jobs?search=Lighthouse')).json.jobs.map(({ id }: { id: string }) => id)).toEqual([keeper]);
    expect((await callApi('/jobs?serach=nurse')).status).toBe(400);
  });

  test('a list followed to its end has every open job once, also those posted at the same moment', async () => {
    const { rows } = {
      rows: await queryTasks<{ id: string }>(
        site.database,
        `SELECT id FROM jobs WHERE status = 'open' AND closes_at > now()`,
      ),
    };
    await queryTasks(
      site.database,
      `UPDATE jobs SET created_at = timestamptz '2026-11-01 10:00:00.123456+00' WHERE created_at < now() - interval '2 days'`,
    );
    const seenIds: string[] = [];
    let next: string | null = '/jobs?limit=7&fields=id';
    for (let page = 0; next !== null && page <= rows.length; page += 1) {
      const { headers, json }: Awaited<ReturnType<typeof callApi>> = await callApi(next);
      seenIds.push(...json.jobs.map(({ id }: { id: string }) => id));
      expect(headers['link'] ?? null).toBe(json.next && `<${json.next}>; rel="next"`);
      if (page === 0) await addJobs(site.database.database, { title: 'Posted meanwhile' });
      next = json.next && new URL(json.next).pathname.replace('/api/v1', '') + new URL(json.next).search;
    }
    expect(seenIds.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test('a search matches the board, page by page', async () => {
    const all = (await callApi('/jobs?search=nurse&limit=100&fields=id')).json.jobs;
    expect(all.length).toBeGreaterThan(1);
    const first = (await callApi('/jobs?search=nurse&limit=1&fields=id')).json;
    const second = await callApi(new URL(first.next).pathname.replace('/api/v1', '') + new URL(first.next).search);
    expect([...first.jobs, ...second.json.jobs]).toEqual(all.slice(0, 2));
    const nearbyJobs = (await callApi('/jobs?where=Whitby&miles=5&fields=id,location')).json.jobs;
    expect(nearbyJobs).toContainEqual({ id: keeper, location: SAMPLE.location });
    const unclear = await callApi('/jobs?where=Newport');
    expect([unclear.status, unclear.json.detail]).toEqual([
      422,
      expect.stringMatching(/^Which Newport\? .*Newport, Isle of Wight/),
    ]);
  });

  test('only the requested fields are returned, in that order', async () => {
    const { json } = await callApi('/jobs?limit=1&fields=title,id');
    expect(Object.keys(json.jobs[0])).toEqual(['title', 'id']);
  });

  test.each([
    ['a parameter that does not exist', '/jobs?serach=nurse', ['serach']],
    ['a choice that does not exist', '/jobs?type=Fulltime', ['type']],
    ['a number out of range, and a field that does not exist', '/jobs?limit=101&fields=id,owner', ['limit', 'fields']],
    ['where no page ended', '/jobs?after=0', null],
    ['where no page of a search ended', '/jobs?search=nurse&after=x', null],
    ['one parameter twice', '/jobs?type=Contract&type=Temporary', null],
  ])('%s is reported', async (_what, path, expectedErrors) => {
    const { status, headers, json } = await callApi(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json');
    const { errors } = problemShape.parse(json);
    expect(errors?.map(({ parameter }) => parameter) ?? null).toEqual(expectedErrors);
  });

  test('a single job can be read, also when closed; drafts and unknown ids are not found', async () => {
    expect(jobShape.parse((await callApi(`/jobs/${keeper}`)).json)).toMatchObject({ id: keeper, is_open: true });
    const [draft = ''] = await addJobs(site.database.database, { title: 'Not yet' });
    await queryTasks(site.database, `UPDATE jobs SET status = 'draft' WHERE id = '${draft}'`);
    for (const id of [draft, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(problemShape.parse((await callApi(`/jobs/${id}`)).json)).toMatchObject({ status: 404 });
  });

  test('an unchanged answer is not sent again; a changed one is there at once', async () => {
    for (const path of ['/jobs?category=blue-collar', '/jobs?search=lighthouse', `/jobs/${keeper}`]) {
      const { headers } = await callApi(path);
      expect(headers.etag).toBeTruthy();
      expect((await callApi(path, { 'If-None-Match': headers.etag })).status).toBe(304);
    }
    const [other = ''] = await addJobs(site.database.database, {
      title: 'Lighthouse painter',
      category: 'blue-collar',
    });
    await expect
      .poll(async () => (await callApi('/jobs?category=blue-collar')).json.jobs.map(({ id }: { id: string }) => id))
      .toContain(other);
  });
});

test('places begin with the typed text', async () => {
  const { places } = placesShape.parse((await callApi('/places?start=newp')).json);
  expect(places.length).toBeGreaterThan(1);
  expect(places.every(({ name }) => /^newp/i.test(name))).toBe(true);
  expect((await callApi('/places')).status).toBe(400);
});

test('the description lists every endpoint, and its references resolve', async () => {
  const json = JSON.parse((await request(site.url, '/api/v1/openapi.json')).body.toString());
  expect(json.openapi).toBe('3.1.0');
  expect(Object.keys(json.paths)).toEqual([
    '/api/v1/jobs',
    '/api/v1/jobs/{id}',
    '/api/v1/places',
    '/api/v1/sources/{source}/jobs/{reference}',
    '/api/v1/sources/{source}/jobs',
    '/api/v1/applications',
    '/api/v1/candidates',
    '/api/v1/candidates/{id}',
    '/api/v1/clients',
    '/api/v1/webhooks',
    '/api/v1/webhooks/{id}',
    '/api/v1/webhooks/{id}/test',
    '/api/v1/webhooks/{id}/secret',
  ]);
  expect(json.paths['/api/v1/jobs'].post).toMatchObject({
    security: [{ key: [] }],
    description: expect.stringContaining('`jobs:write`'),
  });
  expect(json.components.schemas.NewJob.required).toEqual(['title']);
  const references = [...JSON.stringify(json).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(3);
  expect(references.filter((name) => !(name && name in json.components.schemas))).toEqual([]);
  const listed = json.paths['/api/v1/jobs'].get.parameters.map(({ name }: { name: string }) => name);
  expect(listed).toContain('where');
});

test('Redocly finds no error in the description', async () => {
  const { body } = await request(site.url, '/api/v1/openapi.json');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'));
  const file = path.join(folder, 'openapi.json');
  // A real site is not at localhost, which the linter refuses.
  await writeFile(file, body.toString().replaceAll(site.url, 'https://tidewell.example'));
  const lint = promisify(execFile)(process.execPath, [REDOCLY, 'lint', file], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  await expect(
    lint.then(
      ({ stderr }) => stderr,
      (error) => error.stderr,
    ),
  ).resolves.toContain('Your API description is valid');
  await rm(folder, { recursive: true });
});

test('the page for developers shows every endpoint and field', async () => {
  const { status, body } = await request(site.url, '/developers');
  expect(status).toBe(200);
  for (const text of ['/api/v1/jobs/{id}', 'salary_period', 'advertised_by', '/api/v1/openapi.json'])
    expect(body.toString()).toContain(text);
});
