/** What differs between two states of an item, field by field and word by word. */
import { diffWordsWithSpace } from 'diff';
import type { Field } from '#db/content/fields.ts';
import { asItem, pathOf } from '../form.ts';
import type { Typed } from '../schema.ts';

export type Difference = {
  path: string;
  label: string;
  parts: readonly { kind: 'same' | 'added' | 'removed'; text: string }[];
};

export function compareItems(fields: readonly Field[], before: Typed, after: Typed, prefix = ''): Difference[] {
  return fields.flatMap((field) => {
    const path = pathOf(prefix, field.name);
    if (field.kind === 'group') {
      return compareItems(field.fields, asItem(before[field.name]), asItem(after[field.name]), path);
    }
    const [old, fresh] = [before[field.name], after[field.name]].map((value) => textOf(field, value));
    if (old === fresh || old === undefined || fresh === undefined) return [];
    const parts = diffWordsWithSpace(old, fresh).map(({ added, removed, value }) => ({
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
      text: value,
    }));
    return [{ path, label: field.label, parts }];
  });
}

/** A list of groups is read as one text, an entry a paragraph. */
function textOf(field: Field, value: unknown): string {
  if (field.kind === 'tick') return value === true ? 'Yes' : 'No';
  if (field.kind === 'list') {
    const entries = Array.isArray(value) ? value : [];
    return entries.map((entry) => describeEntry(field.fields, asItem(entry))).join('\n');
  }
  if (Array.isArray(value)) return value.join('\n');
  return value === undefined || value === null ? '' : String(value);
}

const describeEntry = (fields: readonly Field[], entry: Typed): string =>
  fields
    .map((field) => textOf(field, field.kind === 'group' ? JSON.stringify(entry[field.name]) : entry[field.name]))
    .join(' · ');
