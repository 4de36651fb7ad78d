/** Where a location is, and the places of open jobs, which triggers keep. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeJobs } from '#app/features/board/places/tasks.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = new pg.Client({ connectionString: db.ownerUrl });
  await Promise.all([owner.connect(), addPeople(db.database)]);
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

test('very many jobs and people are placed by the task after an import, which goes on where another was killed', async () => {
  const jobs = await addJobs(db.database, ...Array.from({ length: 1001 }, () => ({ location: 'PO33' })));
  await asSuperuser(
    db,
    `INSERT INTO people (full_name, location, source) SELECT 'Robin ' || n, 'PO33', 'desk' FROM generate_series(1, 1001) AS n`,
  );
  const placed = async () => {
    const { rows } = await owner.query<{ jobs: number; people: number }>(
      `SELECT (SELECT count(*)::integer FROM job_places WHERE outcode = 'PO33' AND latitude = 50.72) AS jobs,
              (SELECT count(*)::integer FROM people WHERE location = 'PO33' AND latitude = 50.72) AS people`,
    );
    return rows[0];
  };
  await owner.query(`INSERT INTO gazetteer (kind, name, latitude, longitude) VALUES ('outcode', 'PO33', 50.72, -1.16)`);
  await db.database.asSystem((t) => sql`SELECT app.renew_places()`.execute(t));
  expect(await placed()).toEqual({ jobs: 0, people: 0 });
  expect(await placeJobs(db.database, 1)).toBe(1);
  await db.database
    .asSystem(async (t) => {
      await sql`SELECT app.renew_next_places()`.execute(t);
      throw new Error('killed');
    })
    .catch(() => undefined);
  const [{ past } = { past: null }] = await db.database.asSystem((t) =>
    t.selectFrom('place_renewals').select('past').where('renewed', '=', 'jobs').execute(),
  );
  expect((await placed())?.jobs).toBe(jobs.filter((id) => id <= (past ?? '')).length);
  // The remaining jobs and people are placed in batches.
  expect(await placeJobs(db.database, 50)).toBeGreaterThan(3);
  expect(await placed()).toEqual({ jobs: 1001, people: 1001 });
  expect(await db.database.asSystem((t) => t.selectFrom('place_renewals').select('renewed').execute())).toEqual([]);
});
