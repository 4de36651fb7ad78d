export const SITE_PATHS = 'site-paths';

export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
