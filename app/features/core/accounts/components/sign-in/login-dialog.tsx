/** Signing in, or requesting an account, without leaving the page (spec: accounts §2). Loaded on first use. */

import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCloseOnLeaving } from '#app/chrome/dialogs/dialog-requests.ts';
import type { LoginKind, LoginWish } from '#app/chrome/dialogs/login-request.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { fetcherSending } from '#app/web/form/sending.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { useViewer } from '#app/web/viewer.ts';
import { SIGN_UP_DONE } from '../../texts.ts';
import { useVisibility } from '../account-fields.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SIGN_IN_TEXTS } from './login-kinds.ts';

type LoginDialogProps = { wish: LoginWish; isOpen: boolean; onClose: () => void };

export default function LoginDialog({ wish: { kind, next, like }, isOpen, onClose }: LoginDialogProps) {
  const { pathname, search } = useLocation();
  // A new key clears the typed values after the form succeeds.
  const [round, setRound] = useState(0);
  const finish = () => {
    setRound((before) => before + 1);
    close();
  };
  const close = () => {
    onClose();
    // The pressed link has become a button, so the dialog cannot return the focus to it.
    if (like) document.getElementById(`like-${like}`)?.focus();
  };
  useCloseOnLeaving(close);
  useEffect(() => {
    // The dialog opens in an effect that ran before this one.
    if (isOpen) document.getElementById(`${kind}-login-email`)?.focus();
  }, [isOpen, kind]);
  return (
    <Dialog
      id={`${kind}-login-dialog`}
      title={SIGN_IN_TEXTS[kind].title}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      holdsForm
    >
      <LoginForms key={round} kind={kind} next={next || pathname + search} like={like} onFinish={finish} />
    </Dialog>
  );
}

type LoginFormsProps = {
  kind: LoginKind;
  next: string;
  like: string;
  onFinish: () => void;
};

function LoginForms({ kind, next, like, onFinish }: LoginFormsProps) {
  const { role, login, signUp, signUpName } = SIGN_IN_TEXTS[kind];
  const signingIn = useFetcher<Reply>();
  const signingUp = useFetcher<Reply>();
  const visibility = useVisibility();
  const viewer = useViewer();
  const signedIn = viewer && `${viewer.id} ${viewer.isSignedIn}`;
  const wasSignedIn = useRef(signedIn);
  const finish = useRef(onFinish);
  finish.current = onFinish;

  useEffect(() => {
    // The page that opens after the sign-in shows the toast.
    if (signedIn && signedIn !== wasSignedIn.current) finish.current();
    wasSignedIn.current = signedIn;
  }, [signedIn]);
  useEffect(() => {
    if (!signingUp.data?.isDone) return;
    finish.current();
    showToast(SIGN_UP_DONE);
  }, [signingUp.data]);

  return (
    <Tabs.Root defaultValue="login">
      <Tabs.List
        activateOnFocus
        aria-label="Login or create an account"
        className="mb-5 flex gap-6 border-line border-b"
      >
        <Tab value="login">Login</Tab>
        <Tab value="sign-up">{signUpName}</Tab>
      </Tabs.List>
      <Tabs.Panel value="login" keepMounted>
        <LoginForm
          id={`${kind}-login`}
          sending={fetcherSending(signingIn, login)}
          visibility={visibility}
          next={next}
          like={like}
        />
      </Tabs.Panel>
      <Tabs.Panel value="sign-up" keepMounted>
        <SignUpForm
          id={`${kind}-sign-up`}
          sending={fetcherSending(signingUp, `${signUp}?here`)}
          visibility={visibility}
          role={role}
        />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function Tab({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Tab
      value={value}
      className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 font-semibold text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-active:border-brand data-active:text-ink"
    >
      {children}
    </Tabs.Tab>
  );
}
