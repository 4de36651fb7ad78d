import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { readToday } from '#app/features/core/desk/queries/today.server.ts';
import { addPerson } from '#app/features/people/people/commands/add-person.server.ts';
import { changeFacts } from '#app/features/people/people/commands/change-facts.server.ts';
import { changeRecord } from '#app/features/people/people/commands/change-record.server.ts';
import { deletePerson } from '#app/features/people/people/commands/delete-person.server.ts';
import type { NewPerson, RecordChange } from '#app/features/people/people/form.ts';
import { openPerson } from '#app/features/people/people/queries/person.server.ts';
import { forgetOldPeople } from '#app/features/people/people/tasks.server.ts';
import type { StaffFacts } from '#domain/person/changes.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addInterview } from '#tests/support/interviews.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';
import { readPeople } from '#tests/support/people.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let priya: Consultant;
let sam: Consultant;
let editorId: string;
let person: string;
const NOW = new Date('2026-11-26T12:00:00Z');

const acting = (id: string, fullName: string) =>
  ({ ...actingAdmin(id, fullName), role: 'consultant' }) as unknown as Consultant;
let last = 0;
const newPerson = (more: Partial<NewPerson> = {}): NewPerson => ({
  full_name: 'Ida Marsh',
  email: `ida-${++last}@mail.example`,
  phone: '',
  location: 'Leeds',
  headline: 'Rigger',
  skills: ['Ropes'],
  origin: 'Job fair',
  agreement: 'Keep my number',
  ...more,
});
const add = (more?: Partial<NewPerson>, by = priya) =>
  addPerson({ database: db.database, now: NOW }, by, newPerson(more));
const change = (by: Consultant, value: RecordChange, id = person) =>
  changeRecord({ database: db.database }, by, id, value);
const write = (body: string, more: object = {}, by = priya) =>
  change(by, { intent: 'note', body, tell: '', private: undefined, ...more });
const open = async (reader: Consultant) => {
  const opened = await openPerson(db.database, reader, person);
  if (!opened) throw new Error('The record cannot be opened');
  return opened;
};
const notesOf = async (reader: Consultant) =>
  (await open(reader)).steps.flatMap((step) => ('noteId' in step ? [step] : []));
const today = (reader: Consultant) => readToday(db.database, reader, NOW);
const as = (who: string, statement: RawBuilder<unknown>) =>
  db.database
    .asActor(who, (transaction) => statement.execute(transaction))
    .then(({ rows, numAffectedRows }) => Number(numAffectedRows ?? rows.length))
    .catch((error: { code?: string }) => error.code);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  priya = acting(await addColleague(db, 'consultant', 'Priya Shah'), 'Priya Shah');
  sam = acting(await addColleague(db, 'consultant', 'Sam Archer'), 'Sam Archer');
  await addColleague(db, 'consultant', 'Sam Bell');
  editorId = await addColleague(db, 'editor', 'Ed Itor');
  await requireFactors(db, false);
});
beforeEach(async () => {
  const added = await add();
  if (!added.ok) throw new Error('The person was not added');
  person = added.id;
});
afterAll(() => db?.drop());

