import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { MESSAGE_LENGTHS, type Message } from '#domain/application/status-email.ts';

type PutForwardEmailProps = {
  /** Name of the recipient; undefined for several. */
  to: string | undefined;
  message: Message;
  answer: Reply | undefined;
};

/** The text appears with the tick, also without scripts. */
export function PutForwardEmail({ to, message, answer }: PutForwardEmailProps) {
  const { errors = {}, values } = answer ?? {};
  return (
    <div className="group">
      <Checkbox
        id={'put-forward-email'}
        name="email"
        value="yes"
        label={to ? `Email ${to} about it` : 'Email them about it'}
        hint="We only email them if you select this. We don’t tell the client."
        defaultChecked={values?.['email'] === 'yes'}
      />
      <div className="mt-3 hidden space-y-5 group-has-[[name=email]:checked]:block">
        <Field id={'put-forward-subject'} label="Subject" error={errors['subject']}>
          {(control) => (
            <Input
              {...control}
              name="subject"
              maxLength={MESSAGE_LENGTHS.subject}
              defaultValue={values?.['subject'] ?? message.subject}
            />
          )}
        </Field>
        <Field
          id={'put-forward-body'}
          label="Message"
          hint="We replace merge fields in double braces for each person, and add a link to the application."
          error={errors['body']}
        >
          {(control) => (
            <Textarea
              {...control}
              name="body"
              rows={10}
              maxLength={MESSAGE_LENGTHS.body}
              defaultValue={values?.['body'] ?? message.body}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
