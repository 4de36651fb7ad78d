import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { ENGAGEMENTS } from '#domain/assignment/assignment.ts';
import { documentText } from '#domain/key-information/document-text.ts';
import { type ExampleInput, examplePay } from '#domain/key-information/example-pay.ts';
import { type KeyInformation, LENGTHS, MOST_SIDES } from '#domain/key-information/key-information.ts';
import { listUnprintable } from '#domain/key-information/printable.ts';
import { KEY_INFORMATION } from '#tests/support/assignments.ts';
import { writeSheet } from './sheet.server.ts';

const AT = new Date('2026-11-26T12:00:00Z');
const write = (info: KeyInformation) => writeSheet(documentText(info, 999, '2026-11-26'), info.business, AT);

function longest(engagement: KeyInformation['engagement']): KeyInformation {
  const texts = Object.fromEntries(
    Object.entries(LENGTHS).map(([name, most]) => [name, `${'W'.repeat(11)} `.repeat(most).slice(0, most)]),
  );
  const exampleOf = { units: 84, hasPension: true, margin: 999.99, otherCosts: 999.99, isOffPayroll: true };
  const input: ExampleInput = { engagement, rate: 500, rateUnit: 'hour', ...exampleOf };
  const example = examplePay(input);
  if (!example) throw new Error('The example pays out nothing');
  const business = 'W'.repeat(120);
  return { ...KEY_INFORMATION, ...texts, engagement, business, rate: 500, workerRate: 499.99, exampleOf, example };
}

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { pdf, totalPages, text: text.replaceAll(/\s+/g, ' ') };
}

test.each(ENGAGEMENTS)('%s: the longest document has two sides', async (engagement) => {
  const { bytes, sides } = await write(longest(engagement));
  const { totalPages } = await read(bytes);
  expect(totalPages).toBe(sides);
  expect(totalPages).toBeLessThanOrEqual(MOST_SIDES);
});

test('an ordinary one says all its words, in their order', async () => {
  const { bytes } = await write({ ...KEY_INFORMATION, worker: 'Łukasz Nguyễn' });
  const { text, totalPages } = await read(bytes);
  expect(totalPages).toBeLessThanOrEqual(MOST_SIDES);
  expect(text).toMatch(/^Key Information Document This document sets out key information/);
  for (const words of ['Łukasz Nguyễn', 'Tidewell Recruitment Ltd', '£13.50 an hour', 'Fair Work Agency', 'Income Tax'])
    expect(text).toContain(words);
});

test('the same document is the same bytes', async () => {
  const [one, other] = [await write(KEY_INFORMATION), await write(KEY_INFORMATION)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
  expect((await write({ ...KEY_INFORMATION, rate: 14 })).bytes.equals(one.bytes)).toBe(false);
});

test('tells screen readers its language, title, headings and table', async () => {
  const { bytes } = await write(KEY_INFORMATION);
  const { pdf } = await read(bytes);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Key Information Document', Language: 'en-GB' });
  const page = await pdf.getPage(1);
  const roles = JSON.stringify(await page.getStructTree());
  for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(`"${role}"`);
});

test('markup and commands of PDF stay text', async () => {
  const worker = '(x) Tj ET << /S /JavaScript /JS (app.alert(1)) >> <b>\\';
  const { bytes } = await write({ ...KEY_INFORMATION, worker });
  const { pdf, text } = await read(bytes);
  expect(text).toContain(worker);
  expect(await pdf.getJSActions()).toBe(null);
  expect(bytes.includes('/JavaScript')).toBe(false);
});

test('its font has every letter that may be printed', async () => {
  const all = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code).normalize('NFC')).filter(
    (letter) => listUnprintable(letter).length === 0,
  );
  expect(all.length).toBeGreaterThan(500);
  for (const weight of ['regular', 'bold']) {
    const missing = listMissing(readFileSync(`platform/pdf/fonts/public-sans-${weight}.ttf`), all);
    expect([weight, missing]).toEqual([weight, []]);
  }
});

/** Reads the table `cmap` of a font (format 4). */
function listMissing(font: Buffer, letters: readonly string[]): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const cmap = font.readUInt32BE((tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0) + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + index * 8),
  );
  const at = cmap + (subtables.find((offset) => font.readUInt16BE(cmap + offset) === 4) ?? 0);
  const count = font.readUInt16BE(at + 6) / 2;
  const segments = Array.from({ length: count }, (_, index) => ({
    end: font.readUInt16BE(at + 14 + index * 2),
    start: font.readUInt16BE(at + 16 + count * 2 + index * 2),
  }));
  return letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !segments.some(({ start, end }) => start <= code && code <= end);
  });
}
