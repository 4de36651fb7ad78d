import { expect, test } from 'vitest';
import { bounceOf } from '#tests/support/mail-reports.ts';
import { readMailReply } from './mail-reply.server.ts';

const read = (headers: Record<string, string>, ...lines: string[]) => {
  const all = {
    From: 'Wren Halloran <Wren@Mail.example>',
    Subject: 'Re: A question',
    'Message-ID': '<1@mail.example>',
    'In-Reply-To': '<a@jobs.example>',
    References: '<b@jobs.example>\r\n <a@jobs.example>',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return readMailReply(Buffer.from([...head, '', ...lines].join('\r\n')));
};

test('a reply is what its sender wrote, without what it quotes', async () => {
  const quoted = ['', 'On 26 November 2026, Tidewell wrote:', '> Can you row?', '>', '> Morag', ''];
  expect(await read({}, 'Yes.', '> inside', 'And sail.', ...quoted)).toEqual({
    from: 'wren@mail.example',
    subject: 'Re: A question',
    text: 'Yes.\nAnd sail.',
    messageId: '<1@mail.example>',
    references: expect.stringMatching(/^<a@jobs\.example> <b@jobs\.example>\s+<a@jobs\.example>$/),
    isAutomatic: false,
    files: [],
    calendar: null,
  });
  expect((await read({}, 'I can:', 'row'))?.text).toBe('I can:\nrow');
});

test('the text of HTML is kept, as text', async () => {
  const reply = await read({ 'Content-Type': 'text/html' }, '<p>Yes, <b>I</b> do &amp; can.</p><p>Wren</p>');
  expect(reply?.text).toBe('Yes, I do & can.\nWren');
});

test('characters that can’t be displayed are removed, and long texts are cut', async () => {
  const reply = await read({ Subject: 'x'.repeat(500) }, `a\u0000\u202eb${'😀'.repeat(30_000)}`);
  expect(reply?.subject).toHaveLength(200);
  expect(reply?.text.startsWith('ab😀')).toBe(true);
  expect(Array.from(reply?.text ?? '')).toHaveLength(20_000);
});

test('an automatic answer says that it is one', async () => {
  expect(await read({ 'Auto-Submitted': 'auto-replied' }, 'Away')).toMatchObject({ isAutomatic: true });
});

test.each([
  ['a delay', () => read({ From: 'MAILER-DAEMON@mx.example' }, 'Your email was delayed')],
  ['a list', () => read({ Precedence: 'bulk' }, 'News')],
  ['no sender', () => read({ From: 'nothing' }, 'Yes')],
  ['no Message-ID', () => read({ 'Message-ID': '' }, 'Yes')],
  ['only a quote', () => read({}, 'On 26 November, Tidewell wrote:', '> Can you row?')],
  ['a bounce', () => readMailReply(Buffer.from(bounceOf({ messageId: '<x@y>' })))],
  ['nothing', () => readMailReply(Buffer.from(''))],
])('%s is no reply', async (_, reading) => {
  expect(await reading()).toBeNull();
});
