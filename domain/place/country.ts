const NAMES = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string): string => NAMES.of(code) ?? code;

export const HOME_COUNTRY = 'GB';
