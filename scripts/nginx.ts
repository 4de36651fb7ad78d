/** Finds the nginx of this computer, for the tests of more than one process behind it. */
import { findProgram, installOnDebian } from './debian-program.ts';

export const findNginx = (): string | null => findProgram(['nginx']);

/** Installs one where that is ours to do. @returns a sentence that says what is missing, or null */
export function provideNginx(): string | null {
  if (findNginx()) return null;
  installOnDebian('nginx', ['nginx']);
  if (findNginx()) return null;
  return (
    'The test of a rolling restart needs nginx, and none was found. Install one (Debian: apt-get install nginx; ' +
    'macOS: brew install nginx), so that it is on the path.'
  );
}
