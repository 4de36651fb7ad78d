import { LeaveGuard } from '#app/web/form/typed/leave-guard.tsx';
import { isNoteWritten } from './cover-note.tsx';

export function NoteGuard() {
  return (
    <LeaveGuard hasSomethingToLose={isNoteWritten} leaving="Leave without sending">
      Your cover note is lost. Your profile and your CV are kept.
    </LeaveGuard>
  );
}
