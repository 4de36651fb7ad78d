import { readSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { receiveLargeUpload } from './receive-upload.server.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'agency-large-'));
});

afterAll(() => rm(folder, { recursive: true }));

const EXPECTED = { fileFields: ['archive'], fieldNames: ['replace'], largestBytes: 400_000 };
const file = (size: number, name = 'archive'): Part => ({ name, filename: 'a.zip', content: Buffer.alloc(size, 'x') });

function post(body: ReadableStream, type: string) {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);
  return receiveLargeUpload(request, EXPECTED, { account: 'wren' }, folder);
}

const streamOf = (bytes: Buffer) => new Response(new Uint8Array(bytes)).body as ReadableStream;

function send(...parts: Part[]) {
  const { body, type } = multipart(parts);
  return post(streamOf(body), type);
}

async function listOpen(): Promise<string[]> {
  const open = await readdir('/proc/self/fd');
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((each) => each.startsWith(folder));
}

test('a large file is on the disk without a name, until it is closed', async () => {
  const received = await send({ name: 'replace', content: 'yes' }, file(300_000));
  if (!received.ok) throw new Error(received.reason);
  expect(received.fields).toEqual({ replace: 'yes' });
  const { archive } = received.files;
  const start = Buffer.alloc(3);
  expect(readSync(archive?.bytes.fd ?? -1, start, 0, 3, 299_997)).toBe(3);
  expect([String(start), archive?.bytes.size]).toEqual(['xxx', 300_000]);
  expect(await readdir(folder)).toEqual([]);
  await archive?.bytes.close();
});

test('a refused or interrupted upload, or one without a file, leaves nothing open', {
  skip: process.platform !== 'linux',
}, async () => {
  const reasons = [
    await send(file(400_001)),
    await send(file(10), { name: 'other', content: 'x' }),
    await send(file(300_000), file(10, 'another')),
    await send({ ...file(0), filename: '' }),
  ].map((received) => (received.ok ? 'ok' : received.reason));
  expect(reasons).toEqual(['too_large', 'malformed', 'malformed', 'ok']);
  const { body, type } = multipart([file(300_000)]);
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(body.subarray(0, 200_000)));
    },
    pull(controller) {
      controller.error(new Error('The client has gone'));
    },
  });
  expect(await post(cut, type)).toMatchObject({ ok: false, reason: 'malformed' });
  await expect.poll(listOpen, { timeout: PATIENCE_MS }).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
