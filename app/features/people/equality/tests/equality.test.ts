import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countAnswers } from '#app/features/people/equality/commands.server.ts';
import { reportEquality } from '#app/features/people/equality/queries.server.ts';
import { newAddress } from '#tests/support/account-forms.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addPeople, EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const admin = posterOf(ADMIN, 'admin', 'The Admin') as Parameters<typeof reportEquality>[1];
const ANSWERS = {
  age_band: 'not_said',
  sex: 'female',
  ethnicity: 'white',
  disability: 'no',
  religion: 'none',
  orientation: 'not_said',
};

beforeEach(async () => {
  await db?.drop();
  db = await createTestDatabase();
  await addPeople(db.database);
  await asSuperuser(db, 'INSERT INTO settings (equality_monitoring) VALUES (true)');
});
afterAll(() => db?.drop());

const count = (answers: Partial<typeof ANSWERS> = {}, ip = newAddress()) =>
  countAnswers(accountServices(db, { ip }), { category: 'blue-collar', answers: { ...ANSWERS, ...answers } });
const counts = () =>
  queryTasks(db, 'SELECT question, answer, total FROM monitoring.answer_counts ORDER BY question, answer');
const report = () => reportEquality(db.database, admin);

function rowsOf(month: string, religions: Record<string, number>, category = 'blue-collar'): string[] {
  const people = Object.values(religions).reduce((all, each) => all + each, 0);
  const women = Math.floor(people / 2);
  const row =
    (question: string) =>
    ([answer, n]: [string, number]) =>
      n > 0 ? [`('${month}', '${category}', '${question}', '${answer}', ${n})`] : [];
  const sexes = { female: women, male: people - women };
  return [...Object.entries(religions).flatMap(row('religion')), ...Object.entries(sexes).flatMap(row('sex'))];
}

const add = (...rows: string[]) => asSuperuser(db, `INSERT INTO monitoring.answer_counts VALUES ${rows.join(', ')}`);
const fill = (...of: Parameters<typeof rowsOf>) => add(...rowsOf(...of));

