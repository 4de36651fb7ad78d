import type { LoginKind } from '#app/site/login-request.ts';
import { useVisibility } from './account-fields.tsx';
import type { FormAnswer } from './form-answer.tsx';
import { LoginForm } from './login-form.tsx';
import { WAYS_IN } from './login-kinds.ts';
import { usePageSending } from './sending.ts';
import { WayInPage } from './way-in-page.tsx';

type LoginPageProps = { kind: LoginKind; next: string; answer: FormAnswer | undefined };

export function LoginPage({ kind, next, answer }: LoginPageProps) {
  const sending = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <WayInPage kind={kind} current="login" title={WAYS_IN[kind].title} next={next}>
      <LoginForm id="login" sending={sending} visibility={visibility} next={next} />
    </WayInPage>
  );
}
