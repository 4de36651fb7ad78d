/** An OpenSSH SFTP server for tests, with its own keys, folders and port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findProgram, installOnDebian } from './debian-program.ts';
import { freePort } from './free-port.ts';
import { untilItListens } from './until-it-listens.ts';

export type SftpServer = {
  port: number;
  user: string;
  /** The host's public key in the format of ssh-keygen. */
  hostKey: string;
  /** The folder in which clients start. */
  home: string;
  /** Accepts only this key. */
  letIn(publicKey: string): Promise<void>;
  /** Restarts with the same keys and folders after `stop`. */
  start(): Promise<void>;
  /** Ends every connection as well. */
  stop(): Promise<void>;
  log(): string;
};

const PRIVILEGE_FOLDER = '/run/sshd';

/** Installs one on Debian as root. @returns null if the machine has no sshd, or without root, which sshd needs */
export function provideOpenSsh(): string | null {
  if (process.getuid?.() !== 0) return null;
  const find = () => findProgram(['sshd']);
  if (!find()) installOnDebian('an SSH server', ['openssh-server']);
  return find();
}

/** @param parent the folder in which its own is created */
export async function runOpenSsh(program: string, parent: string): Promise<SftpServer> {
  const folder = await mkdtemp(path.join(parent, 'sshd-'));
  await chmod(folder, 0o755);
  const home = path.join(folder, 'home');
  for (const name of ['Inbound', 'Outbound']) await mkdir(path.join(home, name), { recursive: true });
  const port = await freePort();
  const keyFile = path.join(folder, 'host_key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile]);
  const hostKey = execFileSync('ssh-keygen', ['-lf', `${keyFile}.pub`], { encoding: 'utf8' }).split(' ')[1] ?? '';
  const keys = path.join(folder, 'authorized_keys');
  await writeFile(keys, '', { mode: 0o600 });
  const configuration = path.join(folder, 'sshd_config');
  await writeFile(configuration, configure({ port, keyFile, keys, home }));
  const { username: user } = os.userInfo();
  let child: ChildProcess | null = null;
  let log = '';
  const server: SftpServer = {
    port,
    user,
    hostKey,
    home,
    letIn: (publicKey) => writeFile(keys, `${publicKey}\n`, { mode: 0o600 }),
    start: async () => {
      mkdirSync(PRIVILEGE_FOLDER, { recursive: true, mode: 0o755 });
      // The server leads its own process group, so that the processes of its connections end with it.
      child = spawn(program, ['-D', '-e', '-f', configuration], {
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      });
      child.stderr?.on('data', (chunk) => {
        log += chunk;
      });
      await untilItListens('sshd', port, child, () => log);
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const end = once(child, 'exit');
      endWithChildren(child.pid ?? 0);
      await end;
    },
    log: () => log,
  };
  await server.start();
  return server;
}

type Settings = { port: number; keyFile: string; keys: string; home: string };

const configure = ({ port, keyFile, keys, home }: Settings): string =>
  [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${keyFile}`,
    `AuthorizedKeysFile ${keys}`,
    'PidFile none',
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin prohibit-password',
    `Subsystem sftp internal-sftp -d ${home}`,
    `ForceCommand internal-sftp -d ${home}`,
    '',
  ].join('\n');

/** sshd puts each connection into a separate session, which a signal to the group does not reach. */
function endWithChildren(pid: number): void {
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child]) => child ?? []);
  for (const child of children) endWithChildren(child);
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (Object(error).code !== 'ESRCH') throw error;
  }
}
