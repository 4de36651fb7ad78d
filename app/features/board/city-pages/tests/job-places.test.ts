import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeJobs } from '#app/features/board/city-pages/tasks.server.ts';
import { loadGazetteer } from '#db/gazetteer/gazetteer.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

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

type Resolved = {
  number: number;
  name: string;
  county: string | null;
  outcode: string | null;
  postal_code: string | null;
  latitude: number;
  longitude: number;
  is_chosen: boolean;
};

const resolve = async (location: string) =>
  (await owner.query<Resolved>('SELECT * FROM app.resolve_location($1) ORDER BY number', [location])).rows;

/** Appends '?' to a location that does not say which place it means: 'Newport, Isle of Wight?'. */
const describePlaces = async (location: string) =>
  (await resolve(location)).map(
    ({ name, county, postal_code: code, outcode, is_chosen: isChosen }) =>
      [name, county !== name && county, code ?? outcode].filter(Boolean).join(', ') + (isChosen ? '' : '?'),
  );

describe('a location', () => {
  test.each([
    ['Leeds', ['Leeds, West Yorkshire']],
    ['LEEDS , UK', ['Leeds, West Yorkshire']],
    ['Holbeck, Leeds', ['Holbeck, West Yorkshire']],
    ['Teal Park, Lincoln', ['Lincoln, Lincolnshire']],
    ['Leeds city centre', ['Leeds, West Yorkshire']],
    ['St. Helens', ['St Helens, Merseyside']],
    ['Saint Helens', ['St Helens, Merseyside']],
    ['Hull', ['Hull, East Riding of Yorkshire']],
    ['Stoke on Trent', ['Stoke-on-Trent, Staffordshire']],
    ['Farnborough, Hants', ['Farnborough, Hampshire']],
    ['Stratford, London', ['Stratford, Greater London']],
    ['Manchester (hybrid)', ['Manchester, Greater Manchester']],
    ['Home-based, Leeds', ['Leeds, West Yorkshire']],
  ])('%j is one place', async (location, places) => {
    expect(await describePlaces(location)).toEqual(places);
  });

  test.each([
    ['Leeds / Bradford', ['Leeds, West Yorkshire', 'Bradford, West Yorkshire']],
    ['Hull or Lincoln', ['Hull, East Riding of Yorkshire', 'Lincoln, Lincolnshire']],
    ['Perth; Dundee', ['Perth, Perth and Kinross', 'Dundee']],
    ['Swansea and Cardiff', ['Swansea, West Glamorgan', 'Cardiff, South Wales']],
    ['Leeds / Leeds', ['Leeds, West Yorkshire']],
    ['Newcastle, Tyne and Wear', ['Newcastle upon Tyne, Tyne and Wear']],
    ['Leeds - Bradford', ['Leeds, West Yorkshire', 'Bradford, West Yorkshire']],
    ['London, Manchester or remote', ['London, Greater London', 'Manchester, Greater Manchester']],
    ['Leeds / remote', ['Leeds, West Yorkshire']],
    ['UK, Remote - Leeds', ['Leeds, West Yorkshire']],
    ['Boston, MA / Berlin, DE', ['United States', 'Berlin, Germany']],
    ['Blairgowrie and Rattray', ['Blairgowrie and Rattray, Perth and Kinross']],
  ])('%j is as many as it lists, each once', async (location, places) => {
    expect(await describePlaces(location)).toEqual(places);
  });

  test.each([
    ['Newport', ['Newport, Gwent?']],
    ['Newport, Isle of Wight', ['Newport, Isle of Wight']],
    ['Newport, Wales', ['Newport, Gwent']],
    ['Newport, Shropshire', ['Newport, Shropshire']],
    ['Newport, Telford and Wrekin', ['Newport, Shropshire']],
    ['Newport, Cowes', ['Newport, Isle of Wight']],
    ['Newport, Narnia', ['Newport, Gwent?']],
    ['Newcastle', ['Newcastle upon Tyne, Tyne and Wear']],
    ['Newcastle, Staffs', ['Newcastle-under-Lyme, Staffordshire']],
    ['Kingston, Surrey', ['Kingston upon Thames, Greater London']],
    ['London, Ontario', ['Canada']],
  ])('%j is the one that its other words name, or the largest', async (location, places) => {
    expect(await describePlaces(location)).toEqual(places);
  });

  test.each(['Remote', 'Zork', 'near the M1', 'ZZ1 1ZZ', '', ' , / or ; '])('%j names no place', async (location) => {
    expect(await resolve(location)).toEqual([]);
  });

  test.each([
    'UK',
    'United Kingdom',
    'Anywhere in the UK',
    'Nationwide',
    'Scotland',
    'Kent',
    'Greater Manchester',
    'North West',
  ])('%j is an area without a place to measure from', async (location) => {
    expect(await resolve(location)).toMatchObject([{ number: null, latitude: null }]);
  });

  test('says what it knows of its postcode, and keeps the town where only the area of the postcode is known', async () => {
    const [leeds] = await resolve('Leeds');
    expect(await resolve('Leeds LS1 1KK')).toEqual([{ ...leeds, outcode: 'LS1', postal_code: 'LS1 1KK' }]);
    expect(await resolve('Leeds, ls1')).toEqual([{ ...leeds, outcode: 'LS1' }]);
    expect(await resolve('LS1 1KK')).toMatchObject([
      { name: 'Leeds', county: null, outcode: 'LS1', postal_code: 'LS1 1KK', is_chosen: true },
    ]);
    expect(await resolve('Plymouth LS1 1KK')).toMatchObject([{ name: 'Plymouth', outcode: null, postal_code: null }]);
  });

  test('is as close as an imported outcode or postcode tells', async () => {
    await owner.query('BEGIN');
    await owner.query(`INSERT INTO gazetteer (kind, name, latitude, longitude)
      VALUES ('outcode', 'LS1', 53.797, -1.55), ('postcode', 'LS1 4AP', 53.7945, -1.5475)`);
    expect(await resolve('Leeds LS1 4AP')).toMatchObject([
      { name: 'Leeds', county: 'West Yorkshire', latitude: 53.7945 },
    ]);
    expect(await resolve('LS1 4AP')).toMatchObject([{ name: 'LS1 4AP', county: 'West Yorkshire', latitude: 53.7945 }]);
    expect(await resolve('LS1 9ZZ')).toMatchObject([{ name: 'LS1', postal_code: 'LS1 9ZZ', latitude: 53.797 }]);
    await owner.query('ROLLBACK');
  });
});

