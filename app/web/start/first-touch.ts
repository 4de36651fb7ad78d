/**
 * Starts the scripts with the first sign of a person, or when the page has been left in peace for a while, and repeats what
 * was pressed before they listened.
 *
 * Links, forms, menus and dialogs work by themselves, and are left to the browser. What only a script can answer is kept:
 * a press on a plain button or on a link that opens a dialog, what is typed or chosen in a field, and a form that first has to
 * prove its human sender.
 */

import { isPlainPress } from '#app/ui/plain-press.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { DIALOG_LINK, LONGEST_HOLD_MS, takeEarlyEvents } from './early-events.ts';
import { isReady, isTakenOver, type StartMode, startSite, whenFailed, whenReady } from './start.ts';

/** What a pointer over it, unlike one over words, makes likely to be pressed. */
const INTERACTIVE = 'a, button, input, select, textarea, summary, label';
/** Does nothing by itself. What the small start answers is marked `data-own-script`. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget], [commandfor], :disabled)';
/**
 * Longer than the tools that measure pages wait for a network at rest (Lighthouse: 5 seconds): a page that was only loaded
 * must not pay. People who read have touched their screen by then.
 */
const QUIET_MS = 8_000;

export function startAtFirstTouch(mode: StartMode): void {
  const pressed = new Set<HTMLElement>();
  const changed = new Set<EventTarget>();
  const held = new Map<HTMLFormElement, HTMLElement | null>();

  let link: HTMLAnchorElement | null = null;

  /** Opens the link, unless the page is ready by now or another link was pressed since. */
  const follow = (heldLink: HTMLAnchorElement | null) => {
    if (heldLink && heldLink === link && !isReady()) location.assign(heldLink.href);
  };

  takeEarlyEvents((event) => {
    if (!(event.target instanceof Element)) return;
    const { target, type } = event;
    if (type === 'click') focusAfter(target);
    const dialogLink =
      !isReady() &&
      event instanceof MouseEvent &&
      type === 'click' &&
      isPlainPress(event) &&
      target.closest<HTMLAnchorElement>(`a[${DIALOG_LINK}]`);
    if (dialogLink) {
      event.preventDefault();
      event.stopPropagation();
      link?.removeAttribute('aria-busy');
      link = dialogLink;
      link.setAttribute('aria-busy', 'true');
      setTimeout(follow, LONGEST_HOLD_MS, dialogLink);
      return startSite();
    }
    if (isTakenOver()) return;
    const button = type === 'click' && target.closest<HTMLElement>(NEEDS_SCRIPT);
    if (button && !button.closest('[data-own-script]')) {
      button.setAttribute('aria-busy', 'true');
      pressed.add(button);
      return startSite();
    }
    if (type === 'input' || type === 'change') changed.add(target);
    if (type === 'submit' && target instanceof HTMLFormElement && target.elements.namedItem(HUMAN_CHECK_FIELD)) {
      event.preventDefault();
      held.set(target, (event as SubmitEvent).submitter);
      return startSite();
    }
    if (mode === 'when_needed' || (type === 'pointerover' && !target.closest(INTERACTIVE))) return;
    startSite();
  });

  whenReady(() => {
    link?.removeAttribute('aria-busy');
    if (link?.isConnected) link.click();
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
    for (const field of changed) {
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const [form, submitter] of held) if (form.isConnected) form.requestSubmit(submitter);
  });
  whenFailed(() => {
    for (const button of pressed) button.removeAttribute('aria-busy');
    follow(link);
    // The server says that the proof is missing, and keeps what was typed.
    for (const [form] of held) HTMLFormElement.prototype.submit.call(form);
  });

  if (mode === 'at_once') startAfterPaint();
  if (mode === 'first_touch') startWhenQuiet();
}

/** A button that opens a dialog may name the control inside it that gets the focus. */
function focusAfter(target: Element): void {
  const id = target.closest<HTMLElement>('[data-focuses]')?.dataset['focuses'];
  if (!id) return;
  // By then the dialog is open.
  setTimeout(() => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  });
}

/** In a tab that was opened in the background, that is when the visitor first looks at it. */
function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(() => startSite()));
}

type Scheduling = { scheduler?: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> } };
type Connection = { connection?: { saveData?: boolean } };

/** So that the first touch, should it come late, is answered at once. Not for visitors who save data, nor in a hidden tab. */
function startWhenQuiet(): void {
  if ((navigator as Connection).connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => startSite({ isUrgent: false });
  const begin = () => {
    const { scheduler } = window as Scheduling;
    if (scheduler) void scheduler.postTask(start, { priority: 'background' });
    else start();
  };
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(begin, QUIET_MS);
  };
  const follow = () => {
    wait();
    document.addEventListener('visibilitychange', wait);
  };
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow, { once: true });
}
