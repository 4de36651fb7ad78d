/** Pictures as employers upload them, and others that only say so. */

import { crc32, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type PngOptions = {
  width?: number;
  height?: number;
  /** What a pixel is: red, green, blue and how much is seen of it. */
  pixel?: readonly [number, number, number, number];
  /** Rows that there are; otherwise as many as it says. */
  rows?: number;
  /** Between its head and its pixels. */
  chunks?: readonly Buffer[];
};

/** Of one colour: it packs a thousand to one. */
export function png({
  width = 192,
  height = 192,
  pixel = [20, 60, 120, 255],
  rows,
  chunks = [],
}: PngOptions = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each, with transparency.
  head.set([8, 6, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(4 * Math.min(width, 8_192), Buffer.from(pixel))]);
  const pixels = Buffer.alloc(row.length * (rows ?? height), row);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** With something to see in it, as a program would write it. */
export function drawn(kind: 'png' | 'jpeg' | 'webp', width = 300, height = 200): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#aa3311';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return kind === 'png' ? canvas.encode('png') : canvas.encode(kind, 80);
}

/** @returns the colour at this place, or at the top left, as #rrggbb */
export async function pixelAt(picture: Buffer, x = 0, y = 0): Promise<string> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const context = createCanvas(1, 1).getContext('2d');
  context.drawImage(await loadImage(picture), -x, -y);
  return `#${Buffer.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3)).toString('hex')}`;
}
