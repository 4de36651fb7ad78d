import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { importInBackground } from '#app/features/people/people-imports/commands/import-in-background.server.ts';
import { changeImport } from '#app/features/people/people-imports/commands/import-people.server.ts';
import { findBackgroundImport, openImport } from '#app/features/people/people-imports/queries/shown-import.server.ts';
import type { ImportField } from '#domain/person/people-file.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addPeople } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let one: Consultant;
let two: Consultant;
const now = new Date();
const today = londonDay(now);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  one = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
  two = actingAdmin(await addColleague(db, 'consultant', 'Consultant Two'), 'Consultant Two');
});

afterAll(() => db?.drop());

const send = vi.fn(async () => undefined);
const services = () => ({ database: db.database, tasks: { send }, now });
const upload = (text: string, by = one, agreed_on: string | null = null) =>
  changeImport(
    services(),
    by,
    { intent: 'upload', origin: 'A job fair', agreement: 'Told us so', agreed_on },
    { name: 'people.csv', bytes: Buffer.from(text) },
  );
const open = (by = one) => openImport(db.database, by, today);
const columnsOf = (file: Awaited<ReturnType<typeof open>>) =>
  (file?.columns ?? []).map(({ field }) => field as ImportField | '');
async function importPreviewed(by = one) {
  const file = await open(by);
  const preview = { shown: file?.shown ?? '', columns: columnsOf(file), agreed_on: file?.agreedOn || null };
  return changeImport(services(), by, { intent: 'import', ...preview }, null);
}
const read = (email: string) =>
  queryTasks(
    db,
    `SELECT full_name, phone, skills, tags, origin, agreement, may_email_since::text AS since, may_email_words AS words, source,
            (SELECT actor_name FROM audit_entries WHERE action = 'person_imported' AND subject_id = p.id::text) AS imported_by
     FROM people AS p WHERE email = $1`,
    [email],
  );

test('each row is checked, people on record are listed, and the others are added with their source', async () => {
  await queryTasks(
    db,
    `INSERT INTO people (full_name, email, phone, source) VALUES ('Known Ada', 'ada@csv.example', '0113 496 0001', 'desk')`,
  );
  const text = [
    'Forename;Surname;E-mail;Mobile;Skills;Source;Consent date;Salary',
    'Ida;Marsh;IDA@csv.example;0113 496 0100;Picking, =1+1;Their email;02/11/2026;1',
    'Wren;Halloran;wren@csv.example;;;;;',
    'Ada;Other;ADA@csv.example;;;;;',
    'By;Phone;byphone@csv.example;+44 113 496 0001;;;;',
    'No;Address;;;;;;',
    ';;nameless@csv.example;;;;;',
    'Ida;Again;ida@csv.example;;;;;',
    `Late;Day;late@csv.example;;;;${today.replace(/^\d{4}/, '2099')};`,
    'Odd;Address;odd@;;;;yes;',
  ].join('\n');
  expect(await upload(text)).toEqual({ ok: true, step: 'kept' });
  const file = await open();
  expect(columnsOf(file)).toEqual(['first_name', 'last_name', 'email', 'phone', 'skills', 'origin', 'agreed_on', '']);
  expect(file?.people.map(({ line, name }) => [line, name])).toEqual([
    [2, 'Ida Marsh'],
    [3, 'Wren Halloran'],
    [9, 'Late Day'],
    [10, 'Odd Address'],
  ]);
  expect(file?.remarked).toMatchObject([
    { line: 9, errors: [expect.stringContaining('isn’t an email consent date')] },
    { line: 10, errors: ['‘odd@’ isn’t an email address', expect.stringContaining('no date is known')] },
  ]);
  expect(file?.known.map(({ line, fullName, by }) => [line, fullName, by])).toEqual([
    [4, 'Known Ada', 'email'],
    [5, 'Known Ada', 'phone'],
  ]);
  expect(file?.errors).toMatchObject([
    { line: 6, errors: ['Enter an email address or a phone number'] },
    { line: 7, errors: ['Enter their name'] },
    { line: 8, errors: ['The same email address as row 2'] },
  ]);
  expect(await read('ida@csv.example')).toEqual([]);
  expect(await importPreviewed()).toEqual({ ok: true, step: 'imported', added: 4, tag: `import ${today}` });
  expect(await read('ida@csv.example')).toEqual([
    {
      full_name: 'Ida Marsh',
      phone: '0113 496 0100',
      skills: ['Picking', '=1+1'],
      tags: [`import ${today}`],
      origin: 'Their email',
      agreement: 'Told us so',
      since: '2026-11-02',
      words: 'Told us so',
      source: 'import',
      imported_by: 'Consultant One',
    },
  ]);
  expect(await read('wren@csv.example')).toMatchObject([{ origin: 'A job fair', since: null, words: null }]);
  expect(await read('ada@csv.example')).toMatchObject([{ full_name: 'Known Ada', source: 'desk' }]);
  expect(await importPreviewed()).toEqual({ ok: false, reason: 'no_file' });
});

