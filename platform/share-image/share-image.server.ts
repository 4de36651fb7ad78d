/** Draws the image that a shared link shows: 1200 × 630, typographic, in the site's own fonts. */
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { inHueOf } from '#domain/brand/palette.ts';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

export type ShareImage = {
  colour: string;
  logo: ShareLogo;
  title: string;
  facts: readonly string[];
  accent: keyof typeof ACCENTS;
  /** The drawing is at the bottom right. Without a drawing, waves run along the bottom. */
  drawing?: readonly ShareLayer[];
};

/** Outlines on a background about 31 high, a PNG, or the name to write. */
export type ShareLogo = { accent: string | null; word: string } | { picture: Buffer } | { name: string };

type ShareLayer = readonly [kind: keyof typeof LAYERS, outline: string];

/** The light theme's colours (app/ui/styles/tokens.css), because an image has no dark theme. */
const INK = '#13201a';
const MUTED = '#45544d';
const WHITE = '#ffffff';
const CORAL = '#e4572e';
const ACCENTS = {
  brand: { full: '#14513e', soft: '#dcebe3', tone: '#b4cec3' },
  'white-collar': { full: '#33567d', soft: '#e1e9f2', tone: '#b9c8da' },
  'blue-collar': { full: '#835300', soft: '#faecc9', tone: '#dfc99b' },
};
type Accent = (typeof ACCENTS)[keyof typeof ACCENTS];

function accentOf(name: keyof typeof ACCENTS, colour: string): Accent {
  const { soft, tone } = ACCENTS[name];
  if (name !== 'brand') return ACCENTS[name];
  return { full: colour, soft: inHueOf(colour, soft), tone: inHueOf(colour, tone) };
}

/** Paint of each layer. Keep equal to app/ui/styles/trade-pictures.css. */
const LAYERS = {
  tint: { fill: 'tone', stroke: null },
  shape: { fill: WHITE, stroke: INK },
  toned: { fill: 'tone', stroke: INK },
  line: { fill: null, stroke: INK },
  solid: { fill: INK, stroke: null },
  coral: { fill: CORAL, stroke: null },
  spark: { fill: null, stroke: CORAL },
} as const;

export const MARGIN = 72;
export const DISPLAY = 'Share Display';
const TEXT = 'Share Text';
let areFontsLoaded = false;

/** The baseline of a drawing; the accent is below it. */
const GROUND = 560;
const DRAWING = { width: 160, ground: 106, scale: 2.5 };

const SMALLEST_FACT = 22;

/** Draws a PNG of about 40 kB. Compression, most of the work, runs off the event loop; callers cache the result. */
export async function drawShareImage({
  colour,
  logo,
  title,
  facts,
  accent: name,
  drawing,
}: ShareImage): Promise<Buffer> {
  loadFonts();
  const accent = accentOf(name, colour);
  const { width, height } = SHARE_IMAGE_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = accent.soft;
  context.fillRect(0, 0, width, height);
  if (drawing) drawGround(context, accent, drawing);
  else drawTideLines(context);
  await drawLogo(context, logo, { accent: colour, word: INK, scale: 1.4 });

  context.fillStyle = INK;
  drawTitle(context, title, drawing ? TITLES.besideDrawing : TITLES.alone);

  const space = width - 2 * MARGIN - (drawing ? DRAWING.width * DRAWING.scale + 16 : 0);
  const lines = facts.slice(0, 3);
  lines.forEach((fact, index) => {
    const isFirst = index === 0;
    context.fillStyle = isFirst ? INK : MUTED;
    // Shrink the text before cutting it, because the last line names the agency.
    for (let size = isFirst ? 40 : 30; size >= SMALLEST_FACT; size -= 2) {
      setText(context, size, isFirst ? 600 : 450);
      if (context.measureText(fact).width <= space) break;
    }
    const [line = ''] = wrap(context, fact, space, 1);
    context.fillText(line, MARGIN, GROUND - 40 - (lines.length - 1 - index) * 48);
  });
  return canvas.encode('png');
}

/** Draws the logo top left. A picture keeps its own colours, so it gets a white ground. */
export async function drawLogo(
  context: SKRSContext2D,
  logo: ShareLogo,
  { accent, word, scale }: { accent: string; word: string; scale: number },
): Promise<void> {
  if ('picture' in logo) return drawPlate(context, await loadImage(logo.picture));
  context.save();
  context.translate(MARGIN, 60 + 2 * scale);
  context.scale(scale, scale);
  context.fillStyle = word;
  if ('word' in logo) {
    context.fill(new Path2D(logo.word));
    context.fillStyle = accent;
    if (logo.accent) context.fill(new Path2D(logo.accent));
  } else {
    context.font = `28px "${DISPLAY}"`;
    context.fillText(logo.name, 0, 26);
  }
  context.restore();
}

