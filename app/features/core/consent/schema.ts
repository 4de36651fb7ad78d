/** Id of the banner, and prefix of its checkboxes' ids. */
export const CONSENT_BANNER = 'consent-banner';
