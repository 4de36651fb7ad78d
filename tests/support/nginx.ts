/** nginx with the configuration of deploy/, in front of processes of a test: only names, ports and folders are others. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { findNginx, provideNginx } from '#scripts/nginx.ts';
import { eventually } from './task-queue.ts';

export type Nginx = {
  url: string;
  port: number;
  /** Everything it has logged of requests so far. */
  log(): Promise<string>;
  stop(): Promise<void>;
};

type NginxOptions = {
  /** Its own, which the processes have to know beforehand. */
  port: number;
  /** Of the two web processes. */
  web: [number, number];
  /** A shorter time for each that is long in earnest: a line of the file, and what stands in its place. */
  haste?: [line: string, quicker: string][];
};

/** Throws a sentence that says what is missing, where there is no nginx and none may be installed. */
export async function startNginx({ port, web, haste = [] }: NginxOptions): Promise<Nginx> {
  const missing = provideNginx();
  const program = findNginx();
  if (missing || !program) throw new Error(missing ?? 'There is no nginx');
  const { folder: run } = inject('cluster');
  const folder = await mkdtemp(path.join(run, 'nginx-'));
  // As root its workers run as another user, who has to get at the files that bodies are kept in.
  await chmod(folder, 0o711);
  const configuration = path.join(folder, 'nginx.conf');
  await writeFile(configuration, await adapt({ port, web, haste }, folder));
  const child = spawn(program, ['-p', folder, '-c', configuration, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await writeFile(path.join(run, 'processes', String(child.pid)), '');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  await untilItListens(port, child, () => log);
  return {
    url: `http://localhost:${port}`,
    port,
    log: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      if (child.exitCode !== null) return;
      const end = once(child, 'exit');
      child.kill('SIGQUIT');
      await end;
    },
  };
}

/** The file as it is, line by line; a line that this knows and the file does not have any more is a fault of the test. */
async function adapt({ port, web, haste = [] }: NginxOptions, folder: string): Promise<string> {
  let text = await readFile('deploy/nginx.conf', 'utf8');
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no '${from}' any more`);
    text = text.replaceAll(from, to);
  };
  const others = await freePort();
  replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  // A certificate is the only thing that a test has not.
  replace('listen 443 ssl default_server;', '');
  replace('ssl_reject_handshake on;', '');
  text = text.replace(/^ *ssl_(certificate|certificate_key|protocols|session_\w+) .*\n/gm, '');
  replace('listen 80 default_server;', `listen 127.0.0.1:${others} default_server;`);
  replace('listen 80;', `listen 127.0.0.1:${others};`);
  replace('server_name jobs.example;', 'server_name jobs.example localhost;');
  replace('web-1:3000', `127.0.0.1:${web[0]}`);
  replace('web-2:3000', `127.0.0.1:${web[1]}`);
  replace('/tmp/', `${folder}/`);
  replace('/dev/stdout', `${folder}/access.log`);
  for (const [line, quicker] of haste) replace(line, quicker);
  return text;
}

async function untilItListens(port: number, child: ChildProcess, log: () => string): Promise<void> {
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log()}`);
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  });
}
