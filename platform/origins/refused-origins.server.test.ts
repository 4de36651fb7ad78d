import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { findRefusedOrigins, noteRefusedOrigins } from './refused-origins.server.ts';

const publicOrigin = 'https://www.example';

async function open() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'origins-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const lines: { askedAs?: string; configuredAs?: string }[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { dataDir, lines, note: noteRefusedOrigins({ publicOrigin, dataDir, log }) };
}

test.each([
  ['another host', 'https://jobs.example', 'jobs.example'],
  ['another scheme', 'http://www.example', 'www.example'],
  ['another port', 'https://www.example:8443', 'www.example:8443'],
  ['another port that the proxy leaves out', 'https://www.example:8443', 'www.example'],
  ['an address', 'http://203.0.113.9:3001', '203.0.113.9:3001'],
  ['an address of IPv6', 'http://[2001:db8::1]', '[2001:db8::1]'],
])('%s is told once, and kept for doctor', async (_, origin, host) => {
  const { dataDir, lines, note } = await open();
  await note({ origin, host });
  await note({ origin, host });
  expect(lines).toMatchObject([{ askedAs: origin, configuredAs: publicOrigin }]);
  expect(await findRefusedOrigins(dataDir, publicOrigin, new Date())).toMatchObject([{ askedAs: origin }]);
  expect(await findRefusedOrigins(dataDir, origin, new Date())).toEqual([]);
  expect(await findRefusedOrigins(dataDir, publicOrigin, new Date(Date.now() + 8 * 86_400_000))).toEqual([]);
});

test.each([
  ['a form of another site', 'https://evil.example', 'www.example'],
  ['a page without an origin', 'null', 'www.example'],
  ['no origin', undefined, 'www.example'],
  ['no host', 'https://jobs.example', undefined],
  ['what is no address', 'https://jobs.example\n{"level":"error"}', 'jobs.example\n'],
  ['what is too long', `https://${'a'.repeat(300)}.example`, `${'a'.repeat(300)}.example`],
])('%s is not told', async (_, origin, host) => {
  const { dataDir, lines, note } = await open();
  await note({ origin, host });
  expect(lines).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a flood of made-up names is cut, and a name brings nothing else into the log', async () => {
  const { dataDir, lines, note } = await open();
  for (let n = 0; n < 100; n += 1)
    await note({ origin: `https://user:secret@n${n}.example/<b>"`, host: `n${n}.example` });
  expect(lines.map(({ askedAs }) => askedAs)).toEqual([0, 1, 2, 3, 4].map((n) => `https://n${n}.example`));
  expect(await findRefusedOrigins(dataDir, publicOrigin, new Date())).toHaveLength(5);
});
