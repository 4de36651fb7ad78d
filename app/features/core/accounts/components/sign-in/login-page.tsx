import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { useVisibility } from '../account-fields.tsx';
import { LoginForm } from './login-form.tsx';
import { WAYS_IN } from './login-kinds.ts';
import { WayInPage } from './way-in-page.tsx';

type LoginPageProps = { kind: LoginKind; next: string; like: string; answer: Reply | undefined };

export function LoginPage({ kind, next, like, answer }: LoginPageProps) {
  const sending = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <WayInPage kind={kind} current="login" title={WAYS_IN[kind].title} next={next} like={like}>
      <LoginForm id="login" sending={sending} visibility={visibility} next={next} like={like} />
    </WayInPage>
  );
}
