import { expect, test } from 'vitest';
import { COLLECTIONS, collections } from '#db/content/collections.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import { demoContent } from '#db/seed/seed-content.server.ts';
import { changeList, countName, fieldName, MOST_ENTRIES, previewPath, readItem, readListChange } from './form.ts';

const fields = listFields(collections.articles.schema);

function toFormFields(
  listedFields: readonly Field[],
  values: Record<string, unknown>,
  parent = '',
): [string, string][] {
  return listedFields.flatMap((field): [string, string][] => {
    const path = parent === '' ? field.name : `${parent}.${field.name}`;
    const value = values[field.name];
    if (field.kind === 'group') return toFormFields(field.fields, (value ?? {}) as Record<string, unknown>, path);
    if (field.kind === 'list') {
      const entries = (value ?? []) as Record<string, unknown>[];
      return [
        [countName(path), String(entries.length)],
        ...entries.flatMap((entry, index) => toFormFields(field.fields, entry, `${path}.${index}`)),
      ];
    }
    if (field.kind === 'tick') return value === true ? [[fieldName(path), 'on']] : [];
    return [[fieldName(path), Array.isArray(value) ? value.join('\r\n') : String(value ?? '')]];
  });
}

const LISTS = COLLECTIONS.filter((name) => !('isSingle' in collections[name]));

test.each(LISTS)('what the demo publishes of %s goes through the form unchanged', (name) => {
  const { schema } = collections[name];
  const items = demoContent[name] as readonly Record<string, unknown>[];
  expect(items.length > 0).toBe(name !== 'team');
  for (const item of items) {
    const stored = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, item[key]]));
    const read = readItem(listFields(schema), new Map(toFormFields(listFields(schema), stored)));
    expect(schema.parse(read)).toEqual(schema.parse(stored));
  }
});

test.each([
  ['content.password'],
  ['content.__proto__'],
  ['content.sources.0.constructor'],
  ['title'],
  ['content.title.x'],
])('a form with the field %s is refused', (name) => {
  expect(readItem(fields, new Map([[name, 'x']]))).toBeNull();
});

test('a list holds no more entries than it may, however many are announced', () => {
  for (const [announced, entries] of [
    ['999999999', MOST_ENTRIES],
    ['-1', 0],
    ['1e9', MOST_ENTRIES],
    ['NaN', 0],
    ['2.7', 2],
  ] as const) {
    expect(readItem(fields, new Map([[countName('sources'), announced]]))?.['sources']).toHaveLength(entries);
  }
});

test('text is stored as PostgreSQL can take it', () => {
  expect(readItem(fields, new Map([[fieldName('title'), 'a\0b\r\nc\ud800']]))?.['title']).toBe('ab\nc\ufffd');
});

const item = { sources: [{ title: 'one' }, { title: 'two' }, { title: 'three' }] };

test.each([
  ['add:sources', ['one', 'two', 'three', undefined]],
  ['remove:sources.1', ['one', 'three']],
  ['up:sources.2', ['one', 'three', 'two']],
  ['up:sources.0', ['one', 'two', 'three']],
  ['down:sources.0', ['two', 'one', 'three']],
  ['down:sources.2', ['one', 'two', 'three']],
  ['remove:sources.9', ['one', 'two', 'three']],
  ['remove:title.0', ['one', 'two', 'three']],
])('%s', (intent, titles) => {
  const change = readListChange(intent);
  if (!change) throw new Error('It is a change of a list.');
  const changed = changeList(item, change) as typeof item;
  expect(changed.sources.map(({ title }) => title)).toEqual(titles);
});

test('no name of a prototype leads anywhere', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const path of ['constructor.prototype.taken', '__proto__.taken', 'sources.taken', 'sources.length'])
    changeList(item, { verb: 'add', path });
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(Object.keys(item.sources)).toEqual(['0', '1', '2']);
  expect(readListChange('add:__proto__')).toBeNull();
  expect(readListChange('save')).toBeNull();
});

test('a preview keeps the fragment of its page', () => {
  expect(previewPath('/#questions', 'id')).toBe('/?preview=id#questions');
  expect(previewPath('/blog/a-slug', 'id')).toBe('/blog/a-slug?preview=id');
});
