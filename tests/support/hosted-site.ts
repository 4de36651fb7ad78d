/** Runs sites that need no own process one after another in a few long-lived processes (./site-host.ts). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOMY } from './nursery.ts';
import type { ServerRun } from './server-run.ts';
import { ENDED, STARTED, type ToHost } from './site-host-words.ts';

type Host = {
  child: ChildProcess;
  folder: string;
  read(text: string): void;
  killed: Promise<null>;
};

type HostOptions = {
  folder: string;
  surroundings: Record<string, string>;
  runFolder: string;
};

const SCRIPT = fileURLToPath(new URL('./site-host.ts', import.meta.url));

/** Idle hosts of this Vitest worker, shared by its test files. */
const idle: Host[] = [];

export async function runHosted(env: Record<string, string>, hosting: HostOptions): Promise<ServerRun> {
  const place = idle.findIndex(({ folder }) => folder === hosting.folder);
  const host = idle.splice(place, place < 0 ? 0 : 1)[0] ?? (await openHost(hosting));
  let output = '';
  let hasStarted: () => void;
  const started = new Promise<void>((resolve) => {
    hasStarted = resolve;
  });
  const ended = Promise.race([
    host.killed,
    new Promise<number>((resolve) => {
      host.read = (text) => {
        output += text;
        if (output.includes(STARTED)) hasStarted();
        const [line, code] = ENDED.exec(output) ?? [];
        if (!line) return;
        host.read = () => undefined;
        idle.push(host);
        resolve(Number(code));
      };
    }),
  ]);
  host.child.send({ start: { ...hosting.surroundings, ...env } } satisfies ToHost);
  await Promise.race([started, ended]);
  return {
    child: host.child,
    output: () => output.replace(STARTED, '').replace(ENDED, ''),
    ended,
    end: (signal) => {
      if (signal === 'SIGKILL') host.child.kill(signal);
      else if (host.child.connected) host.child.send('stop' satisfies ToHost);
      return ended;
    },
  };
}

async function openHost({ folder, surroundings, runFolder }: HostOptions): Promise<Host> {
  const child = spawn(process.execPath, [...ROOMY, SCRIPT, folder], {
    env: surroundings,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  void writeFile(path.join(runFolder, 'processes', String(child.pid)), '');
  let output = '';
  const killed = once(child, 'close').then(() => null);
  const host: Host = { child, folder, read: () => undefined, killed };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => host.read(String(bytes)));
  await new Promise<void>((resolve, reject) => {
    host.read = (text) => {
      output += text;
      if (output.includes(STARTED)) resolve();
    };
    void killed.then(() => reject(new Error(`No site can be run:\n${output}`)));
  });
  return host;
}
