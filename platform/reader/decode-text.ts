/**
 * Decodes text files as spreadsheets save them: UTF-8, Windows-1252, a mix of both, and UTF-16 with or without a byte order mark. A byte that
 * is not valid UTF-8 is read as Windows-1252, so one odd byte changes nothing around it.
 */

export function* decodeText(chunks: readonly Uint8Array[]): Generator<string, void> {
  let carriageReturn = '';
  for (const piece of decode(chunks)) {
    const text = carriageReturn + piece;
    // A line break may be cut between two pieces.
    carriageReturn = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - carriageReturn.length).replaceAll(/\r\n?/g, '\n');
  }
  yield carriageReturn.replace('\r', '\n');
}

function* decode(chunks: readonly Uint8Array[]): Generator<string, void> {
  const utf16 = findUtf16(chunks[0] ?? new Uint8Array());
  if (utf16) {
    const decoder = new TextDecoder(utf16);
    for (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
    return;
  }
  let start = new Uint8Array();
  let isFirst = true;
  for (const [place, chunk] of chunks.entries()) {
    const bytes = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
    const end = place === chunks.length - 1 ? bytes.length : startOfLastCharacter(bytes);
    start = bytes.slice(end);
    const text = decodeBytes(bytes.subarray(0, end));
    yield isFirst ? text.replace(/^\ufeff/, '') : text;
    isFirst &&= text === '';
  }
}

const SAMPLE_BYTES = 1_000;
/** Least share of zeros among every second byte: Latin text in UTF-16 has almost nothing but zeros there. */
const LEAST_ZEROS = 0.8;

export function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const share = (offset: number) => {
    const every = sample.filter((_, place) => place % 2 === offset);
    return every.length < 2 ? 0 : every.filter((byte) => byte === 0).length / every.length;
  };
  const [even, odd] = [share(0), share(1)];
  if (odd >= LEAST_ZEROS && even === 0) return 'utf-16le';
  return even >= LEAST_ZEROS && odd === 0 ? 'utf-16be' : null;
}

/** Bytes from here on may be the start of an incomplete UTF-8 character. */
function startOfLastCharacter(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= 0 && at >= bytes.length - 3; at -= 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return at;
  }
  return bytes.length;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');
/** Matches a complete UTF-8 character, or a byte that belongs to none. */
const CHARACTERS =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;

function decodeBytes(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(CHARACTERS, (character) =>
        (character.length > 1 ? strict : windows1252).decode(Buffer.from(character, 'latin1')),
      );
  }
}