describe('a note', () => {
  test('is read by all of the desk, and a private one by its author alone', async () => {
    await write('Shared words');
    await write('Private words', { private: 'yes' });
    expect((await notesOf(priya)).map(({ body }) => body).sort()).toEqual(['Private words', 'Shared words']);
    expect((await notesOf(sam)).map(({ body }) => body)).toEqual(['Shared words']);
    expect((await notesOf(acting(ADMIN, 'The Admin'))).map(({ body }) => body)).toEqual(['Shared words']);
  });

  test('notifies chosen and mentioned colleagues once each, and is on their Today until they have read it', async () => {
    await write('First, @Sam Archer', { tell: sam.id });
    await write('Second, @sam archer');
    expect((await today(sam)).notes).toMatchObject([{ personId: person, body: 'Second, @sam archer', count: 2 }]);
    expect((await today(priya)).notes).toEqual([]);
    const [newest, oldest] = await notesOf(sam);
    expect(newest).toMatchObject({ recipients: ['Sam Archer'], isUnread: true, isOwn: false });
    expect(await change(priya, { intent: 'read', note: newest?.noteId ?? '', next: '' })).toMatchObject({ ok: false });
    expect(await change(sam, { intent: 'read', note: oldest?.noteId ?? '', next: '' })).toEqual({ ok: true });
    expect((await today(sam)).notes).toMatchObject([{ count: 1 }]);
    await change(sam, { intent: 'read', note: newest?.noteId ?? '', next: '' });
    expect((await today(sam)).notes).toEqual([]);
    expect((await notesOf(sam)).map(({ isUnread }) => isUnread)).toEqual([false, false]);
  });

  test.each([
    ['@Sam', {}, { reason: 'unclear_names', names: ['sam'] }],
    ['x', { tell: () => editorId }, { reason: 'no_such_colleague', field: 'tell' }],
    ['x', { tell: () => sam.id, private: 'yes' }, { reason: 'private_tells_none' }],
  ])('that cannot tell is not written: %s', async (body, { tell, ...more }: { tell?: () => string }, refused) => {
    expect(await write(body, { ...more, ...(tell && { tell: tell() }) })).toMatchObject({ ok: false, ...refused });
    expect(await notesOf(priya)).toEqual([]);
  });

  test('can be removed by its author only; a recorded change cannot be removed', async () => {
    await write('Mine');
    await changeFacts({ database: db.database }, priya, person, { ...NO_FACTS, headline: 'Welder' });
    for (const { noteId, kind } of await notesOf(priya)) {
      expect(await change(sam, { intent: 'remove', note: noteId, next: '' })).toMatchObject({ ok: false });
      expect(await change(priya, { intent: 'remove', note: noteId, next: '' })).toMatchObject({ ok: kind === 'note' });
    }
    expect((await notesOf(priya)).map(({ kind }) => kind)).toEqual(['change']);
  });
});

describe('who may tell a colleague', () => {
  test('only a shared note’s author notifies colleagues at the desk, and each marks it as read separately', async () => {
    await write('Shared');
    await write('Private', { private: 'yes' });
    const notes = await notesOf(priya);
    const idOf = (body: string) => notes.find((note) => note.body === body)?.noteId ?? '';
    const tell = (who: string, note: string, colleague: string) =>
      as(who, sql`INSERT INTO person_mentions (note_id, colleague_id) VALUES (${note}, ${colleague})`);
    expect(await tell(sam.id, idOf('Shared'), priya.id)).toBe('42501');
    expect(await tell(priya.id, idOf('Private'), sam.id)).toBe('42501');
    expect(await tell(priya.id, idOf('Shared'), editorId)).toBe('42501');
    expect(await tell(editorId, idOf('Shared'), sam.id)).toBe('42501');
    expect(await tell(priya.id, idOf('Shared'), sam.id)).toBe(1);
    const read = sql`UPDATE person_mentions SET read_at = now() WHERE note_id = ${idOf('Shared')}`;
    expect(await as(priya.id, read)).toBe(0);
    expect(await as(sam.id, read)).toBe(1);
    for (const who of [editorId, '']) expect(await as(who, sql`SELECT FROM person_mentions`)).toBe(0);
    expect(await as(priya.id, sql`SELECT FROM person_mentions WHERE note_id = ${idOf('Shared')}`)).toBe(1);
    expect(await as(priya.id, sql`DELETE FROM person_mentions`)).toBe('42501');
  });
});

test('a call has a time, which updates the last contact', async () => {
  await asSuperuser(db, `UPDATE people SET created_at = '2026-01-01' WHERE id = '${person}'`);
  const at = new Date('2026-11-20T09:30:00Z');
  await change(priya, { intent: 'call', direction: 'in', outcome: 'no_answer', body: '', at });
  expect(await notesOf(sam)).toMatchObject([{ kind: 'call', direction: 'in', outcome: 'no_answer', at, body: '' }]);
  expect((await open(sam)).person.lastContactAt).toEqual(at);
});

