/** Checks deploy/monitoring with Prometheus's own tool. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, test } from 'vitest';
import { findProgram, installOnDebian } from '#scripts/debian-program.ts';

const TOKEN_FILE = '/etc/prometheus/metrics-token';
let promtool: string | null;
let folder: string;

beforeAll(async () => {
  if (!findProgram(['promtool'])) installOnDebian('promtool', ['prometheus']);
  promtool = findProgram(['promtool']);
  folder = await mkdtemp(path.join(inject('cluster').folder, 'monitoring-'));
  await cp('deploy/monitoring', folder, { recursive: true });
  await writeFile(path.join(folder, 'metrics-token'), 'a token');
  await change('prometheus.yaml', TOKEN_FILE, path.join(folder, 'metrics-token'));
}, 300_000);

async function change(name: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, name), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(folder, name), text.replace(from, to));
}

const check = (kind: 'rules' | 'config', name: string) =>
  promisify(execFile)(promtool ?? '', ['check', kind, path.join(folder, name)]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );

test('promtool finds nothing wrong with the configuration and the rules', async (context) => {
  if (!promtool) return context.skip('There is no promtool (Debian: apt-get install prometheus)');
  expect(await check('config', 'prometheus.yaml')).toMatchObject({ code: 0 });
  const rules = await check('rules', 'alert-rules.yaml');
  expect(rules.code).toBe(0);
  expect(rules.output).toMatch(/SUCCESS: \d\d rules found/);
});

test('promtool would tell of an expression that cannot be read', async (context) => {
  if (!promtool) return context.skip('There is no promtool (Debian: apt-get install prometheus)');
  await change('alert-rules.yaml', 'expr: ', 'expr: (');
  expect(await check('rules', 'alert-rules.yaml')).toMatchObject({ code: 1 });
});
