import { expect, test } from 'vitest';
import { type Mapping, readLine } from './line-values.server.ts';

const mapping: Mapping = {
  columns: ['title', 'type', ''],
  fallbacks: { company: 'Quartzmere Ltd' },
  places: {},
  answers: { type: { 'Zero hours': 'Part-time' } },
};
const read = (...cells: string[]) => readLine(mapping, { cells, mended: null }, '2026-11-28').values;

test('a column that is left out, and an empty cell, say nothing', () => {
  expect(read('Welder', '', 'left out')).toEqual({ title: 'Welder', company: 'Quartzmere Ltd' });
});

test('an answer stands for its value in all lines, until a line is changed by itself', () => {
  expect(read('Welder', 'Zero hours')).toMatchObject({ type: 'Part-time' });
  const { values } = readLine(
    mapping,
    { cells: ['Welder', 'Zero hours'], mended: { type: 'Temporary' } },
    '2026-11-28',
  );
  expect(values).toMatchObject({ type: 'Temporary' });
});
