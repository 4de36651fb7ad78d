import { expect, test } from 'vitest';
import { checkMail, isOneAddress } from './check-mail.ts';

const mail = {
  to: 'amara@okafor.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<7d1f0c2e-0000-4000-8000-000000000000@tidewell.example>',
};

test.each(['amara@okafor.example', "o'brien+jobs@mail.example", 'zoë@bücher.example', 'a_b-c.d@sub.domain.example'])(
  '%s is one address',
  (address) => {
    expect(isOneAddress(address)).toBe(true);
    expect(() => checkMail({ ...mail, to: address, replyTo: address })).not.toThrow();
  },
);

test.each([
  '',
  'amara',
  'a@x.example,b@y.example',
  'a@x.example;b@y.example',
  'a@x.example b@y.example',
  'a@b@y.example',
  'Amara <amara@okafor.example>',
  '"amara okafor"@x.example',
  '"a@x.example"@y.example',
  'a@x.example\r\nBcc: b@y.example',
  'a@x.example\nb@y.example',
  'a@x.example\u2028b',
  'a@x.example\u0000',
  'friends: a@x.example, b@y.example;',
  '@relay.example:a@x.example',
  'a(comment)@x.example',
  `a@${'x'.repeat(260)}`,
])('%j is not, and no mail goes there (I05)', (address) => {
  expect(isOneAddress(address)).toBe(false);
  expect(() => checkMail({ ...mail, to: address })).toThrow('one address');
  expect(() => checkMail({ ...mail, replyTo: address })).toThrow('one address');
});

test.each(['Hello\r\nBcc: b@y.example', 'Hello\nthere', 'Hello\u0000', 'x'.repeat(201)])(
  'the subject %j is refused',
  (subject) => {
    expect(() => checkMail({ ...mail, subject })).toThrow('one line');
  },
);

test('a subject is as long as it reads', () => {
  expect(() => checkMail({ ...mail, subject: '⛵😀'.repeat(100) })).not.toThrow();
  expect(() => checkMail({ ...mail, subject: '😀'.repeat(201) })).toThrow('one line');
});

test.each(['7d1f@x', '<7d1f@x>\r\nBcc: b@y.example', '<7d1f>', '<a b@x>'])(
  'the Message-ID %j is refused',
  (messageId) => {
    expect(() => checkMail({ ...mail, messageId })).toThrow('Message-ID');
  },
);

test('an address of ten thousand nested groups is refused without being taken apart', () => {
  expect(isOneAddress(`${'g:'.repeat(10_000)}a@x.example${';'.repeat(10_000)}`)).toBe(false);
});