test('tags are added and removed, even concurrently', async () => {
  const added = await Promise.all(
    ['night shift', 'Forklift', 'rigger'].map((tags) => change(sam, { intent: 'tag', tags })),
  );
  expect(added.every(({ ok }) => ok)).toBe(true);
  await change(priya, { intent: 'untag', tag: 'rigger' });
  expect((await open(priya)).person.tags.sort()).toEqual(['forklift', 'night shift']);
  expect(await change(priya, { intent: 'tag', tags: 'x'.repeat(51) })).toMatchObject({ reason: 'bad_tags' });
});

test('a task is on its assignee’s Today from its due day until it is done', async () => {
  const task = (title: string, due: string, assignee = sam.id) =>
    change(priya, { intent: 'task', title, due, assignee });
  await task('Late', '2026-11-20');
  await task('Due', '2026-11-26');
  await task('Later', '2026-11-27');
  expect(await task('Not theirs', '2026-11-26', editorId)).toMatchObject({ reason: 'no_such_colleague' });
  expect((await today(sam)).tasks.map(({ title }) => title)).toEqual(['Late', 'Due']);
  expect((await today(priya)).tasks).toEqual([]);
  const [late] = (await open(sam)).tasks;
  const elsewhere = await add();
  const other = elsewhere.ok ? elsewhere.id : '';
  expect(await change(sam, { intent: 'done', task: late?.id ?? '', next: '' }, other)).toMatchObject({ ok: false });
  expect(await change(sam, { intent: 'done', task: late?.id ?? '', next: '' })).toEqual({ ok: true });
  expect((await today(sam)).tasks.map(({ title }) => title)).toEqual(['Due']);
  await change(sam, { intent: 'reopen', task: late?.id ?? '', next: '' });
  expect((await today(sam)).tasks.map(({ title }) => title)).toEqual(['Late', 'Due']);
});

const NO_FACTS: StaffFacts = {
  headline: 'Rigger',
  availableFrom: null,
  payWish: null,
  payWishPeriod: null,
  rightToWork: 'not_asked',
  method: null,
  checkedOn: null,
  followUpOn: null,
  mayEmailSince: null,
  mayEmailWords: null,
};

test('changed details are recorded in the activity and the audit trail; unchanged ones are not', async () => {
  const facts: StaffFacts = { ...NO_FACTS, rightToWork: 'shown', method: 'documents', checkedOn: '2026-11-25' };
  const save = () => changeFacts({ database: db.database }, priya, person, facts);
  expect(await save()).toEqual({ ok: true, isChanged: true });
  expect(await save()).toEqual({ ok: true, isChanged: false });
  expect(await notesOf(sam)).toMatchObject([
    {
      kind: 'change',
      author: 'Priya Shah',
      body: 'Right to work: checked on 25/11/2026 (Original documents), before: not checked',
    },
  ]);
  const entries = await queryTasks<{ action: string }>(
    db,
    `SELECT action FROM audit_entries WHERE subject_id = $1 AND action LIKE 'person_%ed' AND action <> 'person_opened' ORDER BY id`,
    [person],
  );
  expect(entries.map(({ action }) => action)).toEqual(['person_added', 'person_changed']);
});

