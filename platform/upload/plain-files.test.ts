import { expect, test } from 'vitest';
import { isPlainText } from './plain-files.ts';

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
  ['a PDF behind a line', Buffer.from('Hello\n%PDF-1.7\n')],
  ['a program', Buffer.from('MZ\0\0')],
  ['UTF-16 that does not say so', Buffer.from('Hello', 'utf16le')],
])('is no text: %s', (_what, bytes) => {
  expect(isPlainText(bytes)).toBe(false);
});

test.each<[string, Buffer]>([
  ['UTF-16 as Notepad saves it', Buffer.from('\ufeffPay: £30,000', 'utf16le')],
  ['what Windows once wrote', Buffer.from([0x50, 0x61, 0x79, 0x3a, 0x20, 0xa3, 0x33, 0x30, 0x6b])],
])('is a text: %s', (_what, bytes) => {
  expect(isPlainText(bytes)).toBe(true);
});
