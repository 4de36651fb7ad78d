import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeImport } from '#app/features/board/job-imports/commands/change-import.server.ts';
import { importJobs } from '#app/features/board/job-imports/commands/import-jobs.server.ts';
import { readLines } from '#app/features/board/job-imports/commands/read-lines.server.ts';
import type { SentPreview } from '#app/features/board/job-imports/form.ts';
import { openImports } from '#app/features/board/job-imports/queries/shown-import.server.ts';
import { forgetJobImportsDaily } from '#app/features/board/job-imports/tasks.server.ts';
import { setJobStatus } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addPeople } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** Jobs from a file: checked row by row, fixed in the preview, and imported in batches that continue after a crash. */
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
async function sourceOf(name: string) {
  return (await open()).sources.find((source) => source.name === name)?.id ?? '';
}
async function upload(name: string, bytes: string | Buffer, by = one) {
  const source = await sourceOf(name);
  const file = { name: 'jobs.csv', bytes: Buffer.from(bytes) };
  const result = await changeImport(services(), by, { intent: 'upload', source, name: source ? '' : name }, file);
  await readAll(by);
  return result;
}
async function readAll(by = one) {
  const [draft] = await queryTasks<{ id: string }>(db, `SELECT id FROM job_imports WHERE state = 'reading'`);
  if (draft)
    await readLines({ database: db.database, now: new Date(), ownerId: by.id, importId: draft.id }, () => true);
}
/** Empty fields, as the page sends them. */
const EMPTY = { company: '', location: '', salary: '', requirements: '' };
type Change = Partial<SentPreview> & { closes?: boolean; overwrites?: boolean; said?: typeof SAID };
async function press(intent: 'check' | 'import', change: Change = {}, by = one) {
  const { draft } = await open(by);
  const columns = (draft?.columns.map(({ field }) => field) ?? []) as SentPreview['columns'];
  const preview = {
    columns,
    fallbacks: EMPTY,
    places: {},
    answers: {},
    mended: {},
    closes: false,
    overwrites: false,
    said: SAID,
  };
  return changeImport(services(), by, { intent, shown: draft?.shown ?? '', ...preview, ...change }, null);
}
const importing = async () =>
  (await queryTasks<{ id: string }>(db, `SELECT id FROM job_imports WHERE state = 'importing'`))[0]?.id ?? '';
async function run(mayGoOn = () => true, by = one) {
  const { log } = services();
  await importJobs(
    { database: db.database, tasks: { send }, log },
    { importId: await importing(), ownerId: by.id },
    mayGoOn,
  );
}
const jobsOf = (name: string) =>
  queryTasks<{ reference: string; title: string; status: string }>(
    db,
    `SELECT o.reference, j.title, j.status FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id JOIN job_sources AS s ON s.id = o.source_id
     WHERE s.name = $1 ORDER BY o.reference`,
    [name],
  );
const HEADER = 'Ref;Job title;Client;Town;Pay;Description;Requirements;Closing date\n';
const line = (ref: string, more: Record<string, string> = {}) => {
  const cells = { ref, title: `Lamp trimmer ${ref}`, client: 'Northgate', town: 'Remote', pay: '£13 an hour', ...more };
  const {
    ref: r,
    title,
    client,
    town,
    pay,
    text = 'Trims lamps.',
    needs = 'Scissors.',
    closes = '',
  } = cells as Record<string, string>;
  return [r, title, client, town, pay, text, needs, closes].join(';');
};
const fileOf = (...lines: string[]) => `${HEADER}${lines.join('\n')}`;

test('columns that no guess knows are asked for before any line is', async () => {
  const file =
    'Number;Job title;Client;Venue;Pay;Copy;Requirements\n17;Lamp trimmer;Northgate;Remote;£13 an hour;Trims wicks by hand.;Eyes.\n18';
  await upload('Unusual', file);
  const { draft } = await open();
  expect(draft?.unsaid).toEqual(['location', 'description']);
  expect(draft?.makesReferences).toBe(true);
  expect(draft?.faulty[1]?.errors).toEqual({ reference: 'Enter a reference that stays the same for each job' });
  const columns = ['reference', 'title', 'company', '', 'salary', 'description', 'requirements'] as const;
  const fallbacks = { location: 'Remote' };
  expect(await press('check', { columns: [...columns], fallbacks })).toEqual({ ok: true, step: 'shown' });
  expect((await open()).draft).toMatchObject({ unsaid: [], counts: { new: 1, faulty: 1 } });
});