test('an unreadable cell leaves out only its value, and one mailbox is one person', async () => {
  await queryTasks(
    db,
    `INSERT INTO people (full_name, email, source) VALUES ('Known Wyn', 'wyn.tarn@googlemail.com', 'desk')`,
  );
  const text = [
    'Name,Email,Mobile',
    'Wyn Tarn,WynTarn+jobs@gmail.com,',
    'Lil Garth,lil.g@mail.example,4.477E+11',
    'Kay Wold,k.wold@gmail.com,n/a',
    'Kay Again,kwold@googlemail.com,',
  ].join('\n');
  await upload(text);
  const file = await open();
  expect(file).toMatchObject({ total: 2, known: [{ line: 2, by: 'email' }], errors: [{ line: 5 }] });
  expect(file?.remarked.map(({ line }) => line)).toEqual([3]);
  await changeImport(services(), one, { intent: 'discard' }, null);
});

test('notes, tags, source, consent and availability are read, and unreadable values are kept in a note', async () => {
  const text = [
    'Candidate Name,Mobile,Home Phone,Email,Tags,Comments,Summary,Available From,Source,Email Opt In,Job Title',
    '"Moor, Ada",,0113 496 0200,ada.moor@csv.example,"Driver; NIGHTS",<p>Met at the fair</p>,Keen,4 weeks,LinkedIn,Yes,Mr',
    'Bea Lund,"=""07700900250""",,,"driver,import TODAY",,,Immediately,,No,Picker'.replace('TODAY', today),
    'Cas Holt,4.477E+11,01134960201,"cas@csv.example, cas.holt@csv.example",,,,After Easter,,,',
    'Dot Firth,ring her sister,,,,,,,,,',
  ].join('\n');
  await upload(text);
  const importWith = async (agreed_on: string) => {
    const file = await open();
    const change = { intent: 'import', shown: file?.shown ?? '', columns: columnsOf(file), agreed_on } as const;
    return changeImport(services(), one, change, null);
  };
  expect((await open())?.remarked).toMatchObject([
    { line: 2, errors: [expect.stringContaining('no date is known')] },
    { line: 4, errors: expect.arrayContaining(['Also: cas.holt@csv.example']) },
    { line: 5, errors: ['‘ring her sister’ isn’t a phone number'] },
  ]);
  expect(await importWith('2026-11-02')).toEqual({ ok: true, step: 'shown' });
  expect((await open())?.people[0]?.facts).toContain('Agreed to emails on 02/11/2026');
  expect(await importWith('2026-11-02')).toMatchObject({ step: 'imported', added: 4 });
  const rows = await queryTasks(
    db,
    `SELECT full_name AS name, phone, tags, headline, origin, available_from - $1::date AS days, may_email_since::text AS since,
            n.body, n.is_imported AS imported, n.is_shared AS shared, n.author_name AS author
     FROM people AS p LEFT JOIN person_notes AS n ON n.person_id = p.id
     WHERE full_name IN ('Ada Moor', 'Bea Lund', 'Cas Holt', 'Dot Firth') ORDER BY full_name`,
    [today],
  );
  const by = { imported: true, shared: true, author: 'Consultant One' };
  expect(rows).toMatchObject([
    {
      name: 'Ada Moor',
      phone: '0113 496 0200',
      tags: ['driver', 'nights', `import ${today}`],
      headline: null,
      origin: 'LinkedIn',
      days: 28,
      since: '2026-11-02',
      body: 'Comments: Met at the fair\n\nSummary: Keen',
      ...by,
    },
    { name: 'Bea Lund', phone: '07700900250', tags: ['driver', `import ${today}`], days: 0, since: null, body: null },
    { name: 'Cas Holt', phone: '01134960201', origin: 'A job fair', days: null, since: null, ...by },
    {
      name: 'Dot Firth',
      phone: null,
      body: 'Couldn’t be read from the file:\n‘ring her sister’ isn’t a phone number',
      ...by,
    },
  ]);
  expect(rows[2]?.['body']).toContain('After Easter');
});

