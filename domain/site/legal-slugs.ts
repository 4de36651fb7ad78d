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

/** True for pages that exist only while their text is published. The form of /data-protection always exists. */
export const isWrittenLegalPage = (path: string): boolean =>
  path !== '/data-protection' && LEGAL_SLUGS.some((slug) => `/${slug}` === path);
