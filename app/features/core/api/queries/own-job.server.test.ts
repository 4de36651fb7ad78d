import { expect, test } from 'vitest';
import { readIfMatch } from './own-job.server.ts';

const matches = (header: string) => readIfMatch(header)?.('7');

test.each(['*', ' * ', '"7"', '"6", "7"', '"6","7"', ', "7",,', 'W/"6", "7"', 'W/"7"', '"a,b", "7"'])(
  'If-Match: %s names version 7',
  (header) => expect(matches(header)).toBe(true),
);

test.each([
  '',
  '*,*',
  '*, "7"',
  '"7", *',
  '"*"',
  'w/"7"',
  '7',
  "'7'",
  '"7',
  '7"',
  '"6" "7"',
  '"a,*,b"',
  '"6,"7"',
  '"7";q=1',
])('If-Match: %s does not name version 7', (header) => expect(matches(header)).toBe(false));

test('without the header no version is named', () => expect(readIfMatch(null)).toBeNull());
