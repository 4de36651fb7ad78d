/**
 * The text of a page in reading order. A PDF holds positioned pieces of text in any order; this groups them into lines, cells,
 * paragraphs and columns, separated by the marks of domain/profile/cv-reading/cv-lines.ts.
 */
import { MARKS, readHeading, withoutMarks } from '#domain/profile/cv-reading/cv-lines.ts';
import { DATES } from '#domain/profile/cv-reading/cv-roles.ts';

export type PdfItem = { str: string; transform: readonly number[]; width: number; fontName: string };

type Segment = { text: string; x: number; right: number; size: number; font: string };
type Row = { y: number; size: number; segments: Segment[] };

/** All distances are relative to the height of the letters. */
const SAME_LINE = 0.4;
const WORD_GAP = 0.12;
const CELL_GAP = 0.9;
const PARAGRAPH_GAP = 1.75;
const DISPLAY = 1.1;

const MOST = { items: 20_000, gutters: 30, depth: 4 } as const;

export function layOutPage(items: readonly PdfItem[]): string {
  const rows = rowsOf(items);
  return write(rows, usualSize(rows), 0);
}

function usualSize(rows: readonly Row[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of rows.flatMap(({ segments }) => segments)) {
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

function rowsOf(items: readonly PdfItem[]): Row[] {
  const pieces = items.slice(0, MOST.items).flatMap(({ str, transform, width, fontName }) => {
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform;
    const text = withoutMarks(str);
    const isUpright = Math.abs(b) < Math.abs(a) / 10;
    return text.trim() === '' || !isUpright
      ? []
      : [{ text, x, right: x + width, y, size: Math.abs(d) || 1, font: fontName }];
  });
  pieces.sort((one, other) => other.y - one.y || one.x - other.x);
  const rows: (Row & { pieces: Segment[] })[] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row && row.y - piece.y <= SAME_LINE * Math.min(row.size, piece.size)) row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, segments: [], pieces: [piece] });
  }
  return rows.map(({ y, pieces: own }) => ({
    y,
    size: Math.max(...own.map(({ size }) => size)),
    segments: joinPieces(own.sort((one, other) => one.x - other.x)),
  }));
}

function joinPieces(pieces: readonly Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of pieces) {
    const last = segments.at(-1);
    const size = last ? Math.max(last.size, piece.size) : 0;
    const gap = last ? piece.x - last.right : 0;
    if (!last || gap > CELL_GAP * size || gap < -size) {
      segments.push({ ...piece });
      continue;
    }
    const isOtherType = last.font !== piece.font || Math.abs(last.size - piece.size) > size / 10;
    const isOtherWord = gap > WORD_GAP * size || /\s$/.test(last.text) || /^\s/.test(piece.text);
    last.text += (isOtherWord ? (isOtherType ? MARKS.type : ' ') : '') + piece.text;
    last.right = Math.max(last.right, piece.right);
    last.font = piece.font;
    last.size = size;
  }
  return segments;
}

function write(rows: readonly Row[], usual: number, depth: number): string {
  const columns = depth < MOST.depth ? findColumns(rows) : null;
  if (!columns) return writeRows(rows, usual);
  const { from, to, x } = columns;
  const inside = rows.slice(from, to);
  const side = (isLeft: boolean): Row[] =>
    inside.flatMap((row) => {
      const segments = row.segments.filter((each) => each.x < x === isLeft);
      return segments.length === 0 ? [] : [{ ...row, size: Math.max(...segments.map(({ size }) => size)), segments }];
    });
  return [
    write(rows.slice(0, from), usual, depth + 1),
    MARKS.columns,
    write(side(true), usual, depth + 1),
    MARKS.nextColumn,
    write(side(false), usual, depth + 1),
    MARKS.endOfColumns,
    write(rows.slice(to), usual, depth + 1),
  ].join('\n');
}

function writeRows(rows: readonly Row[], usual: number): string {
  let text = '';
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before) text += before.y - row.y > PARAGRAPH_GAP * Math.min(row.size, before.size) ? '\n\n' : '\n';
    if (row.size > usual * DISPLAY) text += `${MARKS.size}${Math.round(row.size * 10)}${MARKS.size}`;
    text += row.segments.map((segment) => segment.text).join(MARKS.cell);
  }
  return text;
}

type Columns = { from: number; to: number; x: number };

/** Finds a vertical strip without text beside which most consecutive lines have text on both sides. */
function findColumns(rows: readonly Row[]): Columns | null {
  const edges = new Map<number, number>();
  for (const { segments } of rows) {
    for (const { x } of segments) edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1);
  }
  const gutters = [...edges].filter(([, count]) => count > 1).sort((one, other) => other[1] - one[1]);
  let best: (Columns & { count: number }) | null = null;
  for (const [x] of gutters.slice(0, MOST.gutters)) {
    for (const run of listColumnRuns(rows, x - 1.5)) {
      const count = countSmallerSide(rows.slice(run.from, run.to), run.x);
      if (count > (best?.count ?? 0)) best = { ...run, count };
    }
  }
  return best;
}

function* listColumnRuns(rows: readonly Row[], x: number): Generator<Columns> {
  let from: number | null = null;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    const isClear = row?.segments.every((each) => each.x > x || each.right + each.size / 2 < x);
    if (isClear && from === null) from = at;
    if (isClear || from === null) continue;
    yield { from, to: at, x };
    from = null;
  }
}

/** @returns the number of lines on the smaller side; 0 if these are no columns */
function countSmallerSide(rows: readonly Row[], x: number): number {
  const sides = [true, false].map((isLeft) => {
    const ownRows = rows
      .map(({ segments }) => segments.filter((each) => each.x < x === isLeft))
      .filter((each) => each.length > 0);
    const labels = ownRows.filter((each) => each.every(({ text }) => isLabel(text)));
    return { count: ownRows.length, labels: labels.length };
  });
  const smaller = Math.min(...sides.map(({ count }) => count));
  if (smaller < 4) return 0;
  // Headings or dates beside their text, and tables, are read across, so they are no columns.
  if (sides.some(({ count, labels }) => labels > count * 0.4)) return 0;
  const crossingRows = rows.filter(
    ({ segments }) => segments.some((each) => each.x < x) && segments.some((each) => each.x >= x),
  ).length;
  return crossingRows >= smaller * 0.9 ? 0 : smaller;
}

const isLabel = (text: string): boolean => readHeading(text.trim()) !== null || DATES.test(text);
