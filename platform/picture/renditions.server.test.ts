import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawn, interlacedPng, png } from '#tests/support/pictures.ts';
import { checkPicture, drawRenditions } from './renditions.server.ts';

const draw = async (sent: Buffer) => {
  const result = await drawRenditions(sent, 'an account');
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const reasonOf = async (sent: Buffer) => {
  const result = await drawRenditions(sent, 'an account');
  return result.ok ? 'drawn' : result.reason;
};

test('a picture is drawn in each width and format, none wider than it is', async () => {
  const { width, height, renditions } = await draw(await drawn('png', 1_200, 600));
  expect([width, height]).toEqual([1_200, 600]);
  expect(renditions.map((each) => `${each.width} ${each.format}`)).toEqual([
    '480 avif',
    '480 webp',
    '960 avif',
    '960 webp',
    '1200 avif',
    '1200 webp',
    '960 jpg',
  ]);
  for (const rendition of renditions) {
    const read = await sharp(rendition.bytes).metadata();
    expect([read.width, read.height]).toEqual([rendition.width, rendition.width / 2]);
    expect(read.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[rendition.format]);
  }
});

test('a picture that is too large for pages is scaled down, a small one stays as it is', async () => {
  expect(await draw(await drawn('jpeg', 2_000, 4_000))).toMatchObject({ width: 800, height: 1_600 });
  const { renditions } = await draw(await drawn('webp', 300, 200));
  expect(renditions.map(({ width }) => width)).toEqual([300, 300, 300]);
});

test('a photo lies as its camera said, and says nothing else of what the camera wrote', async () => {
  const photo = await sharp(await drawn('png', 300, 200))
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 14/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(photo).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif).toBeDefined();
  const { width, height, renditions } = await draw(photo);
  expect([width, height]).toEqual([200, 300]);
  for (const { bytes } of renditions) {
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    expect(bytes.includes('SECRET')).toBe(false);
  }
});

test('data that a phone adds after a photo is cut off; other pictures with such data are refused', async () => {
  const photo = await drawn('jpeg');
  const { renditions } = await draw(Buffer.concat([photo, photo, Buffer.from('<script>')]));
  expect(renditions.some(({ bytes }) => bytes.includes('<script>'))).toBe(false);
  expect(await reasonOf(Buffer.concat([await drawn('png'), Buffer.from('<script>')]))).toBe('wrong_kind');
});

test('transparency stays where the format has it, and is white in the JPEG', async () => {
  const { renditions } = await draw(png({ pixel: [255, 0, 0, 0] }));
  const pixelOf = async (format: string) => {
    const bytes = renditions.find((each) => each.format === format)?.bytes;
    return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 4)];
  };
  expect((await pixelOf('webp'))[3]).toBe(0);
  expect((await pixelOf('avif'))[3]).toBe(0);
  expect(await pixelOf('jpg')).toEqual([255, 255, 255, 255]);
});

test('a bomb is refused by what it says of itself', () => {
  expect(checkPicture(png({ width: 30_000, height: 30_000, rows: 2 }))).toEqual({
    ok: false,
    reason: 'too_many_pixels',
  });
  expect(checkPicture(png({ width: 8_000, height: 5_001, rows: 2 }))).toEqual({ ok: false, reason: 'too_many_pixels' });
  const interlaced = interlacedPng(500, 300);
  expect(checkPicture(interlaced)).toMatchObject({ ok: true });
  interlaced.writeUInt32BE(5_000, 16);
  interlaced.writeUInt32BE(3_000, 20);
  expect(checkPicture(interlaced)).toEqual({ ok: false, reason: 'too_large_in_passes' });
  expect(checkPicture(png({ width: 63, height: 500 }))).toEqual({ ok: false, reason: 'too_small' });
});

test('a picture that is cut off, or holds less than it says, is refused', async () => {
  const photo = await drawn('jpeg', 800, 600);
  expect(await reasonOf(photo.subarray(0, photo.length / 2))).toBe('wrong_kind');
  expect(await reasonOf(png({ width: 1_000, height: 1_000, rows: 10 }))).toBe('wrong_content');
});

test('a drawing, a moving picture and a page are no picture', async () => {
  const frames = await sharp(await drawn('png'))
    .gif()
    .toBuffer();
  const moving = await sharp([await drawn('png'), png({ width: 300, height: 200 })], { join: { animated: true } })
    .webp()
    .toBuffer();
  for (const sent of [frames, moving, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)])
    expect(await reasonOf(sent)).toBe('wrong_kind');
});

test('the ninth that waits is refused', async () => {
  const sent = png();
  const results = await Promise.all(Array.from({ length: 10 }, () => reasonOf(sent)));
  expect(results.filter((each) => each === 'busy')).toHaveLength(1);
});
