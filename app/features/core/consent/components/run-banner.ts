import { startSite, whenReady } from '#app/web/start/start.ts';
import { giveConsent, readChoices, readDecision, requestsPrivacy, restoreConsent, watchDecision } from '../client.ts';
import { CONSENT_BANNER } from '../schema.ts';

const SAVED = { title: 'Choice saved', text: 'To change it, go to Cookie settings at the foot of any page.' };

const ASKS_ATTRIBUTE = 'data-asks-consent';

export function runConsentBanner(): void {
  void restoreConsent();
  const banner = document.getElementById(CONSENT_BANNER);
  if (!banner) return;
  banner.toggleAttribute('data-left-alone', requestsPrivacy());
  const root = document.documentElement;
  const show = () => {
    const isAsked = readDecision() === null;
    root.toggleAttribute(ASKS_ATTRIBUTE, isAsked);
    if (!isAsked) banner.removeAttribute('data-choosing');
  };
  show();
  watchDecision(show);
  makeRoomFor(banner);
  // Escape postpones the question to the next page.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !document.querySelector(':modal,:popover-open')) root.removeAttribute(ASKS_ATTRIBUTE);
  });
  banner.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('button[type=button]'))) return;
    banner.toggleAttribute('data-choosing', true);
    // The pressed button has disappeared, so the focus moves to the first checkbox.
    banner.querySelector<HTMLInputElement>('input:enabled')?.focus();
  });
  banner.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    // The banner is about to disappear with the focused button.
    document.getElementById('main')?.focus({ preventScroll: true });
    void giveConsent(readChoices(new FormData(event.target, event.submitter)));
    startSite();
    whenReady(() => {
      void import('#app/ui/feedback/toasts.tsx').then(({ showToast }) => showToast(SAVED));
    });
  });
}

/**
 * While the banner shows, the page grows by its height, keyboard focus scrolls clear of it, and elements at the bottom of a narrow screen
 * move up (`--banner-space`).
 */
function makeRoomFor(banner: HTMLElement): void {
  const root = document.documentElement;
  const makeRoom = () => {
    const height = Math.ceil(banner.getBoundingClientRect().height);
    // The banner is part of the page in a low window, and covers nothing.
    if (height === 0 || getComputedStyle(banner).position === 'static') {
      root.style.removeProperty('--banner-space');
      for (const name of ['padding-bottom', 'min-height']) document.body.style.removeProperty(name);
      return;
    }
    const space = `${height}px`;
    root.style.setProperty('--banner-space', space);
    document.body.style.paddingBottom = space;
    // Keeps a page shorter than the screen in place.
    document.body.style.minHeight = `calc(100dvh + ${space})`;
  };
  new ResizeObserver(makeRoom).observe(banner);
}
