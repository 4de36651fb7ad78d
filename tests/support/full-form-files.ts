/** The files that `npm test` leaves out, so that it does not even load them: their first line is `// @form full`. */
import { closeSync, globSync, openSync, readSync } from 'node:fs';

const MARK = '// @form full\n';

export const TESTS_OF_FEATURES = 'app/features/*/*/tests/**/*.test.{ts,tsx}';

export function listFullFormFiles(): string[] {
  return globSync(['tests/**/*.test.{ts,tsx}', TESTS_OF_FEATURES]).filter(
    (file) => firstBytes(file, MARK.length) === MARK,
  );
}

function firstBytes(file: string, length: number): string {
  const opened = openSync(file, 'r');
  const buffer = Buffer.alloc(length);
  readSync(opened, buffer, 0, length, 0);
  closeSync(opened);
  return buffer.toString();
}
