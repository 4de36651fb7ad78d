import { useRef, useState } from 'react';
import { href } from 'react-router';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { sendWithProgress } from '#app/ui/form/send-with-progress.ts';
import { CV_REFUSALS, LARGEST_CV_BYTES, readCvName } from '#domain/profile/cv.ts';
import { PROFILE_FAILURES, PROFILE_NOTICES } from '../texts.ts';

export type CvUpload =
  | { state: 'idle' }
  /** `percent` of the bytes sent; 100 while the server checks the file. */
  | { state: 'uploading' | 'checking'; name: string; percent: number }
  | { state: 'failed'; message: string };

/** Only text can be saved offline; a file would have to be checked first. */
const NEEDS_CONNECTION = 'You’re offline. Choose your CV again when you’re online';

/** @param onStored called when the CV has been stored and replaces the previous one */
export function useCvUpload(onStored: () => void) {
  const [upload, setUpload] = useState<CvUpload>({ state: 'idle' });
  const cancel = useRef(() => {});
  const fail = (message: string) => {
    setUpload({ state: 'failed', message });
    showToast({ title: PROFILE_FAILURES.uploadCv, text: `${message}.`, tone: 'danger' });
  };
  const start = (file: File) => {
    const fault = findFault(file);
    if (fault) return fail(fault);
    const tell = (state: 'uploading' | 'checking', percent: number) => setUpload({ state, name: file.name, percent });
    tell('uploading', 0);
    const form = new FormData();
    form.append('cv', file);
    cancel.current = sendWithProgress(href('/profile/cv'), form, {
      onProgress: (percent) => tell('uploading', percent),
      onSent: () => tell('checking', 100),
      onAnswer: (answer) => {
        const refusal = readRefusal(answer);
        if (refusal !== null) return fail(refusal);
        setUpload({ state: 'idle' });
        showToast(PROFILE_NOTICES['cv-uploaded']);
        onStored();
      },
      onLost: () => fail(navigator.onLine ? CV_REFUSALS.malformed : NEEDS_CONNECTION),
      onStopped: () => setUpload({ state: 'idle' }),
    });
  };
  return { upload, start, cancel: () => cancel.current() };
}

/** Refuses in the browser what the server would refuse. */
function findFault({ name, size }: File): string | null {
  const parsedName = readCvName(name);
  if (!parsedName.ok) return CV_REFUSALS[parsedName.reason];
  if (size === 0) return CV_REFUSALS.empty;
  return size > LARGEST_CV_BYTES ? CV_REFUSALS.too_large : null;
}

function readRefusal({ status, text }: { status: number; text: string }): string | null {
  if (status === 401) return 'You’re signed out. Sign in again in another tab, then try again';
  if (status === 413) return CV_REFUSALS.too_large;
  try {
    const answer: { ok?: boolean; message?: string } = JSON.parse(text);
    return answer.ok ? null : (answer.message ?? CV_REFUSALS.failed);
  } catch {
    return CV_REFUSALS.failed;
  }
}
