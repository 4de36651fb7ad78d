import { expect, test } from 'vitest';
import { PageKeys } from './page-key.ts';

test('a page is named by the parameters it depends on, and by nothing else of its address', () => {
  const keys = new PageKeys();
  expect(keys.find('/jobs?category=a')).toBeNull();
  expect(keys.learn('/jobs?utm=1&category=a', ['category'])).toBe('/jobs?category=a');
  expect(keys.find('/jobs?category=a&utm=2')).toBe('/jobs?category=a');
  expect(keys.find('/jobs?utm=3')).toBe('/jobs');
  expect(keys.find('/jobs')).toBe('/jobs');
});

test('what has no name is not stored: the data of some routes, and an address that says a parameter twice', () => {
  const keys = new PageKeys();
  for (const query of ['_routes=root', 'form=a&form=b', 'form=a&form=a']) {
    expect(keys.learn(`/sent?${query}`, ['form']), query).toBeNull();
    expect(keys.find(`/sent?${query}`), query).toBeNull();
  }
  expect(keys.find('/sent?form=a&utm=1&utm=2')).toBe('/sent?form=a');
});
