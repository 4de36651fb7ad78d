/** Finds the computer's Chromium; the browser tests do not install one. */
import { findProgram, installOnDebian, isProgram } from './debian-program.ts';

/** chrome-headless-shell is Chromium without windows: the same pages cost a third less work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns the program, or null */
export function findChromium(): string | null {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return isProgram(configured) ? configured : null;
  return findProgram(NAMES) ?? APPLICATIONS.find(isProgram) ?? null;
}

/** Installs Chromium on Debian as root. @returns an error message, or null */
export async function provideChromium(): Promise<string | null> {
  if (findChromium()) return null;
  if (process.env['CHROMIUM_PATH']) return `CHROMIUM_PATH is ${process.env['CHROMIUM_PATH']}, which is not a program.`;
  // Not every Debian has the shell.
  installOnDebian('Chromium', [SHELL, 'chromium']);
  if (findChromium()) return null;
  return (
    'The browser tests need Chromium or Google Chrome, and none was found. Install one (Debian: apt-get install chromium; ' +
    'macOS: brew install --cask chromium), or name it: CHROMIUM_PATH=/path/to/chromium npm test'
  );
}
