/** Draws the site's icon: its mark, or the first letter of its name, in white on its colour. */
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { escapeXml } from '#domain/text/xml.ts';
import { DISPLAY, loadFonts } from './share-image.server.ts';

export type IconLook = {
  ground: string;
  accent: string;
  mark: { accent: string | null; front: string } | null;
  letter: string;
};

type IconSize = {
  pixels: number;
  /** Corner radius on a square of 64; 0 if the device rounds the icon itself. */
  radius: number;
  /** Share of the square that the mark fills; devices may crop the margin. */
  scale: number;
};

export const ICONS = {
  'icon-192.png': { pixels: 192, radius: 14, scale: 1 },
  'icon-512.png': { pixels: 512, radius: 14, scale: 1 },
  'maskable-512.png': { pixels: 512, radius: 0, scale: 0.78 },
  'apple-touch-icon.png': { pixels: 180, radius: 0, scale: 0.86 },
  'feed-image.png': { pixels: 144, radius: 14, scale: 1 },
} as const satisfies Record<string, IconSize>;

export type IconName = keyof typeof ICONS;
export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

const SQUARE = 64;
const [LETTER_SIZE, BASELINE] = [44, 47];

export async function drawIcon(look: IconLook, { pixels, radius, scale }: IconSize): Promise<Buffer> {
  loadFonts();
  const canvas = createCanvas(pixels, pixels);
  const context = canvas.getContext('2d');
  context.scale(pixels / SQUARE, pixels / SQUARE);
  context.fillStyle = look.ground;
  context.beginPath();
  context.roundRect(0, 0, SQUARE, SQUARE, radius);
  context.fill();
  context.translate(SQUARE / 2, SQUARE / 2);
  context.scale(scale, scale);
  context.translate(-SQUARE / 2, -SQUARE / 2);
  context.fillStyle = '#ffffff';
  if (look.mark) {
    context.fill(new Path2D(look.mark.front));
    context.fillStyle = look.accent;
    if (look.mark.accent) context.fill(new Path2D(look.mark.accent));
  } else {
    context.font = `${LETTER_SIZE}px "${DISPLAY}"`;
    context.textAlign = 'center';
    context.fillText(look.letter, SQUARE / 2, BASELINE);
  }
  return canvas.encode('png');
}

/** Writes the icon as SVG. The brand's schema has checked every value, or it is escaped here. */
export function writeIcon({ ground, accent, mark, letter }: IconLook): string {
  const inside = mark
    ? `${mark.accent ? `<path d="${mark.accent}" fill="${accent}"/>` : ''}<path d="${mark.front}" fill="#fff"/>`
    : `<text x="32" y="${BASELINE}" text-anchor="middle" font-family="Georgia,serif" font-size="${LETTER_SIZE}" fill="#fff">${escapeXml(letter)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>${inside}</svg>`;
}
