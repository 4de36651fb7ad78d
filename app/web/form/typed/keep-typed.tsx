/** Stands once in the frame of pages whose forms lose nothing that was typed: neither by a refusal nor by leaving. */
import { useEffect } from 'react';
import { provideFormKeeper } from './form-keeper.ts';
import { keepRefusedForm } from './keep-refused-form.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { RefusedFormNotice } from './refused-form-notice.tsx';
import { isAnythingTyped, watchTyping } from './typed-fields.ts';

if (typeof document !== 'undefined') watchTyping();

export function KeepTyped() {
  useEffect(() => provideFormKeeper({ keepRefusedForm, isAnythingTyped }), []);
  return (
    <>
      <RefusedFormNotice />
      <LeaveGuard />
    </>
  );
}
