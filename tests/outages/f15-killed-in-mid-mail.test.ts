import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { someOf } from '#tests/support/form.ts';
import { queueMails, takeOverDeadTasks } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { hasAllRounds, rounds } from '#tests/support/rounds.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink, type SmtpStep } from '#tests/support/smtp.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const KILLS = rounds(1, 100);

/** A process that sends email: a demo, which does everything in one process, or the mail worker of a real site. */
type Sender = { database: TestDatabase; accountId: string; start(): Promise<Site> };
const senders: Partial<Record<'site' | 'worker', Sender>> = {};
let sink: SmtpSink;

beforeAll(async () => {
  const [seeded, empty] = await Promise.all([createTestDatabase({ seeded: true }), createTestDatabase()]);
  sink = await createSmtpSink();
  await sink.start();
  const env = { SMTP_URL: sink.url };
  senders.site = {
    database: seeded,
    accountId: castMember('Aisha').id,
    start: () => startSite({ database: seeded, env }),
  };
  senders.worker = {
    database: empty,
    accountId: (await addAccount(empty.database)).id,
    start: () => startSite({ database: empty, env: { ...PRODUCTION_ENV, ...env }, running: { isWorker: true } }),
  };
});

afterAll(async () => {
  sink?.stallAt(null);
  await sink?.stop();
  await Promise.all(Object.values(senders).map(({ database }) => database.drop()));
});

function senderOf(kind: keyof typeof senders): Sender {
  const sender = senders[kind];
  if (!sender) throw new Error('No process sends mail yet');
  return sender;
}

/** `said`: the email was accepted, and the process had no time to record that. */
type Moment = SmtpStep | 'said';
const MOMENTS: Moment[] = ['answer', 'recipient', 'said', 'content', 'sender'];

const queueOne = async ({ database, accountId }: Sender) =>
  (await queueMails(database, 'account-approved', [accountId]))[0] ?? '';
const countReceived = (task: string) =>
  sink.received.filter(({ messageId }) => messageId?.startsWith(`<${task}@`)).length;

async function waitUntilDone({ database }: Sender, task: string, timeout?: number): Promise<void> {
  await eventually(async () => {
    const [row] = await queryTasks<{ state: string }>(database, 'SELECT state FROM tasks.job WHERE id = $1', [task]);
    expect(row?.state).toBe('completed');
  }, timeout);
}

test.each(someOf(['site', 'worker'] as const, 0))(
  'F15: a %s that is killed in the middle of a mail',
  { timeout: 1_800_000 },
  async (kind) => {
    const sender = senderOf(kind);
    const killed: { task: string; moment: Moment }[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const site = await sender.start();
      const last = killed.at(-1);
      if (last) await waitUntilDone(sender, last.task);
      const moment = MOMENTS[round % MOMENTS.length] ?? 'answer';
      const before = sink.silences();
      if (moment !== 'said') sink.stallAt(moment);
      const task = await queueOne(sender);
      await eventually(() => expect(moment === 'said' ? countReceived(task) : sink.silences() - before).toBe(1));
      await site.kill();
      sink.stallAt(null);
      await takeOverDeadTasks(sender.database);
      killed.push({ task, moment });
    }
    const site = await sender.start();
    await waitUntilDone(sender, killed.at(-1)?.task ?? '');
    await site.stop();

    const counts = killed.map(({ task, moment }) => ({ moment, times: countReceived(task) }));
    for (const { moment, times } of counts) {
      if (moment === 'answer') expect({ moment, times }).toEqual({ moment, times: 2 });
      else if (moment === 'said' || moment === 'content')
        expect({ moment, times }).toMatchObject({ times: expect.toBeOneOf([1, 2]) });
      else expect({ moment, times }).toEqual({ moment, times: 1 });
    }
    const twice = counts.filter(({ times }) => times === 2).length;
    measured(
      'F15',
      `${KILLS} kills of a ${kind}: 0 mails lost, ${twice} sent twice, all of those after DATA and under one Message-ID`,
    );
  },
);

test.runIf(hasAllRounds)('F15: what a killed process was doing is taken up by itself', async () => {
  const sender = senderOf('worker');
  const first = await sender.start();
  sink.stallAt('recipient');
  const before = sink.silences();
  const task = await queueOne(sender);
  await eventually(() => expect(sink.silences()).toBe(before + 1));
  const second = await sender.start();
  await first.kill();
  const killedAt = performance.now();
  sink.stallAt(null);
  await waitUntilDone(sender, task, 120_000);
  const seconds = (performance.now() - killedAt) / 1_000;
  expect(countReceived(task)).toBe(1);
  await second.stop();
  measured('F15', `taken up and sent by another process ${seconds.toFixed(0)} s after the kill`);
});
