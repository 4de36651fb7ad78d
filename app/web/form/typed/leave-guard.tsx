import { useEffect, useEffectEvent, useId } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { isAnythingTyped } from './typed-fields.ts';

type LeaveGuardProps = {
  hasSomethingToLose?: () => boolean;
  leaving?: string;
  children?: string;
};

/** Use it once on a page. */
export function LeaveGuard({
  hasSomethingToLose = isAnythingTyped,
  leaving = 'Leave without saving',
  children = 'You’ll lose what you typed on this page.',
}: LeaveGuardProps) {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasSomethingToLose(),
  );
  const askBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasSomethingToLose()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => askBeforeUnload(event);
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
