/** Draws the picture that a link shows when it is shared: 1200 × 630, typographic, in the site's own faces. */
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

export type ShareImage = {
  /** Who speaks, top left. */
  masthead: string;
  title: string;
  /** Up to three lines under the title. */
  facts: string[];
  accent: keyof typeof ACCENTS;
};

/** The light theme's colours (app/ui/tokens.css); a picture has no dark theme. */
const PAPER = '#f6f8f5';
const INK = '#13201a';
const MUTED = '#45544d';
const ACCENTS = { brand: '#14513e', 'white-collar': '#33567d', 'blue-collar': '#835300' };

const MARGIN = 72;
const DISPLAY = 'Share Display';
const TEXT = 'Share Text';
let areFontsLoaded = false;

/** A PNG, about 40 kB; drawing takes some 40 ms, so callers cache it. */
export function drawShareImage({ masthead, title, facts, accent }: ShareImage): Buffer {
  loadFonts();
  const { width, height } = SHARE_IMAGE_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ACCENTS[accent];
  context.fillRect(0, 0, width, 14);
  context.textBaseline = 'alphabetic';

  context.font = `600 30px "${TEXT}"`;
  context.fillText(masthead, MARGIN, 100);

  context.fillStyle = INK;
  const titleBottom = drawTitle(context, title, 210);

  context.fillStyle = MUTED;
  context.font = `400 34px "${TEXT}"`;
  facts.slice(0, 3).forEach((fact, index) => {
    const [line = ''] = wrap(context, fact, width - 2 * MARGIN, 1);
    context.fillText(line, MARGIN, titleBottom + 76 + index * 50);
  });
  return canvas.toBuffer('image/png');
}

/** @returns the baseline of its last line */
function drawTitle(context: SKRSContext2D, title: string, firstBaseline: number): number {
  const space = SHARE_IMAGE_SIZE.width - 2 * MARGIN;
  const size = [84, 68, 56].find((candidate) => linesAt(context, title, candidate, space) <= 3) ?? 56;
  context.font = `500 ${size}px "${DISPLAY}"`;
  const lines = wrap(context, title, space, 3);
  lines.forEach((line, index) => {
    context.fillText(line, MARGIN, firstBaseline + index * size * 1.12);
  });
  return firstBaseline + (lines.length - 1) * size * 1.12;
}

function linesAt(context: SKRSContext2D, title: string, size: number, space: number): number {
  context.font = `500 ${size}px "${DISPLAY}"`;
  return wrap(context, title, space, 10).length;
}

/** Breaks between words; what does not fit on the last line ends in an ellipsis. */
function wrap(context: SKRSContext2D, text: string, space: number, most: number): string[] {
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

function loadFonts(): void {
  if (areFontsLoaded) return;
  const folder = 'node_modules/@fontsource-variable';
  GlobalFonts.register(readFileSync(`${folder}/newsreader/files/newsreader-latin-opsz-normal.woff2`), DISPLAY);
  GlobalFonts.register(readFileSync(`${folder}/public-sans/files/public-sans-latin-wght-normal.woff2`), TEXT);
  areFontsLoaded = true;
}
