import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from './collections.ts';
import { about, day, listFields, slug } from './fields.ts';

test('fields of one schema keep their own labels', () => {
  const schema = z.object({
    address: about(slug, { label: 'Address' }),
    industry: about(slug, { label: 'Industry' }),
    from: about(day, { label: 'From', kind: 'day' }),
    until: about(day, { label: 'Until', kind: 'day' }),
  });
  expect(listFields(schema).map(({ label }) => label)).toEqual(['Address', 'Industry', 'From', 'Until']);
});

test('the address and the day of an article are called so in the studio', () => {
  const labels = Object.fromEntries(
    listFields(collections.articles.schema).map(({ name, label, hint }) => [name, { label, hint }]),
  );
  expect(labels.slug).toEqual({ label: 'Address', hint: expect.stringContaining('/blog/') });
  expect(labels.publishedDate?.label).toBe('Published on');
});
