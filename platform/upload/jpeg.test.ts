import { expect, test } from 'vitest';
import { jpeg } from '#tests/support/documents.ts';
import { isJpeg } from './jpeg.ts';

const photo = jpeg();
const photoFollowedBy = (what: string | Buffer) => Buffer.concat([photo, Buffer.from(what)]);
const END = Buffer.from([0xff, 0xd9]);

test('accepts a photo, also with restart markers and escaped bytes in its data', () => {
  expect(isJpeg(photo)).toBe(true);
  expect(isJpeg(jpeg({ width: 1, height: 8_192 }))).toBe(true);
  expect(isJpeg(jpeg({ data: Buffer.from([1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff, 0xd7]) }))).toBe(true);
  expect(isJpeg(Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xff]), photo.subarray(2)]))).toBe(true);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['its ends alone', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7), END])],
  ['something in front', Buffer.concat([Buffer.from('GIF89a'), photo])],
  ['a page behind', photoFollowedBy('<script>alert(1)</script>')],
  ['a page behind, and its end again', Buffer.concat([photoFollowedBy('<script>alert(1)</script>'), END])],
  ['another picture behind', photoFollowedBy(photo)],
  ['no end', photo.subarray(0, -2)],
  ['a picture without data', Buffer.concat([photo.subarray(0, 33), END])],
  ['a part that goes beyond the end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, ...END])],
  ['a part without a length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...END])],
  ['no height', jpeg({ height: 0 })],
  ['a huge width', jpeg({ width: 65_535 })],
])('is no photo: %s', (_what, bytes) => {
  expect(isJpeg(bytes)).toBe(false);
});

test('refuses a photo cut off at any byte', () => {
  for (let length = 0; length < photo.length; length += 1) expect(isJpeg(photo.subarray(0, length))).toBe(false);
});
