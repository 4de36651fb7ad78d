import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { type MailTransport, RecipientRefused } from './mail.ts';
import { createSmtpTransport } from './smtp.server.ts';

let sink: SmtpSink;
let transport: MailTransport;

const connect = (timeoutMs?: number) =>
  createSmtpTransport(sink.url, () => ({ name: 'Tidewell', address: 'desk@tidewell.example' }), timeoutMs);

beforeEach(async () => {
  sink = await createSmtpSink();
  await sink.start();
  transport = connect();
});

afterEach(async () => {
  await transport.close();
  sink.stallAt(null);
  await sink.stop();
});

const mail = {
  to: 'wren@mail.example',
  subject: 'Three new jobs',
  html: `<p>${'Forklift driver. '.repeat(3_000)}</p>`,
  text: 'Forklift driver',
  messageId: '<1@tidewell.example>',
};

test('the content leaves once what must be written before it is written', async () => {
  const steps: string[] = [];
  await transport.send(mail, {
    beforeContent: async () => {
      steps.push(`before, ${sink.received.length} received`);
    },
  });
  expect(steps).toEqual(['before, 0 received']);
  expect(sink.received[0]?.html).toContain('Forklift driver');
});

test.each(['sender', 'recipient'] as const)(
  'a server that falls silent at the %s was not asked to take it',
  async (step) => {
    let isBegun = false;
    sink.stallAt(step);
    await transport.close();
    transport = connect(300);
    const beforeContent = async () => {
      isBegun = true;
    };
    await expect(transport.send({ ...mail, html: '', text: 'Short' }, { beforeContent })).rejects.toThrow();
    expect(isBegun).toBe(false);
  },
);

test('nothing is sent if the record before it cannot be written', async () => {
  const beforeContent = () => Promise.reject(new Error('the database is away'));
  await expect(transport.send(mail, { beforeContent })).rejects.toThrow();
  await transport.send({ ...mail, subject: 'The next' });
  expect(sink.received.map(({ subject }) => subject)).toEqual(['The next']);
});

test('mail programs are told how to unsubscribe by one click', async () => {
  await transport.send({ ...mail, unsubscribe: `https://tidewell.example/alerts/stop?token=${'x'.repeat(43)}` });
  const list = sink.received[0]?.headers.get('list') as { unsubscribe: { url: string } } | undefined;
  expect(list?.unsubscribe.url).toBe(`https://tidewell.example/alerts/stop?token=${'x'.repeat(43)}`);
  expect(sink.received[0]?.headerLines.map(({ line }) => line)).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
});

test('a recipient who is refused for good is told from one that is refused for now', async () => {
  sink.refuseRecipients(550);
  await expect(transport.send(mail)).rejects.toBeInstanceOf(RecipientRefused);
  sink.refuseRecipients(450);
  await expect(transport.send(mail)).rejects.not.toBeInstanceOf(RecipientRefused);
});

test('the server’s answer is passed on as one line without addresses and Message-IDs', async () => {
  expect(await transport.send(mail)).toMatch(/^250 \S/);
  sink.refuseRecipients(550, '5.1.1 <wren@mail.example> unknown, see <1.2@tidewell.example>');
  await expect(transport.send(mail)).rejects.toMatchObject({ answer: '550 5.1.1 […] unknown, see […]' });
});

test.each([
  ['5.1.1 no such user here', true],
  ['5.2.1 mailbox disabled', true],
  ['5.7.1 not allowed', false],
  ['no', false],
])('a refusal with "%s" says that the mailbox does not exist: %s', async (text, isUnknown) => {
  sink.refuseRecipients(550, text);
  await expect(transport.send(mail)).rejects.toMatchObject({ isUnknown });
});