test('locations that are not known are counted and listed, and areas and remote work are none of them', async () => {
  const towns = ['Zork', 'Zork', 'Narnia, Kent Road', 'Leeds', 'Kent', 'Remote', 'Leeds / Bradford'];
  await upload('Unplaced', fileOf(...towns.map((town, n) => line(`u${n}`, { town }))));
  const unplaced = { count: 3, locations: towns.slice(1, 3).map((location, n) => ({ location, lines: 2 - n })) };
  expect((await open()).draft).toMatchObject({ counts: { new: 7, faulty: 0 }, unplaced });
});

test('lines are checked and mended in the preview, and nothing is written to jobs before', async () => {
  const file = fileOf(
    line('a1', { title: 'Zoë’s café host' }),
    line('a2', { pay: '', closes: '31/02/2027' }),
    line('a3', { text: 'Female only.' }),
    line('', {}),
    line('a1'),
  );
  expect(await upload('Mended', Buffer.from(file.replace('’', "'"), 'latin1'))).toEqual({ ok: true, step: 'kept' });
  const { draft } = await open();
  expect(draft?.columns.map(({ field }) => field)).toEqual([
    'reference',
    'title',
    'company',
    'location',
    'salary',
    'description',
    'requirements',
    'closes_at',
  ]);
  expect(draft?.counts).toMatchObject({ new: 1, changed: 0, same: 0, faulty: 4, unread: 0 });
  expect(draft?.faulty.map(({ line: at, errors }) => [at, Object.keys(errors)])).toEqual([
    [3, ['salary', 'closes_at']],
    [4, ['because_sex']],
    [5, ['reference']],
    [6, ['reference']],
  ]);
  expect(draft?.faulty.map(({ questions }) => questions.map(({ rule }) => rule))).toEqual([[], ['sex'], [], []]);
  expect(draft?.faulty[1]?.questions[0]).toMatchObject({
    law: { title: 'Equality Act 2010' },
    findings: [{ field: 'description', words: 'Female only' }],
  });
  const asked_sex = draft?.faulty[1]?.questions[0]?.words ?? '';
  const mended = {
    3: { salary: '£14 an hour', closes_at: '' },
    4: { because_sex: 'The hostel is for women.', asked_sex },
    5: { reference: 'a4' },
    6: { reference: 'a1' },
  };
  expect(await press('import', { mended })).toEqual({ ok: true, step: 'shown' });
  expect((await open()).draft?.counts).toMatchObject({ new: 4, faulty: 1 });
  expect((await open()).draft?.faulty).toMatchObject([
    { line: 6, errors: { reference: 'The same reference as row 2' } },
  ]);
  expect(await jobsOf('Mended')).toEqual([]);
  expect(await open(two)).toMatchObject({ draft: null, results: [] });
  const unsaid = { authority_how: '', authority_by: '', authority_on: '' };
  expect(await press('import', { said: unsaid })).toMatchObject({
    reason: 'authority',
    errors: { authority_by: expect.any(String) },
  });
  expect(await press('import', { mended: { 6: { reference: 'a1' } } })).toEqual({ ok: true, step: 'importing' });
  await run();
  expect((await jobsOf('Mended')).map(({ reference }) => reference)).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect((await jobsOf('Mended'))[0]?.title).toBe("Zoë's café host");
  const [result] = (await open(two)).results;
  expect(result).toMatchObject({ state: 'done', made: 4, changed: 0, refused: 1, faults: [{ line: 6 }] });
  expect(await queryTasks(db, 'SELECT FROM job_import_rows')).toEqual([]);
  await upload('Mended', Buffer.from(file.replace('’', "'"), 'latin1'));
  expect((await open()).draft?.counts).toMatchObject({ new: 0, changed: 0, same: 3, missing: 1 });
  await changeImport(services(), one, { intent: 'discard' }, null);
  expect((await open()).draft).toBeNull();
});

