import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { noteMailingReport } from '#app/features/people/mailings/commands/note-mailing-report.server.ts';
import { sendMailing } from '#app/features/people/mailings/commands/send-mailing.server.ts';
import { sendMailingMail } from '#app/features/people/mailings/commands/send-mailing-mail.server.ts';
import { stopMailings } from '#app/features/people/mailings/commands/stop-mailings.server.ts';
import { listMailings } from '#app/features/people/mailings/queries/mailings.server.ts';
import { openPerson } from '#app/features/people/people/queries/person.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { type Mail, type Mailer, RecipientRefused } from '#platform/mail/mail.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { actingAdmin, addAccounts } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let one: Consultant;
let two: Consultant;
let queued: { id: string; after: number }[];
let sent: Mail[];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  one = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
  two = actingAdmin(await addColleague(db, 'consultant', 'Consultant Two'), 'Consultant Two');
});

afterAll(() => db?.drop());

beforeEach(() => {
  [queued, sent] = [[], []];
});

const tasks = {
  send: async (
    _transaction: unknown,
    _task: string,
    { mailId }: { mailId: string },
    options: { afterSeconds: number },
  ) => {
    queued.push({ id: mailId, after: options.afterSeconds });
  },
} as unknown as Tasks;

const mailer: Mailer = {
  send: async (mail, { beforeContent } = {}) => {
    await beforeContent?.();
    sent.push(mail);
  },
};
const services = (by = mailer) => ({
  database: db.database,
  tasks,
  mailer: by,
  log: createLog('silent'),
  publicOrigin: 'https://tidewell.example',
});

type NewPerson = { email?: string | null; agreed?: boolean; name?: string };
async function addPerson({
  email = `${randomUUID()}@mail.example`,
  agreed = true,
  name = 'Ida Marsh',
}: NewPerson = {}) {
  const [row] = await queryTasks<{ id: string }>(
    db,
    `INSERT INTO people (full_name, email, source, may_email_since, may_email_words)
     VALUES ($1, $2, 'desk', CASE WHEN $3 THEN '2026-11-02'::date END, CASE WHEN $3 THEN 'Said so by telephone' END) RETURNING id`,
    [name, email, agreed],
  );
  return row?.id ?? '';
}

const WORDS = { subject: 'Work, {{first_name}}', body: 'Hello {{full_name}},\n\n{{consultant}}, {{agency}}' };
const draft = (people: string[], more: object = {}) => ({
  intent: 'preview' as const,
  key: randomUUID(),
  people,
  shown: '',
  ...WORDS,
  ...more,
});
async function send(people: string[], by = one, more: object = {}) {
  const form = draft(people, more);
  const preview = await sendMailing(services(), by, form);
  if (preview.ok || preview.reason !== 'previewed') return preview;
  return sendMailing(services(), by, { ...form, intent: 'send', shown: preview.preview.shown });
}
async function leave(by?: Mailer) {
  for (const { id } of queued.splice(0)) await sendMailingMail(services(by), id, 'task');
}
const tokenOf = (mail: Mail | undefined) => /token=([\w-]{43})/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
const newest = async () => (await listMailings(db.database, one))[0];
const agreed = async (id: string) =>
  (await queryTasks<{ since: unknown }>(db, 'SELECT may_email_since AS since FROM people WHERE id = $1', [id]))[0]
    ?.since;

test('people who agreed get one email each, filled in, with a link to stop; the others are listed with the reason', async () => {
  const [ida, wren] = [await addPerson(), await addPerson({ name: 'Wren {{agency}} <b>Halloran' })];
  const refused = await addPerson({ agreed: false });
  const nowhere = await addPerson({ email: null });
  const gone = randomUUID();
  const preview = await sendMailing(services(), one, draft([ida, refused, nowhere, gone, wren]));
  expect(preview).toMatchObject({
    reason: 'previewed',
    preview: {
      recipients: [{ id: ida }, { id: wren }],
      leftOut: [
        { id: refused, reason: 'no_consent' },
        { id: nowhere, reason: 'no_address' },
      ],
      gone: 1,
    },
  });
  expect(await send([ida, refused, nowhere, gone, wren])).toEqual({ ok: true, queued: 2 });
  expect(await newest()).toMatchObject({ sender: 'Consultant One', sent: 0, waiting: 2, leftOut: 2, failed: 0 });
  const tasksOnce = [...queued, ...queued];
  queued = tasksOnce;
  await leave();
  expect(sent.map(({ subject }) => subject)).toEqual(['Work, Ida', 'Work, Wren']);
  expect(sent[1]?.text).toContain('Hello Wren {{agency}} <b>Halloran,');
  expect(sent[1]?.html).toContain('&lt;b&gt;Halloran');
  expect(sent[0]?.unsubscribe).toMatch(/^https:\/\/tidewell\.example\/emails\/stop\?token=[\w-]{43}$/);
  expect(sent[0]?.text).toContain(sent[0]?.unsubscribe);
  expect(await newest()).toMatchObject({ sent: 2, waiting: 0, leftOut: 2 });
  const opened = await openPerson(db.database, two, ida);
  expect(opened?.steps).toMatchObject([{ kind: 'mailing', subject: 'Work, Ida', sender: 'Consultant One' }]);
  const entries = await queryTasks(
    db,
    `SELECT actor_name, subject_id FROM audit_entries WHERE action = 'person_emailed' ORDER BY subject_id = $1 DESC`,
    [ida],
  );
  expect(entries).toEqual([ida, wren].map((subject_id) => ({ actor_name: 'Consultant One', subject_id })));
});

