/** Asks before a page is left on which a cover note was written that has not been sent. */
import { LeaveGuard } from '#app/site/leave-guard.tsx';

export function NoteGuard({ isWritten }: { isWritten: () => boolean }) {
  return (
    <LeaveGuard hasSomethingToLose={isWritten} leaving="Leave without sending">
      Your cover note is lost. Your profile and your CV are kept.
    </LeaveGuard>
  );
}
