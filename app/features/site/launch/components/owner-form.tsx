import {
  AccountEmailField,
  PasswordField,
  useVisibility,
} from '#app/features/core/accounts/components/account-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';

const FORM_ID = 'owner';

export function OwnerForm({ answer }: { answer: Reply | undefined }) {
  const { Form, isSending } = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <Form method="post" noValidate className="max-w-xl space-y-5">
      <p className="text-ink-soft">
        Your account will own this site. Visitors will see a ‘coming soon’ page until you publish it.
      </p>
      <FormProblems formId={FORM_ID} answer={answer} />
      <Field
        id={`${FORM_ID}-token`}
        label="Token"
        hint="It was printed when the site first started and works once, within 24 hours. To create another, run npm run admin:token on the server."
        error={answer?.errors['token']}
        required
      >
        {(control) => <Input {...control} name="token" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field id={`${FORM_ID}-full_name`} label="Your name" error={answer?.errors['full_name']} required>
        {(control) => (
          <Input {...control} name="full_name" autoComplete="name" defaultValue={answer?.values['full_name']} />
        )}
      </Field>
      <AccountEmailField formId={FORM_ID} answer={answer} />
      <PasswordField
        formId={FORM_ID}
        answer={answer}
        visibility={visibility}
        autoComplete="new-password"
        hint="At least 12 characters."
      />
      <Button type="submit" isLoading={isSending} loadingText="Setting up...">
        Set up this site
      </Button>
    </Form>
  );
}