test('only previewed people are imported: other columns or people are previewed again', async () => {
  await upload('A,B\nOlive Reed,olive@csv.example\nKit Vane,kit@csv.example', one, '2026-11-02');
  const blind = await open();
  expect([blind?.total, blind?.errorCount]).toEqual([0, 2]);
  expect(await importPreviewed()).toEqual({ ok: false, reason: 'no_people' });
  const columns: ImportField[] = ['full_name', 'email'];
  const send = (shown: string) =>
    changeImport(services(), one, { intent: 'import', shown, columns, agreed_on: '2026-11-02' }, null);
  expect(await send(blind?.shown ?? '')).toEqual({ ok: true, step: 'shown' });
  const fullPreview = await open();
  expect(fullPreview?.total).toBe(2);
  await queryTasks(db, `INSERT INTO people (full_name, email, source) VALUES ('First', 'kit@csv.example', 'desk')`);
  expect(await send(fullPreview?.shown ?? '')).toEqual({ ok: true, step: 'shown' });
  expect(await read('olive@csv.example')).toEqual([]);
  const version = (await open())?.shown ?? '';
  const answers = await Promise.all([send(version), send(version)]);
  expect(answers).toContainEqual({ ok: true, step: 'imported', added: 1, tag: `import ${today}` });
  expect(answers).toContainEqual({ ok: false, reason: 'no_file' });
  expect(await read('olive@csv.example')).toMatchObject([{ since: '2026-11-02' }]);
});

test('an import that fails in the middle leaves nothing', async () => {
  await upload('Name,Email\nGood Person,good@csv.example\nBad Person,bad@csv.example');
  await asSuperuser(db, `ALTER TABLE people ADD CONSTRAINT no_bad CHECK (email <> 'bad@csv.example')`);
  await expect(importPreviewed()).rejects.toThrow('no_bad');
  await asSuperuser(db, 'ALTER TABLE people DROP CONSTRAINT no_bad');
  expect(await read('good@csv.example')).toEqual([]);
  expect((await open())?.total).toBe(2);
  expect(await changeImport(services(), one, { intent: 'discard' }, null)).toEqual({ ok: true, step: 'discarded' });
  expect(await open()).toBeNull();
});

test('a file belongs to its owner only, one at a time, for a day', async () => {
  await upload('Name,Email\nFirst Person,first@csv.example');
  await upload('Name,Email\nSecond Person,second@csv.example');
  expect((await open())?.people).toMatchObject([{ name: 'Second Person' }]);
  expect(await open(two)).toBeNull();
  expect(await upload('Name\0')).toEqual({ ok: false, reason: 'bad_file', error: 'not_text', line: null });
  await asSuperuser(db, `UPDATE people_imports SET created_at = now() - interval '25 hours'`);
  expect(await open()).toBeNull();
  await db.database.asSystem((transaction) => sql`SELECT app.forget_people(24, 10)`.execute(transaction));
  expect(await queryTasks(db, 'SELECT FROM people_imports')).toEqual([]);
});

test('more people than one statement takes are imported together', async () => {
  const lines = Array.from({ length: 200 }, (_, n) => `Person ${n},person-${n}@csv.example,Leeds`);
  await upload(['Name,Email,Town', ...lines].join('\n'));
  expect(await importPreviewed()).toMatchObject({ step: 'imported', added: 200 });
});

