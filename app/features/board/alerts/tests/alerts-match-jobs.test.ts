import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compileSearch } from '#app/features/board/alerts/commands/compile-search.server.ts';
import { matchJobs } from '#app/features/board/alerts/commands/match-jobs.server.ts';
import { recompileAlerts } from '#app/features/board/alerts/commands/recompile-alerts.server.ts';
import type { Content } from '#db/content/content.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
import { ALERT_CONTENT, addAlert, listWaiting, SYNONYMS } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { someOf } from '#tests/support/form.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

const asSystem = <T>(work: Parameters<typeof db.database.asSystem<T>>[0]) => db.database.asSystem(work);
const change = (statement: string) => asSystem((transaction) => sql.raw(statement).execute(transaction));
const services = () => ({ database: db.database, push: null, tasks: { send: async () => undefined } });
const match = () => matchJobs(services());

beforeEach(async () => {
  await change('DELETE FROM job_alerts');
  await change('DELETE FROM jobs');
});

type Job = NonNullable<Parameters<typeof addJobs>[1]>;

describe('a new job is found by an alert', () => {
  test.each<[string, Partial<JobQuestion>, Job]>([
    ['for everything', {}, {}],
    ['by a word of its description', { search: 'picking' }, {}],
    ['by another spelling', { search: 'FLT' }, { title: 'Forklift driver' }],
    ['by a phrase', { search: '"packs and loads"' }, {}],
    ['by all its words', { search: 'warehouse leeds' }, {}],
    ['within its circle', { where: 'Bradford', miles: 15 }, {}],
    ['by word and circle', { search: 'warehouse', where: 'Bradford', miles: 15 }, {}],
    ['in its area', { where: 'West Yorkshire' }, {}],
    ['by word and area', { search: 'warehouse', where: 'Yorkshire' }, {}],
    ['at its place', { where: 'Leeds' }, {}],
    ['by a part of a word of its title', { search: 'arehous' }, {}],
    ['whatever its accents', { search: 'Wàrehouse' }, {}],
    ['of its kind', { category: 'white-collar', type: 'Full-time' }, { category: 'white-collar', type: 'Full-time' }],
    ['with its pay', { salary: 30_000 }, { salary_min: 31_000, salary_max: 31_000, salary_period: 'year' }],
    ['where it is done', { mode: 'remote' }, { work_mode: 'remote' }],
  ])('%s', async (_, search, job) => {
    const alert = await addAlert(db.database, search);
    const [id] = await addJobs(db.database, job);
    expect(await match()).toEqual({ jobs: 1, matches: 1 });
    expect(await listWaiting(db.database, alert)).toEqual([id]);
  });

  test.each<[string, Partial<JobQuestion>, Job]>([
    ['for another word', { search: 'nurse' }, {}],
    ['that excludes a word of it', { search: 'warehouse -forklift' }, {}],
    ['that only excludes', { search: '-forklift' }, {}],
    ['for the words in another order', { search: '"loads and packs"' }, {}],
    ['for another circle', { where: 'Penzance', miles: 30 }, {}],
    ['of a circle, if its place is not known', { where: 'Leeds', miles: 30 }, { location: 'Nowhere in particular' }],
    ['in another area', { where: 'Kent' }, {}],
    ['at another place', { where: 'Hull' }, {}],
    ['of another kind', { category: 'white-collar' }, { category: 'blue-collar' }],
    ['with more pay', { salary: 40_000 }, { salary_min: 31_000, salary_max: 31_000, salary_period: 'year' }],
    ['while it is a draft', {}, { status: 'draft' }],
    ['once it is closed', {}, { status: 'closed' }],
    ['after its closing date', {}, { closes_at: hoursFromNow(-1) }],
  ])('not %s', async (_, search, job) => {
    const alert = await addAlert(db.database, search);
    await addJobs(db.database, job);
    await match();
    expect(await listWaiting(db.database, alert)).toEqual([]);
  });

  test.each(['asked', 'paused', 'ended'] as const)('not while that is %s', async (state) => {
    await addAlert(db.database);
    const ended = state === 'ended' && { ended_at: new Date(), end_reason: 'stopped' as const };
    const alert = await addAlert(db.database, {}, { state, ...ended });
    await addJobs(db.database, {});
    await match();
    expect(await listWaiting(db.database, alert)).toEqual([]);
  });
});

test('a word that looks mistyped is found in both spellings', async () => {
  await addJobs(db.database, { title: 'Carrier' });
  const alert = await addAlert(db.database, { search: 'farrier' });
  const jobIds = await addJobs(db.database, { title: 'Farrier' }, { title: 'Mail carrier' }, { title: 'Baker' });
  await match();
  expect((await listWaiting(db.database, alert)).sort()).toEqual(jobIds.slice(0, 2).sort());
});

