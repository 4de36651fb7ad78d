/** How the agency's site looks. */
import { siteFacts } from './site.ts';

export type Headings = 'newsreader' | 'public-sans' | 'georgia' | 'system';

/** Outlines as the path data of SVG, on a ground of this size. */
export type LogoDrawing = { name: string; width: number; height: number; accent: string | null; word: string };

/** Outlines of the icon, on a square of 64. */
export type Mark = { accent: string | null; front: string };

export type Brand = {
  /** As #rrggbb, in small letters. */
  colour: string;
  headings: Headings;
  /** Without one the agency's name is set in type. */
  drawing: LogoDrawing | null;
};

/** The look of the product, which app/ui/styles/tokens.css and the fonts of each page have without more. */
export const OWN_LOOK = { colour: '#14513e', headings: 'newsreader' } as const;

export const brand = (): Brand => siteFacts().brand;

export const isOwnLook = ({ colour, headings }: Pick<Brand, 'colour' | 'headings'>): boolean =>
  colour === OWN_LOOK.colour && headings === OWN_LOOK.headings;