test.runIf(isFullForm)(
  'a database that takes 50 ms for each person ends no statement of an import',
  async () => {
    await asSuperuser(
      db,
      `CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END $$;
     CREATE TRIGGER be_slow BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION be_slow()`,
    );
    const lines = Array.from({ length: 200 }, (_, n) => `Slow ${n},slow-${n}@csv.example,Leeds`);
    await upload(['Name,Email,Town', ...lines].join('\n'));
    expect(await importPreviewed()).toMatchObject({ step: 'imported', added: 200 });
    await asSuperuser(db, 'DROP FUNCTION be_slow() CASCADE');
  },
  60_000,
);

test('more than 250 people are added in the background, which continues after an interruption, and only previewed ones', async () => {
  const lines = Array.from({ length: 300 }, (_, n) => `Many ${n},many-${n}@csv.example,Leeds`);
  await upload(['Name,Email,Town', ...lines].join('\n'));
  send.mockClear();
  const answers = await Promise.all([importPreviewed(), importPreviewed()]);
  expect(answers).toContainEqual({ ok: true, step: 'importing' });
  expect(answers).toContainEqual({ ok: false, reason: 'no_file' });
  const [[, task, payload]] = send.mock.calls as unknown as [[unknown, string, { importId: string; ownerId: string }]];
  expect([task, send.mock.calls.length, payload.ownerId]).toEqual(['import-people', 1, one.id]);
  const countMany = async () =>
    (await queryTasks(db, `SELECT FROM people WHERE email LIKE 'many-%' AND source = 'import'`)).length;
  const find = () => findBackgroundImport(db.database, one);
  expect([await countMany(), await open(), await find()]).toMatchObject([0, null, { state: 'importing', people: 300 }]);
  expect(await upload('Name,Email\nLater Person,later@csv.example')).toEqual({ ok: false, reason: 'importing' });
  await changeImport(services(), one, { intent: 'discard' }, null);
  expect(await findBackgroundImport(db.database, two)).toBeNull();
  await queryTasks(
    db,
    `INSERT INTO people (full_name, email, source) VALUES ('First', 'many-200@csv.example', 'desk')`,
  );
  const mayGoOn = vi.fn(() => mayGoOn.mock.calls.length <= 2);
  const cut = importInBackground(services(), payload, mayGoOn);
  await expect(cut).rejects.toThrow('goes on later');
  expect([await countMany(), await find()]).toMatchObject([100, { position: 100, added: 100 }]);
  await asSuperuser(db, `ALTER TABLE people ADD CONSTRAINT no_bad CHECK (email <> 'many-120@csv.example')`);
  await expect(importInBackground(services(), payload, () => true)).rejects.toThrow('no_bad');
  await asSuperuser(db, 'ALTER TABLE people DROP CONSTRAINT no_bad');
  expect(await countMany()).toBe(100);
  await Promise.all([
    importInBackground(services(), payload, () => true),
    importInBackground(services(), payload, () => true),
  ]);
  expect([await countMany(), await find()]).toMatchObject([299, { state: 'done', position: 300, added: 299 }]);
  expect(await read('many-299@csv.example')).toMatchObject([
    { origin: 'A job fair', agreement: 'Told us so', tags: [`import ${today}`], imported_by: 'Consultant One' },
  ]);
  expect(await read('many-200@csv.example')).toMatchObject([{ full_name: 'First', source: 'desk' }]);
  expect(await queryTasks(db, 'SELECT rows FROM people_imports')).toEqual([{ rows: [] }]);
  expect(await upload('Name,Email\nLater Person,later@csv.example')).toEqual({ ok: true, step: 'kept' });
});

test('an account that has left the desk adds no people in the background', async () => {
  const lines = Array.from({ length: 251 }, (_, n) => `Gone ${n},gone-${n}@csv.example`);
  await upload(['Name,Email', ...lines].join('\n'), two);
  await importPreviewed(two);
  const { importId } = (send.mock.calls.at(-1) as unknown as [unknown, string, { importId: string }])[2];
  await queryTasks(db, `UPDATE profiles SET status = 'suspended' WHERE id = $1`, [two.id]);
  await importInBackground(services(), { importId, ownerId: two.id }, () => true);
  await queryTasks(db, `UPDATE profiles SET status = 'approved' WHERE id = $1`, [two.id]);
  expect(await findBackgroundImport(db.database, two)).toMatchObject({
    state: 'failed',
    added: 0,
    failure: expect.any(String),
  });
});
