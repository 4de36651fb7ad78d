/**
 * Loads code by an `import()` that may be asked for again. Chromium keeps a failed import for as long as the page stands, and
 * fails the next one without a request: so none is begun where neither the network nor the service worker can answer it.
 */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject(new TypeError('Failed to fetch'));
