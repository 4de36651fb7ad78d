import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGuide, runGuide } from '#app/features/core/api/tests/guide.ts';
import { API_SCOPES } from '#domain/api-key/api-key.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let key: string;

beforeAll(async () => {
  site = await startSite();
  await requireFactors(site.database, false);
  key = (await addApiKey(site.database, castMember('Morag').id, API_SCOPES)).key;
  const { database } = site.database;
  const [job_id = ''] = await addJobs(database, { user_id: ADMIN });
  const [candidate_id = ''] = await addCandidates(database, 'Wren Halloran');
  await addApplications(database, { candidate_id, job_id });
  await queryTasks(
    site.database,
    `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('adzuna', true, 'all', now())`,
  );
});
afterAll(() => site?.stop());

test.each([
  ['api.md', 9],
  ['connect-your-ats.md', 6],
  ['feeds.md', 4],
])('each command of %s gets the answer that the guide promises (%i commands)', async (guide, count) => {
  const results = await runGuide(`docs/use/${guide}`, { SITE: site.url, KEY: key });
  for (const { commands, expected, actual } of results)
    expect({ commands, answer: actual }).toEqual({ commands, answer: expected });
  expect(results).toHaveLength(count);
});

describe('a guide', () => {
  test.each([
    ['commands without an answer', '```sh\ncurl x\n```\n\n```sh\ncurl y\n```\n\n```json\n{}\n```'],
    ['an answer without commands', '```json\n{}\n```'],
  ])('may not have %s', (_, markdown) => expect(() => readGuide(markdown)).toThrow(/^Line \d/));
});
