import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let [job, other, set, otherSet] = ['', '', '', ''];
const ROUNDS = rounds(2, 40);
const MARKUP = '<img src=x onerror=alert(1)>';
const QUESTIONS = [
  { kind: 'yes_no', words: 'Licence?', isRequired: true, choices: [] },
  { kind: 'choice', words: 'Shift?', isRequired: false, choices: ['Days', 'Nights'] },
  { kind: 'number', words: 'Years?', isRequired: false, choices: [] },
  { kind: 'text', words: 'Trucks?', isRequired: false, choices: [] },
];

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  [job = '', other = ''] = await addJobs(site.database.database, { user_id: ADMIN, title: 'Driver' }, {});
  const add = (id: string) =>
    queryTasks<{ id: string }>(
      site.database,
      'INSERT INTO question_sets (job_id, questions) VALUES ($1, $2) RETURNING id',
      [id, JSON.stringify(QUESTIONS)],
    );
  set = (await add(job))[0]?.id ?? '';
  otherSet = (await add(other))[0]?.id ?? '';
});

afterAll(() => site?.stop());

const candidate = async () => {
  const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  return { id, cookie: await signInAs(site, id) };
};
const apply = (cookie: string, fields: Record<string, string>) =>
  sendForm(site, `/jobs/${job}/apply`, { intent: 'send', with_cv: 'no', as_it_is: 'yes', ...fields }, { cookie });
const answersOf = async (id: string) =>
  (
    await queryTasks<{ answers: unknown }>(site.database, 'SELECT answers FROM applications WHERE candidate_id = $1', [
      id,
    ])
  )[0]?.answers;

test('A44: forged question sets, and answers that are missing, invalid or too long, send nothing, signed in or as a guest', async () => {
  const { id, cookie } = await candidate();
  const right = { questions: set, answer_1: 'yes' };
  const wrong: Record<string, string>[] = [
    {},
    { answer_1: 'yes' },
    { ...right, questions: otherSet },
    { ...right, questions: randomUUID() },
    { ...right, questions: `${set}'` },
    { questions: set },
    { ...right, answer_1: '' },
    { ...right, answer_1: 'Yes' },
    { ...right, answer_2: '3' },
    { ...right, answer_2: '-1' },
    { ...right, answer_2: 'Days' },
    { ...right, answer_3: '1000001' },
    { ...right, answer_3: '-1' },
    { ...right, answer_3: '1e9' },
    { ...right, answer_3: 'NaN' },
    { ...right, answer_4: 'x'.repeat(501) },
    { ...right, answer_4: 'x'.repeat(40_000) },
    { ...right, answer_4: '\u202egnp.exe' },
    { ...right, answer_6: 'yes' },
    { ...right, score: '100' },
    { ...right, status: 'shortlisted' },
    { ...right, answers: '[{"question":"Licence?","answer":"Yes"}]' },
  ];
  for (const fields of wrong) {
    const { status } = await apply(cookie, fields);
    expect([400, 422, 413], JSON.stringify(fields)).toContain(status);
    const guest = await sendForm(site, `/jobs/${job}/apply/without-account`, {
      fullName: 'Gale Guest',
      email: `gale-${randomUUID()}@mail.example`,
      phone: '0113 496 0000',
      ...fields,
    });
    expect([400, 422, 413], JSON.stringify(fields)).toContain(guest.status);
  }
  const huge = await apply(cookie, { ...right, answer_4: 'x'.repeat(1_048_576) });
  expect([400, 413, 422]).toContain(huge.status);
  expect(await answersOf(id)).toBeUndefined();
  expect(await queryTasks(site.database, 'SELECT id FROM unconfirmed_applications')).toEqual([]);
  measured('A44', `${wrong.length + 1} forms that answer wrongly`);
});

