import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import { usePageSending } from '#app/web/form/sending.ts';
import {
  CALL_DIRECTION_NAMES,
  CALL_DIRECTIONS,
  CALL_OUTCOME_NAMES,
  CALL_OUTCOMES,
  RECORD_LIMITS,
} from '#domain/person/record.ts';
import { answerTo, type RecordAnswer } from './record-answers.ts';

const DIRECTIONS = CALL_DIRECTIONS.map((value) => ({ value, label: CALL_DIRECTION_NAMES[value] }));
const OUTCOMES = CALL_OUTCOMES.map((value) => ({ value, label: CALL_OUTCOME_NAMES[value] }));

/** @param today in London, as YYYY-MM-DD @param time HH:MM */
export function CallForm({ today, time, answer: latest }: { today: string; time: string; answer: RecordAnswer }) {
  const answer = answerTo(latest, 'call');
  const { Form, isSending, intent } = usePageSending(latest);
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <details open={answer !== undefined || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Log a call</summary>
      <Form method="post" noValidate preventScrollReset className="mt-2 space-y-3">
        <FormKey />
        <FormProblems formId="call" answer={answer} />
        <input type="hidden" name="intent" value="call" />
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
          <Field id="call-direction" label="Direction" error={errors['direction']}>
            {(wired) => (
              <Select {...wired} name="direction" options={DIRECTIONS} defaultValue={values['direction'] ?? 'out'} />
            )}
          </Field>
          <Field id="call-outcome" label="Outcome" error={errors['outcome']}>
            {(wired) => (
              <Select {...wired} name="outcome" options={OUTCOMES} defaultValue={values['outcome'] ?? 'spoke'} />
            )}
          </Field>
          <Field id="call-day" label="Date" error={errors['day']}>
            {(wired) => <Input {...wired} type="date" name="day" max={today} defaultValue={values['day'] ?? today} />}
          </Field>
          <Field id="call-time" label="Time" error={errors['time']}>
            {(wired) => <Input {...wired} type="time" name="time" defaultValue={values['time'] ?? time} />}
          </Field>
        </div>
        <Field id="call-body" label="Notes" optional error={errors['body']}>
          {(wired) => (
            <Textarea
              {...wired}
              name="body"
              rows={2}
              maxLength={RECORD_LIMITS.note}
              defaultValue={values['body']}
              className="min-h-20"
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          isLoading={isSending && intent === 'call'}
          loadingText="Saving..."
        >
          Save call
        </Button>
      </Form>
    </details>
  );
}
