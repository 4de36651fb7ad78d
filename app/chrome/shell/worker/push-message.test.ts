import { expect, test } from 'vitest';
import { isOwnPath, readPushMessage } from './push-message.ts';

const message = { title: 'A new job for you', body: 'Joiner, Leeds', path: '/jobs/1', tag: 'jobs' };

test('a message of this site is shown unchanged', () => {
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
  expect(readPushMessage(JSON.stringify({ ...message, image: 'https://evil.example/x.png' }))).toEqual(message);
});

test.each(['', 'hello', 'null', '[]', '{"title":"x"}', JSON.stringify({ ...message, path: 7 })])(
  'the message %j is replaced by a general text',
  (text) => {
    expect(readPushMessage(text)).toEqual({
      title: 'News from the job board',
      body: 'Open the site to read it.',
      path: '/',
      tag: 'news',
    });
  },
);

test.each(['/', '/jobs/1', '/jobs?search=cook#top'])('%s is a path of this site', (path) => {
  expect(isOwnPath(path, 'https://jobs.example')).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'https://jobs.example/',
  'javascript:1',
  '',
  7,
  null,
])('%s is not a path of this site', (path) => {
  expect(isOwnPath(path, 'https://jobs.example')).toBe(false);
});
