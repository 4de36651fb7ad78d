import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeImport } from '#app/features/board/job-imports/commands/change-import.server.ts';
import { importJobs } from '#app/features/board/job-imports/commands/import-jobs.server.ts';
import { pullDueBoards } from '#app/features/board/job-imports/commands/pull-boards.server.ts';
import type { SentPreview } from '#app/features/board/job-imports/form.ts';
import { openImports } from '#app/features/board/job-imports/queries/shown-import.server.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let one: ReturnType<typeof actingAdmin>;
const send = vi.fn(async () => undefined);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  one = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
});
afterAll(() => db?.drop());

const SAID = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: '2026-11-20' };
const services = () => accountServices(db, { tasks: { send } });
const open = () => openImports(db.database, one);

async function press(intent: 'check' | 'import', change: Partial<SentPreview> = {}) {
  const { draft } = await open();
  const columns = (draft?.columns.map(({ field }) => field) ?? []) as SentPreview['columns'];
  const preview = {
    columns,
    fallbacks: {},
    places: {},
    answers: {},
    mended: {},
    closes: false,
    overwrites: false,
    said: SAID,
  };
  return changeImport(services(), one, { intent, shown: draft?.shown ?? '', ...preview, ...change }, null);
}
async function run() {
  const { log } = services();
  const [row] = await queryTasks<{ id: string }>(db, `SELECT id FROM job_imports WHERE state = 'importing'`);
  if (!row) throw new Error('Nothing is being imported');
  await importJobs({ database: db.database, tasks: { send }, log }, { importId: row.id, ownerId: one.id }, () => true);
}
const jobs = () =>
  queryTasks<{ reference: string; title: string; salary: string; location: string }>(
    db,
    `SELECT o.reference, j.title, j.salary, j.location FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id ORDER BY 1`,
  );

test('an unchanged field of a file stays corrected, a changed one does not', async () => {
  const upload = async (...lines: string[]) => {
    const bytes = Buffer.from(['Ref;Title;Company;Town;Pay;Description;Requirements', ...lines].join('\n'));
    const source = (await open()).sources[0]?.id ?? '';
    await changeImport(
      services(),
      one,
      { intent: 'upload', source, name: source ? '' : 'Files' },
      { name: 'jobs.csv', bytes },
    );
  };
  await upload('a1;Wick trimmer;;Remote;;Trims wicks by hand.;Eyes.');
  await press('check', { mended: { 2: { company: 'Northgate', salary: '£13 an hour' } } });
  await press('import');
  await run();
  expect(await jobs()).toMatchObject([{ title: 'Wick trimmer', salary: '£13 an hour' }]);
  await upload('a1;Lamp trimmer;;Remote;;Trims wicks by hand.;Eyes.');
  expect((await open()).draft?.counts).toMatchObject({ changed: 1, faulty: 0 });
  await press('import');
  await run();
  expect(await jobs()).toMatchObject([{ title: 'Lamp trimmer', salary: '£13 an hour' }]);
  // The source now states its pay, and a value that the form refuses; fixes that still hold are shown beside it.
  await upload('a1;Lamp trimmer;;Remote;£15 an hour;Trims wicks by hand.;');
  const { draft } = await open();
  expect(draft?.faulty[0]).toMatchObject({
    errors: { requirements: expect.any(String) },
    values: { company: 'Northgate', salary: '£15 an hour' },
  });
  await press('check', { mended: { 2: { company: 'Southgate', requirements: 'Ears.' } } });
  await press('import');
  await run();
  expect(await jobs()).toMatchObject([{ salary: '£15 an hour' }]);
  const origins = await queryTasks<{ mended: unknown }>(db, 'SELECT mended FROM job_origins');
  expect(origins[0]?.mended).toEqual({
    company: ['', 'Southgate'],
    salary: ['', '£13 an hour'],
    requirements: ['', 'Ears.'],
  });
  await queryTasks(db, 'DELETE FROM job_origins');
});

test('corrections of a board that is read on a schedule', async () => {
  let more: Record<string, unknown> = {};
  const fetchBoard: FetchOutside = async () => {
    const job = {
      id: 'b1',
      text: 'Trimmer',
      categories: { location: 'Remote' },
      description: 'Trims wicks by hand.',
      ...more,
    };
    return { ok: true, status: 200, headers: {}, body: Buffer.from(JSON.stringify([job])) };
  };
  const address = 'https://jobs.lever.co/mended/x';
  await changeImport(services(), one, { intent: 'follow', address, every: 'hour' }, null, fetchBoard);
  const mended = { 1: { salary: '£13 an hour', requirements: 'Eyes.' } };
  await press('check', { fallbacks: { company: 'Northgate' }, mended });
  await press('import', { fallbacks: { company: 'Northgate' } });
  await run();
  more = { text: 'Lamp trimmer' };
  await queryTasks(db, 'UPDATE job_sources SET next_pull_at = now() WHERE next_pull_at IS NOT NULL');
  const { log } = services();
  await pullDueBoards({ database: db.database, tasks: { send }, log }, new AbortController().signal, fetchBoard);
  await run();
  expect(await jobs()).toMatchObject([{ reference: 'b1', title: 'Lamp trimmer', salary: '£13 an hour' }]);
});
