import type { RenditionFormat } from '#domain/picture/rendition.ts';
import { readPicture } from './plain-picture.ts';
import { drawInTurn, loadSharp } from './renditions.server.ts';

export type ExpectedRendition = { format: RenditionFormat; width: number; height: number };

/**
 * Checks the structure first, and decodes only if that declares the expected size. @param sender an account, because accounts take turns
 */
export async function checkRendition(
  bytes: Buffer,
  expected: ExpectedRendition,
  sender: string,
): Promise<'fit' | 'unfit' | 'busy'> {
  if (!isBare(bytes, expected.format)) return 'unfit';
  return drawInTurn(async () => ((await isWhole(bytes, expected)) ? 'fit' : 'unfit'), sender);
}

const NAMES: Record<RenditionFormat, string> = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };

async function isWhole(bytes: Buffer, { format, width, height }: ExpectedRendition): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    const options = { failOn: 'error', limitInputPixels: width * height } as const;
    const metadata = await sharp(bytes, options).metadata();
    const isExpected =
      metadata.format === NAMES[format] &&
      (format !== 'avif' || metadata.compression === 'av1') &&
      metadata.width === width &&
      metadata.height === height &&
      (metadata.pages ?? 1) === 1;
    if (!isExpected || metadata.exif || metadata.icc || metadata.xmp || metadata.iptc) return false;
    await sharp(bytes, options).timeout({ seconds: 30 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

function isBare(bytes: Buffer, format: RenditionFormat): boolean {
  if (format === 'avif') return isBareAvif(bytes);
  const picture = readPicture(bytes);
  if (format === 'webp') return picture?.kind === 'webp' && listWebpParts(bytes).every((name) => WEBP_PARTS.has(name));
  return picture?.kind === 'jpeg' && listJpegParts(bytes).every((marker) => JPEG_PARTS.has(marker));
}

const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function listWebpParts(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    names.push(webp.toString('latin1', at, at + 4));
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

/** Frames, tables and restarts, but no comments and no data of programs. */
const JPEG_PARTS = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xda]);

/** Lists the segments before the first scan and between scans. The structure is already validated. */
function listJpegParts(jpeg: Buffer): number[] {
  const markers: number[] = [];
  const [mark, stuffed, firstRestart, end] = [0xff, 0x00, 0xd0, 0xd9];
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const marker = jpeg[at + 1] ?? end;
    if (marker === end) break;
    markers.push(marker);
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker !== 0xda) continue;
    const isData = (next: number) => next === stuffed || (next >= firstRestart && next <= firstRestart + 7);
    while (at < jpeg.length && !(jpeg[at] === mark && !isData(jpeg[at + 1] ?? 0))) at += 1;
  }
  return markers;
}

/** The boxes that our renditions have. Free space and other boxes could hold anything. */
const AVIF_BOXES = 'ftyp,meta,mdat';
const LARGEST_AVIF_HEAD = 1_024;

function isBareAvif(avif: Buffer): boolean {
  const names: string[] = [];
  let at = 0;
  while (at + 8 <= avif.length) {
    const length = avif.readUInt32BE(at);
    const name = avif.toString('latin1', at + 4, at + 8);
    if (length < 8 || (name !== 'mdat' && length > LARGEST_AVIF_HEAD)) return false;
    names.push(name);
    at += length;
  }
  return at === avif.length && names.join() === AVIF_BOXES && avif.toString('latin1', 8, 12) === 'avif';
}