test('jobs that the file no longer has are closed if asked for, and opened when it has them again', async () => {
  const refs = ['b1', 'b2', 'b3', 'b4'];
  await upload('Closing', fileOf(...refs.map((ref) => line(ref))));
  await press('import');
  await run();
  const [b4] = (await queryTasks<{ job_id: string }>(db, `SELECT job_id FROM job_origins WHERE reference = 'b4'`)).map(
    ({ job_id }) => job_id,
  );
  await setJobStatus(services(), one, b4 ?? '', 'closed');
  await upload('Closing', fileOf(line('b1', { pay: '£15 an hour' }), line('b4', { pay: '£16 an hour' })));
  const { draft } = await open();
  expect(draft).toMatchObject({ counts: { changed: 1, edited: 1, missing: 2, open: 3 }, asksAboutClosing: true });
  await press('import', { closes: true });
  await run();
  const [result] = (await open()).results;
  expect(result).toMatchObject({ changed: 1, closed: 2, refused: 1, faults: [{ line: 3 }] });
  expect((await jobsOf('Closing')).map(({ status }) => status)).toEqual(['open', 'closed', 'closed', 'closed']);
  await upload('Closing', fileOf(...refs.map((ref) => line(ref))));
  expect((await open()).draft).toMatchObject({ counts: { changed: 3, same: 1, missing: 0 }, asksAboutClosing: false });
  await press('import');
  await run();
  expect((await jobsOf('Closing')).map(({ status }) => status)).toEqual(['open', 'open', 'open', 'closed']);
});

test('an import that was cut between two batches goes on where it was, and a second one changes nothing', async () => {
  const file = fileOf(...Array.from({ length: 450 }, (_, n) => line(`c${n}`)));
  await upload('Cut', file);
  await press('import');
  const mayGoOn = vi.fn(() => true);
  await expect(run(() => mayGoOn.mock.calls.length < 1 && mayGoOn())).rejects.toThrow('goes on later');
  expect((await open(two)).results[0]).toMatchObject({ state: 'importing', position: 201, made: 200 });
  expect(await jobsOf('Cut')).toHaveLength(200);
  await asSuperuser(db, `ALTER TABLE jobs ADD CONSTRAINT no_c300 CHECK (title <> 'Lamp trimmer c300')`);
  await expect(run()).rejects.toThrow('no_c300');
  expect(await jobsOf('Cut')).toHaveLength(200);
  await asSuperuser(db, 'ALTER TABLE jobs DROP CONSTRAINT no_c300');
  await Promise.all([run(), run()]);
  expect((await open()).results[0]).toMatchObject({ state: 'done', made: 450, refused: 0 });
  const before = await queryTasks(db, 'SELECT max(updated_at) AS at, count(*) FROM jobs');
  await upload('Cut', file);
  expect((await open()).draft?.counts).toMatchObject({ new: 0, changed: 0, same: 450 });
  await press('import');
  await run();
  expect((await open()).results[0]).toMatchObject({ same: 450, made: 0, changed: 0 });
  expect(await queryTasks(db, 'SELECT max(updated_at) AS at, count(*) FROM jobs')).toEqual(before);
  expect(send.mock.calls.map((call) => (call as unknown[])[1])).not.toContain('announce-job');
});

