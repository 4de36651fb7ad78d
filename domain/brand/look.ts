/** The look of the agency's site. */
import type { Picture } from '#domain/picture/picture.ts';

export const HEADINGS = ['newsreader', 'public-sans', 'georgia', 'system'] as const;
export type Headings = (typeof HEADINGS)[number];

/** Outlines as the path data of SVG, on a ground of this size. */
type LogoDrawing = { name: string; width: number; height: number; accent: string | null; word: string };

/** Outlines of the icon, on a square of 64. */
export type Mark = { accent: string | null; front: string };

export type Look = {
  /** #rrggbb in lower case. */
  colour: string;
  headings: Headings;
};

/** An SVG file, and its size. */
export type VectorLogo = { address: string; width: number; height: number };

export type Brand = Look & {
  /** Goes before all others. */
  vector: VectorLogo | null;
  /** Goes before a logo that is a picture. Without any the agency's name is set in type. */
  drawing: LogoDrawing | null;
  logo: Picture | null;
};

/** The look of the product, which app/ui/styles/tokens.css and the fonts of each page have without more. */
export const OWN_LOOK: Look = { colour: '#14513e', headings: 'newsreader' };

/** Path prefix of the style sheets that are not build files. */
export const LOOKS = '/assets/look-';

/**
 * The style sheet of another look. Its address contains all its values, so it never changes. It is served beside the build's files, which
 * devices store with the pages that need them.
 * @returns null for the product's own look
 */
export function lookStyles({ colour, headings }: Look): string | null {
  if (colour === OWN_LOOK.colour && headings === OWN_LOOK.headings) return null;
  return `${LOOKS}${colour.slice(1)}-${headings}.css`;
}
