/**
 * Reads the size and type of an untrusted picture from its structure. A small file can declare a picture that fills the memory when it is
 * decoded, so nothing is decoded before this check.
 */
import { readJpegFrame } from '#platform/upload/jpeg.ts';

export type PlainPicture = {
  kind: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
  /** Bytes that decoding holds at once; 0 if it decodes row by row, or holds only the picture. */
  heldBytes: number;
  bytes: Buffer;
};

/** Decoding and drawing take some 100 MB more. */
export const MOST_HELD_BYTES = 80_000_000;

/** A progressive photograph has about ten scans. Each takes as long to decode as a whole picture. */
const MOST_SCANS = 20;

/**
 * Reads one complete still PNG, JPEG or WebP with nothing before or after it; null for anything else. @param cutsTail removes data that
 * phones append to a JPEG, such as a brightness map
 */
export function readPicture(bytes: Buffer, { cutsTail = false } = {}): PlainPicture | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return readWebp(bytes);
  const frame = readJpegFrame(bytes);
  if (!frame || frame.scans > MOST_SCANS || !(cutsTail || frame.end === bytes.length)) return null;
  const { width, height, scans, samplesPerPixel } = frame;
  // A JPEG with several scans is held as coefficients of two bytes each until its last scan.
  const heldBytes = scans > 1 ? 2 * samplesPerPixel * width * height : 0;
  return { kind: 'jpeg', width, height, heldBytes, bytes: bytes.subarray(0, frame.end) };
}

/** Programs write a kilobyte or more into each chunk; ten megabytes of empty ones would take a second. */
const MOST_CHUNKS = 10_000;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A chunk has its length and name before its content, and a checksum after it. */
const [CHUNK_HEAD, CHUNK_END] = [8, 4];
/** Chunks of a still picture. Texts, profiles and animations (APNG) are dropped, because they may unpack to any size. */
const PNG_PARTS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

function readPng(bytes: Buffer): PlainPicture | null {
  const keptChunks: Buffer[] = [PNG_SIGNATURE];
  let size: Omit<PlainPicture, 'kind' | 'bytes'> | null = null;
  let hasData = false;
  let chunks = 0;
  for (let at = PNG_SIGNATURE.length; at + CHUNK_HEAD + CHUNK_END <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const next = at + CHUNK_HEAD + bytes.readUInt32BE(at) + CHUNK_END;
    chunks += 1;
    if (chunks > MOST_CHUNKS) return null;
    if (next > bytes.length || !/^[A-Za-z]{4}$/.test(name) || (name === 'IHDR') !== (size === null)) return null;
    if (PNG_PARTS.includes(name)) keptChunks.push(bytes.subarray(at, next));
    if (name === 'IHDR') size = readPngHead(bytes.subarray(at + 8, next));
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') {
      return size && hasData && next === bytes.length
        ? { kind: 'png', ...size, bytes: Buffer.concat(keptChunks) }
        : null;
    }
    at = next;
  }
  return null;
}

const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** @param head width, height, bit depth, colour type, compression and filter (both 0), and interlacing */
function readPngHead(head: Buffer): Omit<PlainPicture, 'kind' | 'bytes'> {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const { 8: bits = 8, 9: colour = 6, 12: interlaced = 0 } = head;
  const { [colour]: channels = 4 } = PNG_CHANNELS;
  return { width, height, heldBytes: interlaced === 0 ? 0 : width * height * channels * Math.ceil(bits / 8) };
}

/** ALPH is transparency. Animations (ANIM, ANMF) are refused. */
const WEBP_PARTS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'EXIF', 'XMP '];
/** The canvas of VP8X must have the size of the picture. */
const WEBP_MOVES = 0b10;

function readWebp(bytes: Buffer): PlainPicture | null {
  if (bytes.length < 20 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const sizes: ({ width: number; height: number } | null)[] = [];
  let pictures = 0;
  let chunks = 0;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    chunks += 1;
    if (chunks > MOST_CHUNKS || !WEBP_PARTS.includes(name) || content.length !== length) return null;
    if (name === 'VP8 ' || name === 'VP8L') pictures += 1;
    if (name === 'VP8 ') sizes.push(readLossy(content));
    if (name === 'VP8L') sizes.push(readLossless(content));
    if (name === 'VP8X') sizes.push(readCanvas(content));
    at += 8 + length + (length % 2);
  }
  const [size] = sizes;
  const areAlike = sizes.every((each) => each && each.width === size?.width && each.height === size.height);
  return size && pictures === 1 && areAlike && at === bytes.length
    ? { kind: 'webp', ...size, heldBytes: 0, bytes }
    : null;
}

function readLossy(content: Buffer) {
  if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
}

function readLossless(content: Buffer) {
  if (content.length < 5 || content[0] !== 0x2f) return null;
  const bits = content.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function readCanvas(content: Buffer) {
  if (content.length < 10 || ((content[0] ?? 0) & WEBP_MOVES) !== 0) return null;
  return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
}

/** An opaque WebP without its colour profile, which would be a quarter of a small picture; readers assume sRGB. */
export function bareWebp(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const end = at + 8 + webp.readUInt32LE(at + 4);
    const next = end + (end % 2);
    if (['VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + 4))) {
      const head = Buffer.from('RIFF____WEBP');
      head.writeUInt32LE(4 + next - at, 4);
      return Buffer.concat([head, webp.subarray(at, next)]);
    }
    at = next;
  }
  throw new Error('A WebP without a picture');
}
