/**
 * Handles signing out with scripts: warns about saved items that would be lost, works offline, and reloads the next page, so that no trace
 * of the person remains (spec: accounts §4 "Sign-out clears everything"). Until it has loaded, plain forms sign out.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import type { PageNoticeKey, PageNoticeText } from '#app/web/notices/notice-keys.ts';
import { logoutNotice } from '#app/web/notices/page-notices.ts';
import { countSaved } from '#app/web/offline/saved-offline.ts';
import { useViewer } from '#app/web/viewer.ts';
import { signOutHere } from './sign-out.ts';

export default function SignOutGuard({ failed }: { failed: PageNoticeText }) {
  const id = useId();
  const viewer = useViewer();
  const [unsentCount, setAsked] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const notice = useRef<PageNoticeKey>('logged-out');

  const signOut = async () => {
    setSending(true);
    const next = await signOutHere(viewer, notice.current);
    if (next) return location.assign(next);
    setSending(false);
    setAsked(null);
    showToast(failed);
  };

  useEffect(() => {
    const guard = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // Read by attribute: a field named 'action' would hide the property.
      const { pathname, searchParams } = new URL(form.getAttribute('action') ?? '', location.href);
      if (form.getAttribute('method') !== 'post' || pathname !== href('/logout')) return;
      notice.current = logoutNotice(searchParams);
      event.preventDefault();
      event.stopPropagation();
      const count = countSaved();
      if (count > 0) setAsked(count);
      else void signOut();
    };
    window.addEventListener('submit', guard, { capture: true });
    return () => window.removeEventListener('submit', guard, { capture: true });
  });

  if (unsentCount === null) return null;
  return (
    <Dialog
      id={id}
      title="Sign out and lose unsent items?"
      size="sm"
      isOpen
      onClose={() => setAsked(null)}
      footer={
        <>
          <DialogCloseButton dialogId={id}>Stay signed in</DialogCloseButton>
          <Button type="button" variant="danger" isLoading={isSending} onClick={signOut}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        {unsentCount === 1 ? 'One thing you saved offline has' : `${unsentCount} things you saved offline have`} not
        been sent yet. Signing out removes all your data from this device, and you’ll lose{' '}
        {unsentCount === 1 ? 'it' : 'them'}.
      </p>
      <p className="mt-3">
        <a className="link" href={href('/saved-offline')}>
          See unsent items
        </a>
      </p>
    </Dialog>
  );
}
