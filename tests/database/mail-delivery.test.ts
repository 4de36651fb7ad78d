import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountMailName } from '#app/features/core/accounts/emails/account-mails.tsx';
import { demoCast } from '#db/seed/cast.ts';
import { agency } from '#domain/site/site.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { MailTransport } from '#platform/mail/mail.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { createSmtpTransport } from '#platform/mail/smtp.server.ts';
import type { Pace } from '#platform/tasks/queue-options.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { endPauses, eventually, handlersOf, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

const from = () => ({ name: agency().name, address: agency().email });
const people = demoCast.filter(({ role }) => role === 'job_seeker');
const [person = people[0]] = people;
if (!person) throw new Error('The cast has no candidate');

let db: TestDatabase;
let sink: SmtpSink;
let mailer: MailTransport;
let stops: (() => Promise<void>)[];
let logged: string;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
});

afterAll(() => db?.drop());

beforeEach(async () => {
  sink = await createSmtpSink();
  mailer = createMailer({ dataDir: '/nowhere', smtpUrl: sink.url, from });
  stops = [mailer.close, sink.stop];
  logged = '';
});

afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  await asSuperuser(db, 'DELETE FROM tasks.job', 'DELETE FROM emailed_links');
});

async function start(pace: Partial<Pace> = {}, queue = 'send-mail' as const): Promise<Tasks> {
  const destination = new Writable({
    write: (line, _encoding, done) => {
      logged += line;
      done();
    },
  });
  const log = createLog('debug', destination);
  const { tasks, stop } = await startTestTasks(db, { mailer, pace, log, handlers: handlersOf(queue) });
  stops.push(stop);
  return tasks;
}

const send = (tasks: Tasks, mail: AccountMailName, accountId = person.id) =>
  db.database.asSystem((transaction) => tasks.send(transaction, 'send-mail', { mail, accountId }));

const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

const keptOfTasks = async () =>
  JSON.stringify(await queryTasks(db, `SELECT j::text FROM tasks.job AS j WHERE name <> '__pgboss__send-it'`));

describe('a mail', () => {
  test('reaches its one recipient in both parts, from the agency, named after its task', async () => {
    await sink.start();
    await send(await start(), 'account-approved');
    const [mail] = await eventually(() => {
      expect(sink.received).toHaveLength(1);
      return sink.received;
    });
    expect(mail?.recipients).toEqual([person.email]);
    expect(mail?.from?.value).toEqual([from()]);
    expect(mail?.subject).toBe('Your account is approved');
    expect(mail?.text).toContain(person.fullName);
    expect(mail?.html).toContain(person.fullName);
    const [task] = await queryTasks<{ id: string }>(db, `SELECT id FROM tasks.job WHERE name = 'send-mail'`);
    expect(mail?.messageId).toBe(`<${task?.id}@tidewell.example>`);
  });

  test('carries a link that was made for it, and that is written down nowhere else (L01)', async () => {
    await sink.start();
    await send(await start(), 'reset-password');
    await eventually(() => expect(sink.received).toHaveLength(1));
    const token = tokenIn(sink.received[0]?.text);
    const hash = createHash('sha256').update(token).digest('hex');
    const links = await queryTasks<{ hash: string; purpose: string; minutes: number }>(
      db,
      `SELECT encode(token_hash, 'hex') AS hash, purpose,
              round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes FROM emailed_links`,
    );
    expect(links).toEqual([{ hash, purpose: 'reset_password', minutes: 30 }]);
    expect(await keptOfTasks()).not.toContain(token);
    expect(logged).not.toContain(token);
    expect(logged + (await keptOfTasks())).not.toContain(person.email);
  });

  test.each([
    ['account-waiting', agency().email],
    ['confirm-new-email', 'new@mail.example'],
    ['email-changed', 'old@mail.example'],
    ['password-changed', person.email],
    ['account-exists', person.email],
  ] as const)('%s goes to %s', async (name, recipient) => {
    await queryTasks(
      db,
      `UPDATE credentials SET pending_email = 'new@mail.example', previous_email = 'old@mail.example' WHERE user_id = $1`,
      [person.id],
    );
    await sink.start();
    await send(await start(), name);
    await eventually(() => expect(sink.received.map(({ recipients }) => recipients)).toEqual([[recipient]]));
  });

  test('that waits in a queue of a former version is sent by this one', async () => {
    await sink.start();
    await start({}, 'send-staff-invitation' as 'send-mail');
    const [invitation] = await queryTasks<{ id: string }>(
      db,
      `INSERT INTO staff_invitations (email, full_name, role, invited_by, expires_at)
       SELECT 'wren@mail.example', 'Wren Halloran', 'consultant', id, now() + interval '1 day'
       FROM profiles WHERE role = 'admin' LIMIT 1 RETURNING id`,
    );
    await queryTasks(db, `INSERT INTO tasks.job (name, data) VALUES ('send-staff-invitation', $1)`, [
      JSON.stringify({ invitationId: invitation?.id }),
    ]);
    await eventually(() =>
      expect(sink.received.map(({ subject }) => subject)).toEqual(['You’re invited to join your colleagues']),
    );
    expect(logged).toContain('"mail":"staff-invitation"');
  });

  test('about an account that is gone is not written', async () => {
    await sink.start();
    await send(await start(), 'account-approved', '00000000-0000-4000-8000-0000000000ff');
    await eventually(() => expect(logged).toContain('not needed any more'));
    expect(sink.received).toEqual([]);
  });
});

describe('a mail server', () => {
  test('that is away for a while costs no mail, and gets none twice (F13)', async () => {
    const tasks = await start({ retries: 100 });
    await Promise.all(Array.from({ length: 20 }, () => send(tasks, 'password-changed')));
    await eventually(() => expect(logged.split('will be tried again').length).toBeGreaterThan(20));
    await sink.start();
    await eventually(() => expect(sink.received).toHaveLength(20));
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(20);
    expect(await queryTasks(db, `SELECT FROM tasks.job WHERE name = 'given-up'`)).toEqual([]);
  });

  test('that asks to come back later is asked again', async () => {
    await sink.start();
    sink.refuseRecipients(450);
    await send(await start(), 'account-approved');
    await eventually(() => expect(sink.refusals()).toBeGreaterThan(0));
    sink.refuseRecipients(null);
    await eventually(() => expect(sink.received).toHaveLength(1));
  });

  test('that knows no such person is asked five times, and then the mail is given up (F14)', async () => {
    await sink.start();
    sink.refuseRecipients(550);
    await send(await start({ retries: 100 }), 'account-approved');
    await eventually(async () => {
      await endPauses(db);
      expect(await queryTasks(db, `SELECT FROM tasks.job WHERE name = 'given-up'`)).toHaveLength(1);
    });
    expect(sink.refusals()).toBe(5);
    expect(logged).toContain('a task was given up');
    expect(logged + (await keptOfTasks())).not.toContain(person.email);
  });

  test('that hangs up before it says that it took the mail gets it again, under the same Message-ID (F14)', async () => {
    await sink.start();
    sink.hangUpAfterData(true);
    await send(await start(), 'account-approved');
    await eventually(() => expect(sink.received.length).toBeGreaterThan(0));
    sink.hangUpAfterData(false);
    await eventually(() => expect(sink.received.length).toBeGreaterThan(1));
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('that takes the call and says nothing is not waited for without end', async () => {
    const silent = net.createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as net.AddressInfo;
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, from, 200);
    const mail = {
      to: person.email,
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      messageId: '<1@x.example>',
    };
    await expect(transport.send(mail)).rejects.toThrow('didn’t respond in time');
    await transport.close();
    silent.close();
  });
});
