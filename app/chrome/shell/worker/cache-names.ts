/** Names of the service worker's caches. Any other cache is from an earlier version and is deleted. */
export const CACHES = {
  /** Files that every page needs, and fallback pages; filled before a new worker activates. */
  shell: 'shell',
  pages: 'pages',
  assets: 'assets',
} as const;
