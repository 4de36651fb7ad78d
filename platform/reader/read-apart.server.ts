/**
 * Reads untrusted files in a separate process with little time and memory, no network and no secrets (decision 116). A file that breaks a
 * parser breaks only that process.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Turns } from '#platform/turns/turns.ts';
import { READER_LIMITS, type ReaderKind, type ReaderLimits } from './reader-limits.ts';

/** Two documents at once, because they are small and people wait for them. Other files are large: one at a time. */
const documents = new Turns({ atOnce: 2, queue: 0 });
const otherTurns = new Turns({ atOnce: 1, queue: 16 });
/** Scans take up to a minute and no visitor waits for them, so they have a separate turn. */
const scans = new Turns({ atOnce: 1, queue: 0 });

type Input = {
  kind: ReaderKind;
  options?: unknown;
  bytes: Uint8Array;
  /** Replaces the limits of the kind. */
  limits?: Partial<ReaderLimits>;
  /** Stops the reader, as if it had taken too long. */
  signal?: AbortSignal;
};

/**
 * @param use receives the items one by one; the reader waits meanwhile @returns the result of `use`; 'busy' if too many wait, so nothing
 * was read; 'too_costly' if the reader crashed or was stopped
 */
export async function readApart<Item, Result>(
  { kind, options = null, bytes, limits, signal }: Input,
  use: (items: AsyncGenerator<Item, void>) => Promise<Result>,
): Promise<Result | 'busy' | 'too_costly'> {
  const turns = kind === 'document' ? documents : kind === 'scan' ? scans : otherTurns;
  const allLimits = { ...READER_LIMITS[kind], ...limits };
  return turns.take(async () => {
    const reader = startReader(kind, options, bytes, allLimits);
    signal?.addEventListener('abort', reader.end);
    try {
      if (signal?.aborted) return 'too_costly';
      return await use(readItems<Item>(reader, allLimits));
    } catch (error) {
      if (error instanceof ReaderStopped) return 'too_costly';
      throw error;
    } finally {
      signal?.removeEventListener('abort', reader.end);
      reader.end();
    }
  });
}

class ReaderStopped extends Error {}

type Reader = { child: ChildProcessByStdio<Writable, Readable, null>; exit: Promise<number | null>; end: () => void };

function startReader(kind: ReaderKind, options: unknown, bytes: Uint8Array, limits: ReaderLimits): Reader {
  const flags = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${limits.heapMegabytes}`];
  const child = spawn(process.execPath, [...flags, findReader(), kind, JSON.stringify(options)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  const watch = setInterval(() => void stopIfLarge(child.pid, limits.residentMegabytes, end), 100);
  function end(): void {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
  child.stdin.on('error', () => undefined);
  const exit = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  child.stdin.end(bytes);
  return { child, exit, end };
}

/** Finds the reader: beside the sources, or in a build beside the server's entry, which is in this folder or one above. */
function findReader(): string {
  const self = fileURLToPath(import.meta.url);
  const folder = path.dirname(self);
  if (self.endsWith('.ts')) return path.resolve(folder, '../../server/reader.ts');
  const built = [folder, path.dirname(folder)].map((each) => path.join(each, 'reader.js')).find(existsSync);
  if (!built) throw new Error('The build has no reader');
  return built;
}

/** @throws ReaderStopped */
async function* readItems<Item>({ child, exit, end }: Reader, limits: ReaderLimits): AsyncGenerator<Item, void> {
  const output = child.stdout[Symbol.asyncIterator]();
  let milliseconds = limits.milliseconds;
  let received = 0;
  let line: Buffer[] = [];
  for (;;) {
    const startedAt = performance.now();
    const timer = setTimeout(end, Math.max(1, milliseconds));
    const next: IteratorResult<Buffer> = await output.next().finally(() => clearTimeout(timer));
    milliseconds -= performance.now() - startedAt;
    if (next.done) break;
    received += next.value.length;
    if (received > limits.outputBytes) throw new ReaderStopped();
    let remaining = next.value;
    for (let at = remaining.indexOf(NEWLINE); at !== -1; at = remaining.indexOf(NEWLINE)) {
      line.push(remaining.subarray(0, at));
      remaining = remaining.subarray(at + 1);
      yield* JSON.parse(Buffer.concat(line).toString('utf8')) as Item[];
      line = [];
    }
    line.push(remaining);
  }
  if ((await exit) !== 0) throw new ReaderStopped();
}

const NEWLINE = 0x0a;
const PAGE_BYTES = 4_096;

/** Node's own flag only bounds the heap. Without /proc only heap and time are bounded. */
export async function stopIfLarge(pid: number | undefined, megabytes: number, stop: () => void): Promise<void> {
  const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ');
  if (Number(resident) * PAGE_BYTES > megabytes * 1_048_576) stop();
}
