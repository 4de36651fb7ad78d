/**
 * The text of a document, read by a process of its own with little time, little memory, no network and no secrets. Whatever goes wrong
 * with it, the answer is null: a CV that cannot be read is typed by its owner, as before.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CvExtension } from '#domain/profile/cv.ts';

export const CV_TEXT_LIMITS = { milliseconds: 5_000, heapMegabytes: 96, residentMegabytes: 320, atOnce: 2 };

let running = 0;

export type CvText = { ok: true; text: string } | { ok: false; reason: 'busy' | 'unreadable' };

export async function readDocumentText(
  { bytes, extension }: { bytes: Buffer; extension: CvExtension },
  { milliseconds = CV_TEXT_LIMITS.milliseconds, residentMegabytes = CV_TEXT_LIMITS.residentMegabytes } = {},
): Promise<CvText> {
  if (running >= CV_TEXT_LIMITS.atOnce) return { ok: false, reason: 'busy' };
  running += 1;
  try {
    const text = await runReader(bytes, extension, milliseconds, residentMegabytes);
    return text === null ? { ok: false, reason: 'unreadable' } : { ok: true, text };
  } finally {
    running -= 1;
  }
}

/** Beside this file in the sources; in a build beside the entry of the server, which is here or one folder up. */
function findReader(): string {
  const own = fileURLToPath(import.meta.url);
  const folder = path.dirname(own);
  if (own.endsWith('.ts')) return path.join(folder, 'read-document.ts');
  const built = [folder, path.dirname(folder)].map((each) => path.join(each, 'read-document.js')).find(existsSync);
  if (!built) throw new Error('The build has no reader of documents');
  return built;
}

/** As much as the reader may write; text beyond it is cut there. */
const MOST_BYTES = 1_048_576;

function runReader(bytes: Buffer, extension: CvExtension, milliseconds: number, residentMegabytes: number) {
  const flags = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${CV_TEXT_LIMITS.heapMegabytes}`];
  const child = spawn(process.execPath, [...flags, findReader(), extension], {
    // Nothing of ours: no secrets, no settings.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  const stop = () => child.kill('SIGKILL');
  const timer = setTimeout(stop, milliseconds);
  const watch = setInterval(() => void stopIfLarge(child.pid, residentMegabytes, stop), 100);
  return new Promise<string | null>((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_BYTES) return stop();
      chunks.push(chunk);
    });
    // A reader that has died takes no more input; that it died is what counts.
    child.stdin.on('error', () => undefined);
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null));
    child.stdin.end(bytes);
  }).finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    stop();
  });
}

const PAGE_BYTES = 4_096;

/** Buffers are outside of the heap that a flag can bound. Systems without /proc bound the heap and the time alone. */
async function stopIfLarge(pid: number | undefined, megabytes: number, stop: () => void): Promise<void> {
  const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ');
  if (Number(resident) * PAGE_BYTES > megabytes * 1_048_576) stop();
}
