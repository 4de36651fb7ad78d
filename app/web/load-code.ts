/**
 * Loads code by a repeatable `import()`. Chromium remembers a failed import for the life of the page and fails the next one without a
 * request: so none starts unless the network or the service worker can answer it.
 */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject(new TypeError('Failed to fetch'));
