/** Compresses the files of the client build as tightly as possible, once, so that no request waits for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** For smaller files the headers cost more than compression saves. */
const SMALLEST = 512;
const folder = fileURLToPath(new URL('../build/next/client', import.meta.url));

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map(({ parentPath, name }) => path.join(parentPath, name));
await Promise.all(files.map(compress));

async function compress(file) {
  const body = await readFile(file);
  if (body.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
}
