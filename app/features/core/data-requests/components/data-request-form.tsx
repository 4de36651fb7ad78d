import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { useUnderway } from '#app/web/form/underway.ts';
import { HumanCheck } from '#app/web/human-check/human-check.tsx';
import { DATA_REQUEST_KINDS, DATA_REQUEST_LENGTHS, type DataRequestKind } from '#domain/data-request/data-request.ts';

const CHOICES: Record<DataRequestKind, string> = {
  complaint: 'A complaint about how my data is used',
  copy: 'A copy of my data',
  correction: 'A correction of my data',
  erasure: 'Erasure of my data',
  objection: 'An objection to how my data is used',
};
const OPTIONS = [
  { value: '', label: 'Choose one' },
  ...DATA_REQUEST_KINDS.map((value) => ({ value, label: CHOICES[value] })),
];

const FORM_ID = 'data-request';

export function DataRequestForm({ answer }: { answer: Reply | undefined }) {
  const sending = usePageSending(answer, href('/data-protection'));
  const { Form, target, isSending } = sending;
  const { isUnderway, begin } = useUnderway(sending);
  const field = (name: string, label: string, control: (wired: ControlProps) => ReactNode, hint?: string) => (
    <Field
      id={`${FORM_ID}-${name}`}
      label={label}
      hint={hint}
      error={answer?.errors[name]}
      required={name !== 'message'}
    >
      {control}
    </Field>
  );
  return (
    <div className="flex flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <Form method="post" {...target} noValidate onSubmit={begin} className="flex flex-col gap-5">
        {field('kind', 'What are you asking for?', (wired) => (
          <Select {...wired} name="kind" options={OPTIONS} defaultValue={answer?.values['kind'] ?? ''} />
        ))}
        {field('name', 'Name', (wired) => (
          <Input
            {...wired}
            name="name"
            autoComplete="name"
            maxLength={DATA_REQUEST_LENGTHS.name.most}
            defaultValue={answer?.values['name']}
          />
        ))}
        <EmailField
          id={`${FORM_ID}-email`}
          hint="Use the address we know you by, if any. We’ll send the receipt and answer to it."
          error={answer?.errors['email']}
          defaultValue={answer?.values['email']}
          required
        />
        {field(
          'message',
          'Details',
          (wired) => (
            <Textarea
              {...wired}
              name="message"
              rows={6}
              maxLength={DATA_REQUEST_LENGTHS.message.most}
              defaultValue={answer?.values['message']}
            />
          ),
          'What it’s about and what you’d like us to do. Optional for a copy or erasure. Don’t send proof of identity.',
        )}
        <div className="flex flex-col items-start gap-1">
          <Button type="submit" size="lg" isLoading={isSending} loadingText="Sending...">
            Send request
          </Button>
          <HumanCheck action="data_request_submit" isUnderway={isUnderway} />
        </div>
      </Form>
    </div>
  );
}