test('columns are remembered by name, and what all lines lack is typed once', async () => {
  await upload('Names', 'Number;What;Where;Text\nd1;Lamp trimmer;Remote;Trims lamps.');
  expect((await open()).draft?.counts).toMatchObject({ faulty: 1 });
  const columns = ['reference', 'title', 'location', 'description'] as SentPreview['columns'];
  const fallbacks = { ...EMPTY, company: 'Northgate', salary: '£13 an hour', requirements: 'Scissors.' };
  expect(await press('import', { columns, fallbacks })).toEqual({ ok: true, step: 'shown' });
  expect((await open()).draft?.counts).toMatchObject({ new: 1, faulty: 0 });
  await press('import', { fallbacks });
  await run();
  await upload(
    'Names',
    'Text;Where;What;Number;Pay\n<p>Trims wicks</p><h2>Requirements</h2><p>Eyes</p>;Remote;Trimmer;d2;£14 an hour',
  );
  const { draft } = await open();
  expect(draft?.columns.map(({ field }) => field)).toEqual(['description', 'location', 'title', 'reference', 'salary']);
  expect(draft?.counts).toMatchObject({ new: 1, missing: 1 });
  await changeImport(services(), one, { intent: 'discard' }, null);
});

test('a file without references changes the job of the same title, company and location', async () => {
  const file = (pay: string, posted: string) =>
    `Job title;Client;Town;Pay;Description;Requirements;Posted on\nDuct fitter;Northgate;Leeds;${pay};Fits ducts by hand.;Eyes.;${posted}\nDuct fitter;NORTHGATE ;Leeds;£13 an hour;Fits ducts at night.;Eyes.;`;
  await upload('Unnumbered', file('£13 an hour', '3 September 2026'));
  const { draft } = await open();
  expect(draft).toMatchObject({ makesReferences: true, unsaid: [], counts: { new: 1, faulty: 1 } });
  expect(draft?.taken).toMatchObject({
    jobs: [{ title: 'Duct fitter', company: 'Northgate', isNew: true }],
    pageCount: 1,
  });
  expect(draft?.faulty[0]?.errors['reference']).toContain('The same title, company and location as row 2');
  await press('import');
  await run();
  expect(await jobsOf('Unnumbered')).toMatchObject([{ title: 'Duct fitter' }]);
  await upload('Unnumbered', file('£14 an hour', '2 September 2026'));
  expect((await open()).draft?.counts).toMatchObject({ new: 0, changed: 1, missing: 0 });
  await press('import');
  await run();
  expect(await postedOn('Duct fitter')).toEqual(['2026-09-02']);
});

const postedOn = async (title: string) =>
  (
    await queryTasks<{ day: string }>(
      db,
      `SELECT (created_at AT TIME ZONE 'Europe/London')::date::text AS day FROM jobs WHERE title = $1`,
      [title],
    )
  ).map(({ day }) => day);

test('a job is posted on the day that its file names, never in the future', async () => {
  const header = `${HEADER.trim()};Posted on\n`;
  const [today = ''] = new Date().toISOString().split('T');
  const dated = (ref: string, day: string) => `${line(ref, { title: `Dated ${ref}` })};${day}`;
  await upload(
    'Dated',
    `${header}${[dated('p1', '2026-10-05T08:00:00Z'), dated('p2', today), dated('p3', ''), dated('p4', '2099-01-01'), dated('p5', 'soon')].join('\n')}`,
  );
  const { draft } = await open();
  expect(draft?.counts).toMatchObject({ new: 5, faulty: 0 });
  expect(draft?.remarked.map(({ remark }) => remark)).toEqual([
    '‘2099-01-01’ isn’t a posting date that we can read',
    '‘soon’ isn’t a posting date that we can read',
  ]);
  await press('import');
  await run();
  expect(await postedOn('Dated p1')).toEqual(['2026-10-05']);
  const [row] = await queryTasks<{ areNow: boolean }>(
    db,
    `SELECT bool_and(created_at BETWEEN now() - interval '13 hours' AND now()) AS "areNow" FROM jobs WHERE title IN ('Dated p2', 'Dated p3', 'Dated p4', 'Dated p5')`,
  );
  expect(row?.areNow).toBe(true);
});