test('only counts are stored: no row per person, no id, no time', async () => {
  expect(await count()).toEqual({ ok: true });
  expect(await count({ sex: 'male' })).toEqual({ ok: true });
  expect(await counts()).toEqual([
    { question: 'age_band', answer: 'not_said', total: 2 },
    { question: 'disability', answer: 'no', total: 2 },
    { question: 'ethnicity', answer: 'white', total: 2 },
    { question: 'orientation', answer: 'not_said', total: 2 },
    { question: 'religion', answer: 'none', total: 2 },
    { question: 'sex', answer: 'female', total: 1 },
    { question: 'sex', answer: 'male', total: 1 },
  ]);
  const columns = await queryTasks<{ name: string; type: string }>(
    db,
    `SELECT a.attname AS name, a.atttypid::regtype::text AS type FROM pg_attribute AS a
     JOIN pg_class AS c ON c.oid = a.attrelid JOIN pg_namespace AS n ON n.oid = c.relnamespace
     WHERE n.nspname = 'monitoring' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
  );
  expect(columns).toEqual([
    { name: 'month', type: 'date' },
    { name: 'category', type: 'text' },
    { name: 'question', type: 'text' },
    { name: 'answer', type: 'text' },
    { name: 'total', type: 'integer' },
  ]);
});

test('no account and no role of the site can read the counts; only administrators read the report', async () => {
  const [candidate = ''] = await addCandidates(db.database, 'Wren Halloran');
  const consultant = await addColleague(db, 'consultant');
  const editor = await addColleague(db, 'editor');
  await count();
  for (const statement of [
    'SELECT * FROM monitoring.answer_counts',
    'SELECT xmin, ctid FROM monitoring.answer_counts',
    'SELECT count(*) FROM monitoring.answer_counts JOIN applications ON true',
    `INSERT INTO monitoring.answer_counts VALUES ('2026-01-01', 'blue-collar', 'sex', 'male', 1)`,
    'DELETE FROM monitoring.answer_counts',
  ]) {
    for (const who of [ADMIN, consultant, editor, EMPLOYER, candidate]) {
      const attempt = db.database.asActor(who, (t) => sql.raw(statement).execute(t));
      await expect(attempt).rejects.toThrow(/permission denied/);
    }
    await expect(db.database.asSystem((t) => sql.raw(statement).execute(t))).rejects.toThrow(/permission denied/);
  }
  for (const who of [consultant, editor, EMPLOYER, candidate]) {
    const attempt = db.database.asActor(who, (t) => sql`SELECT * FROM app.report_equality()`.execute(t));
    await expect(attempt).rejects.toThrow('only an administrator');
    const add = db.database.asActor(who, (t) =>
      sql`SELECT app.count_equality_answers('blue-collar', '{"sex": "male"}')`.execute(t),
    );
    await expect(add).rejects.toThrow('only the site itself');
  }
  expect(await report()).toEqual([]);
});

test('while it is off nothing is counted; ten a day are counted from one network', async () => {
  const ip = newAddress();
  for (let n = 0; n < 10; n += 1) expect(await count({}, ip)).toEqual({ ok: true });
  expect(await count({}, ip)).toEqual({ ok: false, reason: 'too_many' });
  await asSuperuser(db, 'UPDATE settings SET equality_monitoring = false');
  expect(await count()).toEqual({ ok: false, reason: 'off' });
  expect((await counts())[0]).toMatchObject({ total: 10 });
});

test('a quarter with 100 people is a group, so is a year with ten; fewer answers wait for more', async () => {
  await fill('2024-02-01', { none: 60, christian: 45 });
  await fill('2024-05-01', { none: 6, christian: 3 });
  await fill('2025-08-01', { none: 20, christian: 15 });
  await fill('2025-11-01', { none: 9 }, 'white-collar');
  const groups = await report();
  expect(groups.map(({ category, from, to, people }) => [category, from, to, people])).toEqual([
    ['blue-collar', '2024-04-01', '2025-09-01', 44],
    ['blue-collar', '2024-01-01', '2024-03-01', 105],
  ]);
  expect(groups[1]?.questions.religion).toEqual([
    { answer: 'none', total: 60 },
    { answer: 'christian', total: 45 },
  ]);
});

test('the running quarter is never shown, however many answered', async () => {
  const { rows } = await db.database.asSystem((t) =>
    sql<{ month: string }>`SELECT date_trunc('month', now() AT TIME ZONE 'Europe/London')::date::text AS month`.execute(
      t,
    ),
  );
  await fill(rows[0]?.month ?? '', { none: 300, christian: 200 });
  expect(await report()).toEqual([]);
});

test.each([
  ['few small answers join the smallest large one', { none: 50, christian: 30, sikh: 4 }, { none: 50, null: 34 }],
  [
    'small answers that are ten together stand together',
    { none: 50, christian: 40, sikh: 6, hindu: 5 },
    { none: 50, christian: 40, null: 11 },
  ],
  ['one answer of everyone is not shown', { none: 100 }, undefined],
  ['nor one of all but a few', { none: 100, sikh: 3 }, undefined],
  ['nor nothing but small ones', { none: 9, sikh: 8, hindu: 7 }, undefined],
])('%s', async (_what, religions, expected) => {
  await fill('2024-02-01', religions as Record<string, number>);
  const [group] = await report();
  const totals = group?.questions.religion?.map(({ answer, total }) => [String(answer), total]);
  expect(totals && Object.fromEntries(totals)).toEqual(expected);
});

test('no figure of the report, and no difference of two figures, is about fewer than ten people', async () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % most;
  };
  const truth = new Map<string, number>();
  const rows: string[] = [];
  for (let year = 2018; year < 2026; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const day = `${year}-${String(month).padStart(2, '0')}-01`;
      const religions: Record<string, number> = {};
      for (const name of ['none', 'christian', 'sikh', 'hindu', 'jewish', 'not_said']) {
        const n = random(name === 'none' ? 20 : 4);
        if (n > 0) religions[name] = n;
      }
      if (Object.keys(religions).length === 0) continue;
      rows.push(...rowsOf(day, religions));
      for (const [name, n] of Object.entries(religions)) truth.set(`${day} ${name}`, n);
    }
  }
  await add(...rows);
  const groups = await report();
  expect(groups.length).toBeGreaterThan(3);
  let shownCount = 0;
  for (const { from, to, people, questions } of groups) {
    const within = [...truth].filter(([key]) => key.slice(0, 10) >= from && key.slice(0, 10) <= to);
    expect(within.reduce((all, [, n]) => all + n, 0)).toBe(people);
    for (const rows of Object.values(questions)) {
      const totals = rows.map(({ total }) => total);
      expect(Math.min(...totals)).toBeGreaterThanOrEqual(10);
      expect(totals.reduce((all, n) => all + n, 0)).toBe(people);
      expect(rows.filter(({ answer }) => answer === null).length).toBeLessThanOrEqual(1);
    }
    for (const { answer, total } of questions.religion ?? []) {
      if (answer === null) continue;
      shownCount += 1;
      expect(within.filter(([key]) => key.endsWith(` ${answer}`)).reduce((all, [, n]) => all + n, 0)).toBe(total);
    }
  }
  expect(shownCount).toBeGreaterThan(0);
  // Groups never overlap, so no two of them can be subtracted.
  const spans = groups.map(({ from, to }) => [from, to]).sort();
  for (const [n, [from = '']] of spans.entries()) expect(n === 0 || from > (spans[n - 1]?.[1] ?? '')).toBe(true);
});