describe('a person who is added by hand', () => {
  test('keeps where they are known from and what they agreed to', async () => {
    const added = await add({ may_email: 'yes', email: '', phone: '0113 496 0777' });
    person = added.ok ? added.id : '';
    expect((await open(sam)).person).toMatchObject({
      source: 'desk',
      origin: 'Job fair',
      agreement: 'Keep my number',
      mayEmailSince: '2026-11-26',
      mayEmailWords: 'Keep my number',
      skills: ['Ropes'],
    });
  });

  test('is not added under a known address, in any spelling, even concurrently', async () => {
    const email = 'once@mail.example';
    const results = await Promise.all([add({ email }), add({ email }, sam), add({ email })]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const [known] = await readPeople(db, email);
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { reason: 'known', by: 'email', people: [{ id: known?.id }] },
      { reason: 'known', by: 'email', people: [{ id: known?.id }] },
    ]);
    expect(await add({ email: 'ONCE@mail.example', anyway: 'yes' })).toMatchObject({ ok: false, by: 'email' });
  });

  test('is not added under an address of a record that was merged into another', async () => {
    await asSuperuser(
      db,
      `INSERT INTO person_addresses (email, person_id) VALUES ('merged@mail.example', '${person}')`,
    );
    expect(await add({ email: 'merged@mail.example' })).toMatchObject({
      ok: false,
      by: 'email',
      people: [{ id: person }],
    });
  });

  test('is added under a known phone number only after confirmation', async () => {
    const phone = '0113 496 0888';
    await add({ phone });
    expect(await add({ phone })).toMatchObject({ ok: false, by: 'phone', people: [{ fullName: 'Ida Marsh' }] });
    for (const spelling of ['01134960888', '+44 113 496 0888', '+44 (0)113 4960888', '0044 113-496-0888'])
      expect(await add({ phone: spelling })).toMatchObject({ ok: false, by: 'phone' });
    expect(await add({ phone, anyway: 'yes' })).toMatchObject({ ok: true });
  });
});

test('the record shows interviews and sent emails to the desk only', async () => {
  const email = `seen-${++last}@mail.example`;
  const [job = ''] = await addJobs(db.database, { user_id: priya.id });
  const [application_id = ''] = await addApplications(db.database, { candidate_id: null, job_id: job, email });
  await addInterview(db.database, [hoursFromNow(48)], { application_id });
  await asSuperuser(
    db,
    `WITH a AS (INSERT INTO job_alerts (email, search, keys, frequency, consent)
                VALUES ('${email}', '?search=forklift', '{forklift}', 'daily', 'Email me') RETURNING id)
     INSERT INTO job_alert_mails (alert_id, kind, ended_at, outcome)
     SELECT id, kind, now(), outcome FROM a, (VALUES ('confirm', 'sent'), ('jobs', 'hard_bounce')) AS m (kind, outcome)`,
  );
  person = (await readPeople(db, email))[0]?.id ?? '';
  const { steps } = await open(priya);
  expect(steps.filter(({ kind }) => kind === 'interview')).toMatchObject([{ state: 'offered' }]);
  const emails = steps.flatMap((step) => (step.kind === 'email' ? [[step.mail, step.delivery.outcome]] : []));
  expect(emails.sort()).toEqual([
    ['confirm', 'accepted'],
    ['jobs', 'bounced'],
  ]);
  const mails = sql`SELECT * FROM app.alert_mails_of_person(${person}, 10)`;
  expect([await as(sam.id, mails), await as(editorId, mails), await as('', mails)]).toEqual([2, 0, 0]);
});

test('an administrator erases a person at their request; introductions are kept separately for a year', async () => {
  const email = `erased-${++last}@mail.example`;
  const [job = ''] = await addJobs(db.database, {});
  const [application] = await addApplications(db.database, { candidate_id: null, job_id: job, email });
  await asSuperuser(db, `UPDATE applications SET status = 'viewed' WHERE id = '${application}'`);
  person = (await readPeople(db, email))[0]?.id ?? '';
  await write('Private words', { private: 'yes' });
  const [account = ''] = await addAccounts(db, { email: `account-${last}@mail.example`, status: 'approved' });
  const [ofAccount] = await queryTasks<{ id: string }>(db, 'SELECT id FROM people WHERE account_id = $1', [account]);
  const services = accountServices(db);
  const admin = actingAdmin(ADMIN, 'The Admin');
  for (const id of [ofAccount?.id ?? '', 'x', account])
    expect(await deletePerson(services, admin, id)).toEqual({ ok: false, reason: 'not_found' });
  await expect(deletePerson(services, sam as never, person)).rejects.toThrow();
  expect(await deletePerson(services, admin, person)).toEqual({ ok: true });
  expect(await readPeople(db, email)).toEqual([]);
  expect(await queryTasks(db, 'SELECT FROM person_notes WHERE person_id = $1', [person])).toEqual([]);
  expect(await queryTasks(db, 'SELECT outcome FROM kept_records WHERE account_id = $1', [person])).toEqual([
    { outcome: 'viewed' },
  ]);
  expect(
    await queryTasks(
      db,
      'SELECT action, subject_label FROM audit_entries WHERE subject_id = $1 ORDER BY id DESC LIMIT 1',
      [person],
    ),
  ).toEqual([{ action: 'person_deleted', subject_label: '' }]);
});

