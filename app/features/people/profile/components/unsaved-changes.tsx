/** Asks before leaving a page with unsaved text. Compares the form only at that moment. */
import { type RefObject, useEffect, useRef } from 'react';
import { LeaveGuard } from '#app/web/form/typed/leave-guard.tsx';
import { readSkills } from '#domain/profile/profile.ts';

type UnsavedChangesProps = {
  form: RefObject<HTMLFormElement | null>;
  saved: Record<string, string>;
  isSending: boolean;
  isRefused: boolean;
};

export function UnsavedChanges({ form, saved, isSending, isRefused }: UnsavedChangesProps) {
  const isChanged = useIsChanged(form, saved, isSending, isRefused);
  return (
    <LeaveGuard hasSomethingToLose={isChanged} leaving="Leave without saving">
      You’ll lose the changes to your profile.
    </LeaveGuard>
  );
}

/**
 * The values sent last count as saved once the server accepts them, even though it stores them tidied: the fields must not be reset while
 * the candidate goes on typing.
 */
function useIsChanged(
  form: UnsavedChangesProps['form'],
  saved: Record<string, string>,
  isSending: boolean,
  isRefused: boolean,
): () => boolean {
  const savedText = useRef(toComparable(Object.entries(saved)));
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (isSending) {
      sent.current = readTyped(form.current);
      return;
    }
    if (sent.current === null) return;
    if (!isRefused) savedText.current = sent.current;
    sent.current = null;
    // A disabled button loses the focus.
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [form, isSending, isRefused]);
  return () => readTyped(form.current) !== savedText.current;
}

const readTyped = (form: HTMLFormElement | null) => toComparable(form ? [...new FormData(form)] : []);

function toComparable(fields: [string, FormDataEntryValue][]): string {
  return JSON.stringify(
    fields
      .filter(([name]) => name !== 'next' && name !== 'version')
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, value]) => [name, String(value).replace(/\r\n?/g, '\n').trim()])
      .map(([name, text = '']) => [name, name === 'skills' ? readSkills(text) : text]),
  );
}
