/** Whether this page came from the service worker's store, because the site could not be reached. It is then as a stranger sees it. */
export const isStoredPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming.some(({ name }) => name === 'stored'));
