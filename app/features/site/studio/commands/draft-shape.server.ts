/** Checks what a draft may contain: it may be incomplete, but every value must fit its field. */
import type { Field } from '#db/content/fields.ts';
import { MOST_ENTRIES } from '../form.ts';

const LONGEST_TEXT = 200_000;

/** @returns the path of the first value that does not fit; null if all fit */
export function findDraftFault(fields: readonly Field[], draft: object): string[] | null {
  for (const [name, value] of Object.entries(draft)) {
    const field = fields.find((each) => each.name === name);
    const below = field ? findFault(field, value) : [];
    if (below) return [name, ...below];
  }
  return null;
}

function findFault(field: Field, value: unknown): string[] | null {
  if (field.kind === 'group') return isObject(value) ? findDraftFault(field.fields, value) : [];
  if (field.kind === 'list') {
    if (!Array.isArray(value) || value.length > MOST_ENTRIES) return [];
    for (const [index, entry] of value.entries()) {
      const below = isObject(entry) ? findDraftFault(field.fields, entry) : [];
      if (below) return [String(index), ...below];
    }
    return null;
  }
  return fits(field, value) ? null : [];
}

function fits({ kind }: Field, value: unknown): boolean {
  if (kind === 'tick') return typeof value === 'boolean';
  if (kind === 'lines') return Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(isText);
  return isText(value) || (kind === 'number' && typeof value === 'number');
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed() && !value.includes('\0');
