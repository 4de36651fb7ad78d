import type { ReactNode } from 'react';
import { type FormProps, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { NOTE_LENGTH } from '#domain/application/application.ts';
import { formatNumber } from '#domain/pay/money.ts';
import type { OwnNote } from '../../schema.ts';

type NoteFormProps = {
  applicationId: string;
  note: OwnNote;
  as: (props: FormProps) => ReactNode;
  isSending: boolean;
  reply?: Reply | undefined;
  children?: ReactNode;
};

export function NoteForm({ applicationId, note, as: Form, isSending, reply, children }: NoteFormProps) {
  const errorId = reply?.errorId ? ` Error ID: ${reply.errorId}` : '';
  const refused = reply && !reply.isDone ? reply : null;
  const error = refused?.errors['body'] ?? refused?.notice?.title;
  return (
    <Form method="post" action={href('/employer/applications/:id/note', { id: applicationId })} className="space-y-3">
      <Field
        id="note"
        label={note.mayShare ? 'Your note' : 'Private note'}
        hint={`${note.mayShare ? 'The other administrators can read it with your name, unless you keep it private.' : 'Only you can read it here.'} The candidate can ask for a copy. Up to ${formatNumber(NOTE_LENGTH)} characters. To delete the note, save it empty.`}
        error={error && error + errorId}
      >
        {(control) => (
          <Textarea {...control} name="body" rows={4} defaultValue={refused?.values['body'] ?? note.body} />
        )}
      </Field>
      {note.mayShare ? (
        <Checkbox
          id="note-private"
          name="private"
          value="yes"
          label="Keep it private"
          hint="Only you will see it here."
          defaultChecked={refused ? refused.values['private'] === 'yes' : note.isPrivate}
        />
      ) : (
        <input type="hidden" name="private" value="yes" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="sm" isLoading={isSending} loadingText="Saving...">
          Save note
        </Button>
        {children}
      </div>
    </Form>
  );
}
