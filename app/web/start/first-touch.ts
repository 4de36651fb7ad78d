/**
 * Starts the scripts at the first sign of a person, or when the page has been idle for a while, and repeats earlier presses.
 *
 * Browsers handle links, forms, menus and dialogs without scripts. Only actions that need a script are repeated: a press on a plain button
 * or on a link that opens a dialog, input in a field, and a form with a human check.
 */

import { isPlainPress } from '#app/ui/plain-press.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { DIALOG_LINK, LONGEST_HOLD_MS, takeEarlyEvents } from './early-events.ts';
import { hasHydrationStarted, isReady, type StartMode, startSite, whenFailed, whenReady } from './start.ts';

/** Elements that a hovering pointer is likely to press, unlike text. */
const INTERACTIVE = 'a, button, input, select, textarea, summary, label';
/** Buttons that need the site's scripts. The small start handles those marked `data-own-script`. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget], [commandfor], :disabled)';
/**
 * Longer than measurement tools wait for a quiet network (Lighthouse: 5 seconds), so that loading a page does not start its scripts.
 * Readers have touched their screen by then.
 */
const QUIET_MS = 8_000;

export function startAtFirstTouch(mode: StartMode): void {
  const pressedButtons = new Set<HTMLElement>();
  const changedTargets = new Set<EventTarget>();
  const heldForms = new Map<HTMLFormElement, HTMLElement | null>();

  let link: HTMLAnchorElement | null = null;

  /** Follows the link, unless the page has hydrated or another link was pressed since. */
  const followHeldLink = (heldLink: HTMLAnchorElement | null) => {
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
      setTimeout(followHeldLink, LONGEST_HOLD_MS, dialogLink);
      return startSite();
    }
    if (hasHydrationStarted()) return;
    const button = type === 'click' && target.closest<HTMLElement>(NEEDS_SCRIPT);
    if (button && !button.closest('[data-own-script]')) {
      button.setAttribute('aria-busy', 'true');
      pressedButtons.add(button);
      return startSite();
    }
    if (type === 'input' || type === 'change') changedTargets.add(target);
    if (type === 'submit' && target instanceof HTMLFormElement && target.elements.namedItem(HUMAN_CHECK_FIELD)) {
      event.preventDefault();
      heldForms.set(target, (event as SubmitEvent).submitter);
      return startSite();
    }
    if (mode === 'when_needed' || (type === 'pointerover' && !target.closest(INTERACTIVE))) return;
    startSite();
  });

  whenReady(() => {
    link?.removeAttribute('aria-busy');
    if (link?.isConnected) link.click();
    for (const button of pressedButtons) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
    for (const field of changedTargets) {
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const [form, submitter] of heldForms) if (form.isConnected) form.requestSubmit(submitter);
  });
  whenFailed(() => {
    for (const button of pressedButtons) button.removeAttribute('aria-busy');
    followHeldLink(link);
    for (const [form] of heldForms) HTMLFormElement.prototype.submit.call(form);
  });

  if (mode === 'at_once') startAfterPaint();
  if (mode === 'first_touch') startWhenQuiet();
}

/** A button that opens a dialog may name the control to focus in it. */
function focusAfter(target: Element): void {
  const id = target.closest<HTMLElement>('[data-focuses]')?.dataset['focuses'];
  if (!id) return;
  // Wait until the dialog has opened.
  setTimeout(() => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  });
}

/** Waits for the first paint, which in a background tab comes when the visitor first sees it. */
function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(() => startSite()));
}

type Scheduling = { scheduler?: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> } };
type Connection = { connection?: { saveData?: boolean } };

/** Prepares for a late first touch, unless the visitor saves data or the tab is hidden. */
function startWhenQuiet(): void {
  if ((navigator as Connection).connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => startSite({ isUrgent: false });
  const startInBackground = () => {
    const { scheduler } = window as Scheduling;
    if (scheduler) void scheduler.postTask(start, { priority: 'background' });
    else start();
  };
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(startInBackground, QUIET_MS);
  };
  const follow = () => {
    wait();
    document.addEventListener('visibilitychange', wait);
  };
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow, { once: true });
}
