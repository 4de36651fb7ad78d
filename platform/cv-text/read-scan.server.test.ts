import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { photographedPage, scannedPdf } from '#tests/support/scanned-pdf.ts';
import { readScan, tesseract } from './read-scan.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = path.join(folder, 'tesseract');
const pidFile = path.join(folder, 'pid');
writeFileSync(
  program,
  `#!/bin/sh
read -r kind; read -r width height
case "$width" in
401) printf 'Wren Halloran\\nZephyrwelding\\n\\f' ;;
402) echo lost; exit 1 ;;
403) printf 'odd \\001\\377\\356\\200\\201 text' ;;
404) echo $$ > ${pidFile}; exec sleep 1000 ;;
405) exec yes flood ;;
*) echo "read $kind $width" ;;
esac
`,
);
chmodSync(program, 0o755);

const page = (width: number, height = 60) => ({
  width,
  height,
  filter: '/FlateDecode',
  data: deflateSync(Buffer.alloc(width * height, 255)),
});
const PATIENT = { milliseconds: PATIENCE_MS };
const unaborted = new AbortController().signal;

test('pages that are read are kept, whatever the program does with the others', async () => {
  const bytes = scannedPdf(
    [401, 402, 403, 405, 406, ...Array.from({ length: 30 }, () => 407)].map((width) => page(width)),
  );
  const text = await readScan(bytes, { program, signal: unaborted, limits: PATIENT });
  expect(text?.split('\n').filter((line) => line.trim())).toEqual([
    'Wren Halloran',
    'Zephyrwelding',
    'odd   text',
    'read P5 406',
    ...Array.from({ length: 5 }, () => 'read P5 407'),
  ]);
});

const isRunning = () => {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
};

test('a program that hangs is stopped with the site, and the CV can be tried again', async () => {
  const stop = new AbortController();
  const reading = readScan(scannedPdf([page(404)]), { program, signal: stop.signal, limits: PATIENT });
  await vi.waitFor(() => expect(existsSync(pidFile) && isRunning()).toBe(true), PATIENCE_MS);
  stop.abort();
  expect(await reading).toBeNull();
  expect(isRunning()).toBe(false);
});

describe.runIf(process.env['TEST_FORM'] === 'full')('in the full form', () => {
  test('a program that hangs is stopped by the limit of time', async () => {
    const limits = { milliseconds: 2_000 };
    const bytes = scannedPdf([page(401), page(404), page(401)]);
    expect(await readScan(bytes, { program, signal: unaborted, limits })).toMatch(/^(Wren Halloran\nZephyrwelding)?$/);
    expect(isRunning()).toBe(false);
  });

  test('a page of 100 megapixels is not decoded, and one of 35 is reduced', async () => {
    const bytes = scannedPdf([page(10_000, 10_000), page(4_960, 7_016)]);
    expect(await readScan(bytes, { program, signal: unaborted, limits: PATIENT })).toBe('read P5 2480');
  });

  test('a program that cannot be started reads nothing', async () => {
    const missing = path.join(folder, 'missing');
    expect(await readScan(scannedPdf([page(401)]), { program: missing, signal: unaborted, limits: PATIENT })).toBe('');
  });

  test.skipIf(tesseract === null)(
    'tesseract reads a photographed page (skipped where it is not installed)',
    async () => {
      const lines = ['Wren Halloran', 'wren@mail.example', 'Lighthouse keeper at Ryline Harbour, 2019 - 2024'];
      const bytes = scannedPdf([photographedPage(lines)]);
      const text = await readScan(bytes, { program: tesseract ?? '', signal: unaborted, limits: PATIENT });
      for (const line of lines) expect(text).toContain(line);
    },
  );
});