test('one answer stands for all rows with the same value, and for those of the next file', async () => {
  const file = (kind: string) =>
    `Ref;Job title;Client;Town;Pay;Description;Requirements;Closing date;Job type\n${[1, 2, 3].map((ref) => `${line(`t${ref}`, { closes: '31/06/2027' })};${kind}`).join('\n')}\n${line('t4')};Full time\n${line('t5')};;surplus`;
  await upload('Answered', file('Zero hours'));
  const { draft } = await open();
  expect(draft).toMatchObject({ counts: { new: 1, faulty: 4 }, covered: 3 });
  expect(draft?.faulty.map(({ errors }) => errors)).toEqual([
    { form: expect.stringContaining('10 values, and the file 9') },
  ]);
  expect(draft?.questions.map(({ field, value, lines, line: first }) => [field, value, lines, first])).toEqual([
    ['closes_at', '31/06/2027', 3, 2],
    ['type', 'Zero hours', 3, 2],
  ]);
  await press('check', { answers: { type: { 'Zero hours': 'Part-time' }, closes_at: { '31/06/2027': '' } } });
  await readAll();
  expect((await open()).draft).toMatchObject({ counts: { new: 4, faulty: 1 }, questions: [] });
  await press('import');
  await run();
  expect(await queryTasks(db, `SELECT DISTINCT type FROM jobs WHERE title ~ '^Lamp trimmer t[123]$'`)).toEqual([
    { type: 'Part-time' },
  ]);
  await upload('Answered', file('Zero hours'));
  expect((await open()).draft).toMatchObject({ counts: { same: 4, faulty: 1 }, questions: [] });
  await changeImport(services(), one, { intent: 'discard' }, null);
});

test('only public jobs of a WordPress site are imported, and the others are counted by reason', async () => {
  const item = (id: number, more: string) =>
    `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>job_listing</wp:post_type>${more}</item>`;
  const items = [
    item(1, '<wp:status>publish</wp:status>'),
    item(2, '<wp:status>draft</wp:status>'),
    item(3, '<wp:status>draft</wp:status>'),
    item(4, '<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>'),
  ];
  const file = (parts: string[]) =>
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${parts.join('')}</channel></rss>`;
  await upload('Blog', file(items));
  expect((await open()).draft).toMatchObject({
    lines: 1,
    leftOut: [
      { reason: 'Draft', count: 2 },
      { reason: 'Protected by a password', count: 1 },
    ],
  });
  expect(await upload('Blog', file(items.slice(1)))).toMatchObject({
    errors: { file: 'The file has no jobs. Not imported: Draft (2), Protected by a password (1)' },
  });
  await changeImport(services(), one, { intent: 'discard' }, null);
});

test('an account that may not work at the desk any more imports nothing', async () => {
  await upload('Leaver', fileOf(line('e1')), two);
  await press('import', {}, two);
  await queryTasks(db, `UPDATE profiles SET status = 'suspended' WHERE id = $1`, [two.id]);
  await run(() => true, two);
  expect((await open()).results[0]).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('no longer has access'),
  });
  expect(await jobsOf('Leaver')).toEqual([]);
  await queryTasks(db, `UPDATE profiles SET status = 'approved' WHERE id = $1`, [two.id]);
});

describe('a file', () => {
  test('is its owner’s alone, and for a day', async () => {
    await upload('Kept', fileOf(line('f1')));
    expect((await open(two)).draft).toBeNull();
    expect(await press('import', {}, two)).toEqual({ ok: false, reason: 'no_file' });
    await queryTasks(db, `UPDATE job_imports SET created_at = now() - interval '25 hours' WHERE state = 'shown'`);
    expect((await open()).draft).toBeNull();
    await forgetJobImportsDaily.run(services() as never, {}, { taskId: '', signal: new AbortController().signal });
    expect(await queryTasks(db, `SELECT FROM job_imports WHERE state = 'shown'`)).toEqual([]);
    expect(await queryTasks(db, 'SELECT FROM job_import_rows')).toEqual([]);
  });

  test('of another system is told by its content', async () => {
    const xml = await readFile('domain/job-import/samples/indeed.xml');
    expect(await upload('XML', '<?xml version="1.0"?><other/>')).toMatchObject({ reason: 'bad_file' });
    expect(await upload('XML', xml)).toEqual({ ok: true, step: 'kept' });
    expect((await open()).draft).toMatchObject({ columns: [], fileName: 'jobs.csv' });
    expect((await open()).draft?.isRead).toBe(true);
  });
});
