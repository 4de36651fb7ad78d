/** Names the process that already listens on our port. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import net from 'node:net';

/** @returns null if the port is free (or 0, any port), otherwise a sentence that names its holder if possible */
export async function describePortHolder(host: string, port: number): Promise<string | null> {
  if (port === 0 || (await isFree(host, port))) return null;
  const holder = process.platform === 'linux' ? await findListener(port) : null;
  const name = holder ? `process ${holder.pid} (${holder.command})` : `another program; 'lsof -i :${port}' names it`;
  return `Port ${port} is taken by ${name}.`;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Linux lists sockets by inode in /proc/net, and each process's open files in /proc/<pid>/fd. */
async function findListener(port: number): Promise<{ pid: string; command: string } | null> {
  const inodes = new Set([
    ...(await listeningInodes('/proc/net/tcp', port)),
    ...(await listeningInodes('/proc/net/tcp6', port)),
  ]);
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (!inode || !inodes.has(inode)) continue;
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();
      return { pid, command: command.slice(0, 80) };
    }
  }
  return null;
}

async function listeningInodes(table: string, port: number): Promise<string[]> {
  const LISTEN = '0A';
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = (await readFile(table, 'utf8').catch(() => '')).split('\n').slice(1);
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === LISTEN && local?.endsWith(`:${hexPort}`))
    .map((fields) => fields[9] ?? '');
}
