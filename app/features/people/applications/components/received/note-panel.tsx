import { useEffect } from 'react';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { Reply } from '#app/web/form/reply.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { OwnNote } from '../../schema.ts';
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
    <NoteForm applicationId={applicationId} note={note} as={Form} isSending={state !== 'idle'} reply={data}>
      {isHydrated && <input type="hidden" name="answer" value="here" />}
    </NoteForm>
  );
}
