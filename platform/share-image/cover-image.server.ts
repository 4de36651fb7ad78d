import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { inHueOf } from '#domain/brand/palette.ts';
import {
  DISPLAY,
  drawLogo,
  loadFonts,
  MARGIN,
  SHARE_IMAGE_SIZE,
  type ShareLogo,
  setText,
  wrap,
} from './share-image.server.ts';

export type CoverImage = {
  colour: string;
  logo: ShareLogo;
  name: string;
  title: string;
  place: string;
  drawing: CoverDrawing;
};

/** Layers from back to front. `scale` applies from the middle of the ground; the drawing's top is `top` below that of the image. */
type CoverDrawing = { top: number; middle: number; scale: number; layers: readonly CoverLayer[] };

/** An outline with a line width and an ink; `fill` names the ink that fills it. */
type CoverLayer = { outline: string; ink?: CoverInk; lineWidth?: number; fill?: CoverInk };

/** The dark band and the inks on it, as in app/ui/styles/tokens.css. */
const COVER_INKS = {
  ground: '#0f3b2e',
  front: '#eef5f0',
  soft: '#b5cfc3',
  tide: '#86cfae',
  details: '#5f8f7d',
  depths: '#2c5a4b',
  middle: '#275344',
  far: '#1d4739',
};
const WORLDS = { offices: '#9fbee4', works: '#efbb58' };
type CoverInk = keyof typeof COVER_INKS | keyof typeof WORLDS;

function inksOf(colour: string): Record<CoverInk, string> {
  const shades = Object.entries(COVER_INKS).map(([name, shade]) => [name, inHueOf(colour, shade)]);
  return { ...WORLDS, ...(Object.fromEntries(shades) as typeof COVER_INKS) };
}

export async function drawCoverImage({ colour, logo, name, title, place, drawing }: CoverImage): Promise<Buffer> {
  loadFonts();
  const inks = inksOf(colour);
  const { width, height } = SHARE_IMAGE_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, width, height);
  drawLayers(context, drawing, inks);
  await drawLogo(context, logo, { accent: inks.tide, word: inks.front, scale: 1.7 });

  context.textAlign = 'right';
  context.fillStyle = inks.soft;
  setText(context, 28, 500);
  context.fillText(name, width - MARGIN, 100);
  context.textAlign = 'left';

  context.fillStyle = inks.front;
  context.font = `74px "${DISPLAY}"`;
  const lines = wrap(context, title, width - 2 * MARGIN, 2);
  lines.forEach((line, index) => void context.fillText(line, MARGIN, 238 + index * 82));
  context.fillStyle = inks.soft;
  setText(context, 32, 450);
  const [line = ''] = wrap(context, place, width - 2 * MARGIN, 1);
  context.fillText(line, MARGIN, 238 + lines.length * 82 - 18);
  return canvas.encode('png');
}

function drawLayers(
  context: SKRSContext2D,
  { top, middle, scale, layers }: CoverDrawing,
  inks: Record<CoverInk, string>,
): void {
  context.save();
  context.translate(SHARE_IMAGE_SIZE.width / 2, top);
  context.scale(scale, scale);
  context.translate(-middle, 0);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { outline, ink, lineWidth = 0, fill } of layers) {
    const path = new Path2D(outline);
    if (fill) {
      context.fillStyle = inks[fill];
      context.fill(path);
    }
    if (!ink) continue;
    context.strokeStyle = inks[ink];
    context.lineWidth = lineWidth;
    context.stroke(path);
  }
  context.restore();
}
