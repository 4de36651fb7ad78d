/** Runs the human check of a form in the browser: starts it, holds the form until it is done, and repeats it after a failure. */
import { type HumanCheckAction, RECAPTCHA_PREFIX } from '#platform/human-check/actions.ts';

export type HumanCheckState = 'idle' | 'checking' | 'verified' | 'failed' | 'waits';

type WatchOptions = {
  action: HumanCheckAction;
  /** Offline, the form is submitted without the check; it is saved, and checked when it is sent. */
  canWait: boolean;
  /** True from submission on: the button is disabled only later, and could be pressed twice. */
  isSending: () => boolean;
  onRefused: () => void;
  tell: (state: HumanCheckState, byRecaptcha?: boolean) => void;
};

export type WatchedForm = { tryAgain(): void; stop(): void };

/** Subtracted from the lifetime, so that the check is repeated before sending rather than refused on arrival. */
const MARGIN_SECONDS = 30;

/**
 * A page sends only one reCAPTCHA token. If the form comes back, the token may have been refused, so later checks use a challenge; so do
 * those after a reload, which the error message recommends.
 */
let mayAskRecaptcha = !wasReloaded();

/**
 * Starts at the first focus in the form. A form submitted before the check is done waits, then continues with the same button.
 *
 * @param field hidden; holds the value to send
 */
export function watchForm(
  form: HTMLFormElement,
  field: HTMLInputElement,
  { action, canWait, isSending, onRefused, tell }: WatchOptions,
): WatchedForm {
  let controllerInUse: AbortController | null = null;
  let freshUntil = 0;
  let hasFailed = false;
  let isHeld = false;
  let canSkipCheck = false;
  let heldButton: HTMLElement | null = null;

  async function startCheck(): Promise<void> {
    if (controllerInUse || Date.now() < freshUntil) return;
    const controller = new AbortController();
    controllerInUse = controller;
    hasFailed = false;
    tell('checking');
    const startedAt = Date.now();
    try {
      const { solveHumanCheck } = await import('./human-check-solver.ts').catch(refuseOffline);
      const { payload, seconds, byRecaptcha } = await solveHumanCheck(action, controller, mayAskRecaptcha);
      if (controller.signal.aborted) return;
      controllerInUse = null;
      field.value = payload;
      freshUntil = startedAt + (seconds - MARGIN_SECONDS) * 1_000;
      tell('verified', byRecaptcha);
      if (isHeld) submitHeld();
    } catch (error) {
      // Not logged: the visitor sees the failure and can retry.
      if (controller.signal.aborted) return;
      controllerInUse = null;
      hasFailed = true;
      if (canWait && isOffline(error)) {
        tell('waits');
        if (isHeld) submitHeld({ isUnchecked: true });
        return;
      }
      tell('failed');
      if (isHeld) onRefused();
      isHeld = false;
    }
  }

  function submitHeld({ isUnchecked = false } = {}): void {
    isHeld = false;
    canSkipCheck = isUnchecked;
    const isUsable = heldButton?.isConnected && !heldButton.matches(':disabled');
    form.requestSubmit(isUsable ? heldButton : null);
  }

  function onFocus(): void {
    // After a failure the visitor decides when to retry; otherwise every focus would fail again.
    if (!hasFailed) void startCheck();
  }

  function onSubmit(event: SubmitEvent): void {
    const button = event.submitter;
    if (button?.getAttribute('formmethod') === 'dialog') return;
    if (isSending()) {
      stopEvent(event);
      return;
    }
    if (Date.now() < freshUntil) {
      // A token is valid once. Clear it after the event, when the browser has read the form.
      setTimeout(forget);
      return;
    }
    if (canSkipCheck) {
      canSkipCheck = false;
      return;
    }
    stopEvent(event);
    isHeld = true;
    heldButton = button;
    void startCheck();
  }

  function forget(): void {
    if (field.value.startsWith(RECAPTCHA_PREFIX)) mayAskRecaptcha = false;
    field.value = '';
    freshUntil = 0;
    tell('idle');
  }

  // A restored page restores its field values, too.
  field.value = '';
  form.addEventListener('focusin', onFocus);
  // Capturing: scripts that send the form must not see the event before the check is done.
  form.addEventListener('submit', onSubmit, { capture: true });
  if (form.matches(':focus-within')) onFocus();

  return {
    tryAgain: () => void startCheck(),
    stop: () => {
      controllerInUse?.abort();
      form.removeEventListener('focusin', onFocus);
      form.removeEventListener('submit', onSubmit, { capture: true });
    },
  };
}

const isOffline = (error: unknown): boolean => error instanceof DOMException && error.name === 'NetworkError';

/** Also stops listeners that would run later. */
function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function refuseOffline(): never {
  throw new DOMException('The solver could not be loaded', 'NetworkError');
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'reload');
}
