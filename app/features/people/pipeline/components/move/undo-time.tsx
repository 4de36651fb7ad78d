/** Sets the time in which the reader's own decisions can be undone (WCAG 2.2.1). */
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { nameUndoTime, UNDO_SECONDS } from '#domain/application/pause.ts';

export function UndoTime({ seconds, next }: { seconds: number; next: string }) {
  return (
    <Form method="post" preventScrollReset className="mt-6 flex flex-wrap items-end gap-3">
      <input type="hidden" name="next" value={next} />
      <Field id="undo-seconds" label="Time to undo a move">
        {(control) => (
          <Select
            {...control}
            name="seconds"
            defaultValue={seconds}
            options={UNDO_SECONDS.map((value) => ({ value: String(value), label: nameUndoTime(value) }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Save time
      </Button>
    </Form>
  );
}
