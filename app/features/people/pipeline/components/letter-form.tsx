import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { Message } from '#domain/application/status-email.ts';

type LetterFormProps = {
  words: Message;
  isUnnamed: boolean;
  answer: Reply | undefined;
  cancelHref: string;
};

const UNNAMED =
  'Enter {{first_name}} for their first name. We’ll fill it in when we send the email. The rest will be sent as written';

export function LetterForm({ words, isUnnamed, answer, cancelHref }: LetterFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="max-w-2xl space-y-5">
      <FormKey />
      <FormProblems formId="letter" answer={answer} />
      <Field id="letter-subject" label="Subject" required error={errors['subject']}>
        {(control) => (
          <Input {...control} name="subject" defaultValue={values['subject'] ?? words.subject} autoComplete="off" />
        )}
      </Field>
      <Field
        id="letter-body"
        label="Text"
        hint={`${isUnnamed ? UNNAMED : 'It will be sent as written'}, with a link to the application below. It counts as a reply.`}
        required
        error={errors['body']}
      >
        {(control) => <Textarea {...control} name="body" rows={14} defaultValue={values['body'] ?? words.body} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Sending...">
          Send
        </Button>
        <ButtonLink to={cancelHref} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
