/** True if the service worker served this page from its store because the site was unreachable. It is then an anonymous visitor's page. */
export const isStoredPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming.some(({ name }) => name === 'stored'));
