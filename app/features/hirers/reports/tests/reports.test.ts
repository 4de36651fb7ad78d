/**
 * Recomputes every figure from the rows with other SQL than the functions use: days as text, steps by id, owners from the test's own
 * records.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import * as reports from '#app/features/hirers/reports/queries/report.server.ts';
import { listFilledJobs, listReportedApplications } from '#app/features/hirers/reports/queries/rows.server.ts';
import type { CourseStep, SourceRow, StageFigure } from '#app/features/hirers/reports/schema.ts';
import { PARTS, type Part, readRowsSearch, type Scope, type Wait } from '#app/features/hirers/reports/schema.ts';
import { addReported, type ReportedJob } from '#app/features/hirers/reports/tests/reported.ts';
import { FILL_STEPS, WAIT_STEPS } from '#domain/report/report.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';

let db: TestDatabase;
/** Connects as a superuser, to use neither the functions nor row-level security. */
let watch: pg.Client;
let jobs: ReportedJob[];
let consultant: string;
const NIL = '00000000-0000-0000-0000-000000000000';
const WHOLE: Scope = {
  from: '2026-01-01',
  to: '2026-12-31',
  consultant: null,
  job: null,
  client: '',
  category: null,
};

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  consultant = await addColleague(db, 'consultant', 'Ana Consultant');
  jobs = await addReported(db, consultant);
  watch = new pg.Client({ connectionString: db.adminUrl });
  await watch.connect();
});

afterAll(async () => {
  await watch?.end();
  await db?.drop();
});

const query = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]> =>
  (await watch.query<Row>(statement, values)).rows;

const as = (id: string) => ({ id }) as Consultant;
const ask = <Result>(who: string, work: Parameters<typeof db.database.asActor<Result>>[1]) =>
  db.database.asActor(who, work);

/** The jobs that count, and whether applications for the deleted one do, from the test's own records. */
function countedJobs(who: string, scope: Scope) {
  const chosen = jobs.filter((job) => {
    const owner = job.isDeleted || job.owner === EMPLOYER ? NIL : job.owner;
    return (
      (who === ADMIN || (!job.isDeleted && job.owner !== EMPLOYER)) &&
      (scope.consultant === null || scope.consultant === owner) &&
      (scope.job === null || scope.job === (job.isDeleted ? NIL : job.id)) &&
      (scope.client === '' || scope.client.toUpperCase() === job.client.toUpperCase()) &&
      (scope.category === null || (!job.isDeleted && scope.category === job.category))
    );
  });
  return {
    ids: chosen.filter((job) => !job.isDeleted).map(({ id }) => id),
    deleted: chosen.some((job) => job.isDeleted),
  };
}

/** Parameters $1 to $4: the days as text, the jobs, and whether the deleted job counts. */
const COUNTED = `counted AS (
  SELECT a.*, to_char(a.sent_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day FROM applications AS a
  WHERE to_char(a.sent_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') BETWEEN $1 AND $2
    AND CASE WHEN a.job_id IS NULL THEN $4::boolean ELSE a.job_id = ANY ($3::uuid[]) END)`;
const DECISIONS = `('shortlisted', 'interview', 'offered', 'not_taken_forward')`;
const FIRST = (name: string, statuses: string) => `${name} AS (
  SELECT DISTINCT ON (application_id) application_id, created_at FROM application_events
  WHERE status IN ${statuses} ORDER BY application_id, id)`;

const rowsOf = <Row extends object>(who: string, scope: Scope, ctes: string, select: string) => {
  const { ids, deleted } = countedJobs(who, scope);
  return query<Row & Record<string, unknown>>(`WITH ${COUNTED}${ctes ? `, ${ctes}` : ''} ${select}`, [
    scope.from,
    scope.to,
    ids,
    deleted,
  ]);
};

