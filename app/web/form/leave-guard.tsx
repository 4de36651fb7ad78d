/** Asks before a page is left on which something was written that would be lost. */
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';

type LeaveGuardProps = {
  /** Called only when the visitor is about to leave. */
  hasSomethingToLose: () => boolean;
  /** Title of the dialog and label of its button: 'Leave without saving'. */
  leaving: string;
  /** Says what would be lost. */
  children: ReactNode;
};

export function LeaveGuard({ hasSomethingToLose, leaving, children }: LeaveGuardProps) {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasSomethingToLose(),
  );
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasSomethingToLose()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      id={id}
      title={`${leaving}?`}
      size="sm"
      isOpen
      onClose={() => blocker.reset()}
      footer={
        <>
          <DialogCloseButton dialogId={id}>Stay on this page</DialogCloseButton>
          <Button type="button" variant="danger" onClick={() => blocker.proceed()}>
            {leaving}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
