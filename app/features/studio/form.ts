/** Reads the fields of a form into an item, as the fields of its schema say. What is missing or wrong is for the schema to tell. */
import type { Field } from '#db/content/fields.ts';
import { LIST_INTENTS, type Typed } from './schema.ts';

type Posted = Readonly<Record<string, string>>;

/** No list of ours is longer, whatever a form says. */
const MOST_ENTRIES = 100;

export const pathOf = (prefix: string, name: string): string => (prefix ? `${prefix}.${name}` : name);

/** The name of the field that says how many entries of a list the form holds. */
export const countName = (path: string): string => `${path}.count`;

export function readItem(fields: readonly Field[], posted: Posted, prefix = ''): Typed {
  const entries = fields.map((field) => [field.name, readField(field, posted, pathOf(prefix, field.name))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readField(field: Field, posted: Posted, path: string): unknown {
  const text = (posted[path] ?? '').replaceAll(/\r\n?/g, '\n');
  switch (field.kind) {
    case 'tick':
      return text === 'on';
    case 'number':
      return readNumber(text.trim());
    case 'lines': {
      const lines = text.split('\n').flatMap((line) => line.trim() || []);
      return lines.length > 0 || field.isRequired ? lines : undefined;
    }
    case 'group': {
      const group = readItem(field.fields, posted, path);
      return field.isRequired || !isEmpty(group) ? group : undefined;
    }
    case 'list':
      return readEntries(field.fields, posted, path).filter((entry) => !isEmpty(entry));
    default:
      return text.trim() === '' && !field.isRequired ? undefined : text;
  }
}

/** Text that is no number stays text, which the schema refuses with its own words. */
function readNumber(text: string): number | string | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

function readEntries(fields: readonly Field[], posted: Posted, path: string): Typed[] {
  const count = Math.min(MOST_ENTRIES, Math.max(0, Math.trunc(Number(posted[countName(path)] ?? 0)) || 0));
  return Array.from({ length: count }, (_, index) => readItem(fields, posted, `${path}.${index}`));
}

/** Whether nothing was typed into it. A tick that is not set says nothing. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

export type ListChange = { kind: (typeof LIST_INTENTS)[number]; path: string; index: number };

/** @returns null for an intent of another kind */
export function readListChange(intent: string): ListChange | null {
  const [kind, path = '', index = '0'] = intent.split(':');
  const known = LIST_INTENTS.find((each) => each === kind);
  return known && path ? { kind: known, path, index: Number(index) || 0 } : null;
}

/** @returns the item with an entry more, less, or elsewhere in one of its lists; unchanged where there is no such list */
export function changeList(fields: readonly Field[], typed: Typed, { kind, path, index }: ListChange): Typed {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (field?.kind === 'group' && rest.length > 0) {
    const inner = changeList(field.fields, asItem(typed[name]), { kind, path: rest.join('.'), index });
    return { ...typed, [name]: inner };
  }
  if (field?.kind !== 'list') return typed;
  const entries = Array.isArray(typed[name]) ? [...typed[name]] : [];
  const [position, ...deeper] = rest;
  if (position !== undefined) {
    const at = Number(position);
    if (!(at in entries)) return typed;
    entries[at] = changeList(field.fields, asItem(entries[at]), { kind, path: deeper.join('.'), index });
    return { ...typed, [name]: entries };
  }
  if (kind === 'add') entries.push({});
  else if (index in entries) {
    const [entry] = entries.splice(index, 1);
    if (kind === 'up') entries.splice(Math.max(0, index - 1), 0, entry);
    if (kind === 'down') entries.splice(index + 1, 0, entry);
  }
  return { ...typed, [name]: entries };
}

export const asItem = (value: unknown): Typed =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Typed) : {};
