/**
 * Redraws an uploaded picture in the sizes and formats that pages use. The file itself is not kept, so nothing hidden in it is published,
 * such as where a photo was taken or an appended file.
 */
import { LONGEST_PICTURE_SIDE, MOST_PICTURE_PIXELS, SHORTEST_PICTURE_SIDE } from '#domain/picture/picture.ts';
import { fallbackWidth, type RenditionFormat, renditionWidths } from '#domain/picture/rendition.ts';
import { Turns } from '#platform/turns/turns.ts';
import { MOST_HELD_BYTES, type PlainPicture, readPicture } from './plain-picture.ts';

export type Rendition = { width: number; format: RenditionFormat; bytes: Buffer };

export type RenditionRefusal =
  | 'wrong_kind'
  | 'wrong_content'
  | 'too_small'
  | 'too_many_pixels'
  | 'too_large_in_passes'
  | 'busy';

type Drawn = { kind: PlainPicture['kind']; width: number; height: number; renditions: Rendition[] };

/** One at a time, because a large photo takes 150 MB (docs/decisions/0065). */
const turns = new Turns({ atOnce: 1, queue: 8 });
const LONGEST_SECONDS = 30;

export function checkPicture(
  sent: Buffer,
): { ok: true; picture: PlainPicture } | { ok: false; reason: RenditionRefusal } {
  const picture = readPicture(sent, { cutsTail: true });
  if (!picture) return { ok: false, reason: 'wrong_kind' };
  if (Math.min(picture.width, picture.height) < SHORTEST_PICTURE_SIDE) return { ok: false, reason: 'too_small' };
  if (picture.width * picture.height > MOST_PICTURE_PIXELS) return { ok: false, reason: 'too_many_pixels' };
  if (picture.heldBytes > MOST_HELD_BYTES) return { ok: false, reason: 'too_large_in_passes' };
  return { ok: true, picture };
}

export async function drawRenditions(
  sent: Buffer,
  sender: string,
): Promise<({ ok: true } & Drawn) | { ok: false; reason: RenditionRefusal }> {
  const pictureCheck = checkPicture(sent);
  if (!pictureCheck.ok) return pictureCheck;
  const drawn = await drawInTurn(() => draw(pictureCheck.picture), sender);
  if (drawn === 'busy') return { ok: false, reason: 'busy' };
  return drawn ? { ok: true, ...drawn } : { ok: false, reason: 'wrong_content' };
}

export const drawInTurn = <Result>(work: () => Promise<Result>, sender: string): Promise<Result | 'busy'> =>
  turns.take(work, sender);

/** Loaded with the first upload, because most processes never need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function draw({ kind, bytes }: PlainPicture): Promise<Drawn | null> {
  const sharp = await loadSharp();
  const decoded = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PICTURE_PIXELS,
    sequentialRead: true,
  })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_PICTURE_SIDE, height: LONGEST_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!decoded) return null;
  const { width, height, channels } = decoded.info;
  const at = (size: number) => sharp(decoded.data, { raw: { width, height, channels } }).resize({ width: size });
  const renditions: Rendition[] = [];
  for (const size of renditionWidths(width)) {
    // Higher efforts take four to twelve times as long and save a tenth of the bytes.
    renditions.push({ width: size, format: 'avif', bytes: await at(size).avif({ quality: 55, effort: 2 }).toBuffer() });
    renditions.push({ width: size, format: 'webp', bytes: await at(size).webp({ quality: 78 }).toBuffer() });
  }
  const fallback = fallbackWidth(width);
  const jpeg = at(fallback).flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
  renditions.push({ width: fallback, format: 'jpg', bytes: await jpeg.toBuffer() });
  return { kind, width, height, renditions };
}
