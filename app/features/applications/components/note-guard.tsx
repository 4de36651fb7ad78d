/** Asks before a page is left on which a cover note was written that has not been sent. */
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog.tsx';

export function NoteGuard({ isWritten }: { isWritten: () => boolean }) {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isWritten(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isWritten()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWritten]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      id={id}
      title="Leave without sending?"
      size="sm"
      isOpen
      onClose={() => blocker.reset()}
      footer={
        <>
          <DialogCloseButton dialogId={id}>Stay on this page</DialogCloseButton>
          <Button type="button" variant="danger" onClick={() => blocker.proceed()}>
            Leave without sending
          </Button>
        </>
      }
    >
      <p>Your cover note is lost. Your profile and your CV are kept.</p>
    </Dialog>
  );
}
