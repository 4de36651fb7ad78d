import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeImport } from '#app/features/board/job-imports/commands/change-import.server.ts';
import { importJobs } from '#app/features/board/job-imports/commands/import-jobs.server.ts';
import { pullDueBoards } from '#app/features/board/job-imports/commands/pull-boards.server.ts';
import { openImports } from '#app/features/board/job-imports/queries/shown-import.server.ts';
import { readToday } from '#app/features/core/desk/queries/today.server.ts';
import type { BoardChange } from '#domain/job-import/board/followed-board.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import { failed } from '#platform/outbound/outside-failure.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let one: ReturnType<typeof actingAdmin>;
let two: ReturnType<typeof actingAdmin>;
const send = vi.fn(async () => undefined);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  one = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
  two = actingAdmin(await addColleague(db, 'consultant', 'Consultant Two'), 'Consultant Two');
});
afterAll(() => db?.drop());

const SAID = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: '2026-11-20' };
const services = () => accountServices(db, { tasks: { send } });
const open = (by = one) => openImports(db.database, by);
const today = () => readToday(db.database, { ...two, role: 'consultant' }, new Date());
async function run(by = one) {
  const { log } = services();
  const [row] = await queryTasks<{ id: string }>(db, `SELECT id FROM job_imports WHERE state = 'importing'`);
  if (row)
    await importJobs({ database: db.database, tasks: { send }, log }, { importId: row.id, ownerId: by.id }, () => true);
}
/** The response of a Lever board; null if it does not respond. */
let answers: unknown[] | null = [];
const fetchBoard: FetchOutside = async () =>
  answers
    ? { ok: true, status: 200, headers: {}, body: Buffer.from(JSON.stringify(answers)) }
    : failed('no_answer_in_time');
const follow = (name: string, by = one) =>
  changeImport(
    services(),
    by,
    { intent: 'follow', address: `jobs.lever.co/${name}/x`, every: 'hour' },
    null,
    fetchBoard,
  );
const jobOf = (id: string, more = {}) => ({
  id,
  text: `Wick trimmer ${id}`,
  categories: { location: 'Remote', commitment: 'Permanent' },
  description: 'Trims wicks by hand.',
  lists: [{ text: 'Requirements', content: '<li>Scissors</li>' }],
  workplaceType: 'remote',
  salaryRange: { currency: 'GBP', interval: 'per-hour-wage', min: 13, max: 14 },
  ...more,
});
const boardOf = async (name: string) => (await open()).boards.find((board) => board.name === `Lever: ${name}`);
async function change(name: string, intent: BoardChange, by = one) {
  const source = (await boardOf(name))?.id ?? '';
  return changeImport(services(), by, { intent, source }, null);
}
async function pull(by = one) {
  const { log } = services();
  await pullDueBoards({ database: db.database, tasks: { send }, log }, new AbortController().signal, fetchBoard);
  await run(by);
}
const readAgain = async (name: string) => {
  const due = 'UPDATE job_sources SET next_pull_at = now() WHERE next_pull_at IS NOT NULL AND name = $1';
  await queryTasks(db, due, [`Lever: ${name}`]);
  await pull();
};
async function begin(name: string, ids: string[]) {
  answers = ids.map((id) => jobOf(id));
  expect(await follow(name)).toEqual({ ok: true, step: 'kept' });
  await changeImport(services(), one, { intent: 'check', ...(await typed()) }, null);
  expect(await changeImport(services(), one, { intent: 'import', ...(await typed()) }, null)).toEqual({
    ok: true,
    step: 'importing',
  });
  await run();
}
const typed = async () => {
  const fallbacks = { company: 'Northgate' };
  const fingerprint = (await open()).draft?.shown ?? '';
  return {
    shown: fingerprint,
    columns: [],
    fallbacks,
    places: {},
    answers: {},
    mended: {},
    closes: false,
    overwrites: false,
    said: SAID,
  };
};
async function openOf(name: string) {
  const rows = await queryTasks<{ reference: string }>(
    db,
    `SELECT o.reference FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id JOIN job_sources AS s ON s.id = o.source_id
     WHERE s.name = $1 AND j.status = 'open' ORDER BY 1`,
    [`Lever: ${name}`],
  );
  return rows.map(({ reference }) => reference);
}

test('a board is shown as a file is, and nothing of it stays if it is discarded', async () => {
  expect(await follow('%2F')).toMatchObject({ reason: 'bad_board', errors: { address: expect.any(String) } });
  answers = null;
  expect(await follow('gone')).toMatchObject({ errors: { address: 'The server did not answer in time.' } });
  answers = [jobOf('g1')];
  expect(await follow('shown')).toEqual({ ok: true, step: 'kept' });
  const { draft } = await open();
  expect(draft).toMatchObject({ isBoard: true, source: 'Lever: shown' });
  expect(draft?.counts).toMatchObject({ new: 0, faulty: 1 });
  expect(draft?.faulty[0]?.errors).toEqual({ company: expect.any(String) });
  expect((await open()).boards).toEqual([]);
  await changeImport(services(), one, { intent: 'discard' }, null);
  expect(await queryTasks(db, `SELECT FROM job_sources WHERE name = 'Lever: shown'`)).toEqual([]);
});

test('other facts of a board are shown in the preview, and not guessed', async () => {
  const sample = JSON.parse(await readFile('domain/job-import/samples/lever.json', 'utf8')) as { hostedUrl: string }[];
  answers = [...sample, jobOf('o1', { hostedUrl: 'javascript:alert(1)', categories: { location: '' } })];
  await follow('told');
  await changeImport(services(), one, { intent: 'check', ...(await typed()) }, null);
  const { draft } = await open();
  expect(draft?.remarked).toEqual([
    { remark: 'Also in Corby', lines: 1, jobs: [{ line: 1, title: 'Van driver', link: sample[0]?.hostedUrl }] },
  ]);
  expect(draft?.faulty.map(({ line, told }) => [line, told?.link])).toEqual([
    [2, sample[1]?.hostedUrl],
    [3, ''],
  ]);
  await changeImport(services(), one, { intent: 'discard' }, null);
});

