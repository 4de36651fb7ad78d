/** The id of the banner, and what the ids of its choices begin with. */
export const CONSENT_BANNER = 'consent-banner';
