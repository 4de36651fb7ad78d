import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { useVisibility } from '../account-fields.tsx';
import { LoginForm } from './login-form.tsx';
import { SIGN_IN_TEXTS } from './login-kinds.ts';
import { SignInPage } from './sign-in-page.tsx';

type LoginPageProps = { kind: LoginKind; next: string; like: string; answer: Reply | undefined };

export function LoginPage({ kind, next, like, answer }: LoginPageProps) {
  const sending = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <SignInPage kind={kind} current="login" title={SIGN_IN_TEXTS[kind].title} next={next} like={like}>
      <LoginForm id="login" sending={sending} visibility={visibility} next={next} like={like} />
    </SignInPage>
  );
}
