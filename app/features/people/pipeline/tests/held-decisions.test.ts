import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { readToday } from '#app/features/core/desk/queries/today.server.ts';
import { findForShortlist } from '#app/features/hirers/clients/queries/shortlists.server.ts';
import { decideApplication } from '#app/features/people/applications/commands/decide-application.server.ts';
import { withdrawApplication } from '#app/features/people/applications/commands/send-application.server.ts';
import { findOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { openReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { listIntroductionsOf } from '#app/features/people/introductions/queries/introductions.server.ts';
import { chooseUndoTime } from '#app/features/people/pipeline/commands/choose-undo-time.server.ts';
import { moveApplication } from '#app/features/people/pipeline/commands/move-application.server.ts';
import { tellHeldDecision } from '#app/features/people/pipeline/commands/tell-held-decision.server.ts';
import { undoDecision } from '#app/features/people/pipeline/commands/undo-decision.server.ts';
import { findHeldDecisions } from '#app/features/people/pipeline/queries/held.server.ts';
import { loadPipeline } from '#app/features/people/pipeline/queries/pipeline.server.ts';
import { readPipelineSearch } from '#app/features/people/pipeline/schema.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addApplications, addCandidates } from '#tests/support/applications.ts';
import { addClient } from '#tests/support/clients.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addIntroduction } from '#tests/support/introductions.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow, posterOf } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let colleague: Consultant;
let [job, id, wren, call] = ['', '', '', ''];
const admin = posterOf(ADMIN, 'admin', 'The Admin') as Consultant;
const sent: { task: string; afterSeconds: number | undefined; payload: { heldId?: string; mail?: string } }[] = [];

const services = () =>
  accountServices(db, {
    tasks: {
      send: async (_, task, payload, { afterSeconds } = {}) => {
        sent.push({ task, afterSeconds, payload: payload as { heldId?: string } });
      },
    },
  });

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  colleague = posterOf(await addColleague(db, 'consultant'), 'consultant', 'A Colleague') as Consultant;
  [job = ''] = await addJobs(db.database, { title: 'Lighthouse keeper', user_id: ADMIN });
  await db.database.asSystem(async (transaction) => {
    const row = { status: 'viewed', name: 'To call', position: 1 } as const;
    const stage = await transaction.insertInto('application_stages').values(row).returning('id').executeTakeFirst();
    call = stage?.id ?? '';
  });
});

afterAll(() => db?.drop());