test('a mistyped word of words that are joined is found as typed and as it is meant, and not by one of them', async () => {
  await addJobs(db.database, { title: 'Fork lift truck driver' });
  const alert = await addAlert(db.database, { search: 'night fork lfit truck' });
  const titles = [
    'Night FLT driver',
    'Fork lfit truck driver, night shift',
    'Fork maker, nights',
    'Truck driver, night shift',
  ];
  const jobs = titles.map((title) => ({ title, requirements: 'None.' }));
  const [meant, typed] = await addJobs(db.database, ...jobs);
  await match();
  expect((await listWaiting(db.database, alert)).sort()).toEqual([meant, typed].sort());
});

describe('when editors change synonyms', () => {
  const recompile = (synonyms: string[][], most?: number) =>
    recompileAlerts(
      { database: db.database, content: { search: { synonyms } } as unknown as Content },
      undefined,
      most,
    );
  const readAlerts = () =>
    asSystem((t) =>
      t.selectFrom('job_alerts').select(['id', 'search', 'keys', 'confirmed_at']).orderBy('id').execute(),
    );

  test('alerts find jobs by the new ones, and no more by the old', async () => {
    const alert = await addAlert(db.database, { search: 'forklift', where: 'Leeds', salary: 20_000 });
    const [before] = await readAlerts();
    expect(await recompile([['forklift', 'stapler']])).toBe(1);
    const job = { salary_min: 31_000, salary_max: 31_000, salary_period: 'year' as const, requirements: 'None.' };
    const [found] = await addJobs(
      db.database,
      { title: 'Stapler driver', ...job },
      { title: 'FLT driver', ...job },
      { title: 'Stapler driver', ...job, location: 'Penzance' },
    );
    await match();
    expect(await listWaiting(db.database, alert)).toEqual([found]);
    expect(await readAlerts()).toMatchObject([{ search: before?.search, confirmed_at: before?.confirmed_at }]);
  });

  test('each is compiled once, some in each run, and without a change none', async () => {
    for (const search of ['forklift', 'nurse', 'HGV']) await addAlert(db.database, { search });
    await addAlert(db.database, { where: 'Leeds' });
    expect(await recompile(SYNONYMS)).toBe(0);
    const changed = [...SYNONYMS, ['nurse', 'sister']];
    expect([await recompile(changed, 2), await recompile(changed, 2), await recompile(changed)]).toEqual([2, 2, 0]);
    const keys = (await readAlerts()).flatMap((alert) => alert.keys);
    expect(keys).toContain('sister');
  });

  test('an alert that was saved for a county before counties were known finds jobs in it', async () => {
    const alert = await addAlert(db.database, { where: 'Leeds' });
    await change(`UPDATE job_alerts SET search = '?where=Kent', synonyms_hash = NULL`);
    expect([await recompile(SYNONYMS), await recompile(SYNONYMS)]).toEqual([1, 0]);
    const [, found] = await addJobs(db.database, { location: 'Leeds' }, { location: 'Canterbury' });
    await match();
    expect(await listWaiting(db.database, alert)).toEqual([found]);
  });

  test('an alert whose place is not known any more stays as it is', async () => {
    await addAlert(db.database, { search: 'forklift', where: 'Leeds' });
    await change(`UPDATE job_alerts SET search = '?search=forklift&where=Nowhere+Upon+Nothing'`);
    const before = await readAlerts();
    expect([await recompile([]), await recompile([])]).toEqual([1, 0]);
    expect(await readAlerts()).toEqual(before);
  });
});

test('a job that is opened again is found by alerts that do not know it, once', async () => {
  const early = await addAlert(db.database);
  const [id] = await addJobs(db.database, {});
  expect((await match()).matches).toBe(1);
  const late = await addAlert(db.database);
  await change(`UPDATE jobs SET status = 'closed'`);
  await change(`UPDATE jobs SET status = 'open'`);
  expect(await match()).toEqual({ jobs: 1, matches: 1 });
  expect([await listWaiting(db.database, early), await listWaiting(db.database, late)]).toEqual([[id], [id]]);
});

test('a job whose closing date moves from the past is new; one that is edited is not', async () => {
  await addAlert(db.database);
  const [id] = await addJobs(db.database, { closes_at: hoursFromNow(-1) });
  expect(await match()).toEqual({ jobs: 0, matches: 0 });
  await change(`UPDATE jobs SET closes_at = now() + interval '9 days' WHERE id = '${id}'`);
  expect(await match()).toEqual({ jobs: 1, matches: 1 });
  await change(`UPDATE jobs SET title = 'Picker'`);
  expect(await match()).toEqual({ jobs: 0, matches: 0 });
});

test('an alert tells of no job that was posted before it was confirmed', async () => {
  await addAlert(db.database);
  await addJobs(db.database, {});
  const late = await addAlert(db.database, {}, { confirmed_at: hoursFromNow(1) });
  expect(await match()).toEqual({ jobs: 1, matches: 1 });
  expect(await listWaiting(db.database, late)).toEqual([]);
});

