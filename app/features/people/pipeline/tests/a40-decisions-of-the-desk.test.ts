import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { readReplies } from '#app/features/people/applications/commands/replies/read-replies.server.ts';
import { writeLetter } from '#app/features/people/applications/commands/write-letter.server.ts';
import { selectUnreadReplies } from '#app/features/people/applications/queries/letters.server.ts';
import { findOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { decideMany } from '#app/features/people/pipeline/commands/decide-many.server.ts';
import { tellHeldDecision } from '#app/features/people/pipeline/commands/tell-held-decision.server.ts';
import { saveTemplate } from '#app/features/people/pipeline/commands/templates.server.ts';
import { undoDecision } from '#app/features/people/pipeline/commands/undo-decision.server.ts';
import {
  decideManyForm,
  letterForm,
  readForm,
  templateForm,
  undoTimeForm,
} from '#app/features/people/pipeline/form.ts';
import { loadChosen } from '#app/features/people/pipeline/queries/chosen.server.ts';
import { listTemplates } from '#app/features/people/pipeline/queries/templates.server.ts';
import { checkFields, readFields } from '#app/web/form/read.server.ts';
import { fillTemplate, templateFacts } from '#domain/application/template.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER, posterOf } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { keepReply, REPLY } from '#tests/support/replies.ts';
import { rounds } from '#tests/support/rounds.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const admin = posterOf(ADMIN, 'admin', 'The Admin') as Consultant;
let consultant: Consultant;
let [ours, theirs, wren] = ['', '', ''];
const heldIds: string[] = [];
let mails = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  consultant = posterOf(await addColleague(db, 'consultant'), 'consultant', 'A Consultant') as Consultant;
  const [own = '', employers = ''] = await addJobs(db.database, { user_id: ADMIN }, { user_id: EMPLOYER });
  [wren = ''] = await addCandidates(db.database, 'Wren Halloran');
  [ours = '', theirs = ''] = await addApplications(
    db.database,
    { job_id: own, candidate_id: wren },
    { job_id: employers, candidate_id: wren },
  );
});

afterAll(() => db?.drop());

const services = () =>
  accountServices(db, {
    tasks: {
      send: async (_, task, payload) => {
        if (task === 'tell-held-decision') heldIds.push((payload as { heldId: string }).heldId);
        if (task === 'send-mail') mails += 1;
      },
    },
  });
const usualWords = async (who: Consultant) =>
  (await loadChosen(services(), who, { ids: [ours], to: 'offered', template: '' })).version;
const decide = async (who: Consultant, ids: string[]) =>
  decideMany(services(), who, {
    ticked: ids.map((id) => ({ id, was: 'sent' as const })),
    to: 'offered',
    template: '',
    version: await usualWords(who),
  });
const statusOf = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction.selectFrom('applications').select(['status', 'desk_status']).where('id', '=', id).executeTakeFirst(),
  );
const batchOf = async (id: string) =>
  (
    await db.database.asSystem((transaction) =>
      transaction.selectFrom('held_decisions').select('batch').where('application_id', '=', id).executeTakeFirst(),
    )
  )?.batch ?? '';

test('A40: foreign ids, made-up ids and 10,000 ids decide nothing', async () => {
  const foreign = [theirs, ...Array.from({ length: rounds(5, 90) }, () => randomUUID())];
  const { people } = await loadChosen(services(), consultant, { ids: foreign, to: 'offered', template: '' });
  expect(people).toEqual([]);
  expect(await decide(consultant, foreign)).toEqual({ ok: true, decided: 0, missed: foreign });
  expect(await statusOf(theirs)).toEqual({ status: 'sent', desk_status: 'sent' });
  const many = Array.from({ length: 10_000 }, () => randomUUID());
  expect(await decide(admin, [ours, ...many])).toEqual({ ok: false, reason: 'too_many' });
  const body = new URLSearchParams(many.map((id) => [`application-${id}`, 'sent']));
  const flood = new Request('https://jobs.example', { method: 'POST', body });
  await expect(readFields(flood)).rejects.toMatchObject({ init: { status: 400 } });
  const odd = { to: 'offered', 'application-x': 'sent', "application-' OR true --": 'sent', __proto__: 'sent' };
  expect(checkFields(decideManyForm, odd)).toMatchObject({ ok: true, value: { ticked: [] } });
  expect([heldIds, mails]).toEqual([[], 0]);
  measured('A40', `${foreign.length} foreign ids and 10,000 at once: no one was decided about`);
});

