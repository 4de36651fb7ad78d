/** The form of an item. While an editor types, the draft is saved and the preview follows; without a script, buttons do both. */
import { type RefObject, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { Field as ItemField } from '#db/content/fields.ts';
import { useAutosave } from '../client.ts';
import { type ItemState, STATE_NAMES, type Typed } from '../schema.ts';
import { ItemFields } from './item-fields.tsx';
import { ITEM_SHAPES } from './item-row.tsx';

type ItemFormProps = {
  item: {
    id: string | null;
    fields: readonly ItemField[];
    typed: Typed;
    version: number;
    state: ItemState;
    isPublished: boolean;
    /** As a time in London. */
    publishAt: string | null;
    updatedAt: string;
    updatedBy: string;
  };
  errors: Readonly<Record<string, string>>;
  frame: RefObject<HTMLIFrameElement | null>;
};

export function ItemForm({ item, errors, frame }: ItemFormProps) {
  const { id, fields, typed, version, state, isPublished, publishAt, updatedAt, updatedBy } = item;
  const form = useRef<HTMLFormElement>(null);
  const { status, follow } = useAutosave(form, frame);
  const hasDraft = state !== 'published' && id !== null;
  return (
    // Sent as a page of its own: a list that has changed is drawn anew with it.
    <form ref={form} method="post" noValidate onInput={follow} className="min-w-0 space-y-6">
      <input type="hidden" name="version" defaultValue={version} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Status shape={ITEM_SHAPES[state]}>{STATE_NAMES[state]}</Status>
        {updatedAt && (
          <span className="text-ink-soft text-sm">
            Changed {updatedAt} by {updatedBy}
          </span>
        )}
        <span role="status" className="text-ink-soft text-sm">
          {status}
        </span>
      </div>
      <ItemFields fields={fields} typed={typed} errors={errors} />
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-1 py-3">
        <Button type="submit" name="intent" value="publish">
          Publish
        </Button>
        <Button type="submit" name="intent" value="save" variant="secondary">
          Save draft
        </Button>
        {hasDraft && (
          <Button type="submit" name="intent" value="discard" variant="quiet">
            Discard {isPublished ? 'changes' : 'draft'}
          </Button>
        )}
        {isPublished && (
          <Button type="submit" name="intent" value="unpublish" variant="quiet">
            Take off the site
          </Button>
        )}
      </div>
      <fieldset className="flex flex-wrap items-end gap-3">
        <legend className="mb-1.5 font-semibold text-sm">Publish later</legend>
        <Field id="studio-publish_at" label="Time in London">
          {(control) => <Input {...control} type="datetime-local" name="publish_at" defaultValue={publishAt ?? ''} />}
        </Field>
        <Button type="submit" name="intent" value="schedule" variant="secondary">
          {publishAt ? 'Change the time' : 'Schedule'}
        </Button>
      </fieldset>
    </form>
  );
}
