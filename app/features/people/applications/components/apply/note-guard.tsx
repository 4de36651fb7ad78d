import { LeaveGuard } from '#app/web/form/typed/leave-guard.tsx';
import { isNoteWritten } from './cover-note.tsx';

export function NoteGuard() {
  return (
    <LeaveGuard hasSomethingToLose={isNoteWritten} leaving="Leave without sending">
      You’ll lose your cover note. Your profile and CV are safe.
    </LeaveGuard>
  );
}
