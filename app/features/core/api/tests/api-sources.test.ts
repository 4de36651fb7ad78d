import { afterAll, beforeAll, expect, test } from 'vitest';
import { SENT_JOB as JOB } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { requestApi } from '#tests/support/prism.ts';
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

const addKey = () => addApiKey(site.database, castMember('Morag').id, ['jobs:write']);

async function write(method: 'POST' | 'PUT', path: string, key: string, body: object) {
  const type = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const answer = await requestApi(site.url, `/api/v1${path}`, { method, headers: type, body: JSON.stringify(body) });
  return { ...answer, json: JSON.parse(answer.body.toString() || 'null') };
}

test('a key creates at most twenty sources, and can still send to those', async () => {
  const { id: keyId, key } = await addKey();
  await queryTasks(
    site.database,
    `INSERT INTO job_sources (id, name, kind, owner_id, made_by_key)
     SELECT gen_random_uuid(), 'crm ' || n, 'program', $1, $2 FROM generate_series(1, 19) AS n`,
    [consultant, keyId],
  );
  const put = (source: string, by = key) => write('PUT', `/sources/${source}/jobs/1`, by, JOB);
  expect([(await put('crm-20')).status, (await put('crm-20')).status]).toEqual([201, 200]);
  const refused = await put('crm-21');
  expect([refused.status, refused.json.detail]).toEqual([
    422,
    expect.stringContaining('This key has made 20 sources.'),
  ]);
  expect((await put('crm-21', (await addKey()).key)).status).toBe(201);
});

test('a job has the posting date that its program names, never one in the future', async () => {
  const { key } = await addKey();
  const post = (posted_on: string) => write('POST', '/jobs', key, { ...JOB, posted_on });
  const posted = await post('2026-10-05');
  expect([posted.status, String(posted.json.posted_at).slice(0, 10)]).toEqual([201, '2026-10-05']);
  const put = await write('PUT', '/sources/dated/jobs/1', key, { ...JOB, posted_on: '2026-10-06' });
  expect([put.status, String(put.json.posted_at).slice(0, 10)]).toEqual([201, '2026-10-06']);
  for (const day of ['2099-01-01', 'soon', '2026-02-30']) expect([day, (await post(day)).status]).toEqual([day, 422]);
});
