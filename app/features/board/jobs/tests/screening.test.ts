import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyJob } from '#app/features/board/jobs/commands/copy-job.server.ts';
import { saveQuestions } from '#app/features/board/jobs/commands/save-questions.server.ts';
import { findQuestions } from '#app/features/board/jobs/queries/questions/job-questions.server.ts';
import {
  type NewApplication,
  sendApplication,
} from '#app/features/people/applications/commands/send-application.server.ts';
import { confirmGuestApplication } from '#app/features/people/guests/commands/confirm-guest-application.server.ts';
import type { ScreeningQuestion } from '#domain/application/screening.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { guestServices, newGuestEmail, proofOf, sendAsGuest } from '#tests/support/guests.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, hoursFromNow, OTHER_EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { QUESTIONS } from '#tests/support/screening-questions.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** A job's screening questions, who may change them, and which answers are stored (docs/decisions/0077). */
let db: TestDatabase;
let job = '';
let candidate = '';
const employer = posterOf(EMPLOYER, 'employer', 'First Employer');
const services = () => accountServices(db);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});
afterAll(() => db?.drop());

beforeEach(async () => {
  [job = ''] = await addJobs(db.database, { title: 'Forklift driver' });
  [candidate = ''] = await addCandidates(db.database, 'Wren Halloran');
});

const { licence, shift, years, reach } = QUESTIONS;
const copyOf = (question: object): ScreeningQuestion => structuredClone(question) as ScreeningQuestion;

async function ask(questions: readonly object[], more: { jobId?: string; answers?: object; version?: string } = {}) {
  const { jobId = job, answers = {} } = more;
  const version = more.version ?? (await findQuestions(db.database.asPublic, jobId))?.id ?? '';
  const places = questions.map((_, index) => index + 1);
  return saveQuestions(services(), employer, jobId, { questions: questions.map(copyOf), places, version, answers });
}

const setOf = async (jobId = job) => (await findQuestions(db.database.asPublic, jobId))?.id ?? '';
const send = (set: string, typed: string[], jobId = job) => {
  const sent: NewApplication = { coverNote: null, withCv: false, version: null, answers: { set, typed } };
  return sendApplication(services(), actingCandidate(candidate), jobId, sent);
};
const answersOf = async (email = `${candidate}@mail.example`) =>
  (await queryTasks<{ answers: unknown }>(db, 'SELECT answers FROM applications WHERE email = $1', [email])).map(
    ({ answers }) => answers,
  );

test('an answer keeps its question as it was asked, even if the question is changed or deleted afterwards', async () => {
  expect(await ask([licence, shift, years, reach])).toEqual({ ok: true });
  expect(await send(await setOf(), ['yes', '2', '3', ''])).toMatchObject({ ok: true, isNew: true });
  const storedAnswers = [
    { question: 'Do you hold a forklift licence?', answer: 'Yes' },
    { question: 'Which shift suits you?', answer: 'Nights' },
    { question: 'How many years have you driven forklifts?', answer: '3' },
    { question: 'Which reach trucks do you know?', answer: '' },
  ];
  expect(await answersOf()).toEqual([storedAnswers]);
  expect(await ask([{ ...shift, choices: ['Mornings', 'Evenings'] }])).toEqual({ ok: true });
  expect(await answersOf()).toEqual([storedAnswers]);
  await queryTasks(db, 'DELETE FROM jobs WHERE id = $1', [job]);
  expect(await answersOf()).toEqual([storedAnswers]);
});

test('a form that was loaded before the questions changed is read with those it asked', async () => {
  await ask([licence]);
  const before = await setOf();
  await ask([shift, years]);
  expect(await send(before, ['no'])).toMatchObject({ ok: true });
  expect(await answersOf()).toEqual([[{ question: 'Do you hold a forklift licence?', answer: 'No' }]]);
});

test('a form that answers nothing, or the questions of another job, sends nothing where an answer is required', async () => {
  const [other = ''] = await addJobs(db.database, {});
  await ask([licence]);
  await ask([shift], { jobId: other });
  const refused = { ok: false, reason: 'answers', errors: { answer_1: 'Choose yes or no' } };
  for (const [set, typed] of [
    ['', []],
    [await setOf(other), ['1']],
    ['00000000-0000-4000-8000-000000000000', ['yes']],
    ["x' OR true", ['yes']],
    [await setOf(), ['']],
    [await setOf(), ['1']],
  ] as const) {
    expect(await send(set, [...typed])).toMatchObject({ ...refused, questions: { id: await setOf() } });
  }
  expect(await answersOf()).toEqual([]);
  expect(await send('', [], other)).toMatchObject({ ok: true });
  expect(await answersOf()).toEqual([[{ question: 'Which shift suits you?', answer: '' }]]);
});

test('no answer moves an application', async () => {
  await ask([licence]);
  const sent = await send(await setOf(), ['no']);
  const [row] = await queryTasks(db, 'SELECT status FROM applications WHERE id = $1', [sent.ok ? sent.id : '']);
  expect(row).toEqual({ status: 'sent' });
});

