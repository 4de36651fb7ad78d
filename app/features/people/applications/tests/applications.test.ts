import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import {
  type NewApplication,
  sendApplication,
  withdrawApplication,
} from '#app/features/people/applications/commands/send-application.server.ts';
import {
  findOwnApplication,
  listOwnApplications,
} from '#app/features/people/applications/queries/own-applications.server.ts';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { takeDownRowSecurity } from '#tests/support/walls.ts';
import { withOpenPolicies } from '#tests/support/without-gates.ts';

let db: TestDatabase;
let job: string;
let candidate: ReturnType<typeof actingCandidate>;
let mails: unknown[];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  [job = ''] = await addJobs(db.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  const [id = ''] = await addCandidates(db.database, 'Wren Halloran');
  candidate = actingCandidate(id);
  mails = [];
});

const services = (on = db) =>
  accountServices(on, {
    tasks: {
      send: async (_transaction, name, payload) => {
        if (name === 'send-mail') mails.push(payload);
      },
    },
  });

const versionFor = async (jobId = job, who = candidate) => (await findApplying(db.database, who, jobId))?.version ?? '';

async function send(jobId = job, changes: Partial<NewApplication> = {}) {
  const application = { coverNote: 'I like the sea.', withCv: true, version: await versionFor(jobId), ...changes };
  return sendApplication(services(), candidate, jobId, application);
}

