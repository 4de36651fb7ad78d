import { expect, test } from 'vitest';
import { collections } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { compareItems } from './compare.server.ts';

const fields = listFields(collections.agency.schema);

test('what differs is told field by field and word by word', () => {
  const before = { name: 'Harbour and Vale', address: { city: 'Hull' }, socialPages: ['https://a.example'] };
  const after = { name: 'Harbour & Vale', address: { city: 'Lincoln' }, socialPages: ['https://a.example'] };
  const differences = compareItems(fields, before, after);
  expect(differences.map(({ path, label }) => [path, label])).toEqual([
    ['name', 'Name'],
    ['address.city', 'Town or city'],
  ]);
  expect(differences[0]?.parts).toEqual([
    { kind: 'same', text: 'Harbour ' },
    { kind: 'removed', text: 'and' },
    { kind: 'added', text: '&' },
    { kind: 'same', text: ' Vale' },
  ]);
});

test('the same item has no differences', () => {
  expect(compareItems(fields, { name: 'A', rating: { value: 5 } }, { name: 'A', rating: { value: 5 } })).toEqual([]);
});
