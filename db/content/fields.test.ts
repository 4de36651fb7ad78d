import { expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS, collections } from './collections.ts';
import { about, day, type Field, listFields } from './fields.ts';

test('two fields that are made of one schema keep their own labels', () => {
  const schema = z.strictObject({
    from: about(day, { label: 'From', kind: 'day' }),
    to: about(day, { label: 'To', kind: 'day', hint: 'Inclusive.' }),
  });
  expect(listFields(schema)).toMatchObject([
    { name: 'from', label: 'From', hint: null },
    { name: 'to', label: 'To', hint: 'Inclusive.' },
  ]);
});

test('an article is asked for its own days and address', () => {
  const labels = new Map(listFields(collections.articles.schema).map(({ name, label, hint }) => [name, [label, hint]]));
  expect(labels.get('publishedDate')?.[0]).toBe('Published on');
  expect(labels.get('slug')?.[1]).toContain('/blog/');
});

/** Every label within one group of fields, which editors tell apart by it. */
const listGroups = (fields: readonly Field[]): string[][] => [
  fields.map(({ label }) => label),
  ...fields.flatMap((field) => (field.kind === 'group' || field.kind === 'list' ? listGroups(field.fields) : [])),
];

test.each(COLLECTIONS)('no two fields of %s that stand beside each other are called the same', (name) => {
  for (const labels of listGroups(listFields(collections[name].schema)))
    expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
});

const listChoices = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.kind === 'choice') return field.choices.map(([, label]) => label);
    return field.kind === 'group' || field.kind === 'list' ? listChoices(field.fields) : [];
  });

test.each(COLLECTIONS)('no choice of %s shows how it is stored', (name) => {
  expect(listChoices(listFields(collections[name].schema)).filter((label) => /^[a-z]/.test(label))).toEqual([]);
});
