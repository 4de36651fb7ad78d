/** The slugs of the legal pages in the specification (marketing §2). */
export const LEGAL_SLUGS = [
  'privacy-policy',
  'cookie-policy',
  'terms-of-service',
  'accessibility',
  'complaints',
  'data-protection',
] as const;

export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** True for pages that exist only while their text is published. /data-protection always exists because of its form. */
export const isWrittenLegalPage = (path: string): boolean =>
  path !== '/data-protection' && LEGAL_SLUGS.some((slug) => `/${slug}` === path);
