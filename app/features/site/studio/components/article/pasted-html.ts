/** Converts pasted HTML to the article format: headings, lists and bold lines stay, everything else becomes plain text. */
import { writeLine } from './article-document.ts';
import type { LineKind } from './article-schema.ts';
import { isNumber, type PastedList, readWordLabel, takeLabel } from './list-labels.ts';

/** The part of the DOM that is used, so that tests need no browser. */
export type PastedNode = {
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<PastedNode>;
  getAttribute?: (name: string) => string | null;
};

const HEADINGS: Record<string, LineKind> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'subheading',
  H4: 'subheading',
  H5: 'subheading',
  H6: 'subheading',
  LI: 'item',
};

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR CAPTION DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM HEADER HR HTML MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);

const UNREAD = new Set(
  '#comment AUDIO BUTTON CANVAS HEAD IFRAME MATH NOSCRIPT OBJECT SCRIPT SELECT STYLE SVG svg TEMPLATE TEXTAREA TITLE VIDEO'.split(
    ' ',
  ),
);

/** Word adds style sheets, which would violate the Content Security Policy. */
export const withoutStyles = (html: string): string => html.replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '');

/** `label` is put before the text of the next line. */
type Writing = { lines: string[]; kind: LineKind; label: string; text: string; isBold: boolean };

export function convertToArticleText(root: PastedNode): string {
  const output: Writing = { lines: [], kind: 'paragraph', label: '', text: '', isBold: true };
  read(root, { kind: 'paragraph', isBold: false, list: null }, output);
  endLine(output);
  return output.lines.join('\n');
}

type Inherited = { kind: LineKind; isBold: boolean; list: PastedList | null };

function read(node: PastedNode, inherited: Inherited, output: Writing): void {
  if (node.nodeName === '#text') {
    const text = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
    if (text.trim() !== '' && !inherited.isBold) output.isBold = false;
    if (output.text === '') output.kind = inherited.kind;
    output.text += text;
    return;
  }
  // A line break ends a paragraph; a heading or point continues.
  if (node.nodeName === 'BR' && inherited.kind !== 'paragraph') {
    output.text += ' ';
    return;
  }
  const style = node.getAttribute?.('style') ?? '';
  if (UNREAD.has(node.nodeName) || isHidden(style)) return;
  const isPoint = node.nodeName === 'LI' || isWordPoint(node, style);
  const ownKind = isPoint ? 'item' : (HEADINGS[node.nodeName] ?? null);
  const isBlock = ownKind !== null || BLOCKS.has(node.nodeName);
  if (isBlock) endLine(output);
  if (isPoint) output.label = labelOf(node, style, inherited.list);
  const isBold = readBold(node.nodeName, style) ?? inherited.isBold;
  // A paragraph inside a point is still the point.
  const kind = isPoint && isNumber(output.label) ? 'paragraph' : (ownKind ?? inherited.kind);
  const list = listOf(node, inherited.list) ?? inherited.list;
  for (const child of node.childNodes) read(child, { kind, isBold, list }, output);
  if (isBlock) endLine(output);
  if (isPoint) output.label = '';
}

/** Word writes lists as paragraphs. */
const isWordPoint = ({ nodeName }: PastedNode, style: string) => nodeName === 'P' && /mso-list:\s*l\d/i.test(style);

function labelOf(node: PastedNode, style: string, list: PastedList | null): string {
  if (node.nodeName === 'LI') {
    const [, type = node.getAttribute?.('type') ?? ''] = /list-style-type:\s*([\w-]+)/i.exec(style) ?? [];
    return list ? takeLabel(list, type || list.style) : '';
  }
  const [, level = '1'] = /mso-list:\s*l\d+\s+level(\d)/i.exec(style) ?? [];
  return readWordLabel(hiddenText(node, false), Number(level));
}

function listOf(node: PastedNode, around: PastedList | null): PastedList | null {
  if (node.nodeName !== 'OL' && node.nodeName !== 'UL') return null;
  return {
    isNumbered: node.nodeName === 'OL',
    depth: (around?.depth ?? 0) + 1,
    next: Number(node.getAttribute?.('start') ?? 1) || 1,
    parent: around && /^[\d.]+$/.test(around.last) ? around.last : '',
    last: '',
    style: node.getAttribute?.('type') ?? '',
  };
}

/** The label of a list point, as Word writes it. */
function hiddenText(node: PastedNode, isInside: boolean): string {
  if (node.nodeName === '#text') return isInside ? (node.nodeValue ?? '') : '';
  const isLabel = isInside || /mso-list:\s*ignore/i.test(node.getAttribute?.('style') ?? '');
  return [...node.childNodes].map((child) => hiddenText(child, isLabel)).join('');
}

/** Word includes the bullet in a point's text, and marks it this way. */
const isHidden = (style: string) => /display:\s*none|mso-list:\s*ignore/i.test(style);

/** Google Docs wraps everything in a `b` of normal weight. */
function readBold(nodeName: string, style: string): boolean | null {
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return nodeName === 'B' || nodeName === 'STRONG' ? true : null;
}

function endLine(output: Writing): void {
  const { kind, label, text, isBold } = output;
  const words = plainText(text);
  if (words !== '') {
    const line = label === '' ? words : `${label} ${words}`;
    const isBoldLine = kind === 'paragraph' && isBold;
    output.lines.push(writeLine(isBoldLine ? 'bold' : kind, isBoldLine ? line.replaceAll('*', '') : line));
    output.label = '';
  }
  output.text = '';
  output.kind = 'paragraph';
  output.isBold = true;
}

/** Removes characters that the article check refuses: control characters, and those that change the text direction. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u00ad\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[ \u00a0]+/g, ' ')
    .trim();
