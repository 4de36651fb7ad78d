/** Offline there is no preview: the candidate agrees to a sentence about what will be sent. */

import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { useCloseOnLeaving } from '#app/chrome/dialogs/dialog-requests.ts';
import type { ApplyWish } from '#app/chrome/dialogs/enquiry-request.ts';
import { SavedNotice } from '#app/chrome/offline/saved-notice.tsx';
import { QuestionFields } from '#app/features/board/jobs/components/screening/question-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogCloseButton } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { sendOrSave } from '#app/web/offline/send-or-save.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD } from '#domain/application/screening-answers.ts';
import type { ApplyOutcome } from '../../schema.ts';
import { APPLICATION_FAILURES, APPLICATION_NOTICES } from '../../texts.ts';
import { AS_IT_IS, CoverNote } from './cover-note.tsx';

const ID = 'offline-apply-dialog';
const NOTE_ID = `${ID}-note`;

type OfflineApplyDialogProps = { wish: ApplyWish; isOpen: boolean; onClose: () => void };

/** The result; `text` explains an error, or that the application was sent because the connection was back. */
type Result = { state: 'saved' } | { state: 'sent' | 'failed'; title: string; text: string };

export default function OfflineApplyDialog({ wish, isOpen, onClose }: OfflineApplyDialogProps) {
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useCloseOnLeaving(onClose);
  useEffect(() => {
    // An earlier effect has opened the dialog.
    if (isOpen) document.getElementById(NOTE_ID)?.focus();
  }, [isOpen]);
  const save = async (form: FormData) => {
    setIsBusy(true);
    setResult(await apply(wish, form));
    setIsBusy(false);
  };
  const isOver = result !== null && result.state !== 'failed';
  return (
    <Dialog id={ID} title={`Apply for ${wish.title}`} isOpen={isOpen} onClose={onClose} holdsForm={!isOver}>
      <div className="mb-5 empty:hidden">
        {result?.state === 'saved' && <SavedNotice since={result} />}
        {result && result.state !== 'saved' && <ResultNotice {...result} />}
      </div>
      {isOver ? (
        <DialogCloseButton dialogId={ID}>Back to the job</DialogCloseButton>
      ) : (
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void save(new FormData(event.currentTarget));
          }}
        >
          <QuestionFields set={wish.questions} id={ID} values={{}} errors={{}} />
          <CoverNote id={NOTE_ID} written="" error={undefined} />
          <Checkbox id={`${ID}-cv`} name="with_cv" value="yes" label="Include my CV" defaultChecked />
          <p className="text-ink-soft">{AS_IT_IS}</p>
          <Button type="submit" isLoading={isBusy} loadingText="Saving...">
            Save application
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function ResultNotice({ state, title, text }: Exclude<Result, { state: 'saved' }>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice tone={state === 'sent' ? 'success' : 'danger'} title={title}>
        {text}
      </Notice>
    </div>
  );
}

async function apply({ id, title }: ApplyWish, form: FormData): Promise<Result> {
  const outcome = await sendOrSave({
    kind: 'application',
    title: `Apply for ${title}`,
    path: href('/jobs/:id/apply', { id }),
    fields: [
      ['intent', 'send'],
      ['cover_note', String(form.get('cover_note') ?? '')],
      ['with_cv', form.get('with_cv') === 'yes' ? 'yes' : 'no'],
      ['as_it_is', 'yes'],
      ...[QUESTIONS_FIELD, ...ANSWER_FIELDS].map((name): [string, string] => [name, String(form.get(name) ?? '')]),
    ],
  }).catch(() => ({ state: 'lost' }) as const);
  if (outcome.state === 'saved') return outcome;
  const { ok, message, outcome: done } = (outcome.state === 'answered' && outcome.answer) || {};
  if (ok === true) {
    const { title, text } = APPLICATION_NOTICES[done as ApplyOutcome];
    return { state: 'sent', title, text };
  }
  const text = typeof message === 'string' ? message : 'Nothing was sent or saved. Try again in a moment.';
  return { state: 'failed', title: APPLICATION_FAILURES.submitApplication, text };
}
