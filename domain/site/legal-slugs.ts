/** The legal pages of the specification (marketing §2), by the last part of their address. */
export const LEGAL_SLUGS = [
  'privacy-policy',
  'cookie-policy',
  'terms-of-service',
  'accessibility',
  'complaints',
  'data-protection',
] as const;

export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** Whether there is such a page only while its words are published. The form of /data-protection is always there. */
export const isWrittenLegalPage = (path: string): boolean =>
  path !== '/data-protection' && LEGAL_SLUGS.some((slug) => `/${slug}` === path);
