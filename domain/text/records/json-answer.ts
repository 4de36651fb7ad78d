/** Reads JSON from other systems: of any shape, but with limits on depth and size, and without inherited properties. */

const DEEPEST = 32;
/** Bounded, because values take up to a hundred times the memory of their text. */
const MOST_VALUES = 1_000_000;
/** Characters. */
export const LONGEST_JSON = 32 * 1024 * 1024;

export type JsonAnswer = { ok: true; value: unknown } | { ok: false; problem: string };

export function readJson(bytes: Uint8Array): JsonAnswer {
  if (bytes.length > LONGEST_JSON) return { ok: false, problem: 'The response is larger than 32 MB' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const excess = findExcess(text, MOST_VALUES);
    if (excess) return { ok: false, problem: `The response ${excess}` };
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problem: 'The response isn’t JSON' };
  }
}

/** Counts depth and values without parsing. The parser refuses unterminated strings. */
export function findExcess(text: string, mostValues: number): string | null {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isText && character === BACKSLASH) at += 1;
    else if (character === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (OPENING.includes(character)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.includes(character)) depth -= 1;
    else if (character === COMMA) values += 1;
    if (depth > DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
    if (values > mostValues) return `has more than ${mostValues.toLocaleString('en-GB')} values`;
  }
  return null;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

export function valueAt(value: unknown, ...names: readonly string[]): unknown {
  let member = value;
  for (const name of names) {
    if (typeof member !== 'object' || member === null || Array.isArray(member) || !Object.hasOwn(member, name))
      return undefined;
    member = (member as Record<string, unknown>)[name];
  }
  return member;
}

export function textAt(value: unknown, ...names: readonly string[]): string {
  const member = valueAt(value, ...names);
  if (typeof member === 'number' && Number.isFinite(member)) return String(member);
  return typeof member === 'string' ? member.trim() : '';
}

export function numberAt(value: unknown, ...names: readonly string[]): number | null {
  const member = valueAt(value, ...names);
  return typeof member === 'number' && Number.isFinite(member) ? member : null;
}

export function listAt(value: unknown, ...names: readonly string[]): readonly unknown[] {
  const member = valueAt(value, ...names);
  return Array.isArray(member) ? member : [];
}
