/** Converts form fields to an item and back. It only knows `Field`s, so that a browser can use it without zod. */
import type { Field } from '#db/content/fields.ts';
import { type ItemContent, PREVIEW_PARAMETER } from './schema.ts';

/** Prefix of each field's path: `content.sources.0.url`. */
const FIELD_PREFIX = 'content.';
/** Suffix of a list's path: the number of entries, because entries without a ticked box submit nothing. */
const COUNT = '.length';
export const MOST_ENTRIES = 300;

const CONTROL_NAMES = ['version', 'intent', 'day', 'time', 'tab'] as const;

export const fieldName = (path: string): string => `${FIELD_PREFIX}${path}`;
export const countName = (path: string): string => `${FIELD_PREFIX}${path}${COUNT}`;

type Typed = ReadonlyMap<string, string>;

/** @returns null if there is a field that the form does not have */
export function readItem(fields: readonly Field[], typed: Typed): ItemContent | null {
  const read = new Set<string>(CONTROL_NAMES);
  const item = readGroup(fields, '', typed, read);
  return [...typed.keys()].every((name) => read.has(name)) ? item : null;
}

function readGroup(fields: readonly Field[], parent: string, typed: Typed, read: Set<string>): ItemContent {
  const group: ItemContent = {};
  for (const field of fields) {
    const value = readField(field, parent === '' ? field.name : `${parent}.${field.name}`, typed, read);
    if (value !== undefined) group[field.name] = value;
  }
  return group;
}

function readField(field: Field, path: string, typed: Typed, read: Set<string>): unknown {
  if (field.kind === 'group') {
    const group = readGroup(field.fields, path, typed, read);
    return field.isRequired || Object.values(group).some(isFilled) ? group : undefined;
  }
  if (field.kind === 'list') {
    read.add(countName(path));
    const count = Math.min(Number(typed.get(countName(path)) ?? 0) || 0, MOST_ENTRIES);
    const entries = Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) =>
      readGroup(field.fields, `${path}.${index}`, typed, read),
    );
    return entries.length > 0 || field.isRequired ? entries : undefined;
  }
  read.add(fieldName(path));
  const text = cleaned(typed.get(fieldName(path)) ?? '');
  if (field.kind === 'tick') return text === 'on';
  if (field.kind === 'lines') {
    const lines = text.split('\n').map((line) => line.trim());
    const filledLines = lines.filter((line) => line !== '');
    return filledLines.length > 0 || field.isRequired ? filledLines : undefined;
  }
  if (field.kind === 'number') {
    if (text.trim() === '') return undefined;
    const number = Number(text);
    return Number.isFinite(number) ? number : text;
  }
  if (text === '') return field.isRequired && field.kind !== 'choice' ? '' : undefined;
  return text;
}

/** Text that PostgreSQL can store, with line breaks as \n, because browsers submit \r\n. */
const cleaned = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');

function isFilled(value: unknown): boolean {
  if (value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : true;
}

export type ListChange = { verb: 'add' | 'remove' | 'up' | 'down'; path: string };

/** @param intent such as `add:sources` or `up:sources.1` @returns null for any other */
export function readListChange(intent: string): ListChange | null {
  const match = /^(add|remove|up|down):([A-Za-z0-9.]{1,200})$/.exec(intent);
  return match ? { verb: match[1] as ListChange['verb'], path: match[2] as string } : null;
}

/** Returns the item unchanged if there is no such list or entry. */
export function changeList(item: ItemContent, { verb, path }: ListChange): ItemContent {
  const changedItem = structuredClone(item);
  const names = path.split('.');
  const index = verb === 'add' ? 0 : Number(names.pop());
  const list = listAt(changedItem, names, verb === 'add');
  if (!list) return item;
  if (verb === 'add') {
    if (list.length < MOST_ENTRIES) list.push({});
    return changedItem;
  }
  const [entry] = list.splice(index, 1);
  if (entry === undefined) return item;
  if (verb === 'up') list.splice(Math.max(0, index - 1), 0, entry);
  if (verb === 'down') list.splice(index + 1, 0, entry);
  return changedItem;
}

/** Follows own properties only, never the prototype's. */
function listAt(item: ItemContent, names: readonly string[], isMade: boolean): unknown[] | null {
  let at: unknown = item;
  for (const [depth, name] of names.entries()) {
    if (typeof at !== 'object' || at === null || name === '__proto__') return null;
    if (!Object.hasOwn(at, name)) {
      if (!isMade || Array.isArray(at)) return null;
      (at as ItemContent)[name] = depth === names.length - 1 ? [] : {};
    }
    at = (at as ItemContent)[name];
  }
  return Array.isArray(at) ? at : null;
}

/** The page of an item with its draft. @param page the path, optionally with a fragment */
export function previewPath(page: string, itemId: string): string {
  const [path = '/', fragment] = page.split('#', 2);
  return `${path}?${PREVIEW_PARAMETER}=${itemId}${fragment ? `#${fragment}` : ''}`;
}
