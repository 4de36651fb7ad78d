/** Finds programs that tests need and no npm package has; on Debian root installs them once. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of administration programs, which are missing from some users' PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** @returns the first of the names that is a program on the path, or null */
export function findProgram(names: readonly string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null;
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** While this file exists, Debian starts no service of a package (invoke-rc.d(8)). */
const NO_SERVICES = '/usr/sbin/policy-rc.d';

/** Installs the first available package, on Debian as root. The caller checks whether it worked. */
export function installOnDebian(title: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stdout.write(`(installing ${title}, once)  `);
  const hasPolicy = existsSync(NO_SERVICES);
  if (!hasPolicy) writeFileSync(NO_SERVICES, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    if (installAny(packages)) return;
    apt('update');
    installAny(packages);
  } finally {
    if (!hasPolicy) rmSync(NO_SERVICES, { force: true });
  }
}

const installAny = (packages: readonly string[]): boolean =>
  packages.some((name) => apt('install', '--yes', '--no-install-recommends', ...WHILE_OTHERS_INSTALL, name));

/** Waits for a test file that is installing a program. */
const WHILE_OTHERS_INSTALL = ['-o', 'DPkg::Lock::Timeout=120'];

function apt(...options: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', options, { env, stdio: 'ignore' }).status === 0;
}
