import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { REPLY_DAYS } from '#domain/application/reply-promise.ts';
import { type SectionProps, SettingsSection } from './section.tsx';

export function RepliesSection({ values, answer }: SectionProps<{ replyDays: number }>) {
  return (
    <SettingsSection
      id="replies"
      title="Replies to candidates"
      lead={
        <p>
          Every advert promises a reply within this many days, and every application shows the date. A reply is a
          decision, which we email to the candidate. Overdue replies appear on Today. You can set a different number for
          a job. Existing applications keep their date.
        </p>
      }
      answer={answer}
    >
      <Field
        id="replies-reply_days"
        label="Days to reply to an application"
        required
        hint={`From ${REPLY_DAYS.least} to ${REPLY_DAYS.most}`}
        error={answer?.errors['reply_days']}
      >
        {(control) => (
          <Input
            {...control}
            name="reply_days"
            inputMode="numeric"
            maxLength={2}
            defaultValue={answer?.values['reply_days'] ?? values.replyDays}
            className="max-w-32"
          />
        )}
      </Field>
    </SettingsSection>
  );
}
