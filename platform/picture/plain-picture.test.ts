import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { jpeg } from '#tests/support/documents.ts';
import { drawn, interlacedPng, png, pngChunk, progressiveJpeg } from '#tests/support/pictures.ts';
import { bareWebp, readPicture } from './plain-picture.ts';

test.each(['png', 'jpeg', 'webp'] as const)('knows the size of a %s before it is decoded', async (kind) => {
  expect(readPicture(await drawn(kind, 300, 200))).toMatchObject({ kind, width: 300, height: 200 });
});

test('leaves out of a PNG what is not the picture', () => {
  const metadata = 'Made by Wren Halloran in Leeds';
  const pngWithMetadata = png({
    chunks: [pngChunk('tEXt', Buffer.from(`Author\0${metadata}`)), pngChunk('iCCP', Buffer.alloc(50))],
  });
  const picture = readPicture(pngWithMetadata);
  expect(pngWithMetadata.includes(metadata)).toBe(true);
  expect(picture?.bytes.equals(png())).toBe(true);
});

test('a WebP is the same picture without its colour profile', async () => {
  const webp = await drawn('webp');
  const bare = bareWebp(webp);
  expect(bare.length).toBeLessThan(webp.length);
  expect(readPicture(bare)).toMatchObject({ kind: 'webp', width: 300, height: 200 });
});

function inScans(count: number): Buffer {
  const one = jpeg();
  const scan = one.subarray(one.indexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([one.subarray(0, -2), ...Array.from({ length: count - 1 }, () => scan), one.subarray(-2)]);
}

test('a JPEG is taken in a few scans, and not in so many that decoding takes minutes', () => {
  expect(readPicture(inScans(12))).toMatchObject({ kind: 'jpeg' });
  expect(readPicture(inScans(500))).toBeNull();
});

test('a picture saved in passes has the number of bytes that decoding holds at once', async () => {
  expect(readPicture(interlacedPng(40, 30))?.heldBytes).toBe(40 * 30 * 8);
  expect(readPicture(await progressiveJpeg(40, 30))?.heldBytes).toBe(40 * 30 * 3 * 2);
  expect(readPicture(await drawn('jpeg'))?.heldBytes).toBe(0);
});

const head = Buffer.alloc(13, 1);
const twoHeads = png({ chunks: [pngChunk('IHDR', head)] });
const overflowing = png();
overflowing.writeUInt32BE(0xffffffff, 33);

test.each<[string, Buffer | Promise<Buffer>]>([
  ['nothing', Buffer.alloc(0)],
  ['a drawing in words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"/>')],
  ['a GIF', Buffer.from('GIF89a\xc0\0\xc0\0', 'latin1')],
  ['a PNG with a page behind it', Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')])],
  ['a PNG with an archive behind it', Buffer.concat([png(), Buffer.from('PK\x03\x04')])],
  ['a PNG behind a page', Buffer.concat([Buffer.from('<html>'), png()])],
  ['a PNG that was cut off', png().subarray(0, -10)],
  ['a PNG of two sizes', twoHeads],
  ['a PNG with a chunk that goes beyond its end', overflowing],
  ['a PNG without pixels', Buffer.concat([png().subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))])],
  ['a WebP that was cut off', drawn('webp').then((webp) => webp.subarray(0, -2))],
  ['a WebP with a page behind it', drawn('webp').then((webp) => Buffer.concat([webp, Buffer.from('<html>')]))],
  ['a WebP that says another size', drawn('webp').then((webp) => Buffer.from(webp.fill(9, 24, 26)))],
  ['a WebP that moves', drawn('webp').then((webp) => Buffer.from(webp.fill(0b10, 20, 21)))],
])('is no picture: %s', async (_what, bytes) => {
  expect(readPicture(await bytes)).toBeNull();
});

test('check sums are those of the format', () => {
  expect(pngChunk('IEND', Buffer.alloc(0)).readUInt32BE(8)).toBe(crc32(Buffer.from('IEND')));
});
