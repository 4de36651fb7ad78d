/** Reads scanned PDFs with tesseract, if it is installed: one file at a time, within limits, and never while a visitor waits. */
import { spawn } from 'node:child_process';
import { findProgram } from '#config';
import { withoutMarks } from '#domain/profile/cv-reading/cv-lines.ts';
import { readApart, stopIfLarge } from '#platform/reader/read-apart.server.ts';

/** Null if tesseract is not installed; scans are then not read. */
export const tesseract = findProgram('tesseract');

export type ScanLimits = {
  milliseconds: number;
  residentMegabytes: number;
  characters: number;
};
const SCAN_LIMITS: ScanLimits = { milliseconds: 60_000, residentMegabytes: 512, characters: 30_000 };

type Options = { program: string; signal: AbortSignal; limits?: Partial<ScanLimits> };

/**
 * @returns the text of all pages that could be read, '' for none; 'busy' if another scan is being read; null if it was aborted and can be
 * tried again
 */
export async function readScan(
  bytes: Uint8Array,
  { program, signal, limits = {} }: Options,
): Promise<string | 'busy' | null> {
  const allLimits = { ...SCAN_LIMITS, ...limits };
  const pages: string[] = [];
  const tooLate = AbortSignal.timeout(allLimits.milliseconds);
  const stop = AbortSignal.any([signal, tooLate]);
  const result = await readApart<string, void>({ kind: 'scan', bytes, signal: stop }, async (pictures) => {
    let charactersLeft = allLimits.characters;
    for await (const picture of pictures) {
      if (stop.aborted || charactersLeft <= 0) return;
      const page = await recognise(Buffer.from(picture, 'base64'), {
        program,
        stop,
        allowed: allLimits,
        characters: charactersLeft,
      });
      pages.push(page);
      charactersLeft -= page.length;
    }
  });
  if (signal.aborted) return null;
  return result === 'busy' ? 'busy' : pages.join('\n\n').trim();
}

function recognise(
  picture: Buffer,
  {
    program,
    stop,
    allowed,
    characters,
  }: { program: string; stop: AbortSignal; allowed: ScanLimits; characters: number },
): Promise<string> {
  return new Promise((resolve) => {
    // `detached` makes a process group, so that all its children can be killed too. The environment has neither secrets nor settings of the
    // site.
    const child = spawn(program, ['stdin', 'stdout', '-l', 'eng', '--psm', '1'], {
      env: { OMP_THREAD_LIMIT: '1' },
      cwd: '/',
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    const output: Buffer[] = [];
    let length = 0;
    const end = () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {}
    };
    const watch = setInterval(() => void stopIfLarge(child.pid, allowed.residentMegabytes, end), 100);
    const finish = (text: string) => {
      clearInterval(watch);
      stop.removeEventListener('abort', end);
      resolve(text);
    };
    stop.addEventListener('abort', end);
    if (stop.aborted) end();
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      // A character takes at most four bytes.
      if (length > 4 * characters) end();
      else output.push(chunk);
    });
    child.on('error', () => finish(''));
    child.on('close', (status) => finish(status === 0 ? clean(Buffer.concat(output)).slice(0, characters) : ''));
    child.stdin.end(picture);
  });
}

const clean = (output: Buffer): string => output.toString('utf8').split('\n').map(withoutMarks).join('\n');
