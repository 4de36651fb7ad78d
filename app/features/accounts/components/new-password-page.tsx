import { type FormAnswer, FormProblems } from '#app/site/form-answer.tsx';
import { usePageSending } from '#app/site/sending.ts';
import { Button } from '#app/ui/button.tsx';
import { lengthHint, PasswordField, useVisibility } from './account-fields.tsx';
import { AccountPage } from './way-in-page.tsx';

type NewPasswordPageProps = { title: string; token: string; isAdmin: boolean; answer: FormAnswer | undefined };

/** A new password by link: the old one is not known any more. */
export function NewPasswordPage({ title, token, isAdmin, answer }: NewPasswordPageProps) {
  const { Form, isSending } = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <AccountPage title={title}>
      <div className="flex flex-col gap-5">
        <FormProblems formId="reset" answer={answer} />
        <p className="text-ink-soft">You will be logged out on every device, and sign in with the new password.</p>
        <Form method="post" noValidate className="flex flex-col items-start gap-5">
          <input type="hidden" name="token" value={token} />
          <div className="w-full">
            <PasswordField
              formId="reset"
              answer={answer}
              visibility={visibility}
              label="New password"
              hint={lengthHint(isAdmin)}
              autoComplete="new-password"
            />
          </div>
          <Button type="submit" isLoading={isSending} loadingText="Saving...">
            Save the new password
          </Button>
        </Form>
      </div>
    </AccountPage>
  );
}
