import { expect, test } from 'vitest';
import { findMisspeltPlace } from './misspelt-place.ts';

const place = (name: string, population: number) => ({ name, said: name, label: name, population });
const TOWNS = [
  place('Manchester', 550_000),
  place('Lanchester', 4_000),
  place('Leicester', 360_000),
  place('Leiston', 5_500),
  place('Barrow', 60_000),
  place('Horley', 23_000),
  place('Ashford', 83_000),
];
const correctionOf = (typed: string) => findMisspeltPlace(typed, TOWNS)?.name ?? null;

test('a name that is nearly spelt as one town of some size is that town', () => {
  expect(correctionOf('Mancester')).toBe('Manchester');
  expect(correctionOf('Leicster')).toBe('Leicester');
  expect(correctionOf('Leciester')).toBe('Leicester');
});

test('a village with a name as close does not rule out a city', () => {
  const near = [place('Sheffield', 518_000), place('Shenfield', 5_400), place('Shefford', 5_000)];
  expect(findMisspeltPlace('Shefield', near)?.name).toBe('Sheffield');
  expect(findMisspeltPlace('Shefield', [...near, place('Shelfield', 30_000)])).toBeNull();
});

test('a short name, another first letter, a small town or two equally close names are not corrected', () => {
  for (const typed of ['Barlow', 'Sorley', 'Leisten', 'Xanchester', 'Aschfort', 'Narnia', ''])
    expect(correctionOf(typed)).toBeNull();
  const alike = [place('Southwark', 300_000), place('Southward', 30_000)];
  expect(findMisspeltPlace('Southwarf', alike)).toBeNull();
});
