import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { defineMails, mailTask } from './mail-task.server.ts';

const RUN = { taskId: 'f1', signal: new AbortController().signal };
const MAIL = { to: 'amara@okafor.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const ids = { accountId: 'a1' };

function setUp(written: typeof MAIL | null = MAIL) {
  const send = vi.fn(async () => 'accepted');
  const info = vi.fn();
  const services = {
    database: { asSystem: (work: (transaction: unknown) => unknown) => work({}) },
    mailer: { send },
    log: { info },
    publicOrigin: 'https://agency.example:8443',
  } as unknown as TaskServices;
  const write = vi.fn(async () => written);
  const example = () => ({ subject: 'Hello', preview: '', paragraphs: [], reason: '' });
  const schema = z.strictObject({ accountId: z.string() });
  const mails = {
    ...defineMails(['hello', 'welcome'], { schema, write, example }),
    ...defineMails(['news'], { schema, write, example, isBulk: true }),
  };
  return { services, send, info, write, mails };
}

test('every try sends the same Message-ID', async () => {
  const { services, send, mails } = setUp();
  const { run } = mailTask(mails);
  await run(services, { mail: 'hello', ...ids }, RUN);
  await run(services, { mail: 'hello', ...ids }, RUN);
  const sent = { ...MAIL, messageId: '<f1@agency.example>' };
  expect(send.mock.calls).toEqual([[sent], [sent]]);
});

test('each email is written from its ids, under its name', async () => {
  const { services, write, mails } = setUp();
  await mailTask(mails).run(services, { mail: 'welcome', ...ids }, RUN);
  expect(write).toHaveBeenCalledWith({}, { mail: 'welcome', ...ids }, 'https://agency.example:8443');
});

test('an email that is not needed any more is logged by its name and not sent', async () => {
  const { services, send, info, mails } = setUp(null);
  await mailTask(mails).run(services, { mail: 'hello', ...ids }, RUN);
  expect(send).not.toHaveBeenCalled();
  expect(info.mock.calls).toEqual([[{ taskId: 'f1', mail: 'hello' }, 'a mail is not needed any more']]);
});

test('emails to many have a lower priority', () => {
  const { priority } = mailTask(setUp().mails);
  expect(priority?.({ mail: 'hello' })).toBe(0);
  expect(priority?.({ mail: 'news' })).toBe(-1);
});

describe('a payload', () => {
  const parse = (payload: object, unnamed?: string) => mailTask(setUp().mails, unnamed).schema.safeParse(payload);

  test('needs the ids of its email and takes nothing else', () => {
    expect(parse({ mail: 'hello', ...ids }).success).toBe(true);
    expect(parse({ mail: 'hello' }).error?.issues[0]?.code).toBe('invalid_type');
    expect(parse({ mail: 'hello', ...ids, email: MAIL.to }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });

  test('without a name means the email of its former queue, if that had one', () => {
    expect(parse(ids, 'welcome').data).toEqual({ mail: 'welcome', ...ids });
    expect(parse({ mail: 'hello', ...ids }, 'welcome').data).toEqual({ mail: 'hello', ...ids });
    expect(parse(ids).success).toBe(false);
  });

  test.each(['of-a-newer-version', 'constructor'])(
    'that names the email %s waits for a version that knows it',
    async (mail) => {
      const { services, mails } = setUp();
      const { schema, run, priority } = mailTask(mails);
      const payload = schema.parse({ mail, newId: 'b1' });
      await expect(async () => run(services, payload, RUN)).rejects.toThrow(`no email ${mail}`);
      expect(() => priority?.(payload)).toThrow(`no email ${mail}`);
    },
  );
});