describe('a record without account, application or form', () => {
  const forgetOld = (months: number) =>
    forgetOldPeople(
      {
        database: db.database,
        log: { info: () => undefined } as never,
        retention: { enquiryMonths: months, inactiveMonths: 0 },
      },
      new AbortController().signal,
    );
  const old = async (more = '') => {
    const added = await add();
    const id = added.ok ? added.id : '';
    await asSuperuser(
      db,
      `UPDATE people SET created_at = now() - interval '13 months' WHERE id = '${id}'`,
      ...(more ? [more.replaceAll('$id', `'${id}'`)] : []),
    );
    return id;
  };
  const isThere = async (id: string) => (await queryTasks(db, 'SELECT FROM people WHERE id = $1', [id])).length === 1;

  test('is deleted after the retention time with its notes and tasks, and no backup restores it', async () => {
    const note = (age: string) =>
      `INSERT INTO person_notes (person_id, kind, body, author_name, created_at) VALUES ($id, 'note', 'x', 'x', now() - interval '${age}')`;
    const task = (due: string) =>
      `INSERT INTO person_tasks (person_id, title, due_on, created_at) VALUES ($id, 'x', now() + interval '${due}', now() - interval '13 months')`;
    const gone = [await old(), await old(note('13 months')), await old(task('-13 months'))];
    const remaining = [person, await old(note('1 month')), await old(task('1 month'))];
    const applied = await add();
    const [row] = await queryTasks<{ email: string }>(db, 'SELECT email FROM people WHERE id = $1', [
      applied.ok ? applied.id : '',
    ]);
    const [job = ''] = await addJobs(db.database, {});
    await addApplications(db.database, {
      candidate_id: null,
      job_id: job,
      ...row,
      sent_at: hoursFromNow(-10_000),
    });
    await asSuperuser(db, `UPDATE people SET created_at = now() - interval '14 months' WHERE email = '${row?.email}'`);
    await forgetOld(0);
    expect(await isThere(gone[0] ?? '')).toBe(true);
    await forgetOld(12);
    for (const id of gone) expect(await isThere(id), id).toBe(false);
    for (const id of [...remaining, applied.ok ? applied.id : '']) expect(await isThere(id), id).toBe(true);
    const erased = await queryTasks(db, `SELECT FROM erasures WHERE kind = 'person' AND subject_id = ANY ($1)`, [gone]);
    expect(erased).toHaveLength(gone.length);
  });

  test('is deleted by the site’s role only', async () => {
    for (const who of [priya.id, ADMIN, ''])
      await expect(db.database.asActor(who, (t) => sql`SELECT app.forget_people(12, 1)`.execute(t))).rejects.toThrow(
        'only the site itself',
      );
  });
});

test('unread notices of a colleague who leaves pass to their successor', async () => {
  const leaver = await addColleague(db, 'consultant', 'Leah Ver');
  await write('For @Leah Ver');
  await db.database.asActor(ADMIN, (t) => sql`SELECT app.delete_account(${leaver})`.execute(t));
  expect((await notesOf(acting(ADMIN, 'The Admin')))[0]).toMatchObject({ recipients: ['The Admin'], isUnread: true });
});
