/** nginx with the configuration of deploy/ for tests and benchmarks; only names, ports and folders differ. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findProgram, installOnDebian } from './debian-program.ts';
import { freePort } from './free-port.ts';
import { untilItListens } from './until-it-listens.ts';

export type Nginx = {
  url: string;
  port: number;
  pid: number;
  /** Its access log so far. */
  log(): Promise<string>;
  /** Its error log so far. */
  errors(): string;
  stop(): Promise<void>;
};

export type NginxOptions = {
  /** Its own, which the processes have to know beforehand. */
  port: number;
  web: [number, number];
  /** Lines of the file to replace, for example to shorten timeouts. */
  changes?: [line: string, other: string][];
};

/** Is false in containers without IPv6 addresses. */
export const hasIpv6 = Object.values(os.networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

/** Installs nginx on Debian as root; otherwise throws a message for the person who runs the tests. */
function provideNginx(): string {
  const find = () => findProgram(['nginx']);
  if (!find()) installOnDebian('nginx', ['nginx']);
  const program = find();
  if (program) return program;
  throw new Error(
    'Tests of several processes need nginx, and none was found. Install one (Debian: apt-get install nginx; ' +
      'macOS: brew install nginx), so that it is on the path.',
  );
}

/** @param parent the folder in which its own is created */
export async function runNginx(parent: string, { port, web, changes = [] }: NginxOptions): Promise<Nginx> {
  const program = provideNginx();
  const folder = await mkdtemp(path.join(parent, 'nginx-'));
  // Under root its workers run as another user, who must be able to read the folder of request bodies.
  await chmod(folder, 0o711);
  const configuration = path.join(folder, 'nginx.conf');
  await writeFile(configuration, await adapt({ port, web, changes }, folder));
  const child = spawn(program, ['-p', folder, '-c', configuration, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  await untilItListens('nginx', port, child, () => log);
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    log: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    errors: () => log,
    stop: async () => {
      if (child.exitCode !== null) return;
      const end = once(child, 'exit');
      child.kill('SIGQUIT');
      await end;
    },
  };
}

/** Replaces lines of the file; throws for a line that the file no longer has. */
async function adapt({ port, web, changes = [] }: NginxOptions, folder: string): Promise<string> {
  let text = await readFile('deploy/nginx.conf', 'utf8');
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no '${from}' any more`);
    text = text.replaceAll(from, to);
  };
  const others = await freePort();
  replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  replace('listen [::]:443 ssl http2;', hasIpv6 ? `listen [::1]:${port};` : '');
  // Only the certificate is missing here.
  replace('listen 443 ssl default_server;', '');
  replace('listen [::]:443 ssl default_server;', '');
  replace('ssl_reject_handshake on;', '');
  text = text.replace(/^ *ssl_(certificate|certificate_key|protocols|session_\w+) .*\n/gm, '');
  replace('listen 80 default_server;', `listen 127.0.0.1:${others} default_server;`);
  replace('listen [::]:80 default_server;', hasIpv6 ? `listen [::1]:${others} default_server;` : '');
  replace('listen [::]:80;', hasIpv6 ? `listen [::1]:${others};` : '');
  replace('listen 80;', `listen 127.0.0.1:${others};`);
  replace('server_name jobs.example;', 'server_name jobs.example localhost;');
  replace('web-1:3000', `127.0.0.1:${web[0]}`);
  replace('web-2:3000', `127.0.0.1:${web[1]}`);
  replace('/tmp/', `${folder}/`);
  replace('/dev/stdout', `${folder}/access.log`);
  for (const [line, other] of changes) replace(line, other);
  return text;
}
