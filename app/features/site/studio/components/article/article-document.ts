/** Converts an article to the editor's document and back: `bodyOf(documentOf(body))` is always `body`. */
import type { Attrs, Node } from 'prosemirror-model';
import { pictureLine, readArticleBody } from '#domain/article/article.ts';
import { articleSchema, type LineKind } from './article-schema.ts';

const LINE_BREAK = /\r\n|\r|\n/g;

const MARKS: Record<LineKind, (text: string, picture: string) => string> = {
  paragraph: (text) => text,
  heading: (text) => `## ${text}`,
  subheading: (text) => `### ${text}`,
  bold: (text) => `**${text}**`,
  item: (text) => `- ${text}`,
  // A bracket would end the caption.
  picture: (text, picture) => pictureLine(picture, text.replaceAll(']', '')),
};

type ReadLine = { kind: LineKind; text: string; picture?: string };

export function readLine(line: string): ReadLine | null {
  const [block] = readArticleBody(line);
  if (!block) return null;
  if (block.kind === 'list') return { kind: 'item', text: block.items[0] ?? '' };
  if (block.kind === 'picture') return { kind: 'picture', text: block.text, picture: block.id };
  return { kind: block.kind, text: block.text };
}

export const writeLine = (kind: LineKind, text: string, picture = ''): string => MARKS[kind](text.trim(), picture);

export function documentOf(body: string): Node {
  const { document, paragraph, list } = articleSchema.nodes;
  const blocks: { items: Node[] | null; node: Node | null }[] = [];
  let lead = '';
  let before = '';
  for (const part of body.split(/(\r\n|\r|\n)/)) {
    const read = readLine(part);
    if (!read) {
      before += part;
      continue;
    }
    if (blocks.length === 0) lead = before;
    const node = lineNode(read.kind, read.text, { before, raw: part, picture: read.picture });
    const last = blocks.at(-1);
    if (read.kind !== 'item') blocks.push({ items: null, node });
    else if (last?.items && breaksIn(before) === 1) last.items.push(node);
    else blocks.push({ items: [node], node: null });
    before = '';
  }
  const nodes = blocks.map(({ items, node }) => node ?? list.create(null, items ?? []));
  const attrs = nodes.length > 0 ? { lead, tail: before } : { lead: before, tail: '' };
  return document.create(attrs, nodes.length > 0 ? nodes : [paragraph.create()]);
}

/** @param attrs the line as it was written, and its picture */
export const lineNode = (kind: LineKind, text: string, attrs?: Attrs): Node =>
  articleSchema.nodes[kind].create(attrs ?? null, text === '' ? [] : articleSchema.text(text));

/** Leaves out empty lines, which the format lacks. */
export function bodyOf(document: Node): string {
  let body = String(document.attrs['lead']);
  let last: { node: Node; parent: Node } | null = null;
  document.descendants((node, _, parent) => {
    if (!node.isTextblock || !parent) return true;
    const text = textOf(node);
    if (text === '') return false;
    if (last) body += breakBetween(last, { node, parent });
    body += text;
    last = { node, parent };
    return false;
  });
  return body + String(document.attrs['tail']);
}

type Placed = { node: Node; parent: Node };

/** Keeps the original line breaks if they still separate lines and lists. */
function breakBetween(last: Placed, { node, parent }: Placed): string {
  const before = String(node.attrs['before'] ?? '');
  const breaks = breaksIn(before);
  if (node.type.name !== 'item' || last.node.type.name !== 'item') return breaks > 0 ? before : '\n\n';
  if (last.parent === parent) return breaks === 1 ? before : '\n';
  return breaks > 1 ? before : '\n\n';
}

function textOf(node: Node): string {
  const kind = node.type.name as LineKind;
  const text = node.textContent.trim();
  const raw = String(node.attrs['raw'] ?? '');
  const picture = String(node.attrs['picture'] ?? '');
  const read = readLine(raw);
  if (read?.kind === kind && read.text.trim() === text && (read.picture ?? '') === picture) return raw;
  return text === '' && kind !== 'picture' ? '' : writeLine(kind, text, picture);
}

const breaksIn = (text: string): number => text.match(LINE_BREAK)?.length ?? 0;
