/** A note on an application, for whoever writes it alone. */
import type { ReactNode } from 'react';
import { type FormProps, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { PRIVATE_NOTE_LENGTH } from '#domain/application.ts';
import { formatNumber } from '#domain/money.ts';

export type NoteFailure = { failure: string; body: string; errorId?: string | null };

type NoteFormProps = {
  applicationId: string;
  note: string;
  /** The router's own form, or that of a fetcher, which stays on its page. */
  as: (props: FormProps) => ReactNode;
  isSending: boolean;
  refused?: NoteFailure | undefined;
  /** Stands beside the button. */
  children?: ReactNode;
};

export function NoteForm({ applicationId, note, as: Form, isSending, refused, children }: NoteFormProps) {
  const errorId = refused?.errorId ? ` Error ID: ${refused.errorId}` : '';
  return (
    <Form method="post" action={href('/employer/applications/:id/note', { id: applicationId })} className="space-y-3">
      <Field
        id="note"
        label="Private note"
        hint={`Only you can read it here; whoever it is about can ask for a copy of it. Up to ${formatNumber(PRIVATE_NOTE_LENGTH)} characters; an empty note is removed.`}
        error={refused && refused.failure + errorId}
      >
        {(control) => <Textarea {...control} name="body" rows={4} defaultValue={refused?.body ?? note} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="sm" isLoading={isSending} loadingText="Saving...">
          Save note
        </Button>
        {children}
      </div>
    </Form>
  );
}
