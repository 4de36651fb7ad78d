import { href, Link } from 'react-router';
import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { SIGN_UP_DONE } from '../../texts.ts';
import { useVisibility } from '../account-fields.tsx';
import { SIGN_IN_TEXTS } from '../sign-in/login-kinds.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type SignUpPageProps = {
  kind: LoginKind;
  title: string;
  next: string;
  like: string;
  isRequested: boolean;
  answer: Reply | undefined;
};

export function SignUpPage({ kind, title, next, like, isRequested, answer }: SignUpPageProps) {
  const sending = usePageSending(answer);
  const visibility = useVisibility();
  return (
    <SignInPage kind={kind} current="signUp" title={title} next={next} like={like}>
      {isRequested ? (
        <Notice tone="success" title={SIGN_UP_DONE.title} role="status">
          <p>{SIGN_UP_DONE.text}</p>
          <p className="mt-2">
            Nothing arrived?{' '}
            <Link to={href('/resend-confirmation')} className="link">
              Resend the link
            </Link>
          </p>
        </Notice>
      ) : (
        <SignUpForm id="sign-up" sending={sending} visibility={visibility} role={SIGN_IN_TEXTS[kind].role} />
      )}
    </SignInPage>
  );
}
