import { expect, test } from 'vitest';
import { mostConnections } from './file-limit.ts';

const limits = (files: string) =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${files}                 ${files}                 files\n`;

test.each([
  ['few files: some are kept back', limits('256'), 160],
  ['hardly any: a few clients can connect all the same', limits('64'), 16],
  ['many files', limits('1048576'), 8_000],
  ['no limit', limits('unlimited'), 8_000],
  ['nothing is known', '', 8_000],
])('%s', (_case, text, expected) => {
  expect(mostConnections(text)).toBe(expected);
});
