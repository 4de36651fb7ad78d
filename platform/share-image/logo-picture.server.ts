/** Draws the agency's own logo, SVG or picture, at the size that a sharing image has room for. */
import { loadSharp } from '#platform/picture/renditions.server.ts';

/** Pixels. */
const ROOM = { width: 380, height: 60 };
const LONGEST_SECONDS = 10;

/** Sets the size of a sanitised SVG, whose own size may be a few pixels or thousands. */
export function resizeSvg({ svg, width, height }: { svg: string; width: number; height: number }): Buffer {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const size = ` width="${width * scale}" height="${height * scale}"`;
  return Buffer.from(svg.replace(/ width="[^"]+" height="[^"]+"/, size));
}

/** @param logo a library rendition or a checked SVG file. @returns a PNG; throws for anything else */
export async function drawLogoPicture(logo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(logo)
    .timeout({ seconds: LONGEST_SECONDS })
    .resize({ ...ROOM, fit: 'inside' })
    .png()
    .toBuffer();
}
