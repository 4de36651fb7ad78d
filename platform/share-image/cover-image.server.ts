/** Draws the picture of a link to the site as a whole: who the agency is, what it does and where, above its drawing. */
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { DISPLAY, loadFonts, MARGIN, SHARE_IMAGE_SIZE, setText, wrap } from './share-image.server.ts';

export type CoverImage = {
  /** Outlines on a ground of 160 by 33, each with how far it is moved to the right. */
  logo: { tide: string; word: readonly { outline: string; moveX: number }[] };
  name: string;
  /** What the agency does. */
  title: string;
  place: string;
  /** Outlines on a ground of 1200 by 190. */
  drawing: { offices: string; works: string; tide: string; details: string; depths: readonly string[] };
};

/** The dark band and the inks on it (app/ui/styles/tokens.css). */
const GROUND = '#0f3b2e';
const INK = '#eef5f0';
const SOFT = '#b5cfc3';
const INKS = { offices: '#9fbee4', works: '#efbb58', tide: '#86cfae', details: '#5f8f7d', depths: '#2c5a4b' };
const LOGO_SCALE = 1.7;
const DRAWING_TOP = 420;

export async function drawCoverImage({ logo, name, title, place, drawing }: CoverImage): Promise<Buffer> {
  loadFonts();
  const { width, height } = SHARE_IMAGE_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  drawShore(context, drawing);
  drawLogo(context, logo);

  context.textAlign = 'right';
  context.fillStyle = SOFT;
  setText(context, 28, 500);
  context.fillText(name, width - MARGIN, 100);
  context.textAlign = 'left';

  context.fillStyle = INK;
  context.font = `74px "${DISPLAY}"`;
  const lines = wrap(context, title, width - 2 * MARGIN, 2);
  lines.forEach((line, index) => void context.fillText(line, MARGIN, 238 + index * 82));
  context.fillStyle = SOFT;
  setText(context, 32, 450);
  const [line = ''] = wrap(context, place, width - 2 * MARGIN, 1);
  context.fillText(line, MARGIN, 238 + lines.length * 82 - 18);
  return canvas.encode('png');
}

function drawLogo(context: SKRSContext2D, { tide, word }: CoverImage['logo']): void {
  context.save();
  context.translate(MARGIN, 60);
  context.scale(LOGO_SCALE, LOGO_SCALE);
  context.fillStyle = INKS.tide;
  context.fill(new Path2D(tide));
  context.fillStyle = INK;
  for (const { outline, moveX } of word) {
    context.save();
    context.translate(moveX, 0);
    context.fill(new Path2D(outline));
    context.restore();
  }
  context.restore();
}

function drawShore(context: SKRSContext2D, { depths, details, offices, works, tide }: CoverImage['drawing']): void {
  context.save();
  context.translate(0, DRAWING_TOP);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const draw = (outline: string, ink: string, lineWidth: number) => {
    context.strokeStyle = ink;
    context.lineWidth = lineWidth;
    context.stroke(new Path2D(outline));
  };
  for (const outline of depths) draw(outline, INKS.depths, 3);
  draw(details, INKS.details, 2);
  draw(offices, INKS.offices, 4);
  draw(works, INKS.works, 4);
  draw(tide, INKS.tide, 7);
  context.restore();
}