/** Interpolates between the two neighbours, like percentile_cont. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}
const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 6));
const stepsOf = (values: readonly number[], steps: readonly number[]) =>
  [...steps, Number.POSITIVE_INFINITY].map(
    (end, at) => values.filter((value) => value < end && value >= (steps[at - 1] ?? Number.NEGATIVE_INFINITY)).length,
  );

async function recomputeWaits(who: string, until: Wait, scope: Scope) {
  const statuses = until === 'reply' ? DECISIONS : `('shortlisted', 'interview', 'offered')`;
  const rows = await rowsOf<{ status: string; days: number | null }>(
    who,
    scope,
    FIRST('reached', statuses),
    `SELECT c.status, (extract(epoch FROM r.created_at) - extract(epoch FROM c.sent_at))::float8 / 86400 AS days
     FROM counted AS c LEFT JOIN reached AS r ON r.application_id = c.id`,
  );
  const spans = rows.flatMap(({ days }) => (days === null ? [] : [days]));
  const others = rows.filter(({ days }) => days === null).map(({ status }) => status);
  const withdrawn = others.filter((status) => status === 'withdrawn').length;
  const turnedDown = others.filter((status) => status === 'not_taken_forward').length;
  return {
    total: rows.length,
    reached: spans.length,
    withdrawn,
    turnedDown,
    waiting: others.length - withdrawn - turnedDown,
    medianDays: near(percentile(spans, 0.5)),
    longDays: near(percentile(spans, 0.9)),
    within: stepsOf(spans, WAIT_STEPS),
  };
}

const HAS = (statuses: string) =>
  `EXISTS (SELECT FROM application_events AS e WHERE e.application_id = c.id AND e.status IN ${statuses})`;
const ENDED = (status: string) =>
  `(SELECT e.status FROM application_events AS e WHERE e.application_id = c.id ORDER BY e.id DESC LIMIT 1) = '${status}'`;
const PLACED = 'SELECT application_id FROM placements WHERE application_id IS NOT NULL';
const STAGES = `
  count(*)::int AS sent, (count(*) FILTER (WHERE ${HAS(DECISIONS)}))::int AS replied,
  (count(*) FILTER (WHERE ${HAS(`('shortlisted', 'interview', 'offered')`)}))::int AS shortlisted,
  (count(*) FILTER (WHERE ${HAS(`('interview', 'offered')`)}))::int AS interview,
  (count(*) FILTER (WHERE ${HAS(`('offered')`)}))::int AS offered, (count(*) FILTER (WHERE c.id IN (${PLACED})))::int AS hired,
  (count(*) FILTER (WHERE ${ENDED('offered')} AND c.id NOT IN (${PLACED})))::int AS "offeredNow",
  (count(*) FILTER (WHERE ${ENDED('not_taken_forward')}))::int AS "turnedDown",
  (count(*) FILTER (WHERE ${ENDED('withdrawn')}))::int AS withdrawn`;

async function recomputeFills(who: string, scope: Scope) {
  const { ids } = countedJobs(who, scope);
  const rows = await query<{ id: string; days: number }>(
    `WITH last AS (SELECT DISTINCT ON (application_id) application_id, status, created_at FROM application_events
                   ORDER BY application_id, id DESC),
       filled AS (SELECT DISTINCT ON (a.job_id) a.job_id, l.created_at FROM last AS l JOIN applications AS a ON a.id = l.application_id
                  WHERE l.status = 'offered' ORDER BY a.job_id, l.created_at)
     SELECT j.id, (extract(epoch FROM f.created_at) - extract(epoch FROM j.created_at))::float8 / 86400 AS days
     FROM filled AS f JOIN jobs AS j ON j.id = f.job_id
     WHERE j.id = ANY ($1::uuid[]) AND to_char(f.created_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') BETWEEN $2 AND $3`,
    [ids, scope.from, scope.to],
  );
  const days = rows.map((row) => row.days);
  return {
    total: days.length,
    medianDays: near(percentile(days, 0.5)),
    longDays: near(percentile(days, 0.9)),
    within: stepsOf(days, FILL_STEPS),
  };
}

const scopes = (): (readonly [name: string, who: string, scope: Scope])[] => [
  ['the year', ADMIN, WHOLE],
  ['the year, for a consultant', consultant, WHOLE],
  ['March', ADMIN, { ...WHOLE, from: '2026-03-01', to: '2026-03-31' }],
  ['the day the clocks go forward', ADMIN, { ...WHOLE, from: '2026-03-29', to: '2026-03-29' }],
  ['the day the clocks go back', ADMIN, { ...WHOLE, from: '2026-10-25', to: '2026-10-25' }],
  ['summer time, from one change to the other', consultant, { ...WHOLE, from: '2026-03-29', to: '2026-10-25' }],
  ['one consultant', ADMIN, { ...WHOLE, consultant }],
  ['the employers themselves, and deleted jobs', ADMIN, { ...WHOLE, consultant: NIL }],
  ['one job', ADMIN, { ...WHOLE, job: jobs[2]?.id ?? '' }],
  ['deleted jobs', ADMIN, { ...WHOLE, job: NIL }],
  ['one client, however its name is written', ADMIN, { ...WHOLE, client: 'northgate' }],
  ['a client that was chosen for jobs', ADMIN, { ...WHOLE, client: 'HARBOUR GROUP' }],
  ['the client of an employer’s account', ADMIN, { ...WHOLE, client: 'Dunmore Lights' }],
  ['a company of jobs that have a client', ADMIN, { ...WHOLE, client: 'Quayside', job: jobs[9]?.id ?? '' }],
  ['a category', consultant, { ...WHOLE, category: 'blue-collar' }],
  ['an employer’s job, for a consultant', consultant, { ...WHOLE, job: jobs[9]?.id ?? '' }],
  ['days without any', ADMIN, { ...WHOLE, from: '2026-01-01', to: '2026-01-31' }],
];

const each = async (check: (who: string, scope: Scope, name: string) => Promise<void>) => {
  for (const [name, who, scope] of scopes()) await check(who, scope, name);
};

describe('each figure equals a computation by other SQL', () => {
  test('time to first reply and to shortlist', () =>
    each(async (who, scope, name) => {
      for (const until of ['reply', 'shortlist'] as const) {
        const figure = await ask(who, (transaction) => reports.reportWaits(transaction, until, scope));
        expect(figure, name).toEqual(await recomputeWaits(who, until, scope));
      }
    }));

  test('time to fill', () =>
    each(async (who, scope, name) => {
      const figure = await ask(who, (transaction) => reports.reportFills(transaction, scope));
      expect(figure, name).toEqual(await recomputeFills(who, scope));
    }));

  test('stages that applications reached', () =>
    each(async (who, scope, name) => {
      const figure = await ask(who, (transaction) => reports.reportStages(transaction, scope));
      expect([figure], name).toEqual(await rowsOf(who, scope, '', `SELECT ${STAGES} FROM counted AS c`));
    }));

  test('sources of applications', () =>
    each(async (who, scope, name) => {
      const figure = await ask(who, (transaction) => reports.reportSources(transaction, scope));
      const rows = await rowsOf<SourceRow>(
        who,
        scope,
        '',
        `SELECT coalesce(c.source, 'unknown') AS source, ${STAGES} FROM counted AS c GROUP BY c.source`,
      );
      const wanted = rows.map(({ source, sent, shortlisted, hired }) => ({ source, sent, shortlisted, hired }));
      expect(figure, name).toHaveLength(wanted.length);
      expect(figure, name).toEqual(expect.arrayContaining(wanted));
    }));

  test('applications by day, week and month', () =>
    each(async (who, scope, name) => {
      for (const [from, to, length] of [
        ['2026-03-10', '2026-04-20', 'YYYY-MM-DD'],
        ['2025-12-01', '2026-12-20', 'IYYY-IW'],
        ['2025-03-01', '2026-12-31', 'YYYY-MM'],
      ] as const) {
        const course = { ...scope, from, to };
        const figure = await ask(who, (transaction) => reports.reportCourse(transaction, course));
        const rows = await rowsOf<{ bar: string; replied: number; waiting: number; withdrawn: number }>(
          who,
          course,
          '',
          `SELECT to_char(c.day::date, '${length}') AS bar, (count(*) FILTER (WHERE ${HAS(DECISIONS)}))::int AS replied,
             (count(*) FILTER (WHERE NOT ${HAS(DECISIONS)} AND NOT ${ENDED('withdrawn')}))::int AS waiting,
             (count(*) FILTER (WHERE NOT ${HAS(DECISIONS)} AND ${ENDED('withdrawn')}))::int AS withdrawn
           FROM counted AS c GROUP BY 1 ORDER BY 1`,
        );
        const busy = figure.filter((step) => step.replied + step.waiting + step.withdrawn > 0);
        const counts = ({ replied, waiting, withdrawn }: Omit<CourseStep, 'begins'>) => [replied, waiting, withdrawn];
        expect(busy.map(counts), name).toEqual(rows.map(counts));
        if (length === 'YYYY-MM-DD') {
          expect(figure).toHaveLength(42);
          expect(busy.map(({ begins }) => begins)).toEqual(rows.map(({ bar }) => bar));
        }
      }
    }));

  test.each(['consultant', 'client', 'job'] as const)('by %s', (by) =>
    each(async (who, scope, name) => {
      const figure = await ask(who, (transaction) => reports.reportGroups(transaction, by, scope, 500));
      const { ids, deleted } = countedJobs(who, scope);
      const counted = jobs.filter((job) => (job.isDeleted ? deleted : ids.includes(job.id)));
      const keyOf = (job: ReportedJob) => {
        if (by === 'client') return job.client.toLowerCase();
        if (by === 'job') return job.isDeleted ? NIL : job.id;
        return job.isDeleted || job.owner === EMPLOYER ? NIL : job.owner;
      };
      const keys = [...new Set(counted.map(keyOf))];
      for (const key of keys) {
        const groupScope = { ...scope, ...(by === 'client' ? { client: key } : { [by]: key }) };
        const [row] = await rowsOf<StageFigure>(who, groupScope, '', `SELECT ${STAGES} FROM counted AS c`);
        const groupFigure = figure.find((group) => group.key === key);
        if (row?.sent === 0) {
          expect(groupFigure, name).toBeUndefined();
          continue;
        }
        const { medianDays } = await recomputeWaits(who, 'reply', groupScope);
        expect(groupFigure, `${name}: ${key}`).toMatchObject({
          sent: row?.sent,
          replied: row?.replied,
          shortlisted: row?.shortlisted,
          hired: row?.hired,
          medianDays,
          groups: figure.length,
        });
      }
      const names = figure.map((group) => group.name ?? '\uffff');
      if (by === 'consultant') expect(names, name).toEqual([...names].sort());
    }),
  );

  test('open jobs without activity', () =>
    each(async (who, scope, name) => {
      const figure = await ask(who, (transaction) => reports.listQuietJobs(transaction, scope, { limit: 500 }));
      const { ids } = countedJobs(who, scope);
      // All jobs were posted in February; applications were sent months before any day on which this test runs.
      const rows = await query<{ id: string; applications: number; waiting: number }>(
        `SELECT j.id, count(a.id)::int AS applications, (count(a.id) FILTER (WHERE a.status IN ('sent', 'viewed')))::int AS waiting
         FROM jobs AS j LEFT JOIN applications AS a ON a.job_id = j.id
         WHERE j.id = ANY ($1::uuid[]) AND j.status = 'open' AND j.updated_at + interval '14 days' < now()
           AND NOT EXISTS (SELECT FROM application_events AS e JOIN applications AS o ON o.id = e.application_id
                           WHERE o.job_id = j.id AND e.created_at + interval '14 days' >= now())
         GROUP BY j.id`,
        [ids],
      );
      expect(figure, name).toHaveLength(rows.length);
      for (const row of rows) {
        expect(
          figure.find(({ id }) => id === row.id),
          name,
        ).toMatchObject({ ...row, total: rows.length });
      }
    }));
});

test('the list behind each figure has as many rows as the figure says', () =>
  each(async (who, scope, name) => {
    const search = { ...readRowsSearch(new URLSearchParams()), ...scope };
    const count = async (part: Part, more: object = {}) => {
      const list = await listReportedApplications(db.database, as(who), { ...search, part, ...more });
      if (list === 'busy') throw new Error('busy');
      expect(list.rows.length, name).toBe(Math.min(list.total, 50));
      return list.total;
    };
    const stages = await ask(who, (transaction) => reports.reportStages(transaction, scope));
    const { turnedDown, offeredNow, ...steps } = stages;
    for (const [part, wanted] of Object.entries({ ...steps, turned_down: turnedDown, offered_now: offeredNow })) {
      expect(await count(part as Part), `${name}: ${part}`).toBe(wanted);
    }
    for (const until of ['reply', 'shortlist'] as const) {
      const wait = await ask(who, (transaction) => reports.reportWaits(transaction, until, scope));
      expect(
        await Promise.all(
          (['sent', 'reached', 'waiting', 'withdrawn_before', 'turned_down_before'] as const).map((part) =>
            count(part, { until }),
          ),
        ),
        name,
      ).toEqual([wait.total, wait.reached, wait.waiting, wait.withdrawn, wait.turnedDown]);
      const within = await Promise.all(wait.within.map((_, step) => count('reached', { until, step })));
      expect(within, name).toEqual(wait.within);
    }
    for (const row of await ask(who, (transaction) => reports.reportSources(transaction, scope))) {
      const { source } = row;
      expect([
        await count('sent', { source }),
        await count('shortlisted', { source }),
        await count('hired', { source }),
      ]).toEqual([row.sent, row.shortlisted, row.hired]);
    }
    const fills = await ask(who, (transaction) => reports.reportFills(transaction, scope));
    const totals = [null, ...fills.within.keys()].map(async (step) => {
      const list = await listFilledJobs(db.database, as(who), { ...search, step });
      return list === 'busy' ? 'busy' : list.total;
    });
    expect(await Promise.all(totals), name).toEqual([fills.total, ...fills.within]);
  }));

test('the test data contains every edge case', async () => {
  const waits = await ask(ADMIN, (transaction) => reports.reportWaits(transaction, 'shortlist', WHOLE));
  expect(Math.min(waits.reached, waits.withdrawn, waits.turnedDown, waits.waiting)).toBeGreaterThan(10);
  const stages = await ask(ADMIN, (transaction) => reports.reportStages(transaction, WHOLE));
  expect(stages.sent).toBe(320);
  expect(stages.offered).toBeGreaterThan(stages.hired);
  expect(Math.min(stages.hired, stages.offeredNow)).toBeGreaterThan(10);
  const sources = await ask(ADMIN, (transaction) => reports.reportSources(transaction, WHOLE));
  expect(sources).toHaveLength(5);
  for (const part of PARTS) {
    const search = { ...readRowsSearch(new URLSearchParams()), ...WHOLE, part };
    expect(await listReportedApplications(db.database, as(ADMIN), search), part).not.toBe('busy');
  }
});

test('only administrators and consultants may ask (Z02)', async () => {
  const editor = await addColleague(db, 'editor', 'An Editor');
  const queries = [
    (who: string) => ask(who, (transaction) => reports.reportStages(transaction, WHOLE)),
    (who: string) => ask(who, (transaction) => reports.reportWaits(transaction, 'reply', WHOLE)),
    (who: string) => ask(who, (transaction) => reports.reportFills(transaction, WHOLE)),
    (who: string) => ask(who, (transaction) => reports.reportCourse(transaction, WHOLE)),
    (who: string) => ask(who, (transaction) => reports.reportSources(transaction, WHOLE)),
    (who: string) => ask(who, (transaction) => reports.reportGroups(transaction, 'job', WHOLE, 10)),
    (who: string) => ask(who, (transaction) => reports.listQuietJobs(transaction, WHOLE, { limit: 10 })),
    (who: string) =>
      listReportedApplications(db.database, as(who), { ...readRowsSearch(new URLSearchParams()), ...WHOLE }),
    (who: string) => listFilledJobs(db.database, as(who), { ...WHOLE, days: null, step: null, page: 1 }),
  ];
  for (const who of [EMPLOYER, editor, NIL])
    for (const work of queries)
      await expect(work(who)).rejects.toThrow('only administrators and consultants may do this');
});
