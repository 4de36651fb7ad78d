/** Valid pictures, and files that only pretend to be pictures. */

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
  pixel?: readonly [number, number, number, number];
  /** Rows of pixels in the file; by default as many as the header says. */
  rows?: number;
  chunks?: readonly Buffer[];
};

/** A picture of one colour, which compresses a thousand to one. */
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
  // Eight bits per channel, with alpha.
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

/** The passes of Adam7: first column, first row, column step, row step. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A 16-bit PNG in seven passes, which can only be decoded as a whole. */
export function interlacedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const bytes = PASSES.reduce(
    (sum, [x, y, dx, dy]) => sum + Math.ceil((height - y) / dy) * (1 + 8 * Math.ceil((width - x) / dx)),
    0,
  );
  const packed = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Loads sharp lazily, for the tests that need it. */
async function drawBlank(width: number, height: number, pages: { noise?: object; pageHeight?: number } = {}) {
  const { default: sharp } = await import('sharp');
  return sharp({
    create: { width, height, channels: 3, background: '#aa3311', ...pages },
    limitInputPixels: false,
  } as import('sharp').SharpOptions);
}

export const progressiveJpeg = async (width: number, height: number): Promise<Buffer> =>
  (await drawBlank(width, height)).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

export const animatedWebp = async (frames: number): Promise<Buffer> =>
  (await drawBlank(192, 192 * frames, { noise: { type: 'gaussian', mean: 128, sigma: 30 }, pageHeight: 192 }))
    .webp({ effort: 0, quality: 1 })
    .toBuffer();

/** Pads a JPEG to `bytes` with segments of this marker. */
export function jpegWith(jpeg: Buffer, marker: number, content: string, bytes: number): Buffer {
  const part = Buffer.alloc(65_535);
  Buffer.from(content, 'latin1').copy(part, 2, 0);
  part.writeUInt16BE(part.length);
  const marked = Buffer.concat([Buffer.from([0xff, marker]), part]);
  const count = Math.max(0, Math.floor((bytes - jpeg.length) / marked.length));
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(marked), jpeg.subarray(2)]);
}

/** Draws a picture with visible content, encoded by a real library. */
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
