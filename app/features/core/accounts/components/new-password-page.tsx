import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { lengthHint, PasswordField, useVisibility } from './account-fields.tsx';
import { AccountPage } from './sign-in/sign-in-page.tsx';

type NewPasswordPageProps = {
  title: string;
  lead: string;
  label: string;
  autoComplete?: 'current-password' | 'new-password';
  button: string;
  token: string;
  isStaff: boolean;
  answer: Reply | undefined;
};

export function NewPasswordPage(props: NewPasswordPageProps) {
  const { title, lead, label, autoComplete = 'new-password', button, token, isStaff, answer } = props;
  const { Form, isSending } = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <AccountPage title={title} trades={['office']}>
      <div className="flex flex-col gap-5">
        <FormProblems formId="reset" answer={answer} />
        <p className="text-ink-soft">{lead}</p>
        <Form method="post" noValidate className="flex flex-col items-start gap-5">
          <input type="hidden" name="token" value={token} />
          <div className="w-full">
            <PasswordField
              formId="reset"
              answer={answer}
              visibility={visibility}
              label={label}
              hint={lengthHint(isStaff)}
              autoComplete={autoComplete}
            />
          </div>
          <Button type="submit" isLoading={isSending} loadingText="Saving...">
            {button}
          </Button>
        </Form>
      </div>
    </AccountPage>
  );
}
