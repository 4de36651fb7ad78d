/** What a candidate writes to the employer, with how much room is left. */
import { useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { COVER_NOTE_LENGTH } from '#domain/application.ts';
import { formatNumber } from '#domain/money.ts';

export const NOTE_ID = 'apply-cover_note';

/** What whoever cannot preview an application agrees to. */
export const AS_IT_IS = 'Your profile and CV are sent as they are when you are back online.';

/** Whether there is anything in it, as it stands in the page. */
export function isNoteWritten(): boolean {
  const note = document.getElementById(NOTE_ID);
  return note instanceof HTMLTextAreaElement && note.value.trim() !== '';
}

type CoverNoteProps = { company: string; written: string; error: string | undefined };

export function CoverNote({ company, written, error }: CoverNoteProps) {
  const [length, setLength] = useState(() => Array.from(written).length);
  const left = COVER_NOTE_LENGTH - length;
  return (
    <div>
      <Field
        id={NOTE_ID}
        label="Cover note"
        optional
        hint={`Why this job, and why you: ${company} reads it first. Up to ${formatNumber(COVER_NOTE_LENGTH)} characters.`}
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
        <p className={`figures mt-1.5 text-sm ${left < 0 ? 'font-medium text-signal' : 'text-ink-soft'}`}>
          {describeRoom(left)}
        </p>
      )}
    </div>
  );
}

function describeRoom(left: number): string {
  const characters = `${formatNumber(Math.abs(left))} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}

/** For whoever can send it no more. */
export function KeptNote({ coverNote }: { coverNote: string }) {
  if (!coverNote) return null;
  return (
    <Field id={NOTE_ID} label="Your cover note">
      {(control) => <Textarea {...control} readOnly value={coverNote} rows={8} />}
    </Field>
  );
}