type Row = { job_id: string; number: number; name: string };

const placesOf = async (jobId: string) =>
  (
    await db.database.asSystem((transaction) =>
      transaction.selectFrom('job_places').selectAll().where('job_id', '=', jobId).orderBy('number').execute(),
    )
  ).map(({ name }: Row) => name);

const change = (id: string, set: object) =>
  db.database.asSystem((transaction) => transaction.updateTable('jobs').set(set).where('id', '=', id).execute());

describe('a job', () => {
  test('has rows as long as it is open, for where it is now', async () => {
    const [open, closed, draft, remote] = await addJobs(
      db.database,
      { location: 'Leeds / Bradford' },
      { location: 'Leeds', status: 'closed' },
      { location: 'Leeds', status: 'draft' },
      { location: 'Remote', work_mode: 'remote' },
    );
    if (!open || !closed || !draft || !remote) throw new Error('unreachable: four jobs were added');
    expect(await placesOf(open)).toEqual(['Leeds', 'Bradford']);
    for (const id of [closed, draft, remote]) expect(await placesOf(id)).toEqual([]);
    await change(open, { location: 'Hull' });
    expect(await placesOf(open)).toEqual(['Hull']);
    await change(draft, { status: 'open' });
    expect(await placesOf(draft)).toEqual(['Leeds']);
    await change(open, { status: 'closed' });
    expect(await placesOf(open)).toEqual([]);
    await db.database.asSystem((t) => t.deleteFrom('jobs').where('id', '=', draft).execute());
    expect(await placesOf(draft)).toEqual([]);
  });

  test('tells its rows when it was posted and when it closes', async () => {
    const [id = ''] = await addJobs(db.database, { location: 'Leeds', status: 'draft' });
    const closesAt = hoursFromNow(48);
    await change(id, { status: 'open' });
    await change(id, { closes_at: closesAt });
    const { rows } = await owner.query<{ is_true: boolean }>(
      `SELECT p.created_at = j.created_at AND p.closes_at = j.closes_at AND p.closes_at = $2 AND j.spots @> ARRAY[p.latitude, p.longitude]
         AS is_true
       FROM job_places AS p JOIN jobs AS j ON j.id = job_id WHERE job_id = $1`,
      [id, closesAt],
    );
    expect(rows).toEqual([{ is_true: true }]);
  });
});

