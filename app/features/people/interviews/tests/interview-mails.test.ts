import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { readCalendar } from '#app/features/core/calendars/queries.server.ts';
import { answerByLink } from '#app/features/people/interviews/commands/answer-by-link.server.ts';
import { changeInterview } from '#app/features/people/interviews/commands/change-interview.server.ts';
import { offerInterview } from '#app/features/people/interviews/commands/offer-interview.server.ts';
import { tellInterviews } from '#app/features/people/interviews/commands/tell-interviews.server.ts';
import { findLink } from '#app/features/people/interviews/queries/interview-by-link.server.ts';
import type { InterviewAnswer, InterviewOffer } from '#app/features/people/interviews/schema.ts';
import { writeCalendarPart } from '#platform/mail/calendar-part.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { createSmtpTransport } from '#platform/mail/smtp.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';
import { createSmtpSink } from '#tests/support/smtp.ts';
import { eventually, handlersOf, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let queue: Awaited<ReturnType<typeof startTestTasks>>;
let mails: Mail[] = [];
let application: string;
let candidateEmail: string;
const admin = actingAdmin(ADMIN, 'The Admin') as Consultant;
const SENDER = { name: 'Tidewell', address: 'hello@tidewell.example' };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  queue = await startTestTasks(db, {
    mailer: { send: async (mail) => void mails.push(mail) },
    handlers: handlersOf('send-mail', 'tell-account'),
  });
});

afterAll(async () => {
  await queue?.stop();
  await db?.drop();
});

