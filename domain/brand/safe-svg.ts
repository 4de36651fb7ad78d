/**
 * Makes an SVG file safe to show as a logo. A strict XML parser reads it, and only allowed content is written: shapes, gradients and their
 * styles. Drawing programs' data is left out; files that could execute, load or expand something are refused. Runs on the server only.
 */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { escapeXml } from '#domain/text/xml.ts';
import { DrawingCost, isMask, SHAPES } from './drawing-cost.ts';
import { findStyleCost, findStyleProblem, USELESS } from './safe-style.ts';

export const LONGEST_SVG = 65_536;
const DEEPEST = 32;
const MOST_ELEMENTS = 2_000;
/** The longest ratio of the sides that fits into the header. */
const MOST_RATIO = 12;

export type SafeSvg = { ok: true; svg: string; width: number; height: number } | { ok: false; problem: string };

const SVG = 'http://www.w3.org/2000/svg';
const GRADIENTS = ['linearGradient', 'radialGradient'];
const ELEMENTS = new Set([...SHAPES, ...GRADIENTS, 'g', 'defs', 'stop', 'clipPath', 'mask', 'style']);
const LEFT_OUT = new Set(['metadata', 'title', 'desc']);
const ATTRIBUTES = new Set(
  (
    'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height transform id class style offset opacity color fill ' +
    'fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset clip-path clip-rule mask stop-color stop-opacity gradientUnits gradientTransform ' +
    'spreadMethod clipPathUnits maskUnits maskContentUnits visibility'
  ).split(' '),
);
class Refused extends Error {}
const refuse = (problem: string): never => {
  throw new Refused(problem);
};

const refuseFor = (problem: string | null): void => {
  if (problem !== null) refuse(problem);
};

const NOT_XML = 'This isn’t a complete SVG file. Open it in a text editor and copy all of it';

export function readSafeSvg(text: string): SafeSvg {
  try {
    return { ok: true, ...rewrite(text) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.message };
    throw error;
  }
}

function rewrite(text: string): { svg: string; width: number; height: number } {
  if (text.length > LONGEST_SVG) refuse('The drawing must be 64 kB or smaller');
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const output: string[] = [];
  let size: { viewBox: string; width: number; height: number } | null = null;
  let skippedFrom: number | null = null;
  let elements = 0;
  let shapes = 0;
  let styleSheet: string[] = [];
  const cost = new DrawingCost();

  parser.on('error', () => refuse(NOT_XML));
  parser.on('doctype', () => refuse('The drawing has a document type (DOCTYPE). Export it without one'));
  parser.on('processinginstruction', ({ target }) =>
    refuse(`The drawing has an instruction (‘${target}’). ${USELESS}`),
  );
  parser.on('opentag', (tag) => {
    elements += 1;
    open.push(tag.local);
    if (open.length > DEEPEST) refuse(`The drawing is nested more than ${DEEPEST} levels deep`);
    if (elements > MOST_ELEMENTS) refuse(`The drawing has more than ${MOST_ELEMENTS.toLocaleString('en-GB')} parts`);
    checkAttributes(tag);
    if (skippedFrom !== null) return;
    if (open.at(-2) === 'style') refuse(`A style in the drawing has ‘${tag.local}’. ${USELESS}`);
    refuseFor(cost.add(tag, open.some(isMask)));
    if (open.length === 1) {
      if (tag.uri !== SVG || tag.local !== 'svg') refuse(NOT_XML);
      size = sizeOf(tag);
      output.push(`<svg xmlns="${SVG}" viewBox="${size.viewBox}" width="${size.width}" height="${size.height}"`);
      output.push(...keptAttributes(tag, ['width', 'height', 'x', 'y']), '>');
    } else if (tag.uri !== SVG || LEFT_OUT.has(tag.local)) skippedFrom = open.length;
    else if (!ELEMENTS.has(tag.local)) refuse(`The drawing has ‘${tag.local}’, which a logo can’t include. ${USELESS}`);
    else {
      if (SHAPES.includes(tag.local)) shapes += 1;
      output.push(`<${tag.local}`, ...keptAttributes(tag), '>');
    }
  });
  parser.on('closetag', () => {
    const name = open.pop() ?? '';
    if (skippedFrom === null) {
      if (name === 'style') output.push(writeStyleSheet(styleSheet.join('')));
      styleSheet = [];
      output.push(`</${name}>`);
    } else if (open.length < skippedFrom) skippedFrom = null;
  });
  // Checks the complete text of a style element, because browsers join text around comments and CDATA sections.
  const onText = (words: string) => {
    if (open.at(-1) === 'style' && skippedFrom === null) styleSheet.push(words);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.write(text.trim()).close();
  const { width, height } = size ?? refuse(NOT_XML);
  if (shapes === 0) refuse(`The drawing has no shapes. ${USELESS}`);
  return { svg: output.join(''), width, height };
}

function writeStyleSheet(text: string): string {
  refuseFor(findStyleProblem(text) ?? findStyleCost(text));
  return escapeXml(text);
}

function checkAttributes({ local, attributes }: SaxesTagNS): void {
  for (const { local: name, prefix, uri, value } of Object.values(attributes) as SaxesAttributeNS[]) {
    if (prefix === 'xmlns' || name === 'xmlns') continue;
    if (/^on/i.test(name)) refuse(`The drawing has ‘${name}’, which would run a script`);
    const isLink = name.toLowerCase() === 'href' || name.toLowerCase() === 'src';
    if (isLink && !(GRADIENTS.includes(local) && /^#[\w-]+$/.test(value)))
      refuse(`The drawing links elsewhere (‘${value.slice(0, 60)}’). A logo must be self-contained`);
    if (uri !== '' || !ATTRIBUTES.has(name)) continue;
    refuseFor(findStyleProblem(value) ?? (name === 'style' ? findStyleCost(value) : null));
  }
}

function keptAttributes({ attributes }: SaxesTagNS, without: readonly string[] = []): string[] {
  return (Object.values(attributes) as SaxesAttributeNS[])
    .filter(({ local, uri }) => (uri === '' && ATTRIBUTES.has(local) && !without.includes(local)) || local === 'href')
    .map(({ local, value }) => ` ${local}="${escapeXml(value)}"`);
}

function sizeOf({ attributes }: SaxesTagNS): { viewBox: string; width: number; height: number } {
  const read = (name: string) => (attributes[name] as SaxesAttributeNS | undefined)?.value.trim() ?? '';
  const side = (name: string) => Number(/^(\d+(?:\.\d+)?)(?:px|pt|mm)?$/.exec(read(name))?.[1] ?? Number.NaN);
  const box = read('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = box.length === 4 ? box : [0, 0, side('width'), side('height')];
  const fits = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
  if (!fits) refuse('The drawing has no valid size. Save it with a viewBox');
  if (Math.max(width / height, height / width) > MOST_RATIO)
    refuse(`The longer side of the drawing can be up to ${MOST_RATIO} times the shorter one`);
  return { viewBox: `${x} ${y} ${width} ${height}`, width, height };
}
