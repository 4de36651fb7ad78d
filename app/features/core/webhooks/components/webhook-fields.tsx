import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../schema.ts';

type WebhookFieldsProps = {
  formId: string;
  values: { address: string; events: readonly string[] };
  answer: Reply | undefined;
};

export function WebhookFields({ formId, values, answer }: WebhookFieldsProps) {
  const isTicked = (name: string) => (answer ? answer.values[name] === 'yes' : values.events.includes(name));
  return (
    <>
      <Field
        id={`${formId}-address`}
        label="Endpoint URL"
        hint="A public address beginning with https://"
        required
        error={answer?.errors['address']}
        className="w-full"
      >
        {(control) => (
          <Input
            {...control}
            name="address"
            type="url"
            inputMode="url"
            maxLength={2_000}
            autoComplete="off"
            defaultValue={answer?.values['address'] ?? values.address}
          />
        )}
      </Field>
      <fieldset
        id={`${formId}-events`}
        aria-describedby={answer?.errors['events'] ? `${formId}-events-error` : undefined}
      >
        <legend className="mb-1 font-semibold text-ink text-sm">Events to send</legend>
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <Checkbox
            key={name}
            id={`${formId}-${name}`}
            name={name}
            value="yes"
            defaultChecked={isTicked(name)}
            label={WEBHOOK_EVENTS[name]}
            hint={name}
          />
        ))}
        {answer?.errors['events'] && <FieldError id={`${formId}-events-error`}>{answer.errors['events']}</FieldError>}
      </fieldset>
    </>
  );
}