describe('a place of the agency', () => {
  const publish = (published: object | null) =>
    db.database.asSystem((t) =>
      t
        .insertInto('content_items')
        .values({
          collection: 'places',
          slug: 'harbour-side',
          published: published && JSON.stringify(published),
          published_at: published && new Date(),
          updated_by: 'A test',
        })
        .onConflict((known) =>
          known.columns(['collection', 'slug']).doUpdateSet({
            published: published && JSON.stringify(published),
            published_at: published && new Date(),
          }),
        )
        .execute(),
    );
  const at = async (id: string) =>
    db.database.asSystem((t) =>
      t.selectFrom('job_places').select(['name', 'latitude']).where('job_id', '=', id).executeTakeFirst(),
    );

  test('and its districts come before the gazetteer, and jobs follow them', async () => {
    const [district = '', town = '', other = ''] = await addJobs(
      db.database,
      { location: 'The Quays' },
      { location: 'Newport' },
      { location: 'Newport, Shropshire' },
    );
    expect(await at(district)).toBeUndefined();
    const newport = { name: 'Newport', latitude: 50.7, longitude: -1.3 };
    await publish({
      ...newport,
      localities: [{ name: 'The Quays' }, { name: 'Cowes' }, { name: 'Ryde', latitude: 50.73, longitude: -1.16 }],
    });
    expect(await at(district)).toEqual({ name: 'The Quays', latitude: 50.7 });
    expect(await at(town)).toEqual({ name: 'Newport', latitude: 50.7 });
    expect((await at(other))?.latitude).toBeGreaterThan(52);
    expect(await describePlaces('Newport')).toEqual(['Newport, Isle of Wight']);
    expect((await resolve('Ryde'))[0]?.latitude).toBe(50.73);
    expect((await resolve('Cowes'))[0]?.latitude).toBeCloseTo(50.76, 1);
    await publish({ ...newport, latitude: 50.71 });
    expect(await at(district)).toBeUndefined();
    expect(await at(town)).toEqual({ name: 'Newport', latitude: 50.71 });
    await publish(null);
    expect((await at(town))?.latitude).toBeCloseTo(51.59, 1);
  });

  test('that very many jobs name has them placed by a task, which goes on where another was killed', async () => {
    const ids = await addJobs(db.database, ...Array.from({ length: 1_020 }, () => ({ location: 'Puffin Quay' })));
    const placed = async () =>
      (
        await db.database.asSystem((t) =>
          t.selectFrom('job_places').select('job_id').where('name', '=', 'Puffin Quay').execute(),
        )
      ).length;
    const waiting = () => db.database.asSystem((t) => t.selectFrom('place_changes').select('past').execute());
    await publish({ name: 'Puffin Quay', latitude: 50.5, longitude: -1.3 });
    expect(await placed()).toBe(0);
    expect(await placeJobs(db.database, 1)).toBe(1);
    await db.database
      .asSystem(async (t) => {
        await sql`SELECT app.place_next_jobs()`.execute(t);
        throw new Error('killed');
      })
      .catch(() => undefined);
    expect(await placed()).toBe(200);
    expect(await waiting()).toEqual([{ past: ids.toSorted()[199] }]);
    expect(await placeJobs(db.database, 9)).toBe(5);
    expect(await placed()).toBe(1_020);
    expect(await waiting()).toEqual([]);
    await publish({ name: 'Puffin Quay', latitude: 50.6, longitude: -1.3 });
    expect(await placeJobs(db.database, 1)).toBe(1);
    await publish(null);
    expect(await waiting()).toEqual([{ past: null }]);
    expect(await placeJobs(db.database, 9)).toBe(6);
    expect(await placed()).toBe(0);
  });

  test('is kept when another edition of the gazetteer is loaded, and so are imported postcodes', async () => {
    const [job = ''] = await addJobs(db.database, { location: 'Gull Wharf' });
    await publish({ name: 'Gull Wharf', latitude: 50.5, longitude: -1.3 });
    await owner.query(
      `INSERT INTO gazetteer (kind, name, latitude, longitude) VALUES ('outcode', 'PO30', 50.69, -1.31)`,
    );
    const countRows = async () =>
      (
        await owner.query<{ kind: string; count: number }>(
          `SELECT kind, count(*)::integer FROM gazetteer WHERE item_id IS NULL GROUP BY kind ORDER BY kind`,
        )
      ).rows;
    const before = await countRows();
    await owner.query('BEGIN');
    await loadGazetteer(owner);
    await owner.query('COMMIT');
    expect(await at(job)).toEqual({ name: 'Gull Wharf', latitude: 50.5 });
    expect(await resolve('PO30')).toMatchObject([{ latitude: 50.69 }]);
    const after = await countRows();
    expect(after).toEqual(before);
    expect(after).toEqual([
      { kind: 'area', count: expect.any(Number) },
      { kind: 'outcode', count: 1 },
      { kind: 'postcode_area', count: 124 },
      { kind: 'town', count: expect.any(Number) },
    ]);
    await publish(null);
  });
});

test('the centre of a postcode area is near the town that it is named after', async () => {
  const { rows } = await owner.query(`
    SELECT a.area, round(min(app.miles_between(a.latitude, a.longitude, t.latitude, t.longitude))::numeric) AS miles
    FROM gazetteer AS a JOIN gazetteer AS t ON t.kind = 'town' AND t.key = app.place_key(a.name)
    WHERE a.kind = 'postcode_area' GROUP BY a.area HAVING min(app.miles_between(a.latitude, a.longitude, t.latitude, t.longitude)) > 35`);
  expect(rows).toEqual([]);
});

test.runIf(isFullForm)(
  'very many jobs and people are placed by the task after an import, which goes on where another was killed',
  async () => {
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
    await owner.query(
      `INSERT INTO gazetteer (kind, name, latitude, longitude) VALUES ('outcode', 'PO33', 50.72, -1.16)`,
    );
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
    expect(await placeJobs(db.database, 50)).toBeGreaterThan(3);
    expect(await placed()).toEqual({ jobs: 1001, people: 1001 });
    expect(await db.database.asSystem((t) => t.selectFrom('place_renewals').select('renewed').execute())).toEqual([]);
  },
);
