/**
 * The small start: the only script that a page runs before a visitor touches it. It asks about cookies, counts that a job was
 * read, counts the visit of those who agreed, and starts everything else when it is needed. Without React and what brings it along.
 */
import { APPLIED_JOBS_STORAGE, UNPROVEN_STORAGE } from '#domain/device/browser-storage.ts';
import { isStoredPage } from './chrome/offline/stored-page.ts';
import { keepEarlyMessages } from './chrome/session-channel.ts';
import { isInApp } from './chrome/shell/native/platform.ts';
import { countShownJob } from './features/board/jobs/client.ts';
import { runConsentBanner } from './features/core/consent/components/run-banner.ts';
import { countUntilStart } from './features/core/measurement/components/counting/count-until-start.ts';
import { NOTICE_PARAMETER } from './web/notices/notice-parameter.ts';
import { startAtFirstTouch } from './web/start/first-touch.ts';
import { startMode, startSite } from './web/start/start.ts';
import { watchTranslation } from './web/start/translated-texts.ts';

/** The held script of the page calls it, after it has loaded what the page is made of. */
export async function hydrate(): Promise<void> {
  const { hydrate: takeOver } = await import('./hydrate.tsx');
  takeOver();
}

/** What the page was made without, because it is the same for all visitors, and must be shown before any touch. */
const hasMoreToSay = () =>
  new URLSearchParams(location.search).has(NOTICE_PARAMETER) ||
  isStoredPage() ||
  isInApp() ||
  hasKept() ||
  !navigator.onLine;

/** Which job the visitor applied for, and what they typed into a form that they were told to load anew. */
function hasKept(): boolean {
  try {
    return localStorage.getItem(APPLIED_JOBS_STORAGE) !== null || sessionStorage.getItem(UNPROVEN_STORAGE) !== null;
  } catch {
    // A browser that stores nothing.
    return false;
  }
}

const mode = hasMoreToSay() ? 'at_once' : startMode();
startAtFirstTouch(mode);
watchTranslation();
runConsentBanner();
countShownJob();
if (mode !== 'at_once') {
  countUntilStart();
  // Says that the device is offline, and keeps what is sent from now on.
  addEventListener('offline', () => startSite(), { once: true });
  // An account signed in or out: what the page shows may have changed with it.
  keepEarlyMessages(() => startSite());
}
// Some browsers know dialogs, but not the buttons that work them. No other browser asks for the code that stands in.
if (!('CommandEvent' in window)) void import('./ui/dialog/dialog-commands.ts');
