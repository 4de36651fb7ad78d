import { expect, test } from 'vitest';
import { titleOf } from './page-title.ts';

test.each([
  ['/', 'Home'],
  ['/jobs', 'Jobs'],
  ['/white-collar', 'White collar'],
  ['/employer/jobs/new', 'New'],
  ['/locations/newcastle-upon-tyne/', 'Newcastle upon tyne'],
  ['/jobs/0193f9c0-5b1c-7d40-9f3e-2f1f8c9a7b10', 'Jobs'],
  ['/jobs/0193f9c0-5b1c-7d40-9f3e-2f1f8c9a7b10/apply', 'Apply'],
  ['/%C3%A9clair', 'Éclair'],
  ['/%E0%A4%A', '%E0%A4%A'],
])('%s is called %s', (path, title) => {
  expect(titleOf(path)).toBe(title);
});