test('guests answer, too, and those who confirm by a link keep what they answered before', async () => {
  await ask([licence, reach]);
  const answers = { set: await setOf(), typed: ['yes', 'Linde & "Still"'] };
  const storedAnswers = [
    { question: 'Do you hold a forklift licence?', answer: 'Yes' },
    { question: 'Which reach trucks do you know?', answer: 'Linde & "Still"' },
  ];
  const [email, waiting, missing] = [newGuestEmail(), newGuestEmail(), newGuestEmail()];
  expect(await sendAsGuest(db, job, { email, answers })).toEqual({ ok: true, isConfirmed: true });
  expect(await answersOf(email)).toEqual([storedAnswers]);
  expect(await sendAsGuest(db, job, { email: waiting, answers, isHuman: false })).toMatchObject({ ok: true });
  await ask([shift]);
  const link = await proofOf(db, waiting, job);
  expect(await confirmGuestApplication(guestServices(db), link)).toMatchObject({ ok: true });
  expect(await answersOf(waiting)).toEqual([storedAnswers]);
  await ask([licence]);
  for (const isHuman of [true, false])
    expect(await sendAsGuest(db, job, { email: missing, isHuman })).toMatchObject({ ok: false, reason: 'answers' });
  expect(await answersOf(missing)).toEqual([]);
});

test('unlawful questions are refused, doubtful ones need a reason, which is logged; a copy leaves them out', async () => {
  const words = (text: string) => ({ ...licence, words: text });
  expect(await ask([licence, words('How old are you?')])).toMatchObject({
    ok: false,
    reason: 'unlawful',
    errors: { words_2: expect.stringContaining('A question about age') },
    openQuestions: [],
  });
  const doubtful = [licence, words('Are you 18 or over?')];
  const refused = await ask(doubtful);
  expect(refused).toMatchObject({
    ok: false,
    openQuestions: [{ rule: 'age' }],
    errors: { because_age: expect.any(String) },
  });
  expect(await findQuestions(db.database.asPublic, job)).toBeNull();
  const guardAnswers = { age: { words: 'Are you 18 or over', reason: 'The warehouse holds alcohol.' } };
  expect(await ask(doubtful, { answers: guardAnswers })).toEqual({ ok: true });
  expect(await queryTasks(db, 'SELECT rule, reason FROM advert_overrides WHERE job_id = $1', [job])).toEqual([
    { rule: 'age', reason: 'The warehouse holds alcohol.' },
  ]);
  const copy = await copyJob(services(), employer, job, hoursFromNow(100));
  const copied = await queryTasks(db, 'SELECT questions FROM question_sets WHERE job_id = $1', [
    copy.ok ? copy.id : '',
  ]);
  expect(copied).toEqual([{ questions: [licence] }]);
});

test('the second of two simultaneous changes to the questions is refused; saving unchanged questions changes nothing', async () => {
  await ask([licence]);
  const before = await setOf();
  expect(await ask([licence])).toEqual({ ok: true });
  expect(await setOf()).toBe(before);
  await ask([shift]);
  expect(await ask([years], { version: before })).toEqual({ ok: false, reason: 'changed', version: await setOf() });
  expect(await ask([])).toEqual({ ok: true });
  expect(await setOf()).toBe('');
});

test('questions are written by those who manage the job, and read by those who post; a draft’s by no one else (Z02)', async () => {
  const [draft = ''] = await addJobs(db.database, { status: 'draft' });
  const [ours = ''] = await addJobs(db.database, { user_id: ADMIN });
  const consultant = await addColleague(db, 'consultant');
  const editor = await addColleague(db, 'editor');
  const insert = (who: string, id: string) =>
    db.database
      .asActor(who, (t) =>
        sql`INSERT INTO question_sets (job_id, questions) VALUES (${id}, '[{}]') RETURNING id`.execute(t),
      )
      .then(
        () => true,
        (error: unknown) => !/row-level security/.test(String(error)) && Promise.reject(error),
      );
  const jobsVisibleTo = async (who: string) =>
    (await db.database.asActor(who, (t) => t.selectFrom('question_sets').select('job_id').execute()))
      .map((row) => row.job_id)
      .filter((id) => id === draft || id === ours).length;
  for (const [who, id] of [
    [OTHER_EMPLOYER, draft],
    [candidate, draft],
    [editor, ours],
    [EMPLOYER, ours],
    [consultant, draft],
  ] as const)
    expect(await insert(who, id), who).toBe(false);
  expect(await insert(EMPLOYER, draft)).toBe(true);
  expect(await insert(consultant, ours)).toBe(true);
  expect([await jobsVisibleTo(EMPLOYER), await jobsVisibleTo(consultant), await jobsVisibleTo(ADMIN)]).toEqual([
    1, 1, 2,
  ]);
  expect([await jobsVisibleTo(OTHER_EMPLOYER), await jobsVisibleTo(candidate), await jobsVisibleTo(editor)]).toEqual([
    0, 0, 0,
  ]);
  expect(await findQuestions(db.database.asPublic, draft)).toBeNull();
  const change = db.database.asActor(EMPLOYER, (t) =>
    sql`UPDATE question_sets SET questions = '[{"words": "Other"}]' WHERE job_id = ${draft}`.execute(t),
  );
  await expect(change).rejects.toThrow(/permission denied/);
});

test('answers cannot be changed once they are sent, by no account', async () => {
  const [id = ''] = await addApplications(db.database, { candidate_id: candidate, job_id: job });
  for (const who of [candidate, EMPLOYER, ADMIN]) {
    const change = db.database.asActor(who, (t) =>
      sql`UPDATE applications SET answers = '[]' WHERE id = ${id}`.execute(t),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  }
});