async function sent(jobId = job): Promise<string> {
  const result = await send(jobId);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

const asSystem = <T>(work: Parameters<typeof db.database.asSystem<T>>[0]) => db.database.asSystem(work);

const setProfile = (changes: Record<string, unknown>) =>
  asSystem((transaction) => transaction.updateTable('profiles').set(changes).where('id', '=', candidate.id).execute());

const listRows = (jobId = job) =>
  asSystem((transaction) => transaction.selectFrom('applications').selectAll().where('job_id', '=', jobId).execute());

const listEvents = (id: string) =>
  asSystem((transaction) =>
    transaction
      .selectFrom('application_events')
      .select(['status', 'actor_id', 'message_subject'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  );

const findLike = () =>
  asSystem((transaction) =>
    transaction
      .selectFrom('liked_jobs')
      .select(['applied', 'applied_at', 'created_at'])
      .where('user_id', '=', candidate.id)
      .where('job_id', '=', job)
      .executeTakeFirst(),
  );

describe('applying', () => {
  test('keeps what was sent, even if the profile or the job changes', async () => {
    const cvId = await addCv(db.database, candidate.id, 'wren.pdf');
    await setProfile({ cv_id: cvId, location: 'Leeds', bio: 'Calm.', skills: ['Rope'], experience: 'Ten years.' });
    const id = await sent();
    await setProfile({ full_name: 'Another Name', phone: '0161 496 0000', skills: [], bio: null });
    await asSystem((t) =>
      t.updateTable('jobs').set({ title: 'Other', company: 'Else' }).where('id', '=', job).execute(),
    );
    const application = await findOwnApplication(services(), candidate, id);
    expect(application).toMatchObject({
      job: { id: job, title: 'Lighthouse keeper', company: 'Skerryvore Trust', location: 'Leeds' },
      status: 'sent',
      profile: {
        fullName: 'Wren Halloran',
        phone: '0113 496 0100',
        location: 'Leeds',
        bio: 'Calm.',
        skills: ['Rope'],
        experience: 'Ten years.',
        coverNote: 'I like the sea.',
        cv: { id: cvId, name: 'wren.pdf' },
      },
    });
  });

  test('sends no CV if the candidate chooses so', async () => {
    await setProfile({ cv_id: await addCv(db.database, candidate.id) });
    await send(job, { withCv: false, coverNote: null });
    expect(await listRows()).toMatchObject([{ cv_id: null, cover_note: null }]);
  });

  test('marks the job as applied for, even if it was not liked; an earlier like keeps its date', async () => {
    const liked = hoursFromNow(-48);
    await asSystem((t) =>
      t.insertInto('liked_jobs').values({ user_id: candidate.id, job_id: job, created_at: liked }).execute(),
    );
    await send();
    const [row] = await listRows();
    expect(await findLike()).toEqual({ applied: true, applied_at: row?.sent_at, created_at: liked });
  });

  test('records its first step with the receipt’s text, and sends one email to each side', async () => {
    const id = await sent();
    expect(await listEvents(id)).toEqual([
      { status: 'sent', actor_id: candidate.id, message_subject: 'Your application: Lighthouse keeper' },
    ]);
    expect(mails).toEqual([
      { mail: 'application-received', applicationId: id },
      { mail: 'application-sent', applicationId: id },
    ]);
  });

  test('again finds the same application: nothing changes, nothing is sent', async () => {
    const id = await sent();
    const before = await Promise.all([listRows(), findLike()]);
    expect(await send(job, { coverNote: 'Another' })).toEqual({ ok: true, id, isNew: false });
    expect(await Promise.all([listRows(), findLike()])).toEqual(before);
    expect(mails).toHaveLength(2);
  });

  test('after withdrawing finds the same application, which stays withdrawn', async () => {
    const id = await sent();
    await withdrawApplication(services(), candidate, id);
    expect(await send()).toEqual({ ok: true, id, isNew: false });
    expect(await listRows()).toMatchObject([{ status: 'withdrawn' }]);
  });

  test.each([
    ['a closed job', { status: 'closed' }, 'closed'],
    ['one whose closing date has passed', { closes_at: hoursFromNow(-1) }, 'closed'],
    ['a draft', { status: 'draft' }, 'not_found'],
  ] as const)('for %s is refused, by the database alone as well', async (_which, changes, reason) => {
    const version = await versionFor();
    await asSystem((t) => t.updateTable('jobs').set(changes).where('id', '=', job).execute());
    expect(await send(job, { version })).toEqual({ ok: false, reason });
    const snapshot = { job_title: '', job_company: '', job_location: '', full_name: 'W', email: 'w@m.example' };
    const straight = db.database.asActor(candidate.id, (t) =>
      t
        .insertInto('applications')
        .values({ ...snapshot, candidate_id: candidate.id, job_id: job, phone: '1', skills: [] })
        .execute(),
    );
    await expect(straight).rejects.toThrow('row-level security');
    expect(await listRows()).toEqual([]);
  });

  test('requires a name and a phone number', async () => {
    await setProfile({ phone: null });
    expect(await send()).toEqual({ ok: false, reason: 'profile_incomplete' });
  });

  test.each([
    ['phone', { phone: '0161 496 0000' }],
    ['skills', { skills: ['Knots'] }],
    ['experience', { experience: 'More.' }],
  ])('is refused where the profile is not what was looked at: %s', async (_what, changes) => {
    const version = await versionFor();
    await setProfile(changes);
    expect(await send(job, { version })).toEqual({ ok: false, reason: 'profile_changed' });
    expect(await listRows()).toEqual([]);
  });

  test('is refused if the CV was replaced after the preview', async () => {
    await setProfile({ cv_id: await addCv(db.database, candidate.id) });
    const version = await versionFor();
    await setProfile({ cv_id: await addCv(db.database, candidate.id) });
    expect(await send(job, { version })).toEqual({ ok: false, reason: 'profile_changed' });
  });

  test.each(['', 'no-id', '00000000-0000-4000-8000-00000000dead'])('for no job (%j) is refused', async (id) => {
    expect(await sendApplication(services(), candidate, id, { coverNote: null, withCv: false, version: '' })).toEqual({
      ok: false,
      reason: 'not_found',
    });
  });

  test('is all or nothing: without its emails there is no application and no like', async () => {
    const failing = { ...services(), tasks: { send: () => Promise.reject(new Error('no tasks today')) } };
    const application = { coverNote: null, withCv: false, version: await versionFor() };
    await expect(sendApplication(failing, candidate, job, application)).rejects.toThrow('no tasks today');
    expect(await listRows()).toEqual([]);
    expect(await findLike()).toBeUndefined();
  });
});

describe('withdrawing', () => {
  test('ends the application, records the step, and emails the employer once', async () => {
    const id = await sent();
    mails.length = 0;
    expect(await withdrawApplication(services(), candidate, id)).toEqual({ ok: true, isNew: true });
    expect(await withdrawApplication(services(), candidate, id)).toEqual({ ok: true, isNew: false });
    expect(mails).toEqual([{ mail: 'application-withdrawn', applicationId: id }]);
    expect((await listEvents(id)).map(({ status }) => status)).toEqual(['sent', 'withdrawn']);
  });

  test('is refused after the application was not taken forward', async () => {
    const [id = ''] = await addApplications(db.database, {
      candidate_id: candidate.id,
      job_id: job,
      status: 'not_taken_forward',
    });
    expect(await withdrawApplication(services(), candidate, id)).toEqual({ ok: false, reason: 'over' });
  });

  test('of a job that was deleted sends no email', async () => {
    const id = await sent();
    await asSystem((t) => t.deleteFrom('jobs').where('id', '=', job).execute());
    mails.length = 0;
    expect(await withdrawApplication(services(), candidate, id)).toEqual({ ok: true, isNew: true });
    expect(mails).toEqual([]);
  });

  test.each([
    ['by both walls', (attempt: () => Promise<unknown>) => attempt()],
    ['by the database alone', withOpenPolicies],
  ])('of another candidate is answered as not found, %s', async (_walls, withWalls) => {
    const id = await sent();
    const [other = ''] = await addCandidates(db.database, 'Another Candidate');
    expect(await withWalls(() => withdrawApplication(services(), actingCandidate(other), id))).toEqual({
      ok: false,
      reason: 'not_found',
    });
    expect(await listRows()).toMatchObject([{ status: 'sent' }]);
  });

  test('by the employer who received it is refused by the database alone', async () => {
    const id = await sent();
    const withdrawing = withOpenPolicies(() => withdrawApplication(services(), actingCandidate(EMPLOYER), id));
    await expect(withdrawing).rejects.toThrow('row-level security');
    expect(await listRows()).toMatchObject([{ status: 'sent' }]);
  });
});

describe('the steps of an application', () => {
  const move = (id: string, status: ApplicationStatus, actor = EMPLOYER) =>
    db.database.asActor(actor, (t) => t.updateTable('applications').set({ status }).where('id', '=', id).execute());

  test('each is recorded with its actor', async () => {
    const id = await sent();
    for (const status of ['viewed', 'shortlisted', 'interview', 'shortlisted', 'not_taken_forward'] as const)
      await move(id, status);
    const steps = await listEvents(id);
    expect(steps.map(({ status }) => status)).toEqual([
      'sent',
      'viewed',
      'shortlisted',
      'interview',
      'shortlisted',
      'not_taken_forward',
    ]);
    expect(new Set(steps.slice(1).map(({ actor_id }) => actor_id))).toEqual(new Set([EMPLOYER]));
  });

  test.each([
    ['withdrawn', 'shortlisted'],
    ['viewed', 'sent'],
    ['shortlisted', 'viewed'],
    ['offered', 'viewed'],
  ] as const)('none leads from %s to %s', async (from, to) => {
    const [id = ''] = await addApplications(db.database, { candidate_id: candidate.id, job_id: job, status: from });
    await expect(move(id, to)).rejects.toThrow(`An application cannot go from ${from} to ${to}`);
    expect(await listRows()).toMatchObject([{ status: from }]);
  });
});

describe('reading one’s own', () => {
  test('lists one page at a time, newest first, with the total', async () => {
    const jobs = await addJobs(db.database, ...Array.from({ length: 51 }, () => ({})));
    const ids = await addApplications(
      db.database,
      ...jobs.map((each) => ({ candidate_id: candidate.id, job_id: each })),
    );
    const first = await listOwnApplications(db.database, candidate, 1);
    expect(first.total).toBe(51);
    expect(first.applications.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    const second = await listOwnApplications(db.database, candidate, 2);
    expect(second.applications.map(({ id }) => id)).toEqual(ids.slice(50));
  });

  test('a job that was deleted leaves its record', async () => {
    const id = await sent();
    await asSystem((t) => t.deleteFrom('jobs').where('id', '=', job).execute());
    const { applications } = await listOwnApplications(db.database, candidate, 1);
    expect(applications).toMatchObject([{ id, job: { id: null, title: 'Lighthouse keeper' } }]);
    expect((await findOwnApplication(services(), candidate, id))?.profile.coverNote).toBe('I like the sea.');
  });

  test('does not find another candidate’s application, with either wall alone', async () => {
    const open = await createTestDatabase();
    try {
      await addPeople(open.database);
      const [wren = '', other = ''] = await addCandidates(open.database, 'Wren', 'Other');
      const [theirs = ''] = await addJobs(open.database, {});
      const [id = ''] = await addApplications(open.database, { candidate_id: wren, job_id: theirs });
      const strangers: Viewer['id'][] = [other, OTHER_EMPLOYER];
      for (const stranger of strangers) {
        expect(
          await withOpenPolicies(() => findOwnApplication(services(open), actingCandidate(stranger), id)),
        ).toBeNull();
      }
      await takeDownRowSecurity(open);
      for (const stranger of [...strangers, ADMIN]) {
        expect(await findOwnApplication(services(open), actingCandidate(stranger), id)).toBeNull();
        expect(await listOwnApplications(open.database, actingCandidate(stranger), 1)).toEqual({
          applications: [],
          total: 0,
        });
      }
    } finally {
      await open.drop();
    }
  });
});
