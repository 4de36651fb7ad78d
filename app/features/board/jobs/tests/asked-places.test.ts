import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAskedPlace } from '#app/features/board/jobs/queries/asked-place.server.ts';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { ALERT_CONTENT } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.drop());

const read = async (search: string, more = {}) => {
  const { words, circle } = await readAskedPlace(db.database.asPublic, { ...EMPTY_QUESTION, search, ...more });
  return [words, circle && `${circle.miles} ${circle.label}`];
};

test.each([
  ['chef in York', 'chef', '10 York, North Yorkshire'],
  ['forklift driver hull', 'forklift driver', '10 Hull, East Riding of Yorkshire'],
  ['nurse near louth', 'nurse', '10 Louth, Lincolnshire'],
  ['cleaner milton keynes', 'cleaner', '10 Milton Keynes'],
  ['sandwich kent', '', '10 Sandwich, Kent'],
  ['chef newport isle of wight', 'chef', '10 Newport, Isle of Wight'],
  ['driver brum', 'driver', '10 Birmingham'],
  ['Warehouse Operative (Leeds)', 'Warehouse Operative', '10 Leeds'],
])('of %s the words are %s, within %s', async (search, words, circle) => {
  const [otherWords, foundCircle] = await read(search);
  expect(otherWords).toBe(words);
  expect(foundCircle).toContain(circle);
});

test.each([
  'bell rock',
  'royal leamington spa',
  'hull',
  'milton keynes',
  '"chef in York"',
  'work in progress',
  'night shift',
])('%s names no place', async (search) => {
  expect(await read(search)).toEqual([search, null]);
});

test('a place that was asked for leaves the words alone', async () => {
  expect((await read('chef in York', { where: 'Hull', miles: 5 }))[0]).toBe('chef in York');
});

describe('jobs around a place', () => {
  const board = (more: object) =>
    findBoard({ asPublic: db.database.asPublic, content: ALERT_CONTENT }, { ...EMPTY_QUESTION, ...more });

  beforeAll(async () => {
    await addPeople(db.database);
    await addJobs(
      db.database,
      ...['York', 'Bradford', 'Leeds', 'Hull', 'Huddersfield'].map((location) => ({ location })),
      { location: 'Remote', work_mode: 'remote' },
    );
  });

  test('stand nearest first, each with its distance, where that is asked for', async () => {
    const { jobs } = await board({ where: 'Leeds', miles: 50, sort: 'nearest' });
    expect(jobs.map(({ location }) => location)).toEqual(['Leeds', 'Bradford', 'Huddersfield', 'York', 'Hull']);
    const miles = jobs.map((job) => Math.round(job.miles ?? -1));
    expect(miles[0]).toBe(0);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(miles.at(-1)).toBeGreaterThan(20);
    const newest = await board({ where: 'Leeds', miles: 50 });
    expect(newest.jobs.map(({ location }) => location).sort()).toEqual([
      'Bradford',
      'Huddersfield',
      'Hull',
      'Leeds',
      'York',
    ]);
  });

  test('are found by words alone if none is near a place whose short name may be a mistake', async () => {
    await addJobs(db.database, { title: 'Sous chef', location: 'Truro' });
    const answer = await findBoard(
      { asPublic: db.database.asPublic, content: { search: { synonyms: [['chef', 'cook']] } } },
      { ...EMPTY_QUESTION, search: 'sous shef' },
    );
    expect(answer.jobs.map(({ title }) => title)).toEqual(['Sous chef']);
    expect(answer.meant).toBe('sous chef');
  });

  test('are found around the place that all words name, if no advert has these words', async () => {
    const { jobs, notes, question } = await board({ search: 'otley' });
    expect(jobs.map(({ location }) => location)).toContain('Leeds');
    expect(question.place.circle?.label).toBe('Otley, West Yorkshire');
    expect(notes[0]?.text).toBe('These are jobs within 10 miles of Otley, West Yorkshire.');
    expect((await board({ search: 'leeds' })).question.place.circle).toBeNull();
  });

  test('are counted further away and anywhere, each with the search that finds as many', async () => {
    const { totalCount: found, notes } = await board({ where: 'Leeds', miles: 5, search: '£10 an hour warehouse' });
    expect(found.count).toBe(0);
    const links = (await board({ where: 'Leeds', miles: 5 })).notes.flatMap((note) => note.links);
    expect(links).toEqual([
      { label: '3 jobs within 20 miles', href: '/jobs?where=Leeds&miles=20' },
      { label: '5 jobs within 50 miles', href: '/jobs?where=Leeds&miles=50' },
      { label: '1 job you can do from anywhere', href: '/jobs?mode=remote' },
    ]);
    expect(notes.some(({ text }) => text.startsWith('Only showing jobs that pay'))).toBe(true);
  });

  test('keep what the words say of pay, where these name the place, too', async () => {
    await addJobs(db.database, {
      title: 'Plasterer',
      location: 'Bradford',
      salary_min: 40_000,
      salary_max: 40_000,
      salary_period: 'year',
    });
    await addJobs(db.database, { title: 'Plasterer', location: 'Bradford' });
    const { notes } = await board({ search: '£30k plasterer in York' });
    expect(notes.flatMap(({ links }) => links)).toContainEqual({
      label: '1 job within 50 miles',
      href: `/jobs?${new URLSearchParams({ search: 'plasterer', where: 'York, North Yorkshire', miles: '50', salary: '30000' })}`,
    });
  });

  test.each([
    ['one nearby and more than a page further away', 1],
    ['so many nearby that more than a page is to be expected', 9],
  ])('are counted further away alike: %s', async (_, nearby) => {
    const title = `Wheelwright ${nearby}`;
    await addJobs(
      db.database,
      ...Array.from({ length: nearby }, () => ({ title, location: 'Leeds' })),
      ...Array.from({ length: 60 }, () => ({ title, location: 'Bradford' })),
      ...Array.from({ length: 60 }, () => ({ title, location: 'Hull' })),
    );
    const { totalCount: found, notes } = await board({ where: 'Leeds', miles: 5, search: title });
    expect(found.count).toBe(nearby);
    expect(notes.flatMap(({ links }) => links).map(({ label }) => label)).toEqual([
      `${60 + nearby} jobs within 20 miles`,
      `${120 + nearby} jobs within 50 miles`,
    ]);
  });
});
