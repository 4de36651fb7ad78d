import { useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { COVER_NOTE_LENGTH } from '#domain/application/application.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';

export const NOTE_ID = 'apply-cover_note';

export const AS_IT_IS = 'We’ll send your profile and CV as they are when you’re back online.';

/** True if the page has an unsent note: in the form, or hidden behind the preview. A read-only note for copying does not count. */
export function isNoteWritten(): boolean {
  const note = document.getElementById(NOTE_ID);
  const isField = note instanceof HTMLTextAreaElement || note instanceof HTMLInputElement;
  return isField && !note.readOnly && note.value.trim() !== '';
}

type CoverNoteProps = {
  /** Set if the page may have a second form. */
  id?: string;
  written: string;
  error: string | undefined;
};

export function CoverNote({ id = NOTE_ID, written, error }: CoverNoteProps) {
  const [length, setLength] = useState(() => Array.from(written).length);
  const charactersLeft = COVER_NOTE_LENGTH - length;
  return (
    <div>
      <Field
        id={id}
        label="Cover note"
        optional
        hint={`Why this job, and why you? Up to ${formatNumber(COVER_NOTE_LENGTH)} characters.`}
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            name="cover_note"
            rows={8}
            defaultValue={written}
            onChange={(event) => setLength(Array.from(event.currentTarget.value).length)}
          />
        )}
      </Field>
      {length > 0 && (
        <p className={`figures mt-1.5 text-sm ${charactersLeft < 0 ? 'font-medium text-signal' : 'text-ink-soft'}`}>
          {describeRoom(charactersLeft)}
        </p>
      )}
    </div>
  );
}

function describeRoom(charactersLeft: number): string {
  const characters = countOf(Math.abs(charactersLeft), 'character');
  return charactersLeft < 0 ? `${characters} too many` : `${characters} left`;
}

export function ReadOnlyNote({ coverNote }: { coverNote: string }) {
  if (!coverNote) return null;
  return (
    <Field id={NOTE_ID} label="Your cover note">
      {(control) => <Textarea {...control} readOnly value={coverNote} rows={8} />}
    </Field>
  );
}
