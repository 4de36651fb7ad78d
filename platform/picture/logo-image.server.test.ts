import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { jpeg } from '#tests/support/documents.ts';
import { drawn, png, pngChunk } from '#tests/support/pictures.ts';
import { drawLogo, LOGO_SIDE } from './logo-image.server.ts';
import { readPicture } from './plain-picture.ts';

async function logoOf(sent: Buffer): Promise<Buffer> {
  const logo = await drawLogo(sent, 'wren');
  if (!logo.ok) throw new Error(logo.reason);
  return logo.bytes;
}

async function pixelOf(logo: Buffer, x: number, y: number): Promise<number[]> {
  const canvas = createCanvas(LOGO_SIDE, LOGO_SIDE);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(logo), 0, 0);
  return [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
}

/** Lossy compression changes colours by a few steps. */
const near = (colour: readonly number[]) => colour.map((part) => expect.closeTo(part, -1));

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a square WebP of 192 pixels', async (kind) => {
  const logo = await logoOf(await drawn(kind));
  expect(readPicture(logo)).toMatchObject({ kind: 'webp', width: LOGO_SIDE, height: LOGO_SIDE });
  expect(logo.length).toBeLessThan(4_096);
});

test('the same picture becomes the same file', async () => {
  expect((await logoOf(png())).equals(await logoOf(png()))).toBe(true);
});

test('all metadata of the file is removed', async () => {
  const author = 'Wren Halloran';
  const logo = await logoOf(png({ chunks: [pngChunk('tEXt', Buffer.from(`Author\0${author}`))] }));
  expect(logo.includes(author)).toBe(false);
  expect(logo.toString('latin1')).not.toMatch(/EXIF|ICCP|XMP /);
});

test('a picture with a ground of its own keeps it to the edges', async () => {
  expect(await pixelOf(await logoOf(png({ width: 400, height: 100 })), 2, 2)).toEqual(near([20, 60, 120]));
});

function cutOut(colour: string): Promise<Buffer> {
  const canvas = createCanvas(200, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(50, 80, 100, 40);
  return canvas.encode('png');
}

test('a dark logo that is cut out stands on white, and a light one on ink', async () => {
  expect(await pixelOf(await logoOf(await cutOut('#102030')), 4, 4)).toEqual(near([255, 255, 255]));
  expect(await pixelOf(await logoOf(await cutOut('#ffffff')), 4, 4)).toEqual(near([19, 32, 26]));
});

test.each<[string, Buffer, string]>([
  ['a text', Buffer.from('hello'), 'wrong_kind'],
  ['too low', png({ height: 95 }), 'too_small'],
  ['too wide', png({ width: 4_097, height: 96 }), 'too_wide'],
  ['a bomb of 65,535 by 65,535', png({ width: 65_535, height: 65_535, rows: 10 }), 'too_wide'],
  ['nothing to be seen', png({ pixel: [0, 0, 0, 0] }), 'wrong_content'],
  ['a JPEG of markers alone', jpeg(), 'wrong_content'],
])('is refused: %s', async (_what, sent, reason) => {
  expect(await drawLogo(sent, 'wren')).toEqual({ ok: false, reason });
});

test('a few of many simultaneous logos wait, and the others are refused for now', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => drawLogo(png(), 'wren')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(9);
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'busy')).toHaveLength(11);
});
