import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CurrentPasswordField } from './account-fields.tsx';

type PasswordFormProps = {
  action: string;
  answer: Reply | undefined;
  button: string;
  variant?: ButtonVariant;
  children?: ReactNode;
};

const FORM_ID = 'proof';

export function PasswordForm({ action, answer, button, variant = 'primary', children }: PasswordFormProps) {
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId={FORM_ID} answer={answer} />
      <form method="post" action={action} noValidate className="flex flex-col gap-5">
        <div className="max-w-md">
          <CurrentPasswordField formId={FORM_ID} answer={answer} />
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