test('without an alert no job is noted', async () => {
  await addJobs(db.database, {});
  const { rows } = await asSystem((transaction) => sql`SELECT FROM unmatched_jobs`.execute(transaction));
  expect(rows).toEqual([]);
});

describe('alerts find what the board finds', () => {
  const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)] as T;
  /** Mulberry32, a seeded generator, so that every run uses the same jobs and searches. */
  function seeded(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    };
  }
  const WORDS = [
    'warehouse',
    'forklift',
    'driver',
    'HGV',
    'nurse',
    'night',
    'shift',
    'manager',
    'assistant',
    'care',
    'C#',
    'full-time',
  ];
  const PLACES = [
    'Leeds',
    'Bradford',
    'Hull',
    'London',
    'Stockport',
    'Manchester',
    'LS1 4DY',
    'Leeds / Hull',
    'Remote',
    'Nowhere',
  ];

  const randomJob = (random: () => number): Job => ({
    title: `${pick(WORDS, random)} ${pick(WORDS, random)}`,
    location: pick(PLACES, random),
    description: Array.from({ length: 6 }, () => pick(WORDS, random)).join(' '),
    requirements: pick(WORDS, random),
    category: pick(['white-collar', 'blue-collar'], random),
    type: pick(['Full-time', 'Part-time'], random),
    work_mode: pick(['on-site', 'hybrid', 'remote'], random),
    ...(random() < 0.7 && {
      salary_min: 28_000,
      salary_max: 20_000 + Math.ceil(random() * 20) * 1_000 + 10_000,
      salary_period: 'year' as const,
    }),
  });

  function randomSearch(random: () => number): Partial<JobQuestion> {
    const chance = (part: number) => random() < part;
    const words = Array.from({ length: Math.floor(random() * 3) }, () => {
      const kind = random();
      if (kind < 0.15) return `-${pick(WORDS, random)}`;
      return kind < 0.3
        ? `"${pick(WORDS, random)} ${pick(WORDS, random)}"`
        : pick([...WORDS, 'lorry', 'FLT', 'warehouses', 'fork'], random);
    });
    return {
      search: words.join(' '),
      ...(chance(0.4) && {
        where: pick(['Leeds', 'Hull', 'Stockport', 'SW1A', 'West Yorkshire', 'UK'], random),
        miles: pick([5, 10, 50], random),
      }),
      ...(chance(0.2) && { category: pick(['white-collar', 'blue-collar'] as const, random) }),
      ...(chance(0.2) && { type: pick(['Full-time', 'Part-time'] as const, random) }),
      ...(chance(0.2) && { mode: pick(['on-site', 'remote'] as const, random) }),
      ...(chance(0.2) && { salary: 35_000 }),
    };
  }

  test.each(someOf([1, 2, 3], 0))('of made-up jobs and searches, seed %i', async (seed) => {
    const random = seeded(seed);
    const jobs = await addJobs(db.database, ...Array.from({ length: 80 }, () => randomJob(random)));
    let hits = 0;
    for (let n = 0; n < 40; n += 1) {
      const search = randomSearch(random);
      const alert = await addAlert(db.database, search);
      const matched = await findByAlert(alert, jobs);
      const listed = await findByBoard(search);
      hits += listed.length;
      expect({ search, found: matched }).toEqual({ search, found: listed });
    }
    expect(hits).toBeGreaterThan(100);
  });

  async function findByAlert(alert: string, jobs: string[]): Promise<string[]> {
    const { rows } = await asSystem((transaction) =>
      sql<{
        id: string;
      }>`SELECT job_id AS id FROM app.find_alerts_for_jobs(${jobs}::uuid[]) WHERE alert_id = ${alert}`.execute(
        transaction,
      ),
    );
    return rows.map(({ id }) => id).sort();
  }

  async function findByBoard(search: Partial<JobQuestion>): Promise<string[]> {
    const boardSearch = { ...EMPTY_QUESTION, ...search };
    const compiled = await compileSearch({ asPublic: db.database.asPublic, content: ALERT_CONTENT }, boardSearch);
    if (!compiled) throw new Error('A place that is not known');
    const { words, point, miles, areas } = compiled;
    const { rows } = await sql<{ id: string }>`
      SELECT (job).id FROM find_public_jobs(
        _words => ${words}::jsonb, _latitude => ${point?.latitude ?? null}, _longitude => ${point?.longitude ?? null}, _miles => ${miles},
        _category => ${boardSearch.category}, _type => ${boardSearch.type}, _areas => ${areas}::integer[], _pay_from => ${boardSearch.salary},
        _work_mode => ${boardSearch.mode})`.execute(db.database.asPublic);
    return rows.map(({ id }) => id).sort();
  }
});
