import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaNumber, readAreas } from './gazetteer-areas.ts';
import { gazetteerRows } from './gazetteer-rows.ts';
import { otherNames } from './place-names.ts';

const read = (file: string) => readFileSync(`db/gazetteer/${file}`, 'utf8');
const [places, more, areas, abroad] = ['places.tsv', 'more-places.tsv', 'areas.tsv', 'abroad.tsv'].map(read);
const FILES = { places: places ?? '', more: more ?? '', areas: areas ?? '', abroad: abroad ?? '' };
const rows = gazetteerRows(FILES);

test('no two areas have one number', () => {
  const names = new Set(rows.filter(({ kind }) => kind === 'area').map(({ name, properName }) => properName ?? name));
  expect(new Set([...names].map(areaNumber)).size).toBe(names.size);
});

test('each area covers places, and what it is said to consist of is an area or the district of a place', () => {
  const occupied = new Set(rows.filter(({ kind }) => kind === 'town').flatMap(({ liesIn }) => liesIn));
  for (const { name, covers } of rows.filter(({ kind, countryCode }) => kind === 'area' && countryCode === 'GB'))
    expect(
      covers?.some((number) => occupied.has(number)),
      name,
    ).toBe(true);
  const areas = new Set(rows.flatMap(({ liesIn, covers }) => [...liesIn, ...(covers ?? [])]));
  const lines = FILES.areas.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const { name, parts } of readAreas(lines.map((line) => line.split('\t'))))
    for (const part of parts) expect(areas.has(areaNumber(part)), `${part} of ${name}`).toBe(true);
});

test('a place that was written by hand stands where its county is', () => {
  for (const { name, latitude, longitude, countryCode } of rows.filter(({ kind }) => kind === 'town')) {
    if (countryCode === 'GB')
      expect((latitude ?? 0) > 49 && (latitude ?? 0) < 61 && (longitude ?? 9) < 2, name).toBe(true);
  }
});

test('a town is known by the names that people leave parts out of', () => {
  expect(otherNames({ name: 'Burton upon Trent', population: 70_000, also: [] })).toEqual([
    'Burton on Trent',
    'Burton',
  ]);
  expect(otherNames({ name: 'Weston-super-Mare', population: 80_000, also: ['WSM'] })).toEqual(['WSM', 'Weston']);
  expect(otherNames({ name: 'Royal Leamington Spa', population: 50_000, also: [] })).toEqual(['Leamington Spa']);
  expect(otherNames({ name: 'Sutton on the Forest', population: 500, also: [] })).toEqual(['Sutton upon the Forest']);
});
