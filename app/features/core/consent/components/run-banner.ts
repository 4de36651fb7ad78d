/** Shows the cookie banner and takes its answer, by the means of the browser alone: it works before the page has started. */
import { startSite, whenReady } from '#app/web/start/start.ts';
import { asksForPrivacy, giveConsent, readChoices, readDecision, restoreConsent, watchDecision } from '../client.ts';
import { CONSENT_BANNER } from '../schema.ts';

const SAVED = { title: 'Your choice is saved', text: 'To change it, go to Cookie settings at the foot of any page.' };

const ASKS = 'data-asks-consent';

/** React keeps the element as it came, and leaves the attributes that it did not write. */
export function runConsentBanner(): void {
  void restoreConsent();
  const banner = document.getElementById(CONSENT_BANNER);
  if (!banner) return;
  banner.toggleAttribute('data-left-alone', asksForPrivacy());
  const root = document.documentElement;
  const show = () => {
    const isAsked = readDecision() === null;
    root.toggleAttribute(ASKS, isAsked);
    if (!isAsked) banner.removeAttribute('data-choosing');
  };
  show();
  watchDecision(show);
  makeRoomFor(banner);
  // Later: the next page asks again.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !document.querySelector(':modal,:popover-open')) root.removeAttribute(ASKS);
  });
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('button[type=button]'))) return;
    banner.toggleAttribute('data-choosing', true);
    // What was pressed is gone; the first thing that can be chosen comes in its place.
    banner.querySelector<HTMLInputElement>('input:enabled')?.focus();
  });
  banner.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    // The banner goes, and would take the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    void giveConsent(readChoices(new FormData(event.target, event.submitter)));
    startSite();
    whenReady(() => {
      void import('#app/ui/feedback/toasts.tsx').then(({ showToast }) => showToast(SAVED));
    });
  });
}

/**
 * While the banner is there the page is longer by its height, what the keyboard reaches comes to lie above it, and what
 * else stands at the bottom of a narrow screen moves up (`--banner-space`).
 */
function makeRoomFor(banner: HTMLElement): void {
  const root = document.documentElement;
  const makeRoom = () => {
    const height = Math.ceil(banner.getBoundingClientRect().height);
    // In a low window the banner is part of the page and covers nothing.
    if (height === 0 || getComputedStyle(banner).position === 'static') {
      root.style.removeProperty('--banner-space');
      for (const name of ['padding-bottom', 'min-height']) document.body.style.removeProperty(name);
      return;
    }
    const space = `${height}px`;
    root.style.setProperty('--banner-space', space);
    document.body.style.paddingBottom = space;
    // A page that is shorter than the screen stays where it is.
    document.body.style.minHeight = `calc(100dvh + ${space})`;
  };
  new ResizeObserver(makeRoom).observe(banner);
}
