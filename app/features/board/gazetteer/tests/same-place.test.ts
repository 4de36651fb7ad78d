/** A job whose location another open job already has gets the same places without a look-up. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});
afterAll(() => db?.drop());

const placesOf = async (id: string | undefined) => {
  const rows = await queryTasks<{ name: string; number: number; latitude: number; longitude: number; spots: number[] }>(
    db,
    `SELECT p.name, p.number, p.latitude, p.longitude, j.spots FROM jobs AS j LEFT JOIN job_places AS p ON p.job_id = j.id
     WHERE j.id = $1 ORDER BY p.number`,
    [id],
  );
  return rows;
};
/** Moves a town in the gazetteer without placing its jobs again. */
const moveTown = (town: string) =>
  asSuperuser(db, `UPDATE gazetteer SET latitude = 50, longitude = -4 WHERE key = '${town}'`);

test('copies the places of an open job, all of them', async () => {
  const [first] = await addJobs(db.database, { location: 'Leeds / Bradford' });
  const firstPlaces = await placesOf(first);
  expect(firstPlaces.map(({ name }) => name)).toEqual(['Leeds', 'Bradford']);
  expect(firstPlaces[0]?.spots).toHaveLength(4);
  await moveTown('leeds');
  const laterJobs = await addJobs(db.database, { location: 'Leeds / Bradford' }, { location: 'Leeds / Bradford' });
  for (const id of laterJobs) expect(await placesOf(id)).toEqual(firstPlaces);
  const [elsewhere] = await addJobs(db.database, { location: 'Leeds' });
  expect((await placesOf(elsewhere))[0]).toMatchObject({ latitude: 50, spots: [50, -4] });
});

test('copies that there is no place, and nothing from a job that is not open', async () => {
  const [nowhere] = await addJobs(db.database, { location: 'Remote' });
  const [alike] = await addJobs(db.database, { location: 'Remote' });
  expect(await placesOf(alike)).toEqual(await placesOf(nowhere));
  await addJobs(db.database, { location: 'Hull', status: 'closed' });
  await moveTown('hull');
  const [open] = await addJobs(db.database, { location: 'Hull' });
  expect((await placesOf(open))[0]).toMatchObject({ latitude: 50, spots: [50, -4] });
});

test.each([
  ['all jobs are', `INSERT INTO place_renewals (renewed) VALUES ('jobs')`, 'DELETE FROM place_renewals'],
  [
    'those of a place are',
    `INSERT INTO place_changes (item_id, patterns) SELECT id, '{%wells%}' FROM content_items LIMIT 1`,
    'DELETE FROM place_changes',
  ],
])('looks while %s placed anew', async (_name, begin, end) => {
  await asSuperuser(
    db,
    `INSERT INTO content_items (collection, slug, position, updated_by)
     SELECT 'places', 'wells', 9, id FROM profiles WHERE role = 'admin' LIMIT 1 ON CONFLICT DO NOTHING`,
  );
  await addJobs(db.database, { location: 'Wells, Somerset' });
  await moveTown('wells');
  await asSuperuser(db, begin);
  const [job] = await addJobs(db.database, { location: 'Wells, Somerset' });
  expect((await placesOf(job))[0]).toMatchObject({ latitude: 50, spots: [50, -4] });
  await asSuperuser(db, end);
});
