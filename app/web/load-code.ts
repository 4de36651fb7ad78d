/**
 * Repeats a failed `import()`. Chromium fails later imports of a module without a request once one has failed, so none starts unless the
 * network or the service worker can answer.
 */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject(new TypeError('Failed to fetch'));
