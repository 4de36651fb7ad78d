/** Draws the picture that a link shows when it is shared: 1200 × 630, typographic, in the site's own faces. */
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

export type ShareImage = {
  /** Name of the sender, top left. */
  masthead: string;
  title: string;
  /** Up to three lines at the bottom, the first one stressed. */
  facts: readonly string[];
  accent: keyof typeof ACCENTS;
};

/** The light theme's colours (app/ui/styles/tokens.css); a picture has no dark theme. */
const PAPER = '#f6f8f5';
const INK = '#13201a';
const MUTED = '#45544d';
const ACCENTS = { brand: '#14513e', 'white-collar': '#33567d', 'blue-collar': '#835300' };

export const MARGIN = 72;
export const DISPLAY = 'Share Display';
const TEXT = 'Share Text';
let areFontsLoaded = false;

/** A PNG, about 40 kB. Most of the work, its compression, is done beside the event loop; callers cache it all the same. */
export async function drawShareImage({ masthead, title, facts, accent }: ShareImage): Promise<Buffer> {
  loadFonts();
  const { width, height } = SHARE_IMAGE_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  drawTideLine(context, ACCENTS[accent]);

  context.fillStyle = ACCENTS[accent];
  setText(context, 30, 650);
  context.fillText(masthead, MARGIN, 108);

  context.fillStyle = INK;
  drawTitle(context, title, 208);

  const lines = facts.slice(0, 3);
  lines.forEach((fact, index) => {
    const isFirst = index === 0;
    context.fillStyle = isFirst ? INK : MUTED;
    setText(context, 34, isFirst ? 600 : 400);
    const [line = ''] = wrap(context, fact, width - 2 * MARGIN, 1);
    context.fillText(line, MARGIN, height - 128 - (lines.length - 1 - index) * 48);
  });
  return canvas.encode('png');
}

/** The weight of a variable face is an axis of its own; the one in `font` does not reach it. */
export function setText(context: SKRSContext2D, size: number, weight: number): void {
  context.font = `${size}px "${TEXT}"`;
  context.fontVariationSettings = `'wght' ${weight}`;
}

/** The wave of the logo, along the bottom. */
function drawTideLine(context: SKRSContext2D, colour: string): void {
  const { width, height } = SHARE_IMAGE_SIZE;
  context.strokeStyle = colour;
  context.lineWidth = 6;
  context.beginPath();
  for (let x = 0; x <= width; x += 4) context.lineTo(x, height - 52 + 16 * Math.sin((x / width) * Math.PI * 6));
  context.stroke();
}

function drawTitle(context: SKRSContext2D, title: string, firstBaseline: number): void {
  const space = SHARE_IMAGE_SIZE.width - 2 * MARGIN;
  const size = [92, 76, 60].find((candidate) => linesAt(context, title, candidate, space) <= 2) ?? 60;
  context.font = `${size}px "${DISPLAY}"`;
  const lines = wrap(context, title, space, 3);
  lines.forEach((line, index) => {
    context.fillText(line, MARGIN, firstBaseline + index * size * 1.12);
  });
}

function linesAt(context: SKRSContext2D, title: string, size: number, space: number): number {
  context.font = `${size}px "${DISPLAY}"`;
  return wrap(context, title, space, 10).length;
}

/** Breaks between words; what does not fit on the last line ends in an ellipsis. */
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
  const kept = lines.slice(0, most);
  let last = kept[most - 1] ?? kept.at(-1) ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1);
  kept[kept.length - 1] = lines.length > most || !fits(kept.at(-1) ?? '') ? `${last.trimEnd()}…` : last;
  return kept;
}

export function loadFonts(): void {
  if (areFontsLoaded) return;
  GlobalFonts.register(readFileSync('app/ui/styles/fonts/newsreader-display.woff2'), DISPLAY);
  const text = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
  GlobalFonts.register(readFileSync(text), TEXT);
  areFontsLoaded = true;
}
