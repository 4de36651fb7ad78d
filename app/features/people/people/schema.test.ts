import { expect, test } from 'vitest';
import { isNarrowed, readPeopleSearch } from './schema.ts';

const read = (query: string) => readPeopleSearch(new URLSearchParams(query));

test('invalid values are ignored', () => {
  const odd = read('miles=7&available=2026-02-30&right=maybe&emails=no&contact=3&sort=score&page=-1');
  expect(odd).toEqual(read(''));
  expect(isNarrowed(odd)).toBe(false);
});

test('miles need a place, and tags ignore case', () => {
  expect(read('miles=25').miles).toBeNull();
  expect(read('where=Leeds&miles=25')).toMatchObject({ where: 'Leeds', miles: 25 });
  expect(read('tag= Night  Shift')).toMatchObject({ tag: 'night shift' });
  expect(isNarrowed(read('contact=before-90'))).toBe(true);
});
