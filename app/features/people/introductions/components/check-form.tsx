import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CHECK_NOTE_LENGTH, type CheckKind } from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { introductionHref } from '../schema.ts';
import { CHECK_OUTCOME_NAMES } from '../texts.ts';

type CheckFormProps = { introductionId: string; kind: CheckKind; today: string; answer: Reply | undefined };

export function CheckForm({ introductionId, kind, today, answer }: CheckFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  const { methods, outcomes, hasFollowUp } = INTRODUCTION_RULES[kind];
  const form = `${introductionId}-${kind}`;
  return (
    <Form method="post" action={introductionHref(introductionId)} noValidate className="mt-3 max-w-xl space-y-4">
      <FormKey />
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="kind" value={kind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${form}-outcome`} label="Result" error={errors['outcome']}>
          {(wired) => (
            <Select
              {...wired}
              name="outcome"
              options={outcomes.map((value) => ({ value, label: CHECK_OUTCOME_NAMES[value] }))}
              defaultValue={values['outcome'] ?? 'met'}
            />
          )}
        </Field>
        <Field id={`${form}-method`} label="How" error={errors['method']}>
          {(wired) => (
            <Select
              {...wired}
              name="method"
              options={Object.entries(methods).map(([value, label]) => ({ value, label }))}
              defaultValue={values['method']}
            />
          )}
        </Field>
        <Field id={`${form}-checked_on`} label="Date checked" error={errors['checked_on']} required>
          {(wired) => (
            <Input {...wired} type="date" name="checked_on" max={today} defaultValue={values['checked_on'] ?? today} />
          )}
        </Field>
        {hasFollowUp && (
          <Field id={`${form}-follow_up_on`} label="Next check due" error={errors['follow_up_on']} optional>
            {(wired) => (
              <Input
                {...wired}
                type="date"
                name="follow_up_on"
                min={today}
                defaultValue={values['follow_up_on'] ?? ''}
              />
            )}
          </Field>
        )}
      </div>
      <Field
        id={`${form}-note`}
        label="Note"
        hint="What you saw or asked. The candidate can ask to see it."
        error={errors['note']}
        optional
      >
        {(wired) => (
          <Textarea {...wired} name="note" rows={2} maxLength={CHECK_NOTE_LENGTH} defaultValue={values['note'] ?? ''} />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="sm" disabled={isSending}>
        Record it
      </Button>
    </Form>
  );
}
