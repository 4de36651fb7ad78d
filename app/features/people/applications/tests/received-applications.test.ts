import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import {
  type Decision,
  decideApplication,
  markViewed,
} from '#app/features/people/applications/commands/decide-application.server.ts';
import { saveNote } from '#app/features/people/applications/commands/notes.server.ts';
import { openReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import {
  countApplications,
  type ExportedRow,
  listReceived,
  readAllReceived,
} from '#app/features/people/applications/queries/received-applications.server.ts';
import type { DecisionStatus } from '#domain/application/application.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, OTHER_EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { takeDownRowSecurity } from '#tests/support/walls.ts';
import { withOpenPolicies } from '#tests/support/without-gates.ts';

let db: TestDatabase;
let wren = '';

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
});

afterAll(() => db?.drop());

const employer = posterOf(EMPLOYER, 'employer', 'Test Person');
const other = posterOf(OTHER_EMPLOYER, 'employer', 'Test Person');
const admin = posterOf(ADMIN, 'admin', 'Test Person');

const sent: { mail?: string; eventId?: string }[] = [];
const services = (on = db) =>
  accountServices(on, {
    tasks: {
      send: async (_transaction, name, payload) => {
        if (name === 'send-mail') sent.push(payload as { mail?: string; eventId?: string });
      },
    },
  });

async function addApplication(changes: Partial<Parameters<typeof addApplications>[1]> = {}, on = db) {
  const [job = ''] = await addJobs(on.database, { title: 'Lighthouse keeper' });
  const application = { job_id: job, candidate_id: wren, job_title: 'Lighthouse keeper', ...changes };
  const [id = ''] = await addApplications(on.database, application);
  return { job, id };
}

async function readFile(readServices: ReturnType<typeof services>, who: Poster, job: string): Promise<ExportedRow[][]> {
  const parts: ExportedRow[][] = [];
  for await (const part of readAllReceived(readServices, who, job, null)) parts.push(part);
  return parts;
}

const read = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const eventsOf = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction.selectFrom('application_events').selectAll().where('application_id', '=', id).orderBy('id').execute(),
  );
const auditOf = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject_type', 'subject_label'])
      .where('subject_id', '=', id)
      .execute(),
  );
const decide = (id: string, status: DecisionStatus, was: Decision['was'] = 'sent', who = employer) =>
  decideApplication(services(), who, id, { status, was });

