import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Message } from '#domain/application/status-email.ts';
import { MessageText } from './status-history.tsx';

type MessageFormProps = {
  words: Message;
  errors: Readonly<Record<string, string>>;
  cancelHref: string;
  preview: (typed: Message) => Message;
  fields: readonly { label: string; value: string }[];
  children?: ReactNode;
};

export function MessageForm({ words, errors, cancelHref, preview, fields, children }: MessageFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState(words);
  const fieldErrors = useMemo(
    () => Object.entries(errors).map(([name, message]) => ({ fieldId: `message-${name}`, message })),
    [errors],
  );
  function updatePreview({ currentTarget }: FormEvent<HTMLFormElement>) {
    const sent = new FormData(currentTarget);
    setTyped({ subject: String(sent.get('subject')), body: String(sent.get('body')) });
  }
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Form method="post" noValidate onInput={updatePreview} className="min-w-0 space-y-5">
        <FormKey />
        <ErrorSummary errors={fieldErrors} />
        {children}
        <Field id="message-subject" label="Subject" required error={errors['subject']}>
          {(control) => <Input {...control} name="subject" defaultValue={words.subject} autoComplete="off" />}
        </Field>
        <Field id="message-body" label="Text" required error={errors['body']}>
          {(control) => <Textarea {...control} name="body" rows={12} defaultValue={words.body} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" isLoading={isSending} loadingText="Saving...">
            Save
          </Button>
          {!isHydrated && (
            <Button type="submit" name="intent" value="preview" variant="secondary">
              Preview
            </Button>
          )}
          <ButtonLink to={cancelHref} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <div className="min-w-0 space-y-8">
        <section aria-labelledby="preview-heading" className="space-y-3">
          <Heading level={2} size="item" id="preview-heading">
            Preview of the email
          </Heading>
          <MessageText message={preview(typed)} />
        </section>
        <section aria-labelledby="placeholders-heading" className="space-y-3">
          <Heading level={2} size="item" id="placeholders-heading">
            Merge fields
          </Heading>
          <DataList items={fields} />
        </section>
      </div>
    </div>
  );
}
