import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** P10: files are sent whole, or answered 304. No Range header or condition breaks an answer. */
const BUILT = 'build/current/client';
let site: Site;
let files: string[];

beforeAll(async () => {
  site = await startSite();
  const names = await readdir(`${BUILT}/assets`);
  const script = names.find((name) => names.includes(`${name}.br`) && names.includes(`${name}.gz`));
  files = [`/assets/${script}`, '/icons/jobs-96.png', '/service-worker.js'];
});

afterAll(() => site?.stop());

const ENDINGS = { identity: '', gzip: '.gz', br: '.br' };
type FileEncoding = keyof typeof ENDINGS;

const readBuilt = (path: string, encoding: FileEncoding): Promise<Buffer> =>
  readFile(`${BUILT}${path}${ENDINGS[encoding]}`).catch(() => readFile(`${BUILT}${path}`));

/** @returns a sentence for each answer that differs from the whole file */
async function listFaults(headers: Record<string, string>, encoding: FileEncoding = 'identity'): Promise<string[]> {
  const faults = await Promise.all(
    files.map(async (path) => {
      const whole = await readBuilt(path, encoding);
      const all = { ...headers, 'Accept-Encoding': encoding };
      const [get, head] = await Promise.all([
        request(site.url, path, { headers: all }),
        request(site.url, path, { headers: all, method: 'HEAD' }),
      ]);
      const isWhole = get.status === 200 && get.body.equals(whole) && get.headers['content-range'] === undefined;
      const isSame = head.status === 200 && head.headers['content-length'] === String(whole.length);
      return isWhole && isSame
        ? []
        : [`${path} (${encoding}), ${JSON.stringify(headers)}: ${get.status}, ${head.status}`];
    }),
  );
  return faults.flat();
}

const RANGES = [
  'bytes=0-0',
  'bytes=0-1',
  'bytes=5-2',
  'bytes=-5',
  'bytes=-0',
  'bytes=5-',
  'bytes=0-',
  'bytes=-',
  'bytes=',
  'bytes=999999999-',
  'bytes=0-999999999999999999999',
  'bytes=-999999999999999999999',
  'bytes=1e3-2e3',
  'bytes=NaN-',
  'bytes=0-1,2-3',
  'bytes=0-0,-1',
  'bytes=5-2,0-1',
  'bytes=0x10-',
  'bytes= 0 - 1',
  'bytes=--1',
  'bytes=0--1',
  'items=0-1',
  'Bytes=0-1',
  'bytes:0-1',
  '0-1',
  'none',
  'bytes=a-b',
];

test.each(RANGES)('P10: the range %s is answered by the whole file, in each encoding', async (range) => {
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    expect(await listFaults({ Range: range }, encoding)).toEqual([]);
});

test('P10: four thousand ranges in one header are answered by the whole file', async () => {
  expect(await listFaults({ Range: `bytes=${'0-,'.repeat(4_000)}` })).toEqual([]);
});

test('P10: ranges on a condition are answered by the whole file, too', async () => {
  const { headers } = await request(site.url, files[0] ?? '');
  for (const condition of [headers.etag, headers['last-modified'], '"other"', 'never', ''])
    expect(await listFaults({ Range: 'bytes=0-1', 'If-Range': String(condition) })).toEqual([]);
});

test('P10: ranges by the thousand', async () => {
  const count = rounds(30, 1_000);
  const faults: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [from, to] = [(at * 7919) % 5_000, (at * 104_729) % 5_000];
    faults.push(...(await listFaults({ Range: `bytes=${from}-${to}` })));
  }
  expect(faults).toEqual([]);
  measured('P10', `${count * files.length} ranges: the whole file each time`);
});

test('P10: a file that the browser has is not sent again; other conditions send it', async () => {
  for (const path of files) {
    const { headers } = await request(site.url, path);
    const conditional = await request(site.url, path, {
      headers: { 'If-None-Match': String(headers.etag), Range: 'bytes=5-2' },
    });
    expect([conditional.status, conditional.body.length]).toEqual([304, 0]);
  }
  for (const condition of ['"', 'W/"', '"a", '.repeat(3_000), '""', '\xff', 'W/"1-2"'])
    expect(await listFaults({ 'If-None-Match': condition, 'If-Modified-Since': 'never' })).toEqual([]);
});

test('P10: a browser is told not to ask for ranges', async () => {
  for (const path of files) expect((await request(site.url, path)).headers['accept-ranges']).toBe('none');
});

test('P10: and nothing of it was an error', () => {
  const errors = site
    .log()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line));
  expect(errors).toEqual([]);
});
