import { expect, test } from 'vitest';
import { type Mapping, valuesOf } from './line-values.server.ts';

const mapping: Mapping = {
  columns: ['title', 'hours_per_week', 'basis', ''],
  fallbacks: { company: 'Quartzmere Ltd' },
  places: {},
};
const read = (...cells: string[]) => valuesOf(mapping, cells);

test('a column of hours may say whether the work is full-time', () => {
  expect(read('Welder', 'Part time', 'Permanent')).toEqual({
    title: 'Welder',
    type: 'Part-time',
    basis: 'permanent',
    company: 'Quartzmere Ltd',
  });
  expect(read('Welder', '37.5', 'Temp')).toMatchObject({ hours_per_week: '37.5', basis: 'temporary' });
});

test('words that no one here knows stay, for the form to name', () => {
  expect(read('Welder', 'a lot', 'sometimes')).toMatchObject({ hours_per_week: 'a lot', basis: 'sometimes' });
});

test('a column that is left out, and an empty cell, say nothing', () => {
  expect(read('Welder', '', '', 'left out')).toEqual({ title: 'Welder', company: 'Quartzmere Ltd' });
});
