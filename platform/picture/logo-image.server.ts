/** Redraws an employer's logo into a square of 192 pixels. Nothing else of the file is kept: no metadata and no hidden content. */
import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { Turns } from '#platform/turns/turns.ts';
import { bareWebp, MOST_HELD_BYTES, type PlainPicture, readPicture } from './plain-picture.ts';

/** Twice the size of the larger plate. */
export const LOGO_SIDE = 192;
const SHORTEST_LOGO_SIDE = 96;
/** Pixels. A logo of this size takes 64 MB when decoded. */
const LONGEST_LOGO_SIDE = 4_096;

export type LogoRefusal = 'wrong_kind' | 'wrong_content' | 'too_small' | 'too_wide' | 'busy';

/** One at a time, because decoding takes much memory. */
const turns = new Turns({ atOnce: 1, queue: 8 });

/** @param sender an account, because accounts take turns @returns a WebP */
export async function drawLogo(
  sent: Buffer,
  sender: string,
): Promise<{ ok: true; bytes: Buffer } | { ok: false; reason: LogoRefusal }> {
  const picture = readPicture(sent);
  if (!picture) return { ok: false, reason: 'wrong_kind' };
  if (Math.min(picture.width, picture.height) < SHORTEST_LOGO_SIDE) return { ok: false, reason: 'too_small' };
  if (Math.max(picture.width, picture.height) > LONGEST_LOGO_SIDE) return { ok: false, reason: 'too_wide' };
  if (picture.heldBytes > MOST_HELD_BYTES) return { ok: false, reason: 'wrong_content' };
  const drawn = await turns.take(() => redraw(picture), sender);
  if (drawn === 'busy') return { ok: false, reason: 'busy' };
  return drawn ? { ok: true, bytes: drawn } : { ok: false, reason: 'wrong_content' };
}

async function redraw({ bytes, width, height }: PlainPicture): Promise<Buffer | null> {
  const image = await loadImage(bytes).catch(() => null);
  // Metadata may rotate a photo by 90°, so compare the sides in order of length.
  const sides = image && [image.width, image.height].toSorted();
  if (!image || sides?.join() !== [width, height].toSorted().join()) return null;
  const ground = groundOf(image);
  if (!ground) return null;
  const canvas = createCanvas(LOGO_SIDE, LOGO_SIDE);
  const context = canvas.getContext('2d');
  context.fillStyle = ground.colour;
  context.fillRect(0, 0, LOGO_SIDE, LOGO_SIDE);
  place(context, image, ground.isItsOwn && width === height ? 0 : MARGIN);
  // Lossless compression is smaller for flat colours, lossy compression for photos.
  const [exact, simplified] = await Promise.all([canvas.encode('webp', 100), canvas.encode('webp', 90)]);
  return bareWebp(exact.length <= simplified.length ? exact : simplified);
}

/** The space around a logo that does not fill its square, so that it never touches the edge of the plate. */
const MARGIN = 12;

function place(context: SKRSContext2D, image: Image, margin: number): void {
  const scale = (LOGO_SIDE - 2 * margin) / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (LOGO_SIDE - width) / 2, (LOGO_SIDE - height) / 2, width, height);
}

const SAMPLE = 48;
const [LIGHT, DARK] = ['#ffffff', '#13201a'];

/**
 * A logo with its own background keeps it up to the edges. A transparent one gets white, or ink if it was made for a dark background,
 * because a plate looks the same in light and dark mode. @returns null if nothing is visible
 */
function groundOf(image: Image): { colour: string; isItsOwn: boolean } | null {
  const canvas = createCanvas(SAMPLE, SAMPLE);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  const at = (x: number, y: number) => {
    const from = (y * SAMPLE + x) * 4;
    return [...data.subarray(from, from + 4)] as [number, number, number, number];
  };
  const corners = [at(0, 0), at(SAMPLE - 1, 0), at(0, SAMPLE - 1), at(SAMPLE - 1, SAMPLE - 1)];
  if (corners.every(([, , , alpha]) => alpha > 250)) {
    const [red, green, blue] = corners[0] ?? [255, 255, 255];
    return { colour: `rgb(${red} ${green} ${blue})`, isItsOwn: true };
  }
  let [seen, light] = [0, 0];
  for (let from = 0; from < data.length; from += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(from, from + 4);
    seen += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  if (seen < 255) return null;
  return { colour: light / seen > 200 ? DARK : LIGHT, isItsOwn: false };
}
