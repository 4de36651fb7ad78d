import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import {
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_LENGTHS,
} from '#domain/data-request/data-request.ts';

const OPTIONS = [
  { value: '', label: 'Choose one' },
  ...DATA_REQUEST_KINDS.map((value) => ({ value, label: DATA_REQUEST_KIND_NAMES[value] })),
];

const FORM_ID = 'data-request-entry';

export function DataRequestEntry({ answer, today }: { answer: Reply | undefined; today: string }) {
  const { Form, isSending } = usePageSending(answer);
  const values = answer?.values ?? {};
  const field = (name: string, label: string, control: (controlProps: ControlProps) => ReactNode, hint?: string) => (
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
    <div className="flex max-w-2xl flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormKey />
        {field('kind', 'Request type', (controlProps) => (
          <Select {...controlProps} name="kind" options={OPTIONS} defaultValue={values['kind'] ?? ''} />
        ))}
        {field('name', 'Name', (controlProps) => (
          <Input
            {...controlProps}
            name="name"
            maxLength={DATA_REQUEST_LENGTHS.name.most}
            defaultValue={values['name']}
          />
        ))}
        <EmailField
          id={`${FORM_ID}-email`}
          hint="Optional. If you leave it blank, enter their postal address or phone number below."
          autoComplete="off"
          error={answer?.errors['email']}
          defaultValue={values['email']}
        />
        {field(
          'message',
          'Details',
          (controlProps) => (
            <Textarea
              {...controlProps}
              name="message"
              rows={6}
              maxLength={DATA_REQUEST_LENGTHS.message.most}
              defaultValue={values['message']}
            />
          ),
          'What it’s about, how it arrived and what they’d like done. Optional for a copy or erasure.',
        )}
        {field(
          'received_on',
          'Received on',
          (controlProps) => (
            <Input
              {...controlProps}
              type="date"
              name="received_on"
              max={today}
              defaultValue={values['received_on'] ?? today}
              className="max-w-56"
            />
          ),
          'The date it reached anyone at the agency. The deadline counts from then.',
        )}
        <Checkbox
          id={`${FORM_ID}-receipt`}
          name="receipt"
          value="yes"
          label="Send a receipt"
          hint="We’ll email the reference and date received. Otherwise, acknowledge a complaint by letter or phone within 30 days of receiving it."
          defaultChecked={values['receipt'] === 'yes'}
        />
        <Button type="submit" size="lg" isLoading={isSending} loadingText="Adding..." className="self-start">
          Add request
        </Button>
      </Form>
    </div>
  );
}
