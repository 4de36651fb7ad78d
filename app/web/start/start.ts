/**
 * Starts the scripts of a page, once. Until then they wait in it as data (app/web/render/late-start.server.ts), because the page works
 * without them and they slow phones down.
 */

/** A script type that browsers do not run. The content security policy includes the hash of its text. */
export const HELD_TYPE = 'text/x-start';

/** 'at_once': after the first paint. 'when_needed': at the first press that needs scripts; for pages to read. */
export type StartMode = 'at_once' | 'first_touch' | 'when_needed';

/** Performance marks, to measure the time from the first touch to a hydrated page. */
const MARKS = { start: 'site-start', ready: 'site-ready' } as const;

const findHeldScript = (): HTMLScriptElement | null =>
  document.querySelector<HTMLScriptElement>(`script[type="${HELD_TYPE}"]`);

export const startMode = (): StartMode => (findHeldScript()?.dataset['start'] as StartMode | undefined) ?? 'at_once';

let isStarted = false;
let isHydrating = false;
let isListening = false;
const [ready, markReady] = promiseOf();
const [failed, markFailed] = promiseOf();

/** @param isUrgent a person is waiting */
export function startSite({ isUrgent = true } = {}): void {
  if (isStarted) return;
  isStarted = true;
  // Browsers remember a failed import for the life of the page, so none starts while nothing can answer it.
  if (navigator.onLine || navigator.serviceWorker?.controller) loadScripts(isUrgent);
  else addEventListener('online', () => loadScripts(isUrgent), { once: true });
}

export const hasHydrationStarted = (): boolean => isHydrating;

export function noteHydration(): void {
  isHydrating = true;
}

export function noteReady(): void {
  performance.mark(MARKS.ready);
  isListening = true;
  markReady();
}

/** The whole page has hydrated, including the dialogs that links open. */
export const isReady = (): boolean => isListening;

export const whenReady = (listener: () => void): void => void ready.then(listener);

/** Called if the scripts could not be loaded; the page works without them. */
export const whenFailed = (listener: () => void): void => void failed.then(listener);

/** Loads a few modules at a time, because requesting dozens blocks a slow phone for a fifth of a second. */
function loadScripts(isUrgent: boolean): void {
  const script = findHeldScript();
  if (!script) return;
  performance.mark(MARKS.start);
  const modules = (script.dataset['modules'] ?? '').split(' ');
  const fetchPriority = isUrgent ? 'auto' : 'low';
  const next = () => {
    for (const href of modules.splice(0, 6)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority, href }),
      );
    }
    if (modules.length > 0) return setTimeout(next);
    const started = Object.assign(document.createElement('script'), {
      type: 'module',
      textContent: script.textContent,
    });
    started.nonce = script.nonce;
    started.onerror = markFailed;
    document.head.append(started);
  };
  next();
}

function promiseOf(): [promise: Promise<void>, resolve: () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return [promise, resolve];
}
