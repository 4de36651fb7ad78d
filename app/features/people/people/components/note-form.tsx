import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import { usePageSending } from '#app/web/form/sending.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import { answerTo, type RecordAnswer } from './record-answers.ts';

type NoteFormProps = {
  /** Excludes the reader. */
  colleagues: readonly { id: string; fullName: string }[];
  answer: RecordAnswer;
};

export function NoteForm({ colleagues, answer: latest }: NoteFormProps) {
  const answer = answerTo(latest, 'note');
  const { Form, isSending, intent } = usePageSending(latest);
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <section aria-labelledby="note-heading">
      <Heading level={2} size="item" id="note-heading" className="border-ink border-b-2 pb-2">
        Write a note
      </Heading>
      <Form method="post" noValidate preventScrollReset className="mt-3 space-y-3">
        <FormKey />
        <FormProblems formId="note" answer={answer} />
        <input type="hidden" name="intent" value="note" />
        <Field
          id="note-body"
          label="Note"
          isLabelHidden
          hint="Colleagues can read and search it, and the candidate can ask for a copy. Use @Name to notify a colleague."
          error={errors['body']}
        >
          {(wired) => (
            <Textarea
              {...wired}
              name="body"
              rows={3}
              maxLength={RECORD_LIMITS.note}
              defaultValue={values['body']}
              className="min-h-20"
            />
          )}
        </Field>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {colleagues.length > 0 && (
            <Field id="note-tell" label="Notify a colleague" error={errors['tell']} className="w-56">
              {(wired) => (
                <Select
                  {...wired}
                  name="tell"
                  defaultValue={values['tell'] ?? ''}
                  options={[
                    { value: '', label: 'Nobody' },
                    ...colleagues.map(({ id, fullName }) => ({ value: id, label: fullName })),
                  ]}
                />
              )}
            </Field>
          )}
          <Checkbox
            id="note-private"
            name="private"
            value="yes"
            label="Private (only you can read it)"
            defaultChecked={values['private'] === 'yes'}
          />
          <Button
            type="submit"
            size="sm"
            isLoading={isSending && intent === 'note'}
            loadingText="Saving..."
            className="mb-1"
          >
            Save note
          </Button>
        </div>
      </Form>
    </section>
  );
}
