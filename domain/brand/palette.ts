/** Derives the site's colours from the agency's main colour. Runs on the server only. */
import Color from 'colorjs.io';
import { OWN_LOOK } from './look.ts';

/** Colours of the light and dark schemes, as #rrggbb. */
type Shade = readonly [light: string, dark: string];

export type Palette = Record<
  'brand' | 'brand-strong' | 'brand-soft' | 'on-brand' | 'deep' | 'on-deep' | 'on-deep-soft' | 'on-deep-accent',
  Shade
>;

const LIGHT_GROUNDS = ['#f6f8f5', '#ffffff', '#ecf0eb', '#efe6d6'];
/** WCAG 2.2, 1.4.3: contrast of text with its background. */
const LEAST_CONTRAST = 4.5;

export const contrast = (one: string, other: string): number => new Color(one).contrast(new Color(other), 'WCAG21');

const worstContrast = (colour: string): number => Math.min(...LIGHT_GROUNDS.map((ground) => contrast(colour, ground)));

export function findPaletteError(colour: string): string | null {
  const worst = worstContrast(colour);
  if (worst >= LEAST_CONTRAST) return null;
  const rounded = (Math.floor(worst * 10) / 10).toFixed(1);
  return `This colour is too light to read: its contrast is ${rounded} to 1 and must be ${LEAST_CONTRAST} to 1. Choose a darker one`;
}

/** @param colour a valid colour @returns colours with its hue, and the lightness and saturation of the product's own green */
export function paletteOf(colour: string): Palette {
  const [lightness, chroma, hue] = partsOf(colour);
  const shade = (light: number, most: number) => hexOf(light, Math.min(chroma, most), hue);
  const bright = shade(0.8, 0.095);
  return {
    brand: [colour, bright],
    'brand-strong': [hexOf(lightness * 0.78, chroma * 0.85, hue), shade(0.87, 0.07)],
    'brand-soft': [shade(0.925, 0.025), shade(0.29, 0.04)],
    'on-brand': ['#ffffff', shade(0.23, 0.04)],
    deep: [shade(0.32, 0.065), shade(0.26, 0.045)],
    'on-deep': [shade(0.965, 0.01), '#e8eeea'],
    'on-deep-soft': [shade(0.83, 0.035), shade(0.785, 0.03)],
    'on-deep-accent': [bright, bright],
  };
}

/** Moves a shade of the product's green to another hue, with the same lightness and at most the same chroma. */
export function inHueOf(colour: string, shade: string): string {
  if (colour === OWN_LOOK.colour) return shade;
  const [lightness, chroma] = partsOf(shade);
  const [, most, hue] = partsOf(colour);
  return hexOf(lightness, Math.min(chroma, most), hue);
}

/** Greys have no hue. */
const partsOf = (colour: string) =>
  new Color(colour).to('oklch').coords.map((part) => part || 0) as [lightness: number, chroma: number, hue: number];

/** Clamps to the colours that screens show. */
const hexOf = (lightness: number, chroma: number, hue: number): string =>
  new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ space: 'srgb' })
    .toString({ format: 'hex', collapse: false });
