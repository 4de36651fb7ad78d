/**
 * Loads code so that a failed `import()` can be repeated. Once the import of a module has failed, Chromium fails later ones without a
 * request, so none starts unless the network or the service worker can answer.
 */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  navigator.onLine || navigator.serviceWorker?.controller ? load() : Promise.reject(new TypeError('Failed to fetch'));
