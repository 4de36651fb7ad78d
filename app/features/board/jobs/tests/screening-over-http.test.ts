import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENQUIRY_ACTIONS } from '#domain/enquiry/enquiry.ts';
import { sendForm } from '#tests/support/account-forms.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { type Fields, openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let [candidate, job, employer, admin, wren] = ['', '', '', '', ''];

beforeAll(async () => {
  site = await startSite();
  employer = await signInAs(site, EMPLOYER);
  admin = await signInAs(site, ADMIN);
});

afterAll(() => site?.stop());

beforeEach(async () => {
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  [job = ''] = await addJobs(site.database.database, { title: 'Forklift driver', company: 'Northgate' });
  wren = await signInAs(site, candidate);
});

const QUESTION_FIELDS: Fields = {
  kind_1: 'yes_no',
  words_1: 'Do you hold a forklift licence?',
  required_1: 'yes',
  kind_2: 'choice',
  words_2: 'Which shift suits you?',
  choices_2: 'Days\nNights',
};
const page = () => `/jobs/${job}/questions`;
const desk = (as: string) => openDesk(site, as);
const inputIn = (answer: Answer, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(answer.body.toString())?.[1] ?? '';
const save = (fields: Fields, as = employer) => desk(as).send(page(), { version: '', ...fields });
const applicationOf = async () =>
  (
    await queryTasks<{ id: string; answers: unknown }>(
      site.database,
      'SELECT id, answers FROM applications WHERE candidate_id = $1',
      [candidate],
    )
  )[0];

test('an employer writes questions, and sees them again; a wrong form says what is wrong and keeps what was typed', async () => {
  const wrong = await save({ ...QUESTION_FIELDS, choices_2: 'Days', words_3: 'Are you married?' });
  expect(wrong.status).toBe(422);
  expect(textOf(wrong)).toContain('Enter 2 to 8 answers, one per line');
  const unlawful = await save({ ...QUESTION_FIELDS, kind_3: 'text', words_3: 'How many children do you have?' });
  expect(unlawful.status).toBe(422);
  expect(textOf(unlawful)).toContain('A question about pregnancy, children or family plans');
  expect(unlawful.body.toString()).toContain('value="How many children do you have?"');
  const doubtful = await save({ ...QUESTION_FIELDS, kind_3: 'text', words_3: 'Are you married?' });
  expect(textOf(doubtful)).toContain('Check what your questions say about marriage');
  const saved = await save(QUESTION_FIELDS);
  expect([saved.status, saved.headers.location]).toEqual([303, '/employer/jobs?notice=questions-saved']);
  const secondRead = await desk(employer).read(page());
  expect(secondRead.body.toString()).toContain('value="Do you hold a forklift licence?"');
  expect((await save(QUESTION_FIELDS)).status).toBe(409);
  const odds: Fields[] = [{ kind_1: 'score' }, { kind_6: 'text' }, { required_1: 'no' }];
  for (const odd of odds) expect((await save({ ...QUESTION_FIELDS, ...odd })).status).toBe(400);
});

test('a candidate answers without a script, looks at it, goes back and sends it; all who may read it do', async () => {
  await save(QUESTION_FIELDS);
  const path = `/jobs/${job}/apply`;
  const form = await desk(wren).read(path);
  expect(textOf(form)).toContain('Do you hold a forklift licence?');
  const set = inputIn(form, 'questions');
  const missing = await desk(wren).send(path, { intent: 'preview', cover_note: 'Kept.', questions: set });
  expect(missing.status).toBe(422);
  expect(textOf(missing)).toContain('Choose yes or no');
  expect(missing.body.toString()).toContain('href="#apply-answer_1"');
  expect(textOf(missing)).toContain('Kept.');
  const answers = { questions: set, answer_1: 'yes', answer_2: '2' };
  const preview = await desk(wren).send(path, { intent: 'preview', ...answers });
  expect(textOf(preview)).toMatch(/Which shift suits you\?\s*Nights/);
  expect([inputIn(preview, 'answer_1'), inputIn(preview, 'answer_2')]).toEqual(['yes', '2']);
  const back = await desk(wren).send(path, { intent: 'change', ...answers });
  expect(back.body.toString()).toMatch(
    /checked="" name="answer_2" value="2"|name="answer_2"[^>]*checked=""[^>]*value="2"|name="answer_2" value="2" checked/,
  );
  const unanswered = { intent: 'send', version: inputIn(preview, 'version') };
  expect((await desk(wren).send(path, unanswered)).status).toBe(422);
  expect((await desk(wren).send(path, { ...unanswered, ...answers })).status).toBe(303);
  const { id = '' } = (await applicationOf()) ?? {};
  for (const [who, where] of [
    [wren, `/applications/${id}`],
    [employer, `/employer/applications/${id}`],
    [admin, `/employer/applications/${id}`],
    [admin, `/admin/pipeline?open=${id}`],
  ] as const) {
    const read = await desk(who).read(where);
    expect([where, read.status, textOf(read)]).toEqual([
      where,
      200,
      expect.stringMatching(/Which shift suits you\?\s*Nights/),
    ]);
  }
  const csv = (await desk(employer).read(`/employer/jobs/${job}/applications.csv`)).body.toString();
  expect(csv).toContain('Do you hold a forklift licence? Yes\nWhich shift suits you? Nights');
  const ownData = await request(site.url, '/account/data.json', { headers: { Cookie: wren } });
  if (ownData.status === 200) expect(ownData.body.toString()).toContain('"Nights"');
});

test('a guest answers on their own page, and reads it again by their link', async () => {
  await save(QUESTION_FIELDS);
  const path = `/jobs/${job}/apply/without-account`;
  const form = await request(site.url, path);
  const set = inputIn(form, 'questions');
  const guest = (more: Record<string, string>) => ({
    fullName: 'Gale Guest',
    email: `gale-${randomUUID()}@mail.example`,
    phone: '0113 496 0000',
    job,
    questions: set,
    ...more,
  });
  const missing = await sendForm(site, path, guest({ answer_2: '1' }));
  expect(missing.status).toBe(422);
  expect(missing.body).toContain('href="#guest-answer_1"');
  expect(missing.body).toContain('Gale Guest');
  const humanCheck = await solveHumanCheck(site, ENQUIRY_ACTIONS.candidate);
  const sent = await sendForm(site, path, guest({ answer_1: 'no', human_check: humanCheck }));
  expect([sent.status, sent.location]).toEqual([303, `/jobs/${job}/apply/sent`]);
  expect(await queryTasks(site.database, 'SELECT answers FROM applications WHERE job_id = $1', [job])).toEqual([
    {
      answers: [
        { question: 'Do you hold a forklift licence?', answer: 'No' },
        { question: 'Which shift suits you?', answer: '' },
      ],
    },
  ]);
});

test('an application that was saved without a connection keeps its answers, and says what was asked since', async () => {
  await save(QUESTION_FIELDS);
  const set = inputIn(await desk(wren).read(`/jobs/${job}/apply`), 'questions');
  const send = (fields: Record<string, string>) =>
    request(site.url, `/jobs/${job}/apply`, {
      method: 'POST',
      headers: {
        Origin: site.url,
        Cookie: wren,
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Idempotency-Key': randomUUID(),
      },
      body: new URLSearchParams({ intent: 'send', with_cv: 'no', as_it_is: 'yes', ...fields }).toString(),
    });
  const unanswered = await send({});
  expect(unanswered.status).toBe(422);
  expect(JSON.parse(unanswered.body.toString())).toMatchObject({
    ok: false,
    message: 'You haven’t answered all the questions for this job. Open the job and apply again.',
    questions: { id: set },
  });
  await save({ kind_1: 'text', words_1: 'Something else?', required_1: 'yes', version: set });
  expect((await send({ questions: set, answer_1: 'yes' })).status).toBe(200);
  expect((await applicationOf())?.answers).toMatchObject([{ answer: 'Yes' }, { answer: '' }]);
});

test('the page of a job brings its questions to dialogs, also after they changed; a job without any brings none', async () => {
  const data = async (path: string) => (await request(site.url, path)).body.toString();
  expect(await data(`/jobs/${job}`)).not.toContain('isRequired');
  await save(QUESTION_FIELDS);
  await expect.poll(() => data(`/jobs/${job}`)).toContain('Do you hold a forklift licence?');
  expect(await data(`/api/job-previews/${job}`)).toContain('Do you hold a forklift licence?');
});

test('swiping to the right likes a job with required questions, and applies for none', async () => {
  await save(QUESTION_FIELDS);
  const swiped = await desk(wren).send(`/job-swipe/cards/${job}`, { action: 'like', next: '/job-swipe' });
  expect(swiped.status).toBe(303);
  expect(await applicationOf()).toBeUndefined();
});
