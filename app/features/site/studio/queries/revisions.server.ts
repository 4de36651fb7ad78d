import { diffWordsWithSpace } from 'diff';
import type { Database } from '#db/connections/client.server.ts';
import type { Collection } from '#db/content/collections.ts';
import { collections } from '#db/content/collections.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Editor } from '../policy.ts';
import type { Difference, DifferentWords, ItemContent } from '../schema.ts';
import { ACTIONS } from '../texts.ts';

export type Revision = { version: number; action: string; by: string; at: string };

const MOST_REVISIONS = 200;

export function listRevisions({ asActor }: Database, editor: Editor, itemId: string): Promise<Revision[]> {
  return asActor(editor.id, async (transaction) => {
    const rows = await transaction
      .selectFrom('content_revisions')
      .select(['version', 'action', 'made_by', 'made_at'])
      .where('item_id', '=', itemId)
      .orderBy('version', 'desc')
      .limit(MOST_REVISIONS)
      .execute();
    return rows.map(({ version, action, made_by, made_at }) => ({
      version,
      action: ACTIONS[action] ?? action,
      by: made_by,
      at: formatDateAndTime(made_at),
    }));
  });
}

export function findRevision(
  { asActor }: Database,
  editor: Editor,
  itemId: string,
  version: number,
): Promise<ItemContent | null> {
  return asActor(editor.id, async (transaction) => {
    const row = await transaction
      .selectFrom('content_revisions')
      .select('content')
      .where('item_id', '=', itemId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row ? (row.content as ItemContent) : null;
  });
}

/** Two long, entirely different texts are shown whole: comparing their words takes too long. */
const LONGEST_COMPARISON_MS = 200;

export function compare(collection: Collection, before: ItemContent, after: ItemContent): Difference[] {
  return compareFields(listFields(collections[collection].schema), before, after).map(
    ({ label, before: old, after: present }) => ({
      label,
      before: old,
      after: present,
      words: compareWords(old, present),
    }),
  );
}

function compareWords(before: string, after: string): DifferentWords[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_COMPARISON_MS });
  if (!parts)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

type FieldDifference = { label: string; before: string; after: string };

function compareFields(fields: readonly Field[], before: unknown, after: unknown, parent = ''): FieldDifference[] {
  return fields.flatMap((field) => {
    const label = parent === '' ? field.label : `${parent}, ${field.label}`;
    const [old, present] = [fieldOf(before, field.name), fieldOf(after, field.name)];
    if (field.kind === 'group') return compareFields(field.fields, old, present, label);
    if (field.kind === 'list') {
      const [one, other] = [listOf(old), listOf(present)];
      return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
        compareFields(field.fields, one[index], other[index], `${label} ${index + 1}`),
      ).flat();
    }
    const [oldText, presentText] = [asText(field, old), asText(field, present)];
    return oldText === presentText ? [] : [{ label, before: oldText, after: presentText }];
  });
}

const fieldOf = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null && Object.hasOwn(item, name) ? (item as ItemContent)[name] : undefined;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function asText(field: Field, value: unknown): string {
  if (field.kind === 'tick') return value === true ? 'Yes' : 'No';
  if (field.kind === 'choice') return field.choices.find(([each]) => each === value)?.[1] ?? String(value ?? '');
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}