test('A40: a colleague’s decision cannot be undone, and undoing and emailing exclude each other', async () => {
  let undone = 0;
  const races = rounds(4, 60);
  for (let round = 0; round < races; round += 1) {
    const [id = ''] = await addApplications(db.database, {
      job_id: (await addJobs(db.database, { user_id: ADMIN }))[0] ?? '',
      candidate_id: wren,
    });
    expect(await decide(admin, [id])).toMatchObject({ decided: 1 });
    const batch = await batchOf(id);
    expect((await undoDecision(services(), consultant, batch)).ok).toBe(false);
    const [firstUndo, isTold, secondUndo] = await Promise.all([
      undoDecision(services(), admin, batch),
      tellHeldDecision(services(), heldIds.at(-1) ?? ''),
      undoDecision(services(), admin, batch),
    ]);
    const isUndone = firstUndo.ok || secondUndo.ok;
    expect(isUndone).toEqual(!isTold);
    expect(firstUndo.ok && secondUndo.ok).toBe(false);
    const ownApplication = await findOwnApplication(services(), actingCandidate(wren), id);
    expect(ownApplication?.history.map(({ status }) => status)).toEqual(isUndone ? ['sent'] : ['sent', 'offered']);
    expect((await undoDecision(services(), admin, batch)).ok).toBe(false);
    undone += Number(isUndone);
  }
  expect(mails).toBe(races - undone);
  measured(
    'A40',
    `${races} undoings raced with their emails: ${undone} won, and each email left exactly if its decision stands`,
  );
});

test('A40: markup in templates is escaped; unknown fields and a megabyte are refused', async () => {
  const markup = '<img src=x onerror=alert(1)> {name} %s <%= x %>';
  const words = { name: markup.slice(0, 60), subject: 'Hello', body: markup };
  expect(await saveTemplate(services(), consultant, null, words)).toEqual({ ok: true });
  const [storedTemplate] = await listTemplates(db.database, admin);
  const person = { fullName: '{{consultant}} {{{{agency}}}}', job: { title: markup, company: '' } };
  const facts = templateFacts(person, { agency: 'Tidewell', consultant: 'SECRET' });
  expect(storedTemplate && fillTemplate(storedTemplate, facts).body).toBe(markup);
  expect(fillTemplate({ subject: 'x', body: '{{full_name}}' }, facts).body).toBe(person.fullName);
  for (const body of [
    '{{constructor}}',
    '{{__proto__}}',
    '{{first_name',
    '{{ {{first_name}} }}',
    'x'.repeat(1_000_000),
  ])
    expect(checkFields(templateForm, { intent: 'save', name: 'x', subject: 'x', body }).ok).toBe(false);
  expect(checkFields(templateForm, { intent: 'save', name: 'x', subject: 'a\nBcc: b@c.example', body: 'x' }).ok).toBe(
    false,
  );
});

