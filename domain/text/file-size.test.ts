import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [1, '1 KB'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [86_000, '84 KB'],
  [1_048_000, '1 MB'],
  [1_048_576, '1 MB'],
  [1_258_291, '1.2 MB'],
  [5_242_880, '5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
