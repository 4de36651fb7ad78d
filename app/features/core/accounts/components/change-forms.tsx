/** The forms ask for the current password, which the thief of a session does not know. */

import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { AccountEmailField, lengthHint, PasswordField, useVisibility } from './account-fields.tsx';

type ChangePasswordProps = { isStaff: boolean; answer: Reply | undefined };

export function ChangePasswordForm({ isStaff, answer }: ChangePasswordProps) {
  const { Form, isSending } = usePageSending(answer);
  const visibility = useVisibility();
  const field = { formId: 'change', answer, visibility };
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId="change" answer={answer} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <PasswordField {...field} name="current_password" label="Current password" autoComplete="current-password" />
        <PasswordField {...field} label="New password" hint={lengthHint(isStaff)} autoComplete="new-password" />
        <div>
          <Button type="submit" isLoading={isSending} loadingText="Saving...">
            Change password
          </Button>
        </div>
      </Form>
    </div>
  );
}

type ChangeEmailProps = { email: string; answer: Reply | undefined };

export function ChangeEmailForm({ email, answer }: ChangeEmailProps) {
  const { Form, isSending } = usePageSending(answer);
  const visibility = useVisibility();
  const field = { formId: 'change', answer };
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId="change" answer={answer} />
      <p className="text-ink-soft">
        Your email address is <span className="break-all text-ink">{email}</span>. We’ll send a link to the new one.
        Your address changes when you open it.
      </p>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <AccountEmailField {...field} label="New email" autoComplete="email" />
        <PasswordField
          {...field}
          visibility={visibility}
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
        <div>
          <Button type="submit" isLoading={isSending} loadingText="Sending...">
            Send link
          </Button>
        </div>
      </Form>
    </div>
  );
}
