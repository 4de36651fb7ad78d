/** The sign-up form, on its page and in its dialog (spec: accounts §2, §5). */

import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Sending } from '#app/web/form/sending.ts';
import { useUnderway } from '#app/web/form/underway.ts';
import { HumanCheck } from '#app/web/human-check/human-check.tsx';
import { FULL_NAME_LENGTH, type SignUpRole } from '#domain/account/account.ts';
import { AccountEmailField, lengthHint, PasswordField, type Visibility } from '../account-fields.tsx';

type SignUpFormProps = { id: string; sending: Sending; visibility: Visibility; role: SignUpRole };

export function SignUpForm({ id, sending, visibility, role }: SignUpFormProps) {
  const { Form: SendingForm, target, answer, isSending } = sending;
  const { isUnderway, begin } = useUnderway(sending);
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId={id} answer={answer} />
      <SendingForm method="post" {...target} noValidate onSubmit={begin} className="flex flex-col gap-5">
        <input type="hidden" name="role" value={role} />
        <Field id={`${id}-full_name`} label="Full name" error={answer?.errors['full_name']} required>
          {(control) => (
            <Input
              {...control}
              name="full_name"
              autoComplete="name"
              maxLength={FULL_NAME_LENGTH}
              defaultValue={answer?.values['full_name']}
            />
          )}
        </Field>
        <AccountEmailField formId={id} answer={answer} hint="We’ll send a link to confirm it’s yours." />
        <PasswordField
          formId={id}
          answer={answer}
          visibility={visibility}
          hint={lengthHint(false)}
          autoComplete="new-password"
        />
        {/* Each on a line of its own: beside the button the check wraps as soon as it has something to say, which is with
            the press itself. The dialog grows, the button moves away from under the pointer, and the press is lost. */}
        <div data-toasts-above className="flex flex-col items-start gap-1">
          <Button type="submit" isLoading={isSending} loadingText="Creating account...">
            {role === 'employer' ? 'Request access' : 'Sign Up'}
          </Button>
          <HumanCheck action="sign_up" isUnderway={isUnderway} />
        </div>
      </SendingForm>
    </div>
  );
}
