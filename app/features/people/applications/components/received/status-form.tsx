import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import {
  APPLICATION_STATUS_NAMES,
  type ApplicationStatus,
  DECISION_STATUSES,
  type DecisionStatus,
} from '#domain/application/application.ts';
import type { Message } from '#domain/application/status-email.ts';
import { MessageText } from '../status-history.tsx';

type StatusFormProps = {
  was: ApplicationStatus;
  chosen: DecisionStatus | null;
  messages: Record<DecisionStatus, Message>;
  /** The form was submitted without a choice. */
  isMissing: boolean;
  cancelHref: string;
};

export function StatusForm({ was, chosen, messages, isMissing, cancelHref }: StatusFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const choices = DECISION_STATUSES.filter((each) => each !== was);
  const first = choices[0];
  const errors = useMemo(() => {
    return isMissing ? [{ fieldId: `status-${first}`, message: 'Choose a status' }] : [];
  }, [isMissing, first]);
  return (
    <Form method="post" noValidate className="max-w-2xl space-y-6">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="was" value={was} />
      <fieldset>
        <legend className="mb-2 font-semibold">New status</legend>
        <div className="divide-y divide-line border-line border-y">
          {choices.map((status) => (
            // The chosen status's message is visible without JavaScript, too.
            <div key={status} className="group py-1">
              <Checkbox
                id={`status-${status}`}
                type="radio"
                name="status"
                value={status}
                defaultChecked={status === chosen}
                label={APPLICATION_STATUS_NAMES[status]}
              />
              <div className="hidden pb-4 pl-8 group-has-[input:checked]:block">
                <p className="mb-2 text-ink-soft text-sm">We’ll email this to the candidate:</p>
                <MessageText message={messages[status]} />
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Saving...">
          Change status and email them
        </Button>
        <ButtonLink to={cancelHref} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
