/** Human verification of a form, in the browser: when it starts, when the form waits for it, when it must be repeated. */
import { type HumanCheckAction, RECAPTCHA_PREFIX } from '#platform/human-check/actions.ts';

/** 'waits': there is no connection to be checked by, and the form may go without. */
export type HumanCheckState = 'idle' | 'checking' | 'verified' | 'failed' | 'waits';

type Watching = {
  action: HumanCheckAction;
  /** Offline, the form is sent without the check: its submit handler saves it, and the check follows when it is sent on. */
  canWait: boolean;
  /** From the moment on at which the form goes: its button is disabled only later, and would be pressed twice. */
  isSending: () => boolean;
  /** Called where the form waited for the check, which failed: it was not sent. */
  onRefused: () => void;
  /** Called with every new state; `byRecaptcha` says who has verified. */
  tell: (state: HumanCheckState, byRecaptcha?: boolean) => void;
};

export type WatchedForm = { tryAgain(): void; stop(): void };

/** So much less than the server takes it for: it is done again before it is sent, rather than refused on arrival. */
const MARGIN_SECONDS = 30;

/**
 * A token is sent once in the life of a page. If the form comes back it may have been for the token, so from then on
 * people prove themselves in the way that does not doubt them; also those who have reloaded the page, as they are told to.
 */
let mayAskRecaptcha = !wasReloaded();

/**
 * From the first focus in the form on, so that it is done while people type. A form that is sent earlier waits for it
 * and then goes on by itself, by the same button.
 * @param field hidden; holds what the form sends
 */
export function watchForm(
  form: HTMLFormElement,
  field: HTMLInputElement,
  { action, canWait, isSending, onRefused, tell }: Watching,
): WatchedForm {
  let underway: AbortController | null = null;
  let freshUntil = 0;
  let hasFailed = false;
  let isHeld = false;
  let mayGoUnchecked = false;
  let heldButton: HTMLElement | null = null;

  async function begin(): Promise<void> {
    if (underway || Date.now() < freshUntil) return;
    const controller = new AbortController();
    underway = controller;
    hasFailed = false;
    tell('checking');
    const startedAt = Date.now();
    try {
      const { solveHumanCheck } = await import('./human-check-solver.ts').catch(refuseOffline);
      const { payload, seconds, byRecaptcha } = await solveHumanCheck(action, controller, mayAskRecaptcha);
      if (controller.signal.aborted) return;
      underway = null;
      field.value = payload;
      freshUntil = startedAt + (seconds - MARGIN_SECONDS) * 1_000;
      tell('verified', byRecaptcha);
      if (isHeld) release();
    } catch (error) {
      // Nothing to log: the visitor is told, and can try again.
      if (controller.signal.aborted) return;
      underway = null;
      hasFailed = true;
      if (canWait && isOffline(error)) {
        tell('waits');
        if (isHeld) release({ isUnchecked: true });
        return;
      }
      tell('failed');
      if (isHeld) onRefused();
      isHeld = false;
    }
  }

  function release({ isUnchecked = false } = {}): void {
    isHeld = false;
    mayGoUnchecked = isUnchecked;
    const isUsable = heldButton?.isConnected && !heldButton.matches(':disabled');
    form.requestSubmit(isUsable ? heldButton : null);
  }

  function onFocus(): void {
    // After a failure people decide for themselves, or every field they enter would fail anew.
    if (!hasFailed) void begin();
  }

  function onSubmit(event: SubmitEvent): void {
    const button = event.submitter;
    if (button?.getAttribute('formmethod') === 'dialog') return;
    if (isSending()) {
      halt(event);
      return;
    }
    if (Date.now() < freshUntil) {
      // A token is valid once: clear it after the event, when the browser has read the form.
      setTimeout(forget);
      return;
    }
    if (mayGoUnchecked) {
      mayGoUnchecked = false;
      return;
    }
    halt(event);
    isHeld = true;
    heldButton = button;
    void begin();
  }

  function forget(): void {
    if (field.value.startsWith(RECAPTCHA_PREFIX)) mayAskRecaptcha = false;
    field.value = '';
    freshUntil = 0;
    tell('idle');
  }

  // A browser that restores a page restores what was in its fields, too.
  field.value = '';
  form.addEventListener('focusin', onFocus);
  // In the capture phase: scripts that send the form must not see the event before the check is done.
  form.addEventListener('submit', onSubmit, { capture: true });
  if (form.matches(':focus-within')) onFocus();

  return {
    tryAgain: () => void begin(),
    stop: () => {
      underway?.abort();
      form.removeEventListener('focusin', onFocus);
      form.removeEventListener('submit', onSubmit, { capture: true });
    },
  };
}

const isOffline = (error: unknown): boolean => error instanceof DOMException && error.name === 'NetworkError';

/** Also stops the listeners that would run later. */
function halt(event: Event): void {
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
