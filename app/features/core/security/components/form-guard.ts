/** Stops a form that is sent again and again (spec: accounts §5 "Form submission guard"). The server's limits say the last word. */
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { countSubmission, judgeSubmission, NO_SUBMISSIONS, type Submissions } from '#domain/account/security-watch.ts';
import { isGuardedForm } from './guarded-forms.ts';

/** @returns what ends it */
export function guardForms(report: () => void): () => void {
  const known = new Map<string, Submissions>();
  /** On their way to the form, and from there perhaps back. */
  const passing = new WeakMap<SubmitEvent, string>();
  const guard = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const { method, path } = destinationOf(event.target, event.submitter);
    if (!isGuardedForm(method, path)) return;
    const { submissions, isBlocked, isSuspicious } = judgeSubmission(known.get(path) ?? NO_SUBMISSIONS, Date.now());
    known.set(path, submissions);
    if (isSuspicious) report();
    if (!isBlocked) {
      passing.set(event, path);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    showToast({
      title: 'Please wait a minute',
      text: 'You have sent this form 5 times within a minute, so it was not sent this time. Wait a minute, then try again.',
      tone: 'danger',
    });
  };
  // A form that waits for its human check stops the event, and comes again once it is ready: that is one press.
  const count = (event: SubmitEvent) => {
    const path = passing.get(event);
    if (path !== undefined) known.set(path, countSubmission(known.get(path) ?? NO_SUBMISSIONS, Date.now()));
  };
  // Before the form's own listeners, which stand on the document, and after them.
  addEventListener('submit', guard, { capture: true });
  addEventListener('submit', count);
  return () => {
    removeEventListener('submit', guard, { capture: true });
    removeEventListener('submit', count);
  };
}

/** As a browser would send it. By attribute: a field called 'action' takes the place of the form's property. */
function destinationOf(form: HTMLFormElement, button: HTMLElement | null): { method: string; path: string } {
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return { method, path: new URL(action, location.href).pathname };
}
