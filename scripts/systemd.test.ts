/** The units of deploy/systemd/: systemd's own check where it is installed, and whether they fit the site and nginx. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { variables } from '../config-variables.server.ts';
import { findProgram } from './debian-program.ts';

const UNITS = 'deploy/systemd';
const CURRENT = '/srv/agency/current';
const names = await readdir(UNITS);
const services = names.filter((name) => name.endsWith('.service'));
const analyser = findProgram(['systemd-analyze']);
const readUnit = (name: string) => readFile(path.join(UNITS, name), 'utf8');

/** Replaces programs and folders that only servers have. */
async function copyUnits(change: (text: string) => string = (text) => text): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-units-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(UNITS, folder, { recursive: true });
  for (const name of services) {
    const text = (await readUnit(name)).replaceAll(`${CURRENT}/node_modules/.bin/node`, process.execPath);
    await writeFile(path.join(folder, name), change(text.replaceAll(CURRENT, folder)));
  }
  return names.map((name) => path.join(folder, name.replace('@.', '@1.')));
}

const verify = (units: string[]) =>
  promisify(execFile)(analyser ?? '', ['verify', '--man=no', ...units]).then(
    ({ stderr }) => stderr,
    ({ stderr }: { stderr: string }) => stderr,
  );

test.skipIf(!analyser)('systemd-analyze finds nothing wrong with the units', async () => {
  const warnings = (await verify(await copyUnits())).split('\n');
  // systemd may also report units of the computer that runs the test.
  expect(warnings.filter((line) => names.some((name) => line.includes(name.split(/[@.]/)[0] ?? name)))).toEqual([]);
});

test.skipIf(!analyser)('systemd-analyze would tell of a setting that does not exist', async () => {
  const units = await copyUnits((text) => text.replace('NoNewPrivileges=', 'NoNewPrivilege='));
  expect(await verify(units)).toMatch(/Unknown key.*'NoNewPrivilege'/);
});

test.each(services)('%s may write to the data of the site only, and sets what the site knows', async (name) => {
  const text = await readUnit(name);
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'User=agency']) {
    expect(text.split('\n')).toContain(line);
  }
  const assignments = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const set = assignments.map((each) => each.split('=')[0] ?? '').filter((each) => each !== 'NODE_ENV');
  expect(set.filter((each) => !(each in variables.shape))).toEqual([]);
  expect(text).toContain('EnvironmentFile=/etc/agency/site.env');
});

test.each(['web@.service', 'worker.service'])('%s is started again when it ends or stands still', async (name) => {
  const lines = (await readUnit(name)).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Restart=always', 'WatchdogSec=60', 'NotifyAccess=all']));
});

test('every file that a unit starts is there, and every timer has its service', async () => {
  const texts = await Promise.all(services.map(readUnit));
  const started = texts.flatMap((text) => [...text.matchAll(/bin\/node (\S+\.(?:mjs|ts))/g)].map(([, file]) => file));
  expect(new Set(started)).toEqual(new Set(['server/main.mjs', 'scripts/backup.ts']));
  for (const name of names.filter((each) => each.endsWith('.timer'))) {
    expect(services).toContain(name.replace('.timer', '.service'));
  }
});
