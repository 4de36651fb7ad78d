/** A form that does one thing, for whoever knows the current password. */
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { PasswordField, useVisibility } from './account-fields.tsx';

type PasswordFormProps = {
  /** Sent by the browser itself: what comes back is a file, or another person's browser. */
  action: string;
  answer: Reply | undefined;
  button: string;
  variant?: ButtonVariant;
  /** Beside the button. */
  children?: ReactNode;
};

const FORM_ID = 'proof';

export function PasswordForm({ action, answer, button, variant = 'primary', children }: PasswordFormProps) {
  const visibility = useVisibility();
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId={FORM_ID} answer={answer} />
      <form method="post" action={action} noValidate className="flex flex-col gap-5">
        <div className="max-w-md">
          <PasswordField
            formId={FORM_ID}
            answer={answer}
            visibility={visibility}
            name="current_password"
            label="Current password"
            autoComplete="current-password"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant}>
            {button}
          </Button>
          {children}
        </div>
      </form>
    </div>
  );
}
