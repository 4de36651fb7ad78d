import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#app/features/core/accounts/policy.ts';
import { countOwnData, findRecordsToKeep } from '#app/features/core/data-requests/queries/own-data.server.ts';
import { packOwnData } from '#app/features/core/data-requests/queries/own-data-archive.server.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addOwnAlerts } from '#tests/support/alerts.ts';
import { addApplications, addCv } from '#tests/support/applications.ts';
import { addEarlierWork } from '#tests/support/assignments.ts';
import { addClient, addPlacement, addShortlist } from '#tests/support/clients.ts';
import { addDataRequest } from '#tests/support/data-requests.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiries, addFile } from '#tests/support/enquiry-desk.ts';
import { addInterview } from '#tests/support/interviews.ts';
import { addIntroduction } from '#tests/support/introductions.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';
import { addMailing, addNotesOnPeople } from '#tests/support/people.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { unzip } from '#tests/support/unzip.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

const actingAs = (id: string, email: string) => ({ ...actingAdmin(id, 'Test Person'), email }) as Actor;
const listKeptRecords = (accountId: string) =>
  queryTasks<{ party: string; name: string; job: string; outcome: string }>(
    db,
    'SELECT party, name, job_title AS job, outcome FROM kept_records WHERE account_id = $1 ORDER BY job_title',
    [accountId],
  );
const erase = async (id: string) => {
  const { rows } = await db.database.asSystem((t) =>
    sql<{ result: string }>`SELECT app.erase_account(${id}) AS result`.execute(t),
  );
  return rows[0]?.result;
};

