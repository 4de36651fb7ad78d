import { expect, test } from 'vitest';
import { isAutomaticAnswer } from './automatic-answer.ts';

const isAutomaticWith = (key: string, value: string) =>
  isAutomaticAnswer([{ key, value }], 'Re: A job', 'I am on leave.');

test.each([
  ['auto-submitted', 'auto-replied'],
  ['precedence', 'auto_reply'],
  ['x-autoreply', 'yes'],
  ['x-autorespond', 'away'],
  ['x-post-messageclass', '9; Autoresponder'],
  ['return-path', '<>'],
])('%s: %s is of a machine', (key, value) => {
  expect(isAutomaticWith(key, value)).toBe(true);
});

test.each([
  ['auto-submitted', 'no'],
  ['x-auto-response-suppress', 'All'],
  ['x-autoreply', 'no'],
  ['return-path', '<wyn@mail.example>'],
])('%s: %s is not', (key, value) => {
  expect(isAutomaticWith(key, value)).toBe(false);
});

test.each([
  'Automatic reply: A job',
  'Out of office: A job',
  'Re: Auto-Reply',
  'Out of Office Re: A job',
  'Automatische Antwort: A job',
  'Réponse automatique : x',
  'On annual leave: A job',
  'Out-of-Office Re: A job',
  'Annual leave until 5 December Re: A job',
  'OOO Re: A job',
  'I am on leave - Re: A job',
])('the subject %s is of a machine', (subject) => {
  expect(isAutomaticAnswer([], subject, 'Back on Monday.')).toBe(true);
});

test.each([
  'Re: A job',
  'Leave dates',
  'Holiday dates: a question',
  'Away days',
  'Re: Annual leave',
  'Re: Automatic gates engineer',
  'Out and about',
])('the subject %s is not', (subject) => {
  expect(isAutomaticAnswer([], subject, 'Back on Monday.')).toBe(false);
});

test.each([
  [
    'I am out of the office until 7 December with limited access to email. For urgent matters please contact Jo on 0161 496 0000.',
    true,
  ],
  ['This is an automated response. Your message will be read on Monday.', true],
  ['I am on annual leave until Monday and will not be checking emails.', true],
  ['Thank you for your email. I am on leave until Monday, but Tuesday at ten suits me.', false],
  ['I am away from my desk at ten, so please ring at eleven. It is urgent for me.', false],
  ['Thanks for your message. I am away until 3 January and will reply when I return.', true],
  ['Hi,\nI am now on maternity leave. Please contact Jo in my absence.', true],
  ['I no longer work at Wold Farm. Please contact Jo@mail.example.', true],
  ['I’m on holiday until Monday, but Tuesday suits me. I can sign the form when I return.', false],
  ['I am away until Monday. Will you reply when I am back?', false],
  ['Yes, I can start. I am away until Monday and will get back to you on my return.', false],
  ['I worked on automatic doors for two years.', false],
])('“%s” is of a machine: %s', (text, expected) => {
  expect(isAutomaticAnswer([], 'Re: A job', text)).toBe(expected);
});
