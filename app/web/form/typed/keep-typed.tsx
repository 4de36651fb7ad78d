import { useEffect } from 'react';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { provideFormKeeper } from './form-keeper.ts';
import { keepRefusedForm } from './keep-refused-form.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { RefusedFormNotice } from './refused-form-notice.tsx';
import { isAnythingTyped, watchTyping } from './typed-fields.ts';

if (typeof document !== 'undefined') watchTyping();

function holdPage(): boolean {
  const hasTypedText = isAnythingTyped();
  if (hasTypedText) {
    const text = 'What you typed is still here. Sign in in another tab before you save it.';
    showToast({ title: 'You’ve been signed out', text, tone: 'danger' });
  }
  return hasTypedText;
}

export function KeepTyped() {
  useEffect(() => provideFormKeeper({ keepRefusedForm, holdPage }), []);
  return (
    <>
      <RefusedFormNotice />
      <LeaveGuard />
    </>
  );
}
