import { expect, test } from 'vitest';
import { collections } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { changeList, readItem, readListChange } from './form.ts';

const articleFields = listFields(collections.articles.schema);
const agencyFields = listFields(collections.agency.schema);

const posted = {
  title: 'Pay first',
  slug: 'pay-first',
  featured: 'on',
  tags: 'Pay\r\n\r\n Offers ',
  body: '## One\r\nTwo',
  updatedDate: ' ',
  'sources.count': '3',
  'sources.0.title': 'Pay',
  'sources.0.publisher': 'GOV.UK',
  'sources.0.url': 'https://www.gov.uk/pay',
  'sources.2.title': 'Last',
};

test('a form becomes an item of its collection', () => {
  expect(readItem(articleFields, posted)).toMatchObject({
    title: 'Pay first',
    featured: true,
    tags: ['Pay', 'Offers'],
    body: '## One\nTwo',
    sources: [
      { title: 'Pay', publisher: 'GOV.UK', url: 'https://www.gov.uk/pay' },
      { title: 'Last', publisher: '', url: '' },
    ],
  });
});

test('what may be left out and is, is not there', () => {
  expect(readItem(articleFields, posted)).not.toHaveProperty('updatedDate');
  const agency = readItem(agencyFields, { 'address.city': 'Hull' });
  expect(agency).not.toHaveProperty('rating');
  expect(agency).toMatchObject({ address: { city: 'Hull', street: '', postcode: '' } });
});

test('a number is one, or stays what was typed', () => {
  expect(readItem(agencyFields, { radiusMiles: '30' }).radiusMiles).toBe(30);
  expect(readItem(agencyFields, { radiusMiles: 'far' }).radiusMiles).toBe('far');
});

test('a form cannot make a list longer than any of ours', () => {
  const flood = { 'sources.count': '1e9', 'sources.99.title': 'a', 'sources.100.title': 'b' };
  expect(readItem(articleFields, flood).sources).toHaveLength(1);
});

test('what is published is read back as it is, by a form that shows it', () => {
  const [first] = seededContent().questions;
  const fields = listFields(collections.questions.schema);
  const { question, answer } = first ?? { question: '', answer: '' };
  expect(readItem(fields, { question, answer })).toEqual({ question, answer });
});

test.each([
  ['add:sources', ['a', 'b', undefined]],
  ['remove:sources:0', ['b']],
  ['up:sources:1', ['b', 'a']],
  ['up:sources:0', ['a', 'b']],
  ['down:sources:0', ['b', 'a']],
  ['down:sources:1', ['a', 'b']],
  ['remove:sources:7', ['a', 'b']],
  ['add:title', ['a', 'b']],
])('%s leaves %j', (intent, titles) => {
  const change = readListChange(intent);
  const item = { sources: [{ title: 'a' }, { title: 'b' }] };
  const changed = change ? changeList(articleFields, item, change) : {};
  expect((changed.sources as { title?: string }[]).map(({ title }) => title)).toEqual(titles);
});

test('other intents change no list', () => {
  for (const intent of ['save', 'publish', 'add', 'constructor:sources']) expect(readListChange(intent)).toBeNull();
});
