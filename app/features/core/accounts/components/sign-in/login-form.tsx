import { Form, href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Sending } from '#app/web/form/sending.ts';
import { AccountEmailField, PasswordField, type Visibility } from '../account-fields.tsx';

type LoginFormProps = {
  id: string;
  sending: Sending;
  visibility: Visibility;
  next: string;
  like: string;
};

/** spec: accounts §2, §5. */
export function LoginForm({ id, sending, visibility, next, like }: LoginFormProps) {
  const { Form: SendingForm, target, answer, isSending } = sending;
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId={id} answer={answer} />
      {answer?.reason === 'email_not_confirmed' && <ResendButton email={answer.values['email'] ?? ''} />}
      <SendingForm method="post" {...target} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="next" value={next} />
        {like && <input type="hidden" name="like" value={like} />}
        <AccountEmailField formId={id} answer={answer} />
        <PasswordField formId={id} answer={answer} visibility={visibility} autoComplete="current-password" />
        <div data-toasts-above className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" isLoading={isSending} loadingText="Signing in...">
            Login
          </Button>
          <Link to={href('/forgot-password')} className="link py-2">
            Forgotten your password?
          </Link>
        </div>
      </SendingForm>
    </div>
  );
}

/** A form keeps the email address out of address bars and logs. */
function ResendButton({ email }: { email: string }) {
  return (
    <Form method="post" action={href('/resend-confirmation')}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="secondary">
        Resend link
      </Button>
    </Form>
  );
}
