import { expect, test } from 'vitest';
import { describeColumns, tidyFileName } from './import-file.ts';

test.each([
  ['people\n2026.csv', 'people2026.csv'],
  ['\u0000', 'nameless.csv'],
  [`${'a'.repeat(300)}.csv`, 'a'.repeat(200)],
  ['caf\ud83d.csv', 'caf\ufffd.csv'],
])('the file name %j is kept as %j', (name, expected) => {
  expect(tidyFileName(name, 'nameless.csv')).toBe(expected);
});

test('a column shows its field and its first value', () => {
  const rows = [['', 'Ida'], ['7', 'Bo', 'more'], ['8']];
  expect(describeColumns(['No', 'n'.repeat(50)], ['reference'], rows)).toEqual([
    { name: 'No', field: 'reference', example: '7' },
    { name: 'n'.repeat(40), field: '', example: 'Ida' },
  ]);
});