beforeEach(async () => {
  sent.length = 0;
  await queryTasks(db, 'DELETE FROM applications');
  [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
  [id = ''] = await addApplications(db.database, { job_id: job, candidate_id: wren, sent_at: hoursFromNow(-1) });
});

const move = (to: string, was: ApplicationStatus = 'sent', who = admin) =>
  moveApplication(services(), who, id, { to, was });
const tell = (heldId = sent.findLast(({ task }) => task === 'tell-held-decision')?.payload.heldId ?? '') =>
  tellHeldDecision(services(), heldId);
const heldBy = (who: Consultant) =>
  db.database.asActor(who.id, (transaction) => findHeldDecisions(transaction, who, new Date()));
const batchOf = async (who = admin) => (await heldBy(who))?.batch ?? '';
const undo = async (who = admin, batch?: string) => undoDecision(services(), who, batch ?? (await batchOf()));
const read = () =>
  db.database.asSystem((transaction) =>
    transaction
      .selectFrom('applications as a')
      .leftJoin('reply_promises as p', 'p.application_id', 'a.id')
      .leftJoin('staged_applications as x', 'x.application_id', 'a.id')
      .select(['a.status', 'a.desk_status as desk', 'a.message', 'p.replied_at as repliedAt', 'x.stage_id as stage'])
      .where('a.id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const steps = async () => (await seenByCandidate())?.history.map(({ status }) => status);
const seenByCandidate = () => findOwnApplication(services(), actingCandidate(wren), id);
const tasksSent = () => sent.map(({ task }) => task);

describe('a decision', () => {
  test('is shown at the desk at once, and emailed when its pause is over', async () => {
    expect(await move('shortlisted')).toEqual({ ok: true });
    expect(await read()).toMatchObject({ status: 'sent', desk: 'shortlisted', message: null, repliedAt: null });
    expect(sent).toEqual([{ task: 'tell-held-decision', afterSeconds: 30, payload: { heldId: expect.any(String) } }]);
    const { inbox } = await loadPipeline(
      services(),
      admin,
      readPipelineSearch(new URLSearchParams('status=shortlisted')),
    );
    expect(inbox?.applications.map((row) => [row.id, row.stage])).toEqual([[id, 'shortlisted']]);
    const today = await readToday(db.database, admin as Parameters<typeof readToday>[1], new Date());
    expect(today.applications).toEqual([]);
    expect(await steps()).toEqual(['sent']);

    expect(await tell()).toBe(true);
    expect(await read()).toMatchObject({
      status: 'shortlisted',
      desk: 'shortlisted',
      message: expect.stringContaining('Hello Wren Halloran,'),
      repliedAt: expect.any(Date),
    });
    expect(await steps()).toEqual(['sent', 'shortlisted']);
    expect(tasksSent()).toEqual(['tell-held-decision', 'send-mail', 'tell-account']);
    const history = (await openReceived(services(), admin, id))?.details?.history;
    expect(history?.at(-1)).toMatchObject({ status: 'shortlisted', by: 'you' });
    expect(await tell()).toBe(false);
    expect(await heldBy(admin)).toBeNull();
  });

  test('that is undone is never shown to the candidate, and everything is restored', async () => {
    await move(call);
    await tell();
    await move('not_taken_forward', 'viewed');
    expect(await read()).toMatchObject({ status: 'viewed', desk: 'not_taken_forward', stage: null });
    expect(await undo()).toEqual({ ok: true, undone: 1 });
    expect(await read()).toMatchObject({ status: 'viewed', desk: 'viewed', stage: call, repliedAt: null });
    expect(await tell()).toBe(false);
    expect(await steps()).toEqual(['sent', 'viewed']);
    expect(tasksSent()).not.toContain('send-mail');
  });

  test.each([
    ['Viewed', () => 'viewed'],
    ['a stage of Viewed', () => call],
  ])('moves from Sent to %s alike: undone it was never there, and at its end no one is emailed', async (_, to) => {
    await move(to());
    expect(await read()).toMatchObject({ status: 'sent', desk: 'viewed' });
    expect(await heldBy(admin)).toMatchObject({ id, isEmailed: false });
    expect(await undo()).toEqual({ ok: true, undone: 1 });
    expect(await read()).toMatchObject({ status: 'sent', desk: 'sent', stage: null });
    expect(await tell()).toBe(false);
    expect(await steps()).toEqual(['sent']);
    await move(to());
    expect(await tell()).toBe(true);
    expect(await read()).toMatchObject({ status: 'viewed', desk: 'viewed', message: null, repliedAt: null });
    expect(await steps()).toEqual(['sent', 'viewed']);
    expect(tasksSent()).toEqual(['tell-held-decision', 'tell-held-decision']);
  });

  test('counts for shortlists and introductions at once, until it is undone', async () => {
    const client = await addClient(db.database);
    await queryTasks(db, 'UPDATE jobs SET client_id = $2 WHERE id = $1', [job, client.id]);
    const listed = async () => (await findForShortlist(db.database, admin, job, null))?.candidates;
    const introductions = async () => (await listIntroductionsOf(db.database, admin, id)).introductions;
    await addIntroduction(db.database, id);
    await move('not_taken_forward');
    expect(await listed()).toEqual([]);
    expect(await introductions()).toMatchObject([{ state: 'stopped' }]);
    await expect(addIntroduction(db.database, id)).rejects.toThrow('was refused');
    await undo();
    expect(await introductions()).toMatchObject([{ state: 'open' }]);
    await move('shortlisted');
    expect(await listed()).toMatchObject([{ id, status: 'shortlisted' }]);
  });

  test('can be undone for as long as its consultant chose', async () => {
    await chooseUndoTime(services(), admin, 600);
    await move('shortlisted');
    expect(sent[0]?.afterSeconds).toBe(600);
    const heldDecision = await heldBy(admin);
    expect(heldDecision?.undoSeconds).toBe(600);
    expect(heldDecision?.leavesInMs).toBeGreaterThan(590_000);
    await move('interview', 'shortlisted', colleague);
    expect(sent[1]?.afterSeconds).toBe(30);
    await chooseUndoTime(services(), admin, 30);
    await expect(chooseUndoTime(services(), admin, 3_600 as 600)).rejects.toThrow('undo_seconds');
  });

  test('is replaced by a later one: the candidate is emailed only the last, and undoing restores the first status', async () => {
    await move('shortlisted');
    const first = sent[0]?.payload.heldId;
    await move('interview', 'shortlisted', colleague);
    expect(await tell(first)).toBe(false);
    expect(await undo(colleague, await batchOf(colleague))).toEqual({ ok: true, undone: 1 });
    expect(await read()).toMatchObject({ status: 'sent', desk: 'sent' });
    await move('shortlisted');
    await move('interview', 'shortlisted');
    expect(await tell()).toBe(true);
    expect(await steps()).toEqual(['sent', 'interview']);
  });

  test('that is reverted within the pause sends nothing', async () => {
    await move('shortlisted');
    await tell();
    await move('offered', 'shortlisted');
    await move('shortlisted', 'offered');
    expect(await tell()).toBe(false);
    expect(await read()).toMatchObject({ status: 'shortlisted', desk: 'shortlisted' });
    expect(await steps()).toEqual(['sent', 'shortlisted']);
    expect(await heldBy(admin)).toBeNull();
  });

  test('ends with a withdrawal, or with a decision that is emailed at once', async () => {
    await move('shortlisted');
    await decideApplication(services(), admin, id, { status: 'offered', was: 'shortlisted' });
    expect(await tell()).toBe(false);
    expect(await read()).toMatchObject({ status: 'offered', desk: 'offered' });
    await move('interview', 'offered');
    expect((await withdrawApplication(services(), actingCandidate(wren), id)).ok).toBe(true);
    expect(await tell()).toBe(false);
    expect(await read()).toMatchObject({ status: 'withdrawn', desk: 'withdrawn' });
    expect(await steps()).toEqual(['sent', 'offered', 'withdrawn']);
  });
});

describe('undoing', () => {
  test('works once, for the person who decided', async () => {
    await move('shortlisted');
    const batch = await batchOf();
    const late = { ok: false, reason: 'too_late' };
    expect(await undo(colleague, batch)).toEqual(late);
    expect(await undo(admin, 'no-id')).toEqual(late);
    const twice = await Promise.all([undo(admin, batch), undo(admin, batch)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    await move('shortlisted');
    const secondBatch = await batchOf();
    await tell();
    expect(await undo(admin, secondBatch)).toEqual(late);
    expect((await read()).status).toBe('shortlisted');
  });

  test('while the email leaves: one of the two wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { desk: was } = await read();
      await move(was === 'interview' ? 'shortlisted' : 'interview', was);
      const batch = await batchOf();
      const before = (await read()).status;
      const [undone, told] = await Promise.all([undo(admin, batch), tell()]);
      expect(undone.ok).toBe(!told);
      const { status, desk } = await read();
      expect(status === before).toBe(undone.ok);
      expect(desk).toBe(status);
    }
  });
});

describe('moves between the stages of the agency', () => {
  const readHistory = async (who = admin) =>
    (await openReceived(services(), who, id))?.details?.history.map(({ stage, status, by }) => [stage ?? status, by]);

  test('are in the desk’s history, but not in the candidate’s', async () => {
    await move(call);
    await tell();
    await move('viewed', 'viewed', colleague);
    await move('viewed', 'viewed');
    expect(await readHistory()).toEqual([
      ['sent', 'unknown'],
      ['viewed', 'you'],
      ['To call', 'you'],
      ['Viewed', 'agency'],
    ]);
    expect(await steps()).toEqual(['sent', 'viewed']);
  });
});
