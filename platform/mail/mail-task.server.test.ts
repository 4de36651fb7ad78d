import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { mailTask } from './mail-task.server.ts';

const RUN = { taskId: 'f1', signal: new AbortController().signal };
const MAIL = { to: 'amara@okafor.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

function setUp() {
  const send = vi.fn(async () => 'accepted');
  const info = vi.fn();
  const services = {
    database: { asSystem: (work: (transaction: unknown) => unknown) => work({}) },
    mailer: { send },
    log: { info },
    publicOrigin: 'https://agency.example:8443',
  } as unknown as TaskServices;
  return { services, send, info };
}

const schema = z.strictObject({ mail: z.literal('hello'), accountId: z.string() });
const payload = { mail: 'hello', accountId: 'a1' } as const;

test('every try sends the same Message-ID', async () => {
  const { services, send } = setUp();
  const task = mailTask({ schema, write: async () => MAIL });
  await task.run(services, payload, RUN);
  await task.run(services, payload, RUN);
  const sent = { ...MAIL, messageId: '<f1@agency.example>' };
  expect(send.mock.calls).toEqual([[sent], [sent]]);
});

test('an email that is not needed any more is logged by its name and not sent', async () => {
  const { services, send, info } = setUp();
  await mailTask({ schema, write: async () => null }).run(services, payload, RUN);
  expect(send).not.toHaveBeenCalled();
  expect(info.mock.calls).toEqual([[{ taskId: 'f1', mail: 'hello' }, 'a mail is not needed any more']]);
});
