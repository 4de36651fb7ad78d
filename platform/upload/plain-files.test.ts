import { expect, test } from 'vitest';
import { isJpeg, isPlainText } from './plain-files.ts';

test.each([
  'Ten years of lights.\r\n\tLeeds, £30,000',
  'a < b, <3 and <- there',
  'Page one\fPage two',
  '',
  '\ufeffWith a mark',
])('is a text: %j', (text) => {
  expect(isPlainText(Buffer.from(text))).toBe(true);
});

test.each<[string, Buffer]>([
  ['a page', Buffer.from('\n <!DOCTYPE html><p>Hello')],
  ['a picture of lines', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['a rich text', Buffer.from('{\\rtf1 hello}')],
  ['a mail with parts', Buffer.from('MIME-Version: 1.0\n')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a program', Buffer.from('MZ\0\0')],
  ['not UTF-8', Buffer.from([0x54, 0xe9, 0x6c])],
  ['UTF-16', Buffer.from('Hello', 'utf16le')],
])('is no text: %s', (_what, bytes) => {
  expect(isPlainText(bytes)).toBe(false);
});

const jpeg = (bytes = 200) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes), Buffer.from([0xff, 0xd9])]);

test('a JPEG is known from its first marker to its last', () => {
  expect(isJpeg(jpeg())).toBe(true);
  expect(isJpeg(jpeg(10))).toBe(false);
  expect(isJpeg(jpeg().subarray(0, -1))).toBe(false);
  expect(isJpeg(Buffer.concat([jpeg(), Buffer.from('<?php')]))).toBe(false);
  expect(isJpeg(Buffer.concat([Buffer.from('GIF89a'), jpeg()]))).toBe(false);
});
