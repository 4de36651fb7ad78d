import { expect, test } from 'vitest';
import { industries } from '#content/industries/industries.ts';
import { listedPaths, pageText } from './page-text.ts';

test.each(industries)('the description of $name has its name as it is written within a sentence', ({ name }) => {
  expect(pageText('/industries/:industry', name).description).toContain(`The latest ${name.toLowerCase()} jobs`);
});

test('cities keep their capital, and no placeholder is left', () => {
  expect(pageText('/locations/:city', 'Leeds').description).toContain('jobs in Leeds');
  for (const pattern of listedPaths) expect(Object.values(pageText(pattern, 'Leeds')).join(' ')).not.toContain('{');
});