beforeEach(async () => {
  // Mails of the previous test may still arrive.
  await untilTasksAreDone();
  mails = [];
  await queryTasks(db, 'DELETE FROM applications', []);
  await queryTasks(db, 'DELETE FROM erased_interviews', []);
  const [job = ''] = await addJobs(db.database, { user_id: ADMIN, title: 'Payroll manager' });
  const [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
  candidateEmail = `${wren}@mail.example`;
  [application = ''] = await addApplications(db.database, {
    candidate_id: wren,
    job_id: job,
    job_title: 'Payroll manager',
    email: candidateEmail,
  });
});

const services = () => ({ ...accountServices(db, { tasks: queue.tasks }), now: new Date() });

async function offer(slots: Date[], more: Partial<InterviewOffer> = {}): Promise<string> {
  const newOffer: InterviewOffer = {
    kind: 'video',
    place: 'https://meet.example/a;b,c',
    minutes: 30,
    interviewerId: ADMIN,
    note: 'Bring your licence',
    slots,
    ...more,
  };
  const result = await offerInterview(services(), admin, application, newOffer);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

const waitFor = (count: number) => eventually(async () => expect(mails).toHaveLength(count));
const tokenIn = (mail: Mail | undefined) => /\/interviews\/([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
const mailTo = (address: string, from = 0) => mails.slice(from).find(({ to }) => to === address);

async function answer(token: string, response: InterviewAnswer) {
  const link = await findLink(db.database, token);
  return link ? answerByLink(services(), link, response) : null;
}

/** Reads the calendar file with an independent library. */
function readEvent(mail: Mail | undefined) {
  if (!mail?.calendar) return null;
  const calendar = new ICAL.Component(ICAL.parse(writeCalendarPart(mail.calendar, SENDER)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
    organizer: event.organizer,
    people: event.attendees.map((each) => each.getFirstValue()),
  };
}

test('booking, moving and cancelling email both sides the same event with a rising sequence', async () => {
  const [one, two] = [hoursFromNow(48), hoursFromNow(72)];
  await offer([one, two]);
  await waitFor(1);
  expect(mails[0]).toMatchObject({ to: candidateEmail, subject: 'Choose a time for your interview: Payroll manager' });
  expect(mails[0]?.calendar).toBeUndefined();
  const token = tokenIn(mails[0]);
  expect(await answer(token, { intent: 'book', slot: one })).toEqual({ ok: true, done: 'booked' });
  await waitFor(3);
  const booked = readEvent(mailTo(candidateEmail, 1));
  expect(booked).toEqual({
    method: 'REQUEST',
    uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sequence: 1,
    start: new Date(Math.floor(one.getTime() / 1000) * 1000),
    organizer: 'mailto:hello@tidewell.example',
    people: [`mailto:${candidateEmail}`, 'mailto:admin@agency.example'],
  });
  expect(readEvent(mailTo('admin@agency.example'))).toEqual(booked);
  expect(JSON.stringify(mails[1]?.calendar)).not.toContain('/interviews/');
  expect(await answer(tokenIn(mailTo(candidateEmail, 1)), { intent: 'book', slot: two })).toMatchObject({ ok: true });
  await waitFor(5);
  expect(readEvent(mailTo(candidateEmail, 3))).toMatchObject({ method: 'REQUEST', uid: booked?.uid, sequence: 2 });
  const feed = (await readCalendar(db.database, ADMIN, 'https://jobs.example')).filter(
    ({ uid }) => uid === booked?.uid,
  );
  expect(feed).toMatchObject([{ sequence: 2, changedAt: expect.any(Date) }]);
  expect(await answer(token, { intent: 'cancel', note: 'I am ill' })).toEqual({ ok: true, done: 'cancelled' });
  await waitFor(7);
  for (const address of [candidateEmail, 'admin@agency.example'])
    expect(readEvent(mailTo(address, 5))).toMatchObject({ method: 'CANCEL', uid: booked?.uid, sequence: 3 });
  expect(mailTo('admin@agency.example', 5)?.text).toContain('I am ill');
  await untilTasksAreDone();
  await tellInterviews(services());
  expect(await waitingTasks()).toEqual([]);
});

test('the email contains the event as a calendar part and as a file', async () => {
  await offer([hoursFromNow(48)]);
  await waitFor(1);
  const smtp = await createSmtpSink();
  await smtp.start();
  const transport = createSmtpTransport(smtp.url, () => SENDER);
  try {
    await answer(tokenIn(mails[0]), { intent: 'book', slot: await onlySlot() });
    await waitFor(3);
    const mail = mails[1] as Mail;
    await transport.send(mail);
    const [received] = smtp.received;
    const raw = String(received?.raw);
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    const parsed = await simpleParser(raw);
    expect(parsed.attachments.map(({ contentType, filename }) => [contentType, filename])).toEqual(
      expect.arrayContaining([['application/ics', 'interview.ics']]),
    );
    const file = parsed.attachments.find(({ filename }) => filename === 'interview.ics');
    expect(String(file?.content)).toBe(writeCalendarPart(mail.calendar as NonNullable<Mail['calendar']>, SENDER));
  } finally {
    await transport.close();
    await smtp.stop();
  }
});

test('asking for other times twice sends one email; offering new times settles the request', async () => {
  const id = await offer([hoursFromNow(48)]);
  await waitFor(1);
  const token = tokenIn(mails[0]);
  for (const note of ['After two', 'After three'])
    expect(await answer(token, { intent: 'ask', note })).toEqual({ ok: true, done: 'asked' });
  await waitFor(2);
  expect(mails[1]).toMatchObject({ to: 'admin@agency.example', subject: 'Other times requested: Wren Halloran' });
  const change = { intent: 'offer', place: 'https://meet.example/new', note: null, slots: [hoursFromNow(50)] } as const;
  expect(await changeInterview(services(), admin, id, { ...change, slots: [...change.slots] })).toEqual({ ok: true });
  await waitFor(3);
  expect(mails[2]?.text).toContain('https://meet.example/new');
  expect(await readRow(id)).toMatchObject({ move_asked_at: null, candidate_note: 'After three', state: 'offered' });
});

test('changing the place of a booking raises the sequence; a new link revokes earlier ones', async () => {
  const at = hoursFromNow(48);
  const id = await offer([at]);
  await waitFor(1);
  const token = tokenIn(mails[0]);
  await answer(token, { intent: 'book', slot: at });
  await waitFor(3);
  const change = { intent: 'offer' as const, place: 'https://meet.example/new', note: null, slots: [hoursFromNow(50)] };
  expect(await changeInterview(services(), admin, id, change)).toEqual({ ok: true });
  await waitFor(6);
  expect(await readRow(id)).toMatchObject({ sequence: 2, told_sequence: 2, starts_at: at, state: 'booked' });
  expect(await changeInterview(services(), admin, id, { intent: 'resend' })).toEqual({ ok: true });
  await waitFor(7);
  expect(await findLink(db.database, token)).toBeNull();
  expect(await findLink(db.database, tokenIn(mails[6]))).toMatchObject({ interviewId: id });
});

test('the desk cannot offer a time at which the interviewer is busy, and records outcomes of past interviews only', async () => {
  const at = hoursFromNow(48);
  const id = await offer([at]);
  await waitFor(1);
  await answer(tokenIn(mails[0]), { intent: 'book', slot: at });
  const busyOffer: InterviewOffer = {
    kind: 'phone',
    place: null,
    minutes: 30,
    interviewerId: ADMIN,
    note: null,
    slots: [at],
  };
  expect(await offerInterview(services(), admin, application, busyOffer)).toEqual({
    ok: false,
    reason: 'interviewer_busy',
    at,
  });
  expect(await changeInterview(services(), admin, id, { intent: 'done' })).toMatchObject({ reason: 'not_past' });
  const later = { ...services(), now: hoursFromNow(49) };
  expect(await changeInterview(later, admin, id, { intent: 'cancel' })).toMatchObject({ reason: 'over' });
  expect(await changeInterview(later, admin, id, { intent: 'no_show' })).toEqual({ ok: true });
  expect(await changeInterview(later, admin, id, { intent: 'done' })).toEqual({ ok: true });
  expect(await readRow(id)).toMatchObject({ state: 'done', sequence: 1 });
  await queryTasks(db, "UPDATE applications SET status = 'withdrawn' WHERE id = $1", [application]);
  expect(
    await offerInterview(services(), admin, application, { ...busyOffer, slots: [hoursFromNow(80)] }),
  ).toMatchObject({
    reason: 'over',
  });
});

describe('reminders', () => {
  const bookAt = async (hours: number) => {
    const at = hoursFromNow(hours);
    const id = await offer([at]);
    await waitFor(1);
    await answer(tokenIn(mails[0]), { intent: 'book', slot: at });
    await waitFor(3);
    return id;
  };

  test('go to both sides once, a day before', async () => {
    const id = await bookAt(48);
    await untilTasksAreDone();
    await tellInterviews(services());
    expect(await waitingTasks()).toEqual([]);
    await queryTasks(
      db,
      `UPDATE interviews SET starts_at = now() + interval '23 hours', ends_at = now() + interval '23 hours 30 minutes' WHERE id = $1`,
      [id],
    );
    await queryTasks(db, 'UPDATE interviews SET reminded_at = NULL, told_sequence = sequence WHERE id = $1', [id]);
    await Promise.all([tellInterviews(services()), tellInterviews(services())]);
    await waitFor(5);
    await untilTasksAreDone();
    await tellInterviews(services());
    expect(await waitingTasks()).toEqual([]);
    expect(
      mails
        .slice(3)
        .map(({ to, subject }) => [to, subject])
        .sort(),
    ).toEqual(
      [
        [candidateEmail, 'Interview reminder: Payroll manager'],
        ['admin@agency.example', 'Interview reminder: Wren Halloran'],
      ].sort(),
    );
  });

  test('a booking within a day needs no reminder', async () => {
    await bookAt(20);
    await untilTasksAreDone();
    await tellInterviews(services());
    expect(await waitingTasks()).toEqual([]);
    expect(mails).toHaveLength(3);
  });
});

test('changes by database functions are emailed within a minute; an erased interview only to the interviewer', async () => {
  const at = hoursFromNow(48);
  const id = await offer([at]);
  await waitFor(1);
  await answer(tokenIn(mails[0]), { intent: 'book', slot: at });
  await waitFor(3);
  const { uid } = readEvent(mails[1]) ?? {};
  await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [application]);
  await tellInterviews(services());
  await waitFor(4);
  expect(readEvent(mails[3])).toMatchObject({
    method: 'CANCEL',
    uid,
    sequence: 2,
    people: ['mailto:admin@agency.example'],
  });
  expect(JSON.stringify(mails[3])).not.toContain('Wren');
  await eventually(async () => expect(await queryTasks(db, 'SELECT FROM erased_interviews', [])).toEqual([]));
  expect(await readRow(id)).toBeUndefined();
});

const readRow = async (id: string) =>
  (await queryTasks<Record<string, unknown>>(db, 'SELECT * FROM interviews WHERE id = $1', [id]))[0];
const onlySlot = async () =>
  (await queryTasks<{ starts_at: Date }>(db, 'SELECT starts_at FROM interview_slots', []))[0]?.starts_at ?? new Date(0);
const untilTasksAreDone = () => eventually(async () => expect(await waitingTasks()).toEqual([]));

const waitingTasks = () =>
  queryTasks(
    db,
    `SELECT name, data FROM tasks.job WHERE name = 'send-mail' AND state IN ('created', 'retry', 'active')`,
    [],
  );
