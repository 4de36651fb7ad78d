import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { MAILING_FIELDS } from '#domain/person/mailing.ts';
import { countOf } from '#domain/text/counts.ts';
import type { MailingPreview } from '../schema.ts';
import { type Sender, ShownMailing } from './shown-mailing.tsx';

const FORM = 'mailing';
const FIELDS = Object.entries(MAILING_FIELDS).map(([name, value]) => ({ label: `{{${name}}}`, value }));

type MailingReply = Reply<{ preview: MailingPreview | null }>;
type MailingFormProps = { people: string; formKey: string; us: Sender; reply: MailingReply | undefined };

export function MailingForm({ people, formKey, us, reply }: MailingFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const values: Partial<Record<string, string>> = reply?.values ?? {};
  const errors = reply?.errors ?? {};
  const preview = reply?.preview ?? null;
  const words = { subject: values['subject'] ?? '', body: values['body'] ?? '' };
  const isSendable = preview && preview.recipients.length > 0;
  return (
    <Form method="post" className="space-y-8" noValidate>
      <div className="max-w-3xl space-y-5">
        <FormProblems formId={FORM} answer={reply} />
        <input type="hidden" name="key" value={values['key'] ?? formKey} />
        <input type="hidden" name="people" value={values['people'] ?? people} />
        <input type="hidden" name="shown" value={preview?.shown ?? ''} />
        <Field id={`${FORM}-subject`} label="Subject" required error={errors['subject']}>
          {(control) => <Input {...control} name="subject" defaultValue={words.subject} autoComplete="off" />}
        </Field>
        <Field id={`${FORM}-body`} label="Text" required error={errors['body']}>
          {(control) => <Textarea {...control} name="body" rows={10} defaultValue={words.body} />}
        </Field>
        <details className="text-sm">
          <summary className="link inline-flex min-h-6 cursor-pointer items-center pointer-coarse:min-h-11">
            Merge fields
          </summary>
          <DataList items={FIELDS} className="mt-2" />
        </details>
        <Button type="submit" name="intent" value="preview" variant="secondary" disabled={isSending}>
          {preview ? 'Update the preview' : 'Preview the emails'}
        </Button>
      </div>
      {preview && <ShownMailing words={words} us={us} preview={preview} />}
      {isSendable && (
        <Button type="submit" name="intent" value="send" isLoading={isSending} loadingText="Sending...">
          Send {countOf(preview.recipients.length, 'email')}
        </Button>
      )}
    </Form>
  );
}
