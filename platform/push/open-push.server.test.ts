import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { newDevice, newVapidKeys } from '#tests/support/push-service.ts';
import { openPush } from './open-push.server.ts';

let dataDir: string;
let logged: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'push-'));
  logged = '';
});

afterEach(() => rm(dataDir, { recursive: true }));

const destination = new Writable({
  write: (chunk, _encoding, done) => {
    logged += chunk;
    done();
  },
});

const open = (changes: Partial<Parameters<typeof openPush>[0]> = {}) =>
  openPush(
    { isDemo: true, dataDir, pushKeys: null, ...changes },
    () => 'mailto:desk@tidewell.example',
    createLog('trace', destination),
  );

test('a demo makes its keys once and keeps them to itself', async () => {
  const folder = path.join(dataDir, 'new');
  const first = await open({ dataDir: folder });
  const reopened = await open({ dataDir: folder });
  expect(first?.publicKey).toMatch(/^[\w-]{87}$/);
  expect(reopened?.publicKey).toBe(first?.publicKey);
  const file = path.join(folder, 'vapid-keys.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['vapid-keys.json']);
  expect(logged).not.toContain(JSON.parse(await readFile(file, 'utf8')).privateKey);
});

test('simultaneous starts get the same keys', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(new Set(all.map((push) => push?.publicKey)).size).toBe(1);
});

test.each(['', '{}', '{"publicKey":"x","privateKey":"y"}'])('a file with %j is said to be none', async (text) => {
  await writeFile(path.join(dataDir, 'vapid-keys.json'), text);
  await expect(open()).rejects.toThrow('vapid-keys.json holds no pair of keys');
});

test('the keys of the configuration come first', async () => {
  const keys = newVapidKeys();
  const push = await open({ pushKeys: keys });
  expect(push?.publicKey).toBe(keys.publicKey);
  expect(push?.accepts(newDevice('http://127.0.0.1:1'))).toBe(false);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a real site without keys sends nothing, and says so', async () => {
  expect(await open({ isDemo: false })).toBeNull();
  expect(logged).toContain('this site sends no notifications');
  expect(await readdir(dataDir)).toEqual([]);
});
