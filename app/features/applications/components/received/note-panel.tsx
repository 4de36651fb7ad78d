/** The reader's own note on the page of its application: saved without leaving it, where there is a script. */

import { useEffect } from 'react';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { LeaveGuard } from '#app/web/form/leave-guard.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { OwnNote } from '../../queries/received-application.server.ts';
import { APPLICATION_NOTICES } from '../../texts.ts';
import { NoteForm } from './note-form.tsx';

export function NotePanel({ applicationId, note }: { applicationId: string; note: OwnNote }) {
  const { Form, state, data } = useFetcher<Reply>();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    if (data.isDone) showToast(APPLICATION_NOTICES[data.outcome as keyof typeof APPLICATION_NOTICES]);
    else document.getElementById('note')?.focus();
  }, [state, data]);
  return (
    <>
      <LeaveGuard hasSomethingToLose={() => isChanged(note)} leaving="Leave without saving">
        What you changed in your note is lost.
      </LeaveGuard>
      <NoteForm applicationId={applicationId} note={note} as={Form} isSending={state !== 'idle'} reply={data}>
        {isHydrated && <input type="hidden" name="answer" value="here" />}
      </NoteForm>
    </>
  );
}

/** Compares the form with the saved note. An empty note is not kept, so its privacy does not count. */
function isChanged({ body, isPrivate, mayShare }: OwnNote): boolean {
  const typed = fieldOf('note', HTMLTextAreaElement)?.value.trim() ?? '';
  if (typed !== body) return true;
  return typed !== '' && mayShare && fieldOf('note-private', HTMLInputElement)?.checked !== isPrivate;
}

function fieldOf<T extends HTMLElement>(id: string, kind: new () => T): T | null {
  const field = document.getElementById(id);
  return field instanceof kind ? field : null;
}
