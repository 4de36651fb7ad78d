/** The actor of changes that a rule or the seed made, instead of a person. */
export const THE_SITE_NAME = 'System';
