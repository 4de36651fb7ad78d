/** Rules for employers' logos. Only a redrawn copy is stored (platform/picture/logo-image.server.ts). */

export const LARGEST_LOGO_BYTES = 2 * 1_048_576;
export const LOGO_ACCEPT = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

export const LOGO_REFUSALS = {
  missing: 'Choose a picture to upload',
  too_large: 'The logo must be 2 MB or smaller',
  wrong_kind: 'The logo must be a PNG, JPEG or WebP picture',
  wrong_content: 'We can’t use this picture. Save it as a PNG and try again',
  too_small: 'The logo must be at least 96 by 96 pixels',
  too_wide: 'The logo can be up to 4,096 pixels wide and high',
  malformed: 'The file didn’t upload fully. Try again',
} as const;

/** A logo's public name is the first half of the SHA-256 of its file. */
export const isLogoName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);
