/**
 * Starts the scripts of a page, once. They wait in the page as data (app/web/render/late-start.server.ts), because it is
 * complete without them: until a visitor touches something, they would only take time from a phone.
 */

/** A script of a type that no browser runs. Its text is among those the policy of the page names. */
export const HELD_TYPE = 'text/x-start';

/**
 * When that is. 'at_once': as soon as the page has been painted. 'when_needed': with the first press that only they can
 * answer; a page of words alone never needs them otherwise.
 */
export type StartMode = 'at_once' | 'first_touch' | 'when_needed';

/** For the time from the first touch to a page that listens, in the browser's own tools. */
const MARKS = { start: 'site-start', ready: 'site-ready' } as const;

const held = (): HTMLScriptElement | null => document.querySelector<HTMLScriptElement>(`script[type="${HELD_TYPE}"]`);

/** How the server marked the page. */
export const startMode = (): StartMode => (held()?.dataset['start'] as StartMode | undefined) ?? 'at_once';

let isStarted = false;
let isHydrating = false;
let isListening = false;
const [ready, markReady] = promiseOf();
const [failed, markFailed] = promiseOf();

/** @param isUrgent a person waits for it */
export function startSite({ isUrgent = true } = {}): void {
  if (isStarted) return;
  isStarted = true;
  // A browser keeps a failed import for as long as the page stands: so none is begun where nothing can answer it.
  if (navigator.onLine || navigator.serviceWorker?.controller) release(isUrgent);
  else addEventListener('online', () => release(isUrgent), { once: true });
}

/** From now on React itself answers what is pressed: it hydrates at once what it is asked about. */
export const isTakenOver = (): boolean => isHydrating;

export function noteHydration(): void {
  isHydrating = true;
}

/** Called by the root of the page once it listens. */
export function noteReady(): void {
  performance.mark(MARKS.ready);
  isListening = true;
  markReady();
}

/** Every part of the page listens, also the dialogs that links open. */
export const isReady = (): boolean => isListening;

export const whenReady = (listener: () => void): void => void ready.then(listener);

/** The scripts could not be loaded: the page stays one without them. */
export const whenFailed = (listener: () => void): void => void failed.then(listener);

/** A few modules at a time: to ask for dozens takes a slow phone a fifth of a second, in which it would answer no finger. */
function release(isUrgent: boolean): void {
  const script = held();
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
