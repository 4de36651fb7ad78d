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
          Every advert promises a reply within so many days, and every application shows the day. A reply is a decision:
          it is emailed to the candidate. What is late stands on Today. A job may have days of its own; applications
          that were sent keep the day they were promised.
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
