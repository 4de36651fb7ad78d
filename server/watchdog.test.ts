import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** Reports three times and then blocks its event loop for ten intervals. */
const PROCESS = `
import { readFileSync } from 'node:fs';
import { reportToWatchdog } from './server/watchdog.mjs';
const count = () => readFileSync(process.env.REPORTS, 'utf8').split('\\n').length - 1;
reportToWatchdog();
const looking = setInterval(() => {
  if (count() < 3) return;
  clearInterval(looking);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  const before = count();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  console.log(count() - before);
}, 5);
`;

test.runIf(process.platform === 'linux')('systemd is told while the event loop turns, and only then', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'watchdog-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const reports = path.join(folder, 'reports');
  const program = path.join(folder, 'systemd-notify');
  await writeFile(reports, '');
  await writeFile(program, `#!/bin/sh\necho "$@ $NOTIFY_SOCKET $SECRET_KEY" >> "${reports}"\n`);
  await chmod(program, 0o755);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROCESS], {
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      NOTIFY_SOCKET: '/run/systemd/notify',
      WATCHDOG_USEC: '120000',
      SECRET_KEY: 'kept from it',
      REPORTS: reports,
    },
  });
  expect(stdout).toBe('0\n');
  expect(new Set((await readFile(reports, 'utf8')).split('\n').slice(0, -1))).toEqual(
    new Set(['WATCHDOG=1 /run/systemd/notify ']),
  );
});