describe('a download', () => {
  const EMAIL = 'wren-who-asks@mail.example';
  let id: string;
  let otherAccount: string;

  beforeAll(async () => {
    const { database } = db;
    [id = '', otherAccount = ''] = await addAccounts(
      db,
      { fullName: 'Wren <b>Halloran</b>', email: EMAIL, status: 'approved' },
      { fullName: 'Another Person', email: 'else@mail.example', status: 'approved' },
    );
    const [jobId = '', ownJob = ''] = await addJobs(
      database,
      { title: 'Lamplighter' },
      { title: 'Own advert', user_id: id },
    );
    const cvId = await addCv(database, id);
    const [application = '', foreign = ''] = await addApplications(
      database,
      { candidate_id: id, job_id: jobId, cv_id: cvId, full_name: 'Wren', cover_note: 'My own words' },
      { candidate_id: otherAccount, job_id: ownJob, full_name: 'Another Person', cover_note: 'Words of another' },
      ...[EMAIL, 'else@mail.example'].map((email) => ({ candidate_id: null, job_id: ownJob, email, full_name: email })),
    );
    const [enquiry = ''] = await addEnquiries(
      database,
      { kind: 'candidate', email: EMAIL.toUpperCase(), message: 'Sent by the form' },
      { kind: 'candidate', email: EMAIL, message: 'Never confirmed', confirmed_at: null },
      { kind: 'candidate', email: 'else@mail.example', message: 'Form of another' },
    );
    await addFile(database, enquiry);
    await addInterview(database, [hoursFromNow(48)], { application_id: application, note: 'Bring your licence' });
    const client = await addClient(database, { name: 'Skerryvore Trust' });
    await addShortlist(database, client, jobId, [application], {
      entry: { comment: 'When can she start?', answered_at: new Date() },
    });
    await addPlacement(database, client, application);
    const elsewhere = { entry: { comment: 'Comment of another', answered_at: new Date() } };
    await addShortlist(database, client, ownJob, [foreign], elsewhere);
    await addInterview(database, [hoursFromNow(48)], { application_id: foreign, note: 'Interview of another' });
    await addIntroduction(database, application, { client: 'Northgate' });
    await addIntroduction(database, foreign, { client: 'Client of another' });
    await addDataRequest(database, { email: EMAIL, message: 'My complaint' });
    await addDataRequest(database, { email: EMAIL, source: 'desk', message: 'My letter' });
    await addDataRequest(database, { email: 'else@mail.example', message: 'Complaint of another' });
    await database.asSystem(async (t) => {
      await t.updateTable('profiles').set({ cv_id: cvId }).where('id', '=', id).execute();
      const [ownedByLeaver, ownedByOther] = [{ user_id: id }, { user_id: otherAccount }];
      const until = { expires_at: new Date(Date.now() + 3_600_000) };
      await t
        .insertInto('sessions')
        .values({ ...ownedByLeaver, ...until, token_hash: randomBytes(32), kind: 'full' })
        .execute();
      await t
        .insertInto('known_browsers')
        .values({ ...ownedByLeaver, ...until, token_hash: randomBytes(32) })
        .execute();
      await t
        .insertInto('emailed_links')
        .values({ ...ownedByLeaver, ...until, token_hash: randomBytes(32), purpose: 'reset_password' })
        .execute();
      await t
        .insertInto('passkeys')
        .values({ ...ownedByLeaver, id: 'a-key', public_key: randomBytes(8), counter: 0, name: 'My key' })
        .execute();
      const app = { ...ownedByLeaver, sealed_secret: randomBytes(48), confirmed_at: new Date() };
      await t.insertInto('app_codes').values(app).execute();
      await t
        .insertInto('swiped_jobs')
        .values([
          { ...ownedByLeaver, job_id: jobId, action: 'like' },
          { ...ownedByOther, job_id: jobId, action: 'pass' },
        ])
        .execute();
      await addNotesOnPeople(t, { [id]: 'of the candidate', [otherAccount]: 'of another' });
      await addMailing(t, { [id]: 'of the candidate', [otherAccount]: 'of another' });
      await addEarlierWork(t, id, 'Hirer of the candidate');
      await addEarlierWork(t, otherAccount, 'Hirer of another');
      await addOwnAlerts(t, { mine: id, theirs: otherAccount, email: EMAIL, jobId });
      const news = { ...ownedByLeaver, job_id: jobId };
      await t.insertInto('job_news').values(news).execute();
      const device = { endpoint: 'https://push.example/mine', p256dh: 'B'.repeat(87), auth: 'secretauthsecretauth00' };
      await t
        .insertInto('push_subscriptions')
        .values({ ...ownedByLeaver, ...device })
        .execute();
      await t
        .insertInto('answered_requests')
        .values({ ...ownedByLeaver, key: 'a-key', request_hash: randomBytes(32) })
        .execute();
      const letter = { subject: 'A question', body: 'Can you row?' };
      const { id: letter_id } = await t
        .insertInto('application_letters')
        .values({ application_id: application, ...letter })
        .returning('id')
        .executeTakeFirstOrThrow();
      const file = { name: 'licence.pdf', extension: 'pdf' as const, size_bytes: 9, sha256: randomBytes(32) };
      await t
        .insertInto('cvs')
        .values({ ...file, letter_id })
        .execute();
      const email = { subject: 'Your application', outcome: 'accepted' as const };
      await t
        .insertInto('application_mails')
        .values([
          { ...email, id: randomUUID(), application_id: application, answer: '250 OK' },
          { ...email, id: randomUUID(), application_id: foreign, answer: 'Answer about another' },
        ])
        .execute();
      await t
        .insertInto('application_notes')
        .values([
          { application_id: application, author_id: ADMIN, body: 'Note of the agency' },
          { application_id: application, author_id: otherAccount, body: 'Note of an employer' },
        ])
        .execute();
      await t
        .insertInto('audit_entries')
        .values({
          actor_id: ADMIN,
          actor_name: 'The Admin',
          action: 'account_approved',
          subject_type: 'account',
          subject_id: id,
          subject_label: 'Wren',
        })
        .execute();
      await sql`INSERT INTO employer_logos VALUES (${id}, DEFAULT, 'x', DEFAULT, 9, sha256('x'))`.execute(t);
      await sql`SELECT log_security_event('login', '{}', ${id}, '203.0.113.7', 'My browser')`.execute(t);
      await sql`SELECT log_failed_login_attempt(${EMAIL}, '203.0.113.8', 'Another browser')`.execute(t);
    });
  });
  const pack = async () => {
    const storage = {
      put: () => Promise.reject(new Error('Nothing is stored here')),
      open: async (key: string) =>
        /(cv|logo)-|^licences/.test(key) ? (await import('node:stream')).Readable.from([`bytes of ${key}`]) : null,
      remove: async () => undefined,
      close: () => undefined,
    };
    const services = accountServices(db, { storage });
    const at = new Date('2026-11-22T10:00:00Z');
    return unzip(await buffer(await packOwnData(services, { id, email: EMAIL }, at)));
  };

  test("is one file with a page, data for programs and the files, complete and without other people's data", async () => {
    const files = await pack();
    const names = [...files.keys()];
    expect(names.slice(0, 2)).toEqual(['index.html', 'data.json']);
    for (const kind of ['cvs/', 'licences/', 'replies/', 'request-forms/', 'logo.webp'])
      expect(names.filter((name) => name.startsWith(`files/${kind}`))).toHaveLength(1);
    for (const name of names.slice(2)) expect(files.get(name)).toContain('bytes of ');
    const json = JSON.parse(files.get('data.json') ?? '');
    const counts = await countOwnData(db.database, actingAs(id, EMAIL));
    for (const [key, count] of Object.entries(counts)) expect([key, json[key]?.length]).toEqual([key, count]);
    const emptyKinds = ['decisions', 'notesByYou', 'wordsChanged', 'dataRequestNotes', 'keptRecords'];
    expect(Object.keys(counts).filter((key) => counts[key as keyof typeof counts] === 0)).toEqual(emptyKinds);
    expect(json.account[0]).toMatchObject({ name: 'Wren <b>Halloran</b>', email: EMAIL, role: 'job_seeker' });
    expect(json.securityEvents).toMatchObject([{ ip: '203.0.113.7' }, { event: 'failed_login', email: EMAIL }]);
    expect(json.notesAboutYou).toMatchObject([{ note: 'Note of the agency' }]);
    expect(json.notesOnRecord).toMatchObject([{ kind: 'call', note: 'Call of the candidate' }]);
    for (const text of files.values()) {
      for (const foreign of [
        'Another Person',
        'of another',
        'else@mail.example',
        'Never confirmed',
        'Note of an employer',
        'The Admin',
        'secretauth',
        'argon2id',
      ]) {
        expect(text).not.toContain(foreign);
      }
    }
  });

  test('is a page without markup of other people', async () => {
    const page = (await pack()).get('index.html') ?? '';
    expect(page).toContain('Wren &lt;b&gt;Halloran&lt;/b&gt;');
    for (const text of ['My own words', 'Sent by the form', 'My complaint', 'My letter', 'Lamplighter'])
      expect(page).toContain(text);
  });

  test('reads beyond the first batch, without repeating rows', async () => {
    const insert = `INSERT INTO security_events (event_type, user_id, created_at)
                    SELECT 'login', $1, now() - make_interval(secs => n / 3) FROM generate_series(1, 1200) AS n`;
    await queryTasks(db, insert, [id]);
    const json = JSON.parse((await pack()).get('data.json') ?? '');
    expect(json.securityEvents).toHaveLength(1202);
  });

  test('ends with an error if it cannot be finished, never as half a file', async () => {
    const services = accountServices(db);
    const broken = {
      ...services,
      database: { ...services.database, asSystem: failAfterCalls(services.database.asSystem, 4) },
    };
    await expect(packOwnData(broken, { id, email: EMAIL }, new Date()).then(buffer)).rejects.toThrow('gone');
  });
});

