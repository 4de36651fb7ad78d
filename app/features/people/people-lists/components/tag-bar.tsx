/** Tags the ticked people of a list. Part of the same form as their boxes. */
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { TAG_LENGTH } from '../schema.ts';

export const TAG_FORM = 'tag';

export function TagBar({ isSending, answer }: { isSending: boolean; answer: Reply | undefined }) {
  return (
    <fieldset
      id={`${TAG_FORM}-people`}
      tabIndex={-1}
      className="mt-4 flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface px-4 pt-2 pb-4"
    >
      <legend className="px-1 font-semibold text-sm">Tag selected people</legend>
      <Field id={`${TAG_FORM}-tag`} label="Tag" error={answer?.errors['tag']} className="w-full max-w-xs">
        {(wired) => <Input {...wired} name="tag" defaultValue={answer?.values['tag'] ?? ''} maxLength={TAG_LENGTH} />}
      </Field>
      <Button type="submit" name="intent" value="add" variant="secondary" disabled={isSending}>
        Add tag
      </Button>
      <Button type="submit" name="intent" value="remove" variant="secondary" disabled={isSending}>
        Remove tag
      </Button>
    </fieldset>
  );
}