describe('deciding', () => {
  test('stores the message, records the step and sends one email', async () => {
    const { id } = await addApplication();
    sent.length = 0;
    expect(await decide(id, 'shortlisted')).toEqual({ ok: true, isNew: true });
    const row = await read(id);
    expect(row).toMatchObject({
      status: 'shortlisted',
      message_subject: 'You’re on the shortlist: Lighthouse keeper',
    });
    expect(row.message).toContain('Hello Wren Halloran,');
    const events = await eventsOf(id);
    expect(events.map(({ status, actor_id }) => [status, actor_id])).toEqual([
      ['sent', null],
      ['shortlisted', EMPLOYER],
    ]);
    expect(events[1]?.message).toBe(row.message);
    expect(sent).toEqual([{ mail: 'application-moved', applicationId: id, eventId: events[1]?.id }]);
    expect(await auditOf(id)).toEqual([]);
  });

  test('twice, in sequence or concurrently, makes one step and one email', async () => {
    const { id } = await addApplication();
    sent.length = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(id, 'interview')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1);
    expect(await decide(id, 'interview')).toEqual({ ok: true, isNew: false });
    expect(await eventsOf(id)).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  test('of two different decisions one wins; the other gets the current status and sends nothing', async () => {
    const { id } = await addApplication();
    sent.length = 0;
    const answers = await Promise.all([decide(id, 'offered'), decide(id, 'not_taken_forward', 'sent', admin)]);
    const { status } = await read(id);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'changed_meanwhile', status });
    expect(sent).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('after viewing is allowed, and every decision can follow every other', async () => {
    const { id } = await addApplication();
    await markViewed(services(), employer, id);
    expect(await decide(id, 'not_taken_forward', 'sent')).toEqual({ ok: true, isNew: true });
    expect(await decide(id, 'shortlisted', 'not_taken_forward')).toEqual({ ok: true, isNew: true });
    expect((await eventsOf(id)).map(({ status }) => status)).toEqual([
      'sent',
      'viewed',
      'not_taken_forward',
      'shortlisted',
    ]);
  });

  test('cannot change a withdrawn application', async () => {
    const { id } = await addApplication({ status: 'withdrawn' });
    expect(await decide(id, 'offered')).toEqual({ ok: false, reason: 'withdrawn' });
    expect(await saveNote(services(), employer, id, { body: 'Too late', isPrivate: true })).toEqual({
      ok: false,
      reason: 'withdrawn',
    });
    await markViewed(services(), employer, id);
    expect((await read(id)).status).toBe('withdrawn');
  });

  test('the agency decides about any job, with an audit entry that does not name the candidate', async () => {
    const { id } = await addApplication();
    expect(await decide(id, 'offered', 'sent', admin)).toEqual({ ok: true, isNew: true });
    expect(await decide(id, 'offered', 'sent', admin)).toEqual({ ok: true, isNew: false });
    expect(await auditOf(id)).toEqual([
      {
        actor_id: ADMIN,
        action: 'application_moved',
        subject_type: 'application',
        subject_label: 'Lighthouse keeper',
      },
    ]);
  });

  test('changes nothing if the email cannot be queued', async () => {
    const { id } = await addApplication();
    const tasks = { send: () => Promise.reject(new Error('The queue is full')) };
    const broken = { ...services(), tasks };
    await expect(decideApplication(broken, employer, id, { status: 'offered', was: 'sent' })).rejects.toThrow('full');
    expect((await read(id)).status).toBe('sent');
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

describe('opening', () => {
  test('by the job’s owner marks it as viewed once; the first step keeps the receipt’s text', async () => {
    const { id } = await addApplication({ message_subject: 'Sent', message: 'It has been sent.' });
    await Promise.all(Array.from({ length: 5 }, () => markViewed(services(), employer, id)));
    expect((await eventsOf(id)).map(({ status, message }) => [status, message])).toEqual([
      ['sent', 'It has been sent.'],
      ['viewed', null],
    ]);
  });

  test('by an administrator does not mark another account’s application as viewed', async () => {
    const { id } = await addApplication();
    expect(await markViewed(services(), admin, id)).toEqual({ ok: true });
    expect((await read(id)).status).toBe('sent');
  });

  test('shows what was sent, every step with its actor, and a link to the next', async () => {
    const { job, id } = await addApplication({
      cv_id: await addCv(db.database, wren, 'wren.pdf'),
      cover_note: 'Hello.',
    });
    const [tom = '', ina = ''] = await addCandidates(db.database, 'Tom', 'Ina');
    const [newer = '', older = ''] = await addApplications(
      db.database,
      { job_id: job, candidate_id: tom, sent_at: hoursFromNow(1) },
      { job_id: job, candidate_id: ina, sent_at: hoursFromNow(-1) },
    );
    await decide(id, 'shortlisted');
    await decide(id, 'interview', 'shortlisted', admin);
    const opened = await openReceived(services(), employer, id);
    expect(opened?.details?.profile).toMatchObject({
      coverNote: 'Hello.',
      cv: { name: 'wren.pdf', sizeBytes: 20_480 },
    });
    expect(opened?.details?.history.map(({ status, by }) => [status, by])).toEqual([
      ['sent', 'unknown'],
      ['shortlisted', 'you'],
      ['interview', 'agency'],
    ]);
    expect(opened?.neighbours).toEqual({ newer, older });
    const forAdmin = await openReceived(services(), admin, id);
    expect(forAdmin?.details?.history.map(({ by }) => by)).toEqual(['unknown', 'employer', 'you']);
    expect((await openReceived(services(), employer, newer))?.neighbours.newer).toBeNull();
    expect((await openReceived(services(), employer, older))?.neighbours.older).toBeNull();
  });

  test('shows only name, job and dates of a withdrawn one', async () => {
    const cv = await addCv(db.database, wren);
    const { job, id } = await addApplication({ status: 'withdrawn', cover_note: 'A secret', cv_id: cv });
    const opened = await openReceived(services(), employer, id);
    expect(opened?.details).toBeNull();
    expect(JSON.stringify(opened)).not.toMatch(/A secret|wren@|0113/);
    const { applications } = await listReceived(services(), employer, job, { status: null, page: 1 });
    expect(applications).toMatchObject([
      { fullName: 'Wren Halloran', status: 'withdrawn', hasCv: false, beginning: null },
    ]);
    const [rows] = await readFile(services(), employer, job);
    expect(rows).toMatchObject([{ email: null, phone: null, skills: null, coverNote: null, cvId: null, cvName: null }]);
  });

  test('is not allowed to the employer after the job was deleted; the agency and the candidate can still read it', async () => {
    const { job, id } = await addApplication();
    await saveNote(services(), employer, id, { body: 'Rang on Monday', isPrivate: true });
    expect(await deleteJob(services(), employer, job)).toMatchObject({ ok: true });
    expect(await openReceived(services(), employer, id)).toBeNull();
    expect((await openReceived(services(), admin, id))?.application.job).toMatchObject({
      id: null,
      title: 'Lighthouse keeper',
    });
    expect(await decide(id, 'offered')).toEqual({ ok: false, reason: 'not_found' });
  });
});

describe('notes', () => {
  test('are read by their author only if they are private, and deleted by saving an empty one', async () => {
    const { id } = await addApplication();
    await Promise.all(
      Array.from({ length: 5 }, () =>
        saveNote(services(), employer, id, { body: 'Ask about the boat', isPrivate: true }),
      ),
    );
    await saveNote(services(), admin, id, { body: 'Known to us', isPrivate: true });
    const noteOf = async (who: Poster) => (await openReceived(services(), who, id))?.details?.note.body;
    expect([await noteOf(employer), await noteOf(admin)]).toEqual(['Ask about the boat', 'Known to us']);
    expect(await saveNote(services(), employer, id, { body: '', isPrivate: true })).toEqual({ ok: true });
    expect([await noteOf(employer), await noteOf(admin)]).toEqual(['', 'Known to us']);
  });

  test('of an administrator can be shared with the others; those of an employer cannot', async () => {
    const { id } = await addApplication();
    await saveNote(services(), employer, id, { body: 'Ask about the boat', isPrivate: false });
    await saveNote(services(), admin, id, { body: 'Known to us', isPrivate: false });
    const [colleagueId = ''] = await addAccounts(db, { role: 'admin', status: 'approved' });
    const sharedWith = async (who: Poster) => (await openReceived(services(), who, id))?.details?.sharedNotes;
    const shared = { id: expect.any(String), author: 'The Admin', at: expect.any(Date), body: 'Known to us' };
    expect(await sharedWith(actingAdmin(colleagueId, 'A Colleague'))).toEqual([shared]);
    expect([await sharedWith(admin), await sharedWith(employer)]).toEqual([[], []]);
  });
});

describe('lists', () => {
  test('are newest first, filtered by status, in pages, with all counts', async () => {
    const people = await addCandidates(db.database, ...Array.from({ length: 60 }, (_, at) => `Person ${at}`));
    const [job = ''] = await addJobs(db.database, {});
    await addApplications(
      db.database,
      ...people.map((candidate_id, at) => ({
        job_id: job,
        candidate_id,
        full_name: `Person ${at}`,
        status: at % 3 === 0 ? ('offered' as const) : ('sent' as const),
      })),
    );
    const all = await listReceived(services(), employer, job, { status: null, page: 2 });
    expect(all.applications.map(({ fullName }) => fullName)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Person ${at + 50}`),
    );
    expect(all.counts).toMatchObject({ all: 60, sent: 40, offered: 20, withdrawn: 0 });
    const offered = await listReceived(services(), employer, job, { status: 'offered', page: 1 });
    expect(offered.applications).toHaveLength(20);
    expect(await countApplications(services(), employer, [job])).toEqual({
      [job]: { all: 60, fresh: 40, waiting: 40 },
    });
  });

  test('a file contains every application, although it is read in parts', async () => {
    const [job = ''] = await addJobs(db.database, {});
    // Skips triggers: they would take ten times as long as the test.
    await asSuperuser(
      db,
      'SET session_replication_role = replica',
      `INSERT INTO profiles (id, full_name, email, role, status)
       SELECT md5(n::text)::uuid, 'Person ' || n, n || '@many.example', 'job_seeker', 'approved' FROM generate_series(1, 1203) AS n`,
      `INSERT INTO applications (job_id, candidate_id, job_title, job_company, job_location, full_name, email, phone, skills, sent_at)
       SELECT '${job}', md5(n::text)::uuid, 'Warehouse operative', 'Northgate', 'Leeds', 'Person ' || n, n || '@many.example',
              '0113 496 0100', '{}', now() - interval '5 hours' FROM generate_series(1, 1203) AS n`,
    );
    const parts = await readFile(services(), employer, job);
    expect(parts.map(({ length }) => length)).toEqual([500, 500, 203]);
    expect(new Set(parts.flat().map(({ fullName }) => fullName)).size).toBe(1_203);
  });
});

async function actAsOther(on: TestDatabase, { job, id }: { job: string; id: string }) {
  const callServices = services(on);
  return {
    opened: await openReceived(callServices, other, id),
    list: (await listReceived(callServices, other, job, { status: null, page: 1 })).counts.all,
    counts: await countApplications(callServices, other, [job]),
    file: await readFile(callServices, other, job),
    decision: await decideApplication(callServices, other, id, { status: 'offered', was: 'sent' }),
    viewed: await markViewed(callServices, other, id),
    note: await saveNote(callServices, other, id, { body: 'Mine now', isPrivate: true }),
  };
}

const NOTHING = {
  opened: null,
  list: 0,
  counts: {},
  file: [],
  ...Object.fromEntries(['decision', 'viewed', 'note'].map((name) => [name, { ok: false, reason: 'not_found' }])),
};

describe('another employer gets nothing', () => {
  test('with both walls up, and with the database alone', async () => {
    const one = await addApplication();
    sent.length = 0;
    expect(await actAsOther(db, one)).toEqual(NOTHING);
    expect(await withOpenPolicies(() => actAsOther(db, one))).toEqual(NOTHING);
    expect(sent).toEqual([]);
    expect(await eventsOf(one.id)).toHaveLength(1);
  });

  test('with row-level security down', async () => {
    const open = await createTestDatabase();
    try {
      await addPeople(open.database);
      const [candidate_id = ''] = await addCandidates(open.database, 'Wren Halloran');
      const one = await addApplication({ candidate_id }, open);
      await takeDownRowSecurity(open);
      expect(await actAsOther(open, one)).toEqual(NOTHING);
    } finally {
      await open.drop();
    }
  });
});
