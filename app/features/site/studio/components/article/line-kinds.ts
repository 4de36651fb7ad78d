/** Editor commands that turn the selected lines into headings, paragraphs or list items. Adjacent list items form one list. */
import { closeHistory } from 'prosemirror-history';
import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { lineNode, readLine, writeLine } from './article-document.ts';
import { articleSchema, type LineKind } from './article-schema.ts';

type Line = {
  node: Node;
  kind: LineKind;
  start: number;
  block: number;
  /** True for the first item of a list directly below another list: the two stay separate. */
  beginsList: boolean;
};

function linesOf(document: Node): Line[] {
  const lines: Line[] = [];
  document.forEach((top, offset, block) => {
    if (top.type.name !== 'list') {
      lines.push({ node: top, kind: top.type.name as LineKind, start: offset + 1, block, beginsList: false });
      return;
    }
    const isBelowList = lines.at(-1)?.kind === 'item';
    top.forEach((node, inner, index) => {
      lines.push({ node, kind: 'item', start: offset + inner + 2, block, beginsList: index === 0 && isBelowList });
    });
  });
  return lines;
}

/** The new state of a line; `cut` characters at its start are removed. */
type ChangedLine = { kind: LineKind; text: string; cut: number; picture?: string };

function changeLines(transaction: Transaction, change: (line: Line) => ChangedLine | null): boolean {
  const { doc: document, selection } = transaction;
  const lines = linesOf(document);
  const changes = lines.map(change);
  const first = changes.findIndex((each) => each !== null);
  if (first === -1) return false;
  const last = changes.findLastIndex((each) => each !== null);
  // Adjacent lists may gain these lines.
  const isList = (block: number) => document.maybeChild(block)?.type.name === 'list';
  const firstBlock = (lines[first]?.block ?? 0) - (isList((lines[first]?.block ?? 0) - 1) ? 1 : 0);
  const lastBlock = (lines[last]?.block ?? 0) + (isList((lines[last]?.block ?? 0) + 1) ? 1 : 0);

  const from = startOf(document, firstBlock);
  const blocks: Node[] = [];
  let items: Node[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(articleSchema.nodes.list.create(null, items));
    items = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.block < firstBlock || line.block > lastBlock) continue;
    const changed = changes[index];
    const kind = changed?.kind ?? line.kind;
    // Lines around a changed line are rewritten.
    const isKept = !changed && !changes[index - 1];
    const picture = changed ? changed.picture : line.node.attrs['picture'];
    const node = isKept ? line.node : lineNode(kind, changed?.text ?? line.node.textContent, { picture });
    if (kind !== 'item' || line.beginsList) closeList();
    if (kind === 'item') items.push(node);
    else blocks.push(node);
  }
  closeList();

  const place = (position: number) => {
    const index = Math.max(
      0,
      lines.findLastIndex(({ start }) => start <= position),
    );
    return { index, offset: position - (lines[index]?.start ?? 0) - (changes[index]?.cut ?? 0) };
  };
  const anchor = place(selection.anchor);
  const head = place(selection.head);
  transaction.replaceWith(from, startOf(document, lastBlock + 1), Fragment.from(blocks));
  const after = linesOf(transaction.doc);
  const positionOf = ({ index, offset }: { index: number; offset: number }) => {
    const line = after[index];
    return line ? line.start + Math.min(Math.max(0, offset), line.node.content.size) : 0;
  };
  transaction.setSelection(TextSelection.create(transaction.doc, positionOf(anchor), positionOf(head)));
  return true;
}

function startOf(document: Node, block: number): number {
  let start = 0;
  for (let index = 0; index < block && index < document.childCount; index++) start += document.child(index).nodeSize;
  return start;
}

export const areAll = (kind: LineKind, state: EditorState): boolean =>
  touchedLines(state).every((line) => line.kind === kind);

const touchedLines = ({ doc: document, selection: { from, to } }: Pick<EditorState, 'doc' | 'selection'>) =>
  linesOf(document).filter(({ start, node }) => start <= to && start + node.content.size >= from);

/** Makes paragraphs instead if all lines are of this kind already. */
export const toggleKind =
  (kind: LineKind): Command =>
  (state, dispatch) => {
    const touched = new Set(touchedLines(state).map(({ start }) => start));
    const target = areAll(kind, state) ? 'paragraph' : kind;
    const { tr: transaction } = state;
    const isChanged = changeLines(transaction, (line) =>
      touched.has(line.start) && line.kind !== target && line.kind !== 'picture'
        ? { kind: target, text: line.node.textContent, cut: 0 }
        : null,
    );
    // Closes the history, so that this is one undo step even right after typing.
    if (isChanged) dispatch?.(closeHistory(transaction).scrollIntoView());
    return isChanged;
  };

/** Backspace before the first character: a line first becomes a paragraph, and is then joined to the one above. */
export const plainAtStart: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name === 'paragraph') return false;
  return toggleKind($from.parent.type.name as LineKind)(state, dispatch);
};

export const addPicture =
  (picture: string): Command =>
  (state, dispatch) => {
    const after = state.selection.$from.after(1);
    const transaction = state.tr.insert(after, lineNode('picture', '', { picture }));
    dispatch?.(
      closeHistory(transaction.setSelection(TextSelection.create(transaction.doc, after + 1))).scrollIntoView(),
    );
    return true;
  };

export const removePicture: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parent.type.name !== 'picture' || $from.parent.content.size > 0) return false;
  const { paragraph } = articleSchema.nodes;
  dispatch?.(state.tr.replaceWith($from.before(), $from.after(), paragraph.create()).scrollIntoView());
  return true;
};

export const leaveCaption: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type.name !== 'picture') return false;
  const transaction = state.tr.insert($from.after(), articleSchema.nodes.paragraph.create());
  dispatch?.(transaction.setSelection(TextSelection.create(transaction.doc, $from.after() + 1)).scrollIntoView());
  return true;
};

export const endList: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parent.type.name !== 'item' || $from.parent.content.size > 0) return false;
  return toggleKind('item')(state, dispatch);
};

/**
 * Gives every line the kind that pages would read: typing ‘## ’ starts a heading, and a paragraph that looks like a list point becomes one.
 * So the editor never shows anything that pages would show differently.
 */
export function readAgain(transaction: Transaction): boolean {
  return changeLines(transaction, ({ kind, node }) => {
    const text = node.textContent;
    if (kind === 'paragraph') return readParagraph(text);
    // A caption always stays one.
    if (kind === 'picture') return null;
    if (text.trim() === '') return null;
    const read = readLine(writeLine(kind, text));
    if (read?.kind === kind) return null;
    return { kind, text: text.replaceAll(/\*{2,}/g, '').replace(/\*\s*$/, ''), cut: 0 };
  });
}

const BEGUN: Record<string, LineKind> = { '## ': 'heading', '### ': 'subheading', '- ': 'item' };

function readParagraph(text: string): ChangedLine | null {
  const begun = BEGUN[text];
  if (begun) return { kind: begun, text: '', cut: text.length };
  const read = readLine(text);
  if (!read || read.kind === 'paragraph') return null;
  return {
    kind: read.kind,
    text: read.text,
    cut: text.indexOf(read.text),
    ...(read.picture && { picture: read.picture }),
  };
}
