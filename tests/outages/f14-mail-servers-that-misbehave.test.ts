// @form full
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { MailTransport } from '#platform/mail/mail.ts';
import { createSmtpTransport } from '#platform/mail/smtp.server.ts';
import { addAccount } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { queueMails } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

const from = () => ({ name: agency().name, address: agency().email });

const MISBEHAVIOURS: Record<string, (sink: SmtpSink, isOn: boolean) => void> = {
  'silent when called': (sink, isOn) => sink.stallAt(isOn ? 'greeting' : null),
  'silent after the sender': (sink, isOn) => sink.stallAt(isOn ? 'sender' : null),
  'silent after the recipient': (sink, isOn) => sink.stallAt(isOn ? 'recipient' : null),
  'silent over the mail': (sink, isOn) => sink.stallAt(isOn ? 'content' : null),
  'silent after the mail': (sink, isOn) => sink.stallAt(isOn ? 'answer' : null),
  'come back later (450)': (sink, isOn) => sink.refuseRecipients(isOn ? 450 : null),
  'no such person (550)': (sink, isOn) => sink.refuseRecipients(isOn ? 550 : null),
  'hangs up after DATA': (sink, isOn) => sink.hangUpAfterData(isOn),
  'an untrusted certificate': (sink, isOn) => sink.offerBadTls(isOn),
};

type Server = {
  way: string;
  isMended: boolean;
  sink: SmtpSink;
  transport: MailTransport;
  id: string;
  email: string;
  failures: number;
};

let db: TestDatabase;
let servers: Server[];
let stop: () => Promise<void>;
let logged = '';

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const wanted = Object.keys(MISBEHAVIOURS).flatMap((way) => [
    { way, isMended: true },
    { way, isMended: false },
  ]);
  servers = await Promise.all(
    wanted.map(async (each) => {
      const [sink, { id, email }] = await Promise.all([createSmtpSink(), addAccount(db.database)]);
      MISBEHAVIOURS[each.way]?.(sink, true);
      await sink.start();
      return { ...each, sink, id, email, failures: 0, transport: createSmtpTransport(sink.url, from, 800) };
    }),
  );
});

afterAll(async () => {
  await stop?.();
  for (const { sink, transport } of servers ?? []) {
    await transport.close();
    sink.stallAt(null);
    await sink.stop();
  }
  await db?.drop();
});

test('F14: nine ways of misbehaving: mended in time, or given up with an alarm', async () => {
  const destination = new Writable({
    write: (line, _encoding, done) => {
      logged += line;
      done();
    },
  });
  const mailer = {
    send: async (mail: Parameters<MailTransport['send']>[0]) => {
      const server = servers.find(({ email }) => email === mail.to);
      if (!server) throw new Error('There is no server for that recipient');
      try {
        return await server.transport.send(mail);
      } catch (error) {
        server.failures += 1;
        if (server.isMended) await mend(server);
        throw error;
      }
    },
  };
  const settings = { mailer, log: createLog('info', destination), pace: { retries: 2 } };
  const processes = [await startTestTasks(db, settings), await startTestTasks(db, settings)];
  stop = async () => void (await Promise.all(processes.map((each) => each.stop())));
  const tasks = await queueMails(
    db,
    'account-approved',
    servers.map(({ id }) => id),
  );

  const ends = ['completed', 'failed'];
  await eventually(async () => {
    const rows = await queryTasks<{ state: string }>(db, `SELECT state FROM tasks.job WHERE name = 'send-mail'`);
    expect(rows).toHaveLength(tasks.length);
    expect(rows.filter(({ state }) => !ends.includes(state))).toEqual([]);
  });

  const abandonedTasks = await queryTasks<{ source_id: string }>(
    db,
    `SELECT source_id FROM tasks.job WHERE name = 'given-up'`,
  );
  const alarms = logged.split('\n').filter((line) => line.includes('"a task was given up"'));
  for (const [n, { way, isMended, sink, failures }] of servers.entries()) {
    const task = tasks[n] ?? '';
    const times = sink.received.length;
    const isAlarmed = alarms.some((line) => line.includes('"level":"error"') && line.includes(task));
    expect({ way, isMended, isAlarmed }).toEqual({ way, isMended, isAlarmed: !isMended });
    if (isMended) {
      expect(failures).toBeGreaterThan(0);
      // An attempt that was not confirmed may have delivered the email, so it can arrive once per attempt.
      expect({ way, times }).toEqual({ way, times: expect.toBeOneOf([1, 2, 3]) });
    }
    const isSecret = way === 'an untrusted certificate' && !isMended;
    if (isSecret) expect(times).toBe(0);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(1);
  }
  expect(abandonedTasks).toHaveLength(Object.keys(MISBEHAVIOURS).length);
  const twice = servers.filter(({ isMended, sink }) => isMended && sink.received.length === 2).map(({ way }) => way);
  measured(
    'F14',
    `${Object.keys(MISBEHAVIOURS).length} ways of misbehaving: each mail sent once repaired, ${twice.length} of them twice under one Message-ID (${twice.join(', ') || 'none'}); ${abandonedTasks.length} of ${servers.length - Object.keys(MISBEHAVIOURS).length} never repaired failed for good, each with an alarm`,
  );
});

/** Ends the misbehaviour, with a restart if it needs one. */
async function mend({ way, sink }: Server): Promise<void> {
  MISBEHAVIOURS[way]?.(sink, false);
  if (way !== 'an untrusted certificate') return;
  await sink.stop();
  await sink.start();
}

test.runIf(hasAllRounds)('F14: a silent server is left after thirty seconds', async () => {
  const sink = await createSmtpSink();
  sink.stallAt('recipient');
  await sink.start();
  const transport = createSmtpTransport(sink.url, from);
  const mail = {
    to: 'wren@mail.example',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: '<1@x.example>',
  };
  const startedAt = performance.now();
  await expect(transport.send(mail)).rejects.toThrow('did not answer in time');
  const seconds = (performance.now() - startedAt) / 1_000;
  expect(seconds).toBeGreaterThan(29);
  expect(seconds).toBeLessThan(33);
  await transport.close();
  sink.stallAt(null);
  await sink.stop();
  measured('F14', `a silent server is left after ${seconds.toFixed(1)} s`);
});
