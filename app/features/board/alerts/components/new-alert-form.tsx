import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { useUnderway } from '#app/web/form/underway.ts';
import { HumanCheck } from '#app/web/human-check/human-check.tsx';
import { FrequencyField } from './frequency-field.tsx';

const FORM_ID = 'new-alert';

type NewAlertFormProps = {
  search: string;
  consent: string;
  answer: Reply | undefined;
};

export function NewAlertForm({ search, consent, answer }: NewAlertFormProps) {
  const sending = usePageSending(answer, href('/alerts/new') + search);
  const { Form, target, isSending } = sending;
  const { isUnderway, begin } = useUnderway(sending);
  return (
    <div className="flex flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <Form method="post" {...target} noValidate onSubmit={begin} className="flex flex-col gap-5">
        <input type="hidden" name="search" value={search} />
        <EmailField
          id={`${FORM_ID}-email`}
          error={answer?.errors['email']}
          defaultValue={answer?.values['email']}
          required
        />
        <FrequencyField formId={FORM_ID} value={answer?.values['frequency']} error={answer?.errors['frequency']} />
        <p className="text-ink-soft">{consent} We’ll first send you an email to confirm.</p>
        <div data-toasts-above className="flex flex-col items-start gap-1">
          <Button type="submit" size="lg" isLoading={isSending} loadingText="Sending...">
            Email me jobs like this
          </Button>
          <HumanCheck action="alert_submit" isUnderway={isUnderway} />
        </div>
      </Form>
    </div>
  );
}
