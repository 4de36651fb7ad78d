/** Finds the Chromium of this computer; the browser tests bring none of their own. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** The shell is Chromium without its windows and menus: it shows the same pages for two thirds of the work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns the program, or null */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : null;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...APPLICATIONS].find(isProgram) ??
    null
  );
}

/** Installs one where that is ours to do. @returns a sentence that says what is missing, or null */
export async function provideChromium(): Promise<string | null> {
  if (findChromium()) return null;
  if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not a program.`;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stdout.write('(installing Chromium, once)  ');
    const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name);
    // Not every Debian has the shell.
    const installAny = () => install(SHELL) || install('chromium');
    if (!installAny()) {
      apt('update');
      installAny();
    }
    if (findChromium()) return null;
  }
  return (
    'The browser tests need Chromium or Google Chrome, and none was found. Install one (Debian: apt-get install chromium; ' +
    'macOS: brew install --cask chromium), or name it: CHROMIUM_PATH=/path/to/chromium npm test'
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function apt(...options: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', options, { env, stdio: 'ignore' }).status === 0;
}