test('a board is read again when its time has come: sound jobs are taken, faults are listed, missing jobs close', async () => {
  await begin('ham', ['h1', 'h2', 'h3', 'h4']);
  expect(await boardOf('ham')).toMatchObject({
    address: 'https://jobs.lever.co/ham/x',
    every: 'hour',
    openJobs: 4,
    isPaused: false,
    failure: null,
  });
  answers = [
    jobOf('h1', { description: 'Trims more wicks by hand.' }),
    jobOf('h2'),
    jobOf('h3'),
    jobOf('h5', { text: '' }),
  ];
  await pull();
  expect(await openOf('ham')).toHaveLength(4);
  await readAgain('ham');
  expect(await openOf('ham')).toEqual(['h1', 'h2', 'h3']);
  const board = await boardOf('ham');
  expect(board?.last).toMatchObject({ state: 'done', made: 0, changed: 1, closed: 1, refused: 1 });
  expect(board?.last?.faults).toMatchObject([{ line: 4, errors: [expect.stringMatching(/title/i)] }]);
  expect((board?.nextAt?.getTime() ?? 0) > Date.now()).toBe(true);
  expect((await open()).results.some(({ fileName, made }) => fileName === 'Lever: ham' && made === 0)).toBe(false);
  const before = await queryTasks(db, 'SELECT max(updated_at) AS at, count(*) FROM jobs');
  await readAgain('ham');
  expect(await queryTasks(db, 'SELECT max(updated_at) AS at, count(*) FROM jobs')).toEqual(before);
  answers = [jobOf('h1', { description: 'Trims more wicks by hand.' }), jobOf('h2'), jobOf('h3'), jobOf('h4')];
  await readAgain('ham');
  expect(await openOf('ham')).toEqual(['h1', 'h2', 'h3', 'h4']);
});

test('a board closes more than 30 % at once only when a person says so, and never more than they saw', async () => {
  await begin('rye', ['r1', 'r2', 'r3', 'r4']);
  answers = ['r1', 'r2'].map((id) => jobOf(id));
  await readAgain('rye');
  expect(await openOf('rye')).toHaveLength(4);
  expect(await boardOf('rye')).toMatchObject({ closingAsked: 2 });
  const waiting = async () => (await today()).boards;
  expect(await waiting()).toMatchObject([{ name: 'Lever: rye', closing: 2 }]);
  expect(await change('rye', 'close')).toEqual({ ok: true, step: 'board-close' });
  answers = [jobOf('r1')];
  await pull();
  expect(await openOf('rye')).toHaveLength(4);
  expect(await boardOf('rye')).toMatchObject({ closingAsked: 3 });
  await change('rye', 'close');
  await pull();
  expect(await openOf('rye')).toEqual(['r1']);
  expect(await boardOf('rye')).toMatchObject({ closingAsked: 0 });
  expect(await waiting()).toEqual([]);
});

test('a board that cannot be read changes nothing, and says since when and why', async () => {
  await begin('sole', ['s1']);
  answers = null;
  await readAgain('sole');
  const failing = await boardOf('sole');
  expect(failing).toMatchObject({ failure: 'The server did not answer in time.', openJobs: 1 });
  await readAgain('sole');
  expect((await boardOf('sole'))?.failingSince).toEqual(failing?.failingSince);
  const waiting = async () => (await today()).boards.map(({ name }) => name);
  expect(await waiting()).toEqual([]);
  await queryTasks(db, `UPDATE job_sources SET failing_since = now() - interval '25 hours' WHERE failure IS NOT NULL`);
  expect(await waiting()).toEqual(['Lever: sole']);
  answers = [];
  await readAgain('sole');
  expect(await boardOf('sole')).toMatchObject({ failure: null, failingSince: null, closingAsked: 1, openJobs: 1 });
});

test('a board pauses, goes on and stops by a press, and is read in the name of a colleague who is there', async () => {
  await begin('tide', ['t1']);
  expect(await change('tide', 'pause')).toEqual({ ok: true, step: 'board-pause' });
  answers = [jobOf('t1'), jobOf('t2')];
  await readAgain('tide');
  expect(await openOf('tide')).toEqual(['t1']);
  await change('tide', 'pull');
  await pull();
  expect([await openOf('tide'), (await boardOf('tide'))?.nextAt]).toEqual([['t1', 't2'], null]);
  await queryTasks(db, `UPDATE profiles SET status = 'suspended' WHERE id = $1`, [one.id]);
  await queryTasks(db, `UPDATE job_sources SET next_pull_at = now() WHERE name = 'Lever: tide'`);
  await pull();
  const board = (await open(two)).boards.find(({ name }) => name === 'Lever: tide');
  expect(board).toMatchObject({ failure: expect.stringContaining('has left') });
  await changeImport(services(), two, { intent: 'resume', source: board?.id ?? '' }, null);
  answers.push(jobOf('t3'));
  await pull(two);
  await queryTasks(db, `UPDATE profiles SET status = 'approved' WHERE id = $1`, [one.id]);
  expect(await openOf('tide')).toEqual(['t1', 't2', 't3']);
  await change('tide', 'stop');
  expect(await boardOf('tide')).toBeUndefined();
  const stopped = await changeImport(services(), two, { intent: 'pull', source: board?.id ?? '' }, null);
  expect(stopped).toEqual({ ok: false, reason: 'no_board' });
  expect(await openOf('tide')).toHaveLength(3);
});
