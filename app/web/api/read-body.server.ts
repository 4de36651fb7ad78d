/** The server has already limited the length of bodies. */
import { findExcess } from '#domain/text/records/json-answer.ts';
import { problem } from './problem.server.ts';

/** `text` is the body as sent; it identifies a repeated request. */
export type ReadBody = { ok: true; value: unknown; text: string } | { ok: false; answer: Response };

const typeOf = ({ headers }: Request) => headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();

export async function readJson(request: Request): Promise<ReadBody> {
  if (typeOf(request) !== 'application/json')
    return { ok: false, answer: problem(415, 'Send JSON, as application/json.') };
  const text = await request.text();
  const excess = findExcess(text, MOST_VALUES);
  if (excess) return { ok: false, answer: problem(422, `The body ${excess}.`) };
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch {
    return { ok: false, answer: problem(400, 'The body is not JSON.') };
  }
}

/** Most values of one object. A megabyte of nested lists would take a fifth of a second to parse. */
const MOST_VALUES = 10_000;
export const MOST_LINES = 500;
/** Includes blank lines. */
const MOST_LINES_WITH_BLANK = 10_000;
/** Bytes of UTF-8: four times the longest job texts. */
export const LONGEST_LINE = 131_072;

export type Line = { line: number; value: unknown } | { line: number; fault: 'too_long' | 'too_much' | 'not_json' };

/** @returns the non-empty lines of newline-delimited JSON; each has its own error */
export async function readLines(request: Request): Promise<ReadBody> {
  if (typeOf(request) !== 'application/x-ndjson')
    return { ok: false, answer: problem(415, 'Send a JSON object on each line, as application/x-ndjson.') };
  const text = await request.text();
  const lines = text.split('\n', MOST_LINES_WITH_BLANK + 1);
  const nonEmptyLines = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line, index }]));
  if (lines.length > MOST_LINES_WITH_BLANK || nonEmptyLines.length > MOST_LINES)
    return { ok: false, answer: problem(413, `The body has more than ${MOST_LINES} lines. Send it in parts.`) };
  if (nonEmptyLines.length === 0) return { ok: false, answer: problem(400, 'The body has no lines.') };
  return { ok: true, value: nonEmptyLines.map(({ line, index }) => readLine(line, index + 1)), text };
}

function readLine(typed: string, line: number): Line {
  if (Buffer.byteLength(typed) > LONGEST_LINE) return { line, fault: 'too_long' };
  if (findExcess(typed, MOST_VALUES)) return { line, fault: 'too_much' };
  try {
    return { line, value: JSON.parse(typed) };
  } catch {
    return { line, fault: 'not_json' };
  }
}

/** Refuses any body, because the request needs none. */
export async function readNothing(request: Request): Promise<ReadBody> {
  const text = await request.text();
  return text === ''
    ? { ok: true, value: null, text }
    : { ok: false, answer: problem(400, 'This endpoint takes no body.') };
}
