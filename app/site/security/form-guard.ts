/** Stops a form that is sent again and again (spec: accounts §5 "Form submission guard"). The server's limits say the last word. */
import { showToast } from '#app/site/toasts.tsx';
import { countSubmission, isGuardedForm, NO_SUBMISSIONS, type Submissions } from '#domain/security-watch.ts';

/** @returns what ends it */
export function guardForms(report: () => void): () => void {
  const known = new Map<string, Submissions>();
  const guard = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const { method, path } = destinationOf(event.target, event.submitter);
    if (!isGuardedForm(method, path)) return;
    const { submissions, isBlocked, isSuspicious } = countSubmission(known.get(path) ?? NO_SUBMISSIONS, Date.now());
    known.set(path, submissions);
    if (isSuspicious) report();
    if (!isBlocked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showToast({
      title: 'Please wait a minute',
      text: 'You have sent this form 5 times within a minute, so it was not sent this time. Wait a minute, then try again.',
      tone: 'danger',
    });
  };
  // Before the form's own listeners, which stand on the document.
  addEventListener('submit', guard, { capture: true });
  return () => removeEventListener('submit', guard, { capture: true });
}

/** As a browser would send it. By attribute: a field called 'action' takes the place of the form's property. */
function destinationOf(form: HTMLFormElement, button: HTMLElement | null): { method: string; path: string } {
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return { method, path: new URL(action, location.href).pathname };
}