test('only the preview is sent, a form sent twice sends once, and the limit is 500 people', async () => {
  const ida = await addPerson();
  const form = draft([ida], { intent: 'send' });
  const unseen = await sendMailing(services(), one, form);
  expect(unseen).toMatchObject({ reason: 'changed', preview: { recipients: [{ id: ida }] } });
  const version = unseen.ok || !('preview' in unseen) ? '' : unseen.preview.shown;
  expect(await sendMailing(services(), one, { ...form, shown: version, body: 'Other words' })).toMatchObject({
    reason: 'changed',
  });
  await queryTasks(db, `UPDATE people SET email = 'moved@mail.example' WHERE id = $1`, [ida]);
  expect(await sendMailing(services(), one, { ...form, shown: version })).toMatchObject({ reason: 'changed' });
  await queryTasks(db, `UPDATE people SET email = 'stays@mail.example' WHERE id = $1`, [ida]);
  expect(queued).toEqual([]);
  const secondForm = { ...form, shown: '' };
  const secondPreview = await sendMailing(services(), one, { ...secondForm, intent: 'preview' });
  const ready = {
    ...secondForm,
    shown: secondPreview.ok || !('preview' in secondPreview) ? '' : secondPreview.preview.shown,
  };
  const answers = await Promise.all([1, 2, 3].map(() => sendMailing(services(), one, ready)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(queued).toHaveLength(1);
  expect(await sendMailing(services(), one, ready)).toEqual({ ok: false, reason: 'sent_before' });
  const many = Array.from({ length: 501 }, () => randomUUID());
  expect(await send(many)).toEqual({ ok: false, reason: 'too_many' });
});

test('two concurrent mailings email a person once, and two records of one address get one email', async () => {
  const ida = await addPerson();
  const answers = await Promise.all([send([ida], one), send([ida], two)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await send([ida])).toMatchObject({ reason: 'no_recipients', preview: { leftOut: [{ reason: 'recent' }] } });
  const email = `${randomUUID()}@mail.example`;
  const [owner = ''] = await addAccounts(db, { status: 'approved', email });
  const [{ id: account = '' } = {}] = await queryTasks<{ id: string }>(
    db,
    'SELECT id FROM people WHERE account_id = $1',
    [owner],
  );
  await queryTasks(db, `UPDATE people SET may_email_since = '2026-11-02', may_email_words = 'Yes' WHERE id = $1`, [
    account,
  ]);
  const guest = await addPerson({ email });
  const preview = await sendMailing(services(), one, draft([account, guest]));
  expect(preview).toMatchObject({
    preview: { recipients: [{ id: account }], leftOut: [{ id: guest, reason: 'same_address' }] },
  });
});

test('a hundred emails leave in batches', async () => {
  const people = await queryTasks<{ id: string }>(
    db,
    `INSERT INTO people (full_name, email, source, may_email_since, may_email_words)
     SELECT 'Ida Marsh', 'ida' || n || '@many.example', 'desk', '2026-11-02', 'Yes' FROM generate_series(1, 101) AS n RETURNING id`,
  );
  expect(await send(people.map(({ id }) => id))).toEqual({ ok: true, queued: 101 });
  expect([0, 49, 50, 100].map((place) => queued[place]?.after)).toEqual([0, 0, 20, 40]);
});

test('withdrawing consent cancels queued emails for every record of the address, even while one is being sent', async () => {
  const [ida, wren] = [await addPerson(), await addPerson()];
  await send([ida]);
  await leave();
  const token = tokenOf(sent[0]);
  expect(await stopMailings(db, 'x'.repeat(43))).toEqual({ ok: false, reason: 'bad_link' });
  expect(await agreed(ida)).not.toBeNull();
  await queryTasks(db, `UPDATE mailing_mails SET created_at = created_at - interval '2 days' WHERE person_id = $1`, [
    ida,
  ]);
  await send([ida, wren]);
  expect(await stopMailings(db, token)).toEqual({ ok: true });
  expect(await stopMailings(db, token)).toEqual({ ok: true });
  expect(await agreed(ida)).toBeNull();
  const notes = await queryTasks(db, 'SELECT kind, author_name FROM person_notes WHERE person_id = $1', [ida]);
  expect(notes).toEqual([{ kind: 'change', author_name: 'System' }]);
  sent = [];
  const late: Mailer = {
    send: async (mail, { beforeContent } = {}) => {
      await queryTasks(db, 'UPDATE people SET may_email_since = NULL, may_email_words = NULL WHERE id = $1', [wren]);
      await beforeContent?.();
      sent.push(mail);
    },
  };
  const waiting = [...queued];
  const failed = await Promise.allSettled(waiting.map(({ id }) => sendMailingMail(services(late), id, 'task')));
  expect(failed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await leave();
  expect(sent).toEqual([]);
  expect(await newest()).toMatchObject({ sent: 0, waiting: 0, leftOut: 2, failed: 0 });
});

test('an email whose process died while sending is not sent again; one that failed before is', async () => {
  const ida = await addPerson();
  await send([ida]);
  const [{ id = '' } = {}] = queued;
  const down: Mailer = { send: () => Promise.reject(new Error('no mail server')) };
  await expect(sendMailingMail(services(down), id, 'task')).rejects.toThrow('no mail server');
  const dies: Mailer = {
    send: async (mail, { beforeContent } = {}) => {
      await beforeContent?.();
      sent.push(mail);
      throw new Error('cut off');
    },
  };
  await sendMailingMail(services(dies), id, 'task');
  await sendMailingMail(services(), id, 'task');
  expect(sent).toHaveLength(1);
  expect(await newest()).toMatchObject({ sent: 0, failed: 1 });
  await queryTasks(db, `UPDATE mailing_mails SET outcome = NULL, ended_at = NULL WHERE id = $1`, [id]);
  await sendMailingMail(services(), id, 'task');
  expect(sent).toHaveLength(1);
});

test('a bouncing address is left out until it changes, and a complaint withdraws consent', async () => {
  const [ida, wren] = [await addPerson(), await addPerson()];
  await send([ida, wren]);
  const unknown: Mailer = { send: () => Promise.reject(new RecipientRefused('550 5.1.1', true)) };
  await sendMailingMail(services(unknown), queued[0]?.id ?? '', 'task');
  await sendMailingMail(services(), queued[1]?.id ?? '', 'task');
  expect(await newest()).toMatchObject({ sent: 1, failed: 1 });
  await queryTasks(db, `UPDATE mailing_mails SET created_at = created_at - interval '2 days'`);
  expect(await send([ida])).toMatchObject({ preview: { leftOut: [{ reason: 'bounced' }] } });
  await queryTasks(db, `UPDATE people SET email = 'ida-anew@mail.example' WHERE id = $1`, [ida]);
  expect(await send([ida])).toEqual({ ok: true, queued: 1 });
  const messageId = sent[0]?.messageId ?? '';
  expect(await noteMailingReport(db, { kind: 'complaint', messageId: `<${randomUUID()}@x>`, stopTokens: [] })).toBe(
    false,
  );
  expect(await agreed(wren)).not.toBeNull();
  expect(await noteMailingReport(db, { kind: 'bounce', cause: 'refused', answer: '', server: '', messageId })).toBe(
    true,
  );
  expect(await noteMailingReport(db, { kind: 'complaint', messageId, stopTokens: [] })).toBe(true);
  expect(await agreed(wren)).toBeNull();
});

test('erasing a person deletes their rows, and keeps the figures', async () => {
  const ida = await addPerson();
  await send([ida]);
  await queryTasks(db, 'DELETE FROM people WHERE id = $1', [ida]);
  await leave();
  expect(sent).toEqual([]);
  expect(await newest()).toMatchObject({ waiting: 0, leftOut: 1 });
});

test('the database refuses people who have not agreed, and accounts outside the desk', async () => {
  const [ida, refused] = [await addPerson(), await addPerson({ agreed: false })];
  await send([ida]);
  const id = sql`(SELECT id FROM mailings LIMIT 1)`;
  const add = (person: string) => sql`INSERT INTO mailing_mails (mailing_id, person_id) VALUES (${id}, ${person})`;
  await expect(db.database.asActor(one.id, (t) => add(refused).execute(t))).rejects.toThrow('row-level security');
  await expect(db.database.asActor(EMPLOYER, (t) => add(ida).execute(t))).rejects.toThrow();
  for (const statement of [sql`SELECT id FROM mailings`, sql`SELECT id FROM mailing_mails`])
    expect((await db.database.asActor(EMPLOYER, (t) => statement.execute(t))).rows).toEqual([]);
  const weigh = sql`SELECT * FROM app.weigh_recipients(${[ida]}::uuid[])`;
  await expect(db.database.asActor(EMPLOYER, (t) => weigh.execute(t))).rejects.toThrow();
  await expect(
    db.database.asActor(one.id, (t) => sql`SELECT app.stop_mailings(sha256('x'), 'x')`.execute(t)),
  ).rejects.toThrow();
});
