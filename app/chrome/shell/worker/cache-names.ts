/** What the service worker's caches are called. Whatever else lies in Cache Storage is from a former version, and goes. */
export const CACHES = {
  /** What every page needs, and the pages that stand in for others; filled before a version of the worker begins. */
  shell: 'shell',
  /** Public pages that were read. */
  pages: 'pages',
  /** Files of the build that they are made of. */
  assets: 'assets',
} as const;