function failAfterCalls(asSystem: TestDatabase['database']['asSystem'], times: number): typeof asSystem {
  let remaining = times;
  return (work) => {
    remaining -= 1;
    return remaining < 0 ? Promise.reject(new Error('The database is gone')) : asSystem(work);
  };
}

describe('deleting one’s own account', () => {
  test('keeps a record of each application that was looked at, and of no other', async () => {
    const [id = ''] = await addAccounts(db, { email: 'leaves@mail.example', status: 'approved' });
    const jobs = await addJobs(db.database, {}, {}, {}, {});
    const titles = ['Looked at', 'Never opened', 'Withdrawn after', 'Long ago'];
    const ids = await addApplications(
      db.database,
      ...jobs.map((job_id, n) => ({ candidate_id: id, job_id, job_title: titles[n] ?? '', full_name: 'Who Leaves' })),
    );
    const move = (n: number, status: ApplicationStatus) =>
      db.database.asSystem((t) =>
        t
          .updateTable('applications')
          .set({ status })
          .where('id', '=', ids[n] ?? '')
          .execute(),
      );
    await move(0, 'viewed');
    await move(2, 'viewed');
    await move(2, 'withdrawn');
    await move(3, 'viewed');
    await queryTasks(
      db,
      `UPDATE application_events SET created_at = now() - interval '366 days' WHERE application_id = $1`,
      [ids[3]],
    );
    const recordsToKeep = await findRecordsToKeep(db.database, actingAs(id, 'leaves@mail.example'));
    expect(recordsToKeep?.records).toBe(2);
    expect(await erase(id)).toBe('erased');
    expect(await listKeptRecords(id)).toEqual([
      { party: 'work_seeker', name: 'Who Leaves', job: 'Looked at', outcome: 'viewed' },
      { party: 'work_seeker', name: 'Who Leaves', job: 'Withdrawn after', outcome: 'withdrawn' },
    ]);
  });
  test('of an employer keeps a record of each advert that the agency worked on', async () => {
    const [id = '', candidate = ''] = await addAccounts(
      db,
      { email: 'hirer@mail.example', role: 'employer', status: 'approved', fullName: 'A Hirer' },
      { email: 'applicant@mail.example', status: 'approved' },
    );
    const [used = ''] = await addJobs(db.database, { title: 'Used', user_id: id }, { title: 'Unused', user_id: id });
    const [application = ''] = await addApplications(db.database, { candidate_id: candidate, job_id: used });
    await db.database.asSystem((t) =>
      t.updateTable('applications').set({ status: 'viewed' }).where('id', '=', application).execute(),
    );
    expect(await erase(id)).toBe('erased');
    expect(await listKeptRecords(id)).toEqual([{ party: 'hirer', name: 'A Hirer', job: 'Used', outcome: 'open' }]);
    expect(await queryTasks(db, 'SELECT job_id FROM applications WHERE id = $1', [application])).toEqual([
      { job_id: null },
    ]);
  });
  test('deletes the request forms with its address, and keeps a record of those that were handled', async () => {
    const email = 'asked-before@mail.example';
    const [id = ''] = await addAccounts(db, { email, status: 'approved' });
    const [handledEnquiry = ''] = await addEnquiries(
      db.database,
      { kind: 'candidate', email, status: 'done', role: 'Acted on' },
      { kind: 'candidate', email, status: 'new' },
      { kind: 'contact', email, status: 'done' },
    );
    const { storageKey } = await addFile(db.database, handledEnquiry);
    expect(await erase(id)).toBe('erased');
    expect(await listKeptRecords(id)).toMatchObject([{ party: 'work_seeker', job: 'Acted on' }]);
    expect(await queryTasks(db, 'SELECT id FROM enquiries WHERE email = $1', [email])).toEqual([]);
    expect(await queryTasks(db, 'SELECT FROM loose_files WHERE storage_key = $1', [storageKey])).toHaveLength(1);
  });
  test('is not for administrators, and only the site itself may do it', async () => {
    expect(await erase(ADMIN)).toBe('administrator');
    expect(await erase(randomUUID())).toBe('not_found');
    const ownErasure = db.database.asActor(ADMIN, (t) => sql`SELECT app.erase_account(${ADMIN})`.execute(t));
    await expect(ownErasure).rejects.toMatchObject({ code: '42501' });
    for (const call of [
      `app.remove_account('${ADMIN}')`,
      `app.records_to_keep('${ADMIN}')`,
      `app.enquiries_to_keep('${ADMIN}')`,
      `app.introductions_to_keep('${ADMIN}')`,
    ]) {
      const attempt = db.database.asSystem((t) => sql.raw(`SELECT ${call}`).execute(t));
      await expect(attempt, call).rejects.toThrow('permission denied');
    }
  });
});