function drawPlate(context: SKRSContext2D, picture: Image): void {
  const { width, height } = picture;
  const [padding, middle] = [8, 82];
  const top = middle - height / 2;
  context.fillStyle = WHITE;
  context.beginPath();
  context.roundRect(MARGIN, top - padding, width + 2 * padding, height + 2 * padding, 8);
  context.fill();
  context.drawImage(picture, MARGIN + padding, top);
}

function drawGround(context: SKRSContext2D, accent: Accent, layers: readonly ShareLayer[]): void {
  const { width, height } = SHARE_IMAGE_SIZE;
  context.save();
  context.translate(width - MARGIN - DRAWING.width * DRAWING.scale, GROUND - DRAWING.ground * DRAWING.scale);
  context.scale(DRAWING.scale, DRAWING.scale);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = 3.5 / DRAWING.scale;
  for (const [kind, outline] of layers) {
    const path = new Path2D(outline);
    const { fill, stroke } = LAYERS[kind];
    if (fill) {
      context.fillStyle = fill === 'tone' ? accent.tone : fill;
      context.fill(path);
    }
    if (!stroke) continue;
    context.strokeStyle = stroke;
    context.stroke(path);
  }
  context.restore();
  context.fillStyle = accent.full;
  context.fillRect(0, GROUND, width, height - GROUND);
  context.fillStyle = INK;
  context.fillRect(0, GROUND - 2, width, 4);
}

/** Sets the weight through the font's variation axis, because `font` does not. */
export function setText(context: SKRSContext2D, size: number, weight: number): void {
  context.font = `${size}px "${TEXT}"`;
  context.fontVariationSettings = `'wght' ${weight}`;
}

function drawTideLines(context: SKRSContext2D): void {
  const { width, height } = SHARE_IMAGE_SIZE;
  context.lineWidth = 5;
  for (const [colour, from, rise] of [
    [ACCENTS['white-collar'].full, height - 58, 16],
    [ACCENTS['blue-collar'].full, height - 40, 10],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    for (let x = 0; x <= width; x += 4) context.lineTo(x, from + rise * Math.sin((x / width) * Math.PI * 6));
    context.stroke();
  }
}

/** Font sizes, largest first; a drawing leaves room for two lines. */
const TITLES = {
  alone: { sizes: [88, 72, 58], lines: 3 },
  besideDrawing: { sizes: [84, 68, 56, 44], lines: 2 },
};
const FIRST_BASELINE = 216;

function drawTitle(context: SKRSContext2D, title: string, { sizes, lines: most }: (typeof TITLES)['alone']): void {
  const space = SHARE_IMAGE_SIZE.width - 2 * MARGIN;
  const size = sizes.find((candidate) => linesAt(context, title, candidate, space) <= 2) ?? sizes.at(-1) ?? 44;
  context.font = `${size}px "${DISPLAY}"`;
  const lines = wrap(context, title, space, most);
  lines.forEach((line, index) => {
    context.fillText(line, MARGIN, FIRST_BASELINE + index * size * 1.1);
  });
}

function linesAt(context: SKRSContext2D, title: string, size: number, space: number): number {
  context.font = `${size}px "${DISPLAY}"`;
  return wrap(context, title, space, 10).length;
}

/** Wraps between words and ends overlong text with an ellipsis. */
export function wrap(context: SKRSContext2D, text: string, space: number, most: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= space;
  const lines: string[] = [];
  let line = '';
  for (const word of text.replace(/\s+/g, ' ').trim().slice(0, 300).split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer) || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most && lines.every(fits)) return lines;
  const visible = lines.slice(0, most);
  let last = visible[most - 1] ?? visible.at(-1) ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  visible[visible.length - 1] = lines.length > most || !fits(visible.at(-1) ?? '') ? `${last.trimEnd()}…` : last;
  return visible;
}

export function loadFonts(): void {
  if (areFontsLoaded) return;
  GlobalFonts.register(readFileSync('app/ui/styles/fonts/newsreader-display.woff2'), DISPLAY);
  const text = 'app/ui/styles/fonts/public-sans-text.woff2';
  GlobalFonts.register(readFileSync(text), TEXT);
  areFontsLoaded = true;
}
