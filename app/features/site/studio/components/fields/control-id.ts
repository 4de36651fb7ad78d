/** Ids in the form of an item. */

/** The datalist with the pages of this site. */
export const SITE_PATHS = 'site-paths';

export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
