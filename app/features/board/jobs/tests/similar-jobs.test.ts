import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { listSimilarJobs, searchForOthers } from '#app/features/board/jobs/queries/similar-jobs.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(() => db.database.asSystem((transaction) => transaction.deleteFrom('jobs').execute()));

const similarTo = async (id: string, limit = 6) =>
  (await listSimilarJobs(db.database.asPublic, id, limit)).map(({ title, miles }) => [
    title,
    miles === undefined ? null : Math.round(miles),
  ]);

describe('similar jobs', () => {
  const others = [
    { title: 'Forklift driver, Stockport', location: 'Stockport' },
    { title: 'Night forklift drivers', location: 'Manchester' },
    { title: 'Forklift driver in Leeds', location: 'Leeds' },
    { title: 'Van driver', location: 'Stockport' },
    { title: 'Forklift driver coach', location: 'UK', work_mode: 'remote' },
    { title: 'Forklift driver, both', location: 'Leeds / Oldham' },
    { title: 'Forklift driver, closed', location: 'Stockport', status: 'closed' },
    { title: 'Forklift driver, past', location: 'Stockport', closes_at: hoursFromNow(-1) },
    { title: 'Forklift driver, draft', location: 'Stockport', status: 'draft' },
  ] as const;

  test('of the same work come nearest first, then those from home, then others anywhere', async () => {
    const [jobId = ''] = await addJobs(db.database, { title: 'Forklift driver', location: 'Stockport' }, ...others);
    const similar = await similarTo(jobId);
    expect(similar.slice(0, 4)).toEqual([
      ['Forklift driver, Stockport', 0],
      ['Night forklift drivers', 6],
      ['Forklift driver, both', 9],
      ['Forklift driver coach', null],
    ]);
    expect(new Set(similar.slice(4).map(([title]) => title))).toEqual(
      new Set(['Van driver', 'Forklift driver in Leeds']),
    );
    for (const limit of [1, 2, 3, 4, 5]) expect(await similarTo(jobId, limit)).toEqual(similar.slice(0, limit));
  });

  test('of one done from home are from home first, wherever it is; a job that closed keeps its place', async () => {
    const [home = '', closed = ''] = await addJobs(
      db.database,
      { title: 'Forklift driver', location: 'Remote', work_mode: 'remote' },
      { title: 'Forklift driver', location: 'Stockport', status: 'closed' },
      ...others,
    );
    expect((await similarTo(home))[0]).toEqual(['Forklift driver coach', null]);
    expect(await similarTo(home, 1)).toEqual([['Forklift driver coach', null]]);
    expect((await similarTo(closed)).slice(0, 2)).toEqual([
      ['Forklift driver, Stockport', 0],
      ['Night forklift drivers', 6],
    ]);
  });

  test('of a title that names no work are those the board has', async () => {
    const [jobId = ''] = await addJobs(db.database, { title: 'Part-time', location: 'Stockport' }, others[3]);
    expect(await similarTo(jobId)).toEqual([['Van driver', 0]]);
  });
});

test.each([
  [
    { title: 'Forklift driver (nights)', location: 'Stockport' },
    { search: 'Forklift driver', where: 'Stockport' },
  ],
  [
    { title: 'Nurse, bank', location: 'Leeds / Bradford' },
    { search: 'Nurse', where: 'Leeds' },
  ],
  [
    { title: 'Nurse', location: 'Leeds', work_mode: 'remote' },
    { search: 'Nurse', mode: 'remote' },
  ],
  [{ title: 'Nurse', location: 'UK' }, { search: 'Nurse' }],
  [
    { title: 'Nurse', location: 'Leeds', status: 'closed' },
    { search: 'Nurse', where: 'Leeds' },
  ],
] as const)('others like %o are found by %o', async (job, search) => {
  const [id = ''] = await addJobs(db.database, job);
  const givenJob = await findPublicJob(db.database.asPublic, id);
  const { where, ...rest } = await searchForOthers(db.database.asPublic, givenJob as NonNullable<typeof givenJob>);
  // The label contains the county as well, so compare the town only.
  expect({ ...rest, ...(where && { where: where.split(',')[0] }) }).toEqual(search);
});
