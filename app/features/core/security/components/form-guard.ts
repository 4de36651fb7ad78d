/** Stops a form that is sent repeatedly (spec: accounts §5 "Form submission guard"). The server has separate limits. */
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { countSubmission, judgeSubmission, NO_SUBMISSIONS, type Submissions } from '#domain/account/security-watch.ts';
import { isGuardedForm } from './guarded-forms.ts';

export function guardForms(report: () => void): () => void {
  const submissionsByForm = new Map<string, Submissions>();
  /** Events that have passed the capturing listener but not yet the bubbling one. */
  const pendingEvents = new WeakMap<SubmitEvent, string>();
  const guard = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const { method, path } = destinationOf(event.target, event.submitter);
    if (!isGuardedForm(method, path)) return;
    const { submissions, isBlocked, isSuspicious } = judgeSubmission(
      submissionsByForm.get(path) ?? NO_SUBMISSIONS,
      Date.now(),
    );
    submissionsByForm.set(path, submissions);
    if (isSuspicious) report();
    if (!isBlocked) {
      pendingEvents.set(event, path);
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
  // A form that waits for its human check cancels the event and submits again later: that counts once.
  const count = (event: SubmitEvent) => {
    const path = pendingEvents.get(event);
    if (path !== undefined)
      submissionsByForm.set(path, countSubmission(submissionsByForm.get(path) ?? NO_SUBMISSIONS, Date.now()));
  };
  addEventListener('submit', guard, { capture: true });
  addEventListener('submit', count);
  return () => {
    removeEventListener('submit', guard, { capture: true });
    removeEventListener('submit', count);
  };
}

/** Resolves the destination as a browser would. Reads attributes, because a field named 'action' hides the form's property. */
function destinationOf(form: HTMLFormElement, button: HTMLElement | null): { method: string; path: string } {
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return { method, path: new URL(action, location.href).pathname };
}
