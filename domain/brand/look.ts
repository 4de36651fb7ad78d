import type { Picture } from '#domain/picture/picture.ts';

export const HEADINGS = ['newsreader', 'public-sans', 'georgia', 'system'] as const;
export type Headings = (typeof HEADINGS)[number];

/** Outlines as SVG path data, on a canvas of this size. */
type LogoDrawing = { name: string; width: number; height: number; accent: string | null; word: string };

/** The icon's outlines, in a square of 64 units. */
export type Mark = { accent: string | null; front: string };

export type Look = {
  /** #rrggbb, lower case. */
  colour: string;
  headings: Headings;
};

export type VectorLogo = { address: string; width: number; height: number };

export type Brand = Look & {
  /** Takes precedence over the other logos. */
  vector: VectorLogo | null;
  /** Takes precedence over the picture. Without any logo the agency's name is shown as text. */
  drawing: LogoDrawing | null;
  logo: Picture | null;
};

/** The product's default look, which app/ui/styles/tokens.css and each page's fonts contain already. */
export const OWN_LOOK: Look = { colour: '#14513e', headings: 'newsreader' };

/** Path prefix of the style sheets that are not build files. */
export const LOOKS = '/assets/look-';

/**
 * The style sheet of another look. Its address contains all its values, so it never changes. It is served beside the build's files, which
 * devices save with the pages that need them. @returns null for the product's own look
 */
export function lookStyles({ colour, headings }: Look): string | null {
  if (colour === OWN_LOOK.colour && headings === OWN_LOOK.headings) return null;
  return `${LOOKS}${colour.slice(1)}-${headings}.css`;
}
