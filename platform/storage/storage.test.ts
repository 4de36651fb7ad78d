/** The contract of every store, tested against both implementations. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { openStorage } from './open-storage.server.ts';
import { type Storage, StoreFull } from './storage.ts';

let dataDir: string;
let s3: S3;
const stores: Partial<Record<'disk' | 's3', Storage>> = {};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-store-'));
  s3 = await startS3();
  stores.disk = await openStorage({ dataDir, s3: null });
  stores.s3 = await openStorage({ dataDir, s3: s3.settings });
});

afterAll(async () => {
  stores.s3?.close();
  await s3.stop();
  await rm(dataDir, { recursive: true });
});

const list = async (kind: 'disk' | 's3') => {
  if (kind === 's3') return s3.listKeys();
  const folder = path.join(dataDir, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((each) => each.isFile())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
};

describe.each(['disk', 's3'] as const)('a store on %s', (kind) => {
  const store = () => stores[kind] as Storage;
  const put = (key: string, bytes: Uint8Array = Buffer.from('A CV')) =>
    store().put({ key, bytes, mediaType: 'application/pdf' });
  const read = async (key: string) => {
    const file = await store().open(key);
    return file && buffer(file);
  };

  test('gives back what it was given', async () => {
    const bytes = Buffer.alloc(5_242_880, 'abc\u0000\r\n');
    await put('a/cv-1.pdf', bytes);
    expect((await read('a/cv-1.pdf'))?.equals(bytes)).toBe(true);
    expect(await list(kind)).toEqual(['a/cv-1.pdf']);
  });

  test('says where there is nothing', async () => {
    expect(await read('a/cv-2.pdf')).toBeNull();
    expect(await read('unknown/cv-2.pdf')).toBeNull();
  });

  test('removes, also what is not there, and nothing else', async () => {
    await put('b/cv-1.pdf');
    await put('b/cv-2.pdf');
    await store().remove('b/cv-1.pdf');
    await store().remove('b/cv-1.pdf');
    await store().remove('unknown/cv-1.pdf');
    expect(await read('b/cv-1.pdf')).toBeNull();
    expect((await read('b/cv-2.pdf'))?.toString()).toBe('A CV');
  });

  test('stores and removes side by side', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await put(`c/cv-${index}.pdf`);
        if (index % 2 === 0) await store().remove(`c/cv-${index}.pdf`);
      }),
    );
    expect((await list(kind)).filter((key) => key.startsWith('c/'))).toHaveLength(10);
  });

  test.each([
    '',
    '/etc/passwd',
    '../cv.pdf',
    'a/../../cv.pdf',
    'a//cv.pdf',
    'a/',
    '.hidden',
    'a/.hidden',
    'a b',
    'a\\b',
    'x'.repeat(301),
  ])("takes no key such as '%s'", async (key) => {
    await expect(async () => put(key)).rejects.toThrow('cannot be the key');
    await expect(async () => store().open(key)).rejects.toThrow('cannot be the key');
    await expect(async () => store().remove(key)).rejects.toThrow('cannot be the key');
  });
});

describe('on disk', () => {
  const disk = () => stores.disk as Storage;
  const put = (key: string) => disk().put({ key, bytes: Buffer.from('A CV'), mediaType: 'application/pdf' });
  const inStore = (name: string) => path.join(dataDir, 'files', name);

  test('a stored file is never changed', async () => {
    await put('d/cv-1.pdf');
    await expect(put('d/cv-1.pdf')).rejects.toThrow('stored already');
  });

  test('links lead nowhere', async () => {
    const outside = path.join(dataDir, 'outside');
    await mkdir(outside);
    await writeFile(path.join(outside, 'cv-1.pdf'), 'secret');
    await symlink(outside, inStore('folder'));
    await mkdir(inStore('real'));
    await symlink(path.join(outside, 'cv-1.pdf'), inStore('real/cv-1.pdf'));
    await symlink(path.join(outside, 'cv-2.pdf'), inStore('real/cv-2.pdf'));
    for (const key of ['folder/cv-1.pdf', 'real/cv-1.pdf']) {
      await expect(disk().open(key), key).rejects.toThrow('leads out');
    }
    await expect(put('folder/cv-3.pdf')).rejects.toThrow('leads out');
    await expect(put('real/cv-1.pdf')).rejects.toThrow('stored already');
    await expect(put('real/cv-2.pdf')).rejects.toThrow('stored already');
    await expect(disk().remove('folder/cv-1.pdf')).rejects.toThrow('leads out');
    await disk().remove('real/cv-1.pdf');
    expect(await readdir(outside)).toEqual(['cv-1.pdf']);
  });

  test('other users of this computer may not look into it, and no folder outlives its files', async () => {
    await put('e/cv-1.pdf');
    await disk().remove('e/cv-1.pdf');
    expect(await readdir(inStore(''))).not.toContain('e');
    expect((await stat(inStore(''))).mode & 0o777).toBe(0o700);
  });
});

describe('on a disk without room', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agency-full-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;

  afterAll(async () => {
    if (isMounted) spawnSync('umount', [folder]);
    await rm(folder, { recursive: true });
  });

  test.skipIf(!isMounted)('says so, and leaves no half of a file in the way of others', async () => {
    const store = await openStorage({ dataDir: folder, s3: null });
    const put = (key: string, size: number) =>
      store.put({ key, bytes: Buffer.alloc(size, 'x'), mediaType: 'application/pdf' });
    await expect(put('a/cv-1.pdf', 2_000_000)).rejects.toThrow(StoreFull);
    expect(await readdir(path.join(folder, 'files'))).toEqual([]);
    await put('a/cv-2.pdf', 500_000);
    await expect(put('a/cv-3.pdf', 800_000)).rejects.toThrow(StoreFull);
    expect(await readdir(path.join(folder, 'files/a'))).toEqual(['cv-2.pdf']);
  });
});

describe('on S3', () => {
  const store = () => stores.s3 as Storage;
  const put = () => store().put({ key: 'f/cv-1.pdf', bytes: Buffer.from('A CV'), mediaType: 'application/pdf' });

  test('a service that has no room says so, one that refuses is told of', async () => {
    s3.answerWith(507);
    await expect(put()).rejects.toThrow(StoreFull);
    s3.answerWith(403);
    await expect(put()).rejects.not.toThrow(StoreFull);
    await expect(store().open('f/cv-1.pdf')).rejects.toThrow();
    await expect(store().remove('f/cv-1.pdf')).rejects.toThrow();
    s3.answerWith(null);
    expect(await store().open('f/cv-1.pdf')).toBeNull();
  });
});