describe('who may read data requests', () => {
  const STATEMENTS = [
    'SELECT id FROM data_requests',
    'SELECT id FROM data_request_notes',
    'SELECT id FROM kept_records',
    `UPDATE data_requests SET status = 'done'`,
    'DELETE FROM data_requests',
    'DELETE FROM kept_records',
    'SELECT request_id FROM emailed_links',
  ];

  test('candidates and employers see nothing; administrators see confirmed requests', async () => {
    const id = await addDataRequest(db.database);
    const unproven = await addDataRequest(db.database, { confirmed_at: null });
    const [candidate = '', waiting = ''] = await addAccounts(
      db,
      { status: 'approved' },
      { role: 'admin', status: 'pending' },
    );
    for (const who of [candidate, waiting]) {
      for (const statement of STATEMENTS) {
        const { rows, numAffectedRows } = await db.database.asActor(who, (t) => sql.raw(statement).execute(t));
        expect([statement, rows.length, numAffectedRows ?? 0n]).toEqual([statement, 0, 0n]);
      }
    }
    const visibleRequests = await db.database.asActor(ADMIN, (t) =>
      t.selectFrom('data_requests').select('id').execute(),
    );
    expect(visibleRequests.map((row) => row.id)).toContain(id);
    expect(visibleRequests.map((row) => row.id)).not.toContain(unproven);
    for (const source of ['form', 'desk'] as const) {
      const values = {
        source,
        kind: 'copy',
        name: 'Wren',
        email: 'wren@mail.example',
        due_on: '2030-01-01',
        confirmed_at: new Date(),
      } as const;
      const added = (who: string) =>
        db.database.asActor(who, (t) => t.insertInto('data_requests').values(values).execute());
      await expect(added(candidate)).rejects.toThrow('row-level security');
      // Row-level security lets administrators add only requests that came by other ways than the form.
      if (source === 'form') await expect(added(ADMIN)).rejects.toThrow('row-level security');
      else await added(ADMIN);
    }
    const foreignInsert = db.database.asActor(ADMIN, (t) =>
      t
        .updateTable('data_requests')
        .set({ status: 'done', status_changed_by: candidate })
        .where('id', '=', id)
        .execute(),
    );
    await expect(foreignInsert).rejects.toThrow('row-level security');
    const rewritten = db.database.asActor(ADMIN, (t) => sql`UPDATE data_request_notes SET body = 'x'`.execute(t));
    await expect(rewritten).rejects.toThrow('permission denied');
  });
});
