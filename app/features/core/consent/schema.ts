export const CONSENT_BANNER = 'consent-banner';
