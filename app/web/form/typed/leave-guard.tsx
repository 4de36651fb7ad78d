/** Asks before leaving a page with typed text that the server has not accepted. */
import { useEffect, useEffectEvent, useId } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { isAnythingTyped } from './typed-fields.ts';

type LeaveGuardProps = {
  /** Replaces the default check of typed fields. Called when the visitor is about to leave. */
  hasSomethingToLose?: () => boolean;
  /** Title of the dialog and label of its button. */
  leaving?: string;
  /** Explains what would be lost. */
  children?: string;
};

/** Use it once on a page: a page can ask only one question at a time. */
export function LeaveGuard({
  hasSomethingToLose = isAnythingTyped,
  leaving = 'Leave without saving',
  children = 'What you typed on this page will be lost.',
}: LeaveGuardProps) {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasSomethingToLose(),
  );
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasSomethingToLose()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', listen);
    return () => removeEventListener('beforeunload', listen);
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