test('A40: no reply counts as the candidate’s without the secret of its thread, nor from another address', async () => {
  await writeLetter(services(), admin, ours, { subject: 'A question', body: 'Can you row?' });
  const { token } = await db.database.asSystem((transaction) =>
    transaction
      .insertInto('application_threads')
      .values({ application_id: ours })
      .returning('token')
      .executeTakeFirstOrThrow(),
  );
  const reply = { ...REPLY, text: 'Yes', from: `${wren}@mail.example`, messageId: '<1@mail.example>' };
  for (const [from, references] of [
    [reply.from, ''],
    [reply.from, `<${ours}@jobs.example>`],
    ...Array.from({ length: rounds(5, 500) }, () => [reply.from, `<${randomUUID()}@jobs.example>`] as const),
    ['other@mail.example', `<${token}@jobs.example>`],
    ["' OR true --", `<${token}@jobs.example>`],
  ] as const)
    expect(await keepReply(db, { ...reply, messageId: `<${randomUUID()}@x>`, from, references })).not.toBe('reply');
  const references = `<other@mail.example> <${token}.${randomUUID()}@jobs.example>`;
  for (let copy = 0; copy < 2; copy += 1) expect(await keepReply(db, { ...reply, references })).toBe('reply');
  const letters = (await findOwnApplication(services(), actingCandidate(wren), ours))?.letters;
  expect(letters?.map(({ isReply, body }) => [isReply, body])).toEqual([
    [false, 'Can you row?'],
    [true, 'Yes'],
  ]);
  await queryTasks(db, 'DELETE FROM application_letters WHERE doubt IS NOT NULL', []);
});

test('A47: a reply is marked by its id, a flood is one row, and merge fields in it are not filled in', async () => {
  const [noon, typed] = [Date.now(), '{{full_name}} {{agency}} <b>$&'];
  const of = (application_id: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      application_id,
      is_reply: true,
      subject: 'Re',
      body: typed,
      written_at: new Date(noon + n),
    }));
  const add = (application: string, count: number) =>
    db.database.asSystem((transaction) =>
      transaction.insertInto('application_letters').values(of(application, count)).returning('id').execute(),
    );
  const flood = await add(ours, rounds(50, 2000));
  const [other] = await add(theirs, 1);
  const waiting = () => db.database.asActor(consultant.id, (transaction) => selectUnreadReplies(transaction, 20));
  const [row, ...more] = await waiting();
  expect([row?.id, row?.body, more]).toEqual([ours, typed, []]);
  expect(row?.count).toBeGreaterThanOrEqual(flood.length);
  for (const [id, reply] of [
    [ours, other?.id ?? ''],
    [ours, randomUUID()],
  ] as const)
    expect(await readReplies(services(), consultant, id, { reply })).toEqual({ ok: true });
  expect((await waiting())[0]?.count).toBe(row?.count);
  expect(await readReplies(services(), consultant, theirs, { reply: other?.id ?? '' })).toMatchObject({ ok: false });
  await readReplies(services(), consultant, ours, { reply: flood.at(-2)?.id ?? '' });
  expect(await waiting()).toMatchObject([{ count: 1, replyId: flood.at(-1)?.id }]);
  for (const reply of ['', 'all', `${flood[0]?.id}' OR true`])
    expect(readForm.safeParse({ reply }).success).toBe(false);

  await queryTasks(db, 'UPDATE applications SET full_name = $2 WHERE id = $1', [
    ours,
    '{{full_name}}$& {{first_name}}',
  ]);
  await writeLetter(services(), consultant, ours, { subject: '{{ first_name }}', body: '{{full_name}}'.repeat(380) });
  const letters = (await findOwnApplication(services(), actingCandidate(wren), ours))?.letters;
  expect(letters?.at(-1)).toMatchObject({
    subject: '{{full_name}}$&',
    body: expect.stringMatching(/^(?:\{\{full_name\}\}\$& \{\{first_name\}\})+/),
  });
  expect(letters?.at(-1)?.body.length).toBe(5000);
  expect(letters?.at(-2)?.body).toBe(typed);
  for (const body of ['{{agency}}', '{{first_name', '{{ {{first_name}} }}', '{{constructor}}'])
    expect(checkFields(letterForm, { subject: 'x', body }).ok).toBe(false);
  expect(checkFields(letterForm, { subject: '{{first_name}}', body: '{{ full_name }}' }).ok).toBe(true);
});

test('the undo time is one of three choices', () => {
  for (const seconds of ['', '0', '31', '-30', 'Infinity', '1e9', '600.5', 'NaN'])
    expect(undoTimeForm.safeParse({ seconds, next: '' }).success, String(seconds)).toBe(false);
  expect(undoTimeForm.parse({ seconds: '600', next: '' }).seconds).toBe(600);
});