test('A44: answers are escaped on every page', async () => {
  const { id, cookie } = await candidate();
  const typed = { questions: set, answer_1: 'yes', answer_4: `1 < 2 &amp; ${MARKUP} =HYPERLINK("x") {name}` };
  expect((await apply(cookie, typed)).status).toBe(303);
  expect(JSON.stringify(await answersOf(id))).not.toContain('<img');
  const [row] = await queryTasks<{ id: string }>(site.database, 'SELECT id FROM applications WHERE candidate_id = $1', [
    id,
  ]);
  const admin = await signInAs(site, ADMIN);
  for (const [path, as] of [
    [`/applications/${row?.id}`, cookie],
    [`/employer/applications/${row?.id}`, admin],
    [`/admin/pipeline?open=${row?.id}`, admin],
  ] as const) {
    const { status, body } = await request(site.url, path, { headers: { Cookie: as } });
    expect([path, status]).toEqual([path, 200]);
    expect(body.toString()).not.toContain('<img src=x');
    expect(body.toString()).toContain('1 &lt; 2');
  }
});

test('A44: of two forms sent at once for one job, one set of answers is kept', async () => {
  for (let n = 0; n < ROUNDS; n += 1) {
    const { id, cookie } = await candidate();
    const each = ['yes', 'no', 'yes', 'no'].map((answer_1) => apply(cookie, { questions: set, answer_1 }));
    expect((await Promise.all(each)).map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const rows = await queryTasks<{ answers: { answer: string }[] }>(
      site.database,
      'SELECT answers FROM applications WHERE candidate_id = $1',
      [id],
    );
    expect(rows.length).toBe(1);
    expect(rows[0]?.answers.length).toBe(4);
  }
});

test('A44: no address reveals a hidden name, not even with the CV’s id or a made-up status', async () => {
  const { id } = await candidate();
  const [application = ''] = await addApplications(site.database.database, {
    candidate_id: id,
    job_id: job,
    full_name: 'Zebedee Quillfeather',
    email: 'zebedee@mail.example',
  });
  await asSuperuser(
    site.database,
    'INSERT INTO settings (fair_first_view) VALUES (true) ON CONFLICT (id) DO UPDATE SET fair_first_view = true',
  );
  const admin = await signInAs(site, ADMIN);
  const paths = [
    `/admin/pipeline.data?open=${application}&_routes=routes%2Fadmin%2Fpipeline`,
    `/admin/pipeline.data?open=${application}&status=shortlisted`,
    `/admin/pipeline?moved=${application}&from=shortlisted`,
    `/admin/pipeline?search=Quillfeather`,
    `/admin/pipeline?search=zebedee%40mail.example`,
    `/employer/applications/${application}.data`,
    `/employer/applications/${application}/status.data?to=shortlisted`,
    `/employer/applications/${application}/status?to=shortlisted`,
    `/employer/jobs/${job}/applications.csv?status=shortlisted`,
    `/employer/jobs/${job}/applications.csv`,
    `/employer/jobs/${job}/applications.data`,
  ];
  for (const path of paths) {
    const { body } = await request(site.url, path, { headers: { Cookie: admin } });
    const text = body.toString().replaceAll('search=Quillfeather', '').replaceAll('value="Quillfeather"', '');
    expect(path.includes('search=') ? '' : text, path).not.toMatch(/Zebedee|zebedee@/);
    if (path.includes('search=')) expect(text, path).not.toContain(application);
  }
  await asSuperuser(site.database, 'UPDATE settings SET fair_first_view = false');
});

test('A44: one network may send ten equality answers a day, and none is linked to a person', async () => {
  await asSuperuser(
    site.database,
    'INSERT INTO settings (equality_monitoring) VALUES (true) ON CONFLICT (id) DO UPDATE SET equality_monitoring = true',
  );
  const from = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 10 + ROUNDS; n += 1) {
    const sent = { category: 'white-collar', disability: 'yes', orientation: 'gay' };
    statuses.push((await sendForm(site, '/equality-monitoring', sent, { from })).status);
  }
  expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(10);
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
  const { id, cookie } = await candidate();
  await sendForm(site, '/equality-monitoring', { category: 'white-collar', religion: 'sikh' }, { cookie });
  const text = JSON.stringify(await queryTasks(site.database, 'SELECT c FROM monitoring.answer_counts AS c'));
  expect(text).not.toContain(id);
  const log = site.log();
  expect(/disability|orientation|religion.*sikh/.test(log)).toBe(false);
});
