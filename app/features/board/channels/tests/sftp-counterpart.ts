/** Stands in for the server of Find a job: a local OpenSSH server behind a proxy that can cut the connection. */
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { Sftp } from '#platform/sftp/sftp.server.ts';
import { runOpenSsh } from '#scripts/openssh.ts';

export async function startSftp(program: string, parent: string) {
  const server = await runOpenSsh(program, parent);
  /** The proxy cuts a client's connection after this many bytes. */
  let most = Number.POSITIVE_INFINITY;
  const sockets = new Set<Socket>();
  const line = createServer((client) => {
    const upstream = connect(server.port, '127.0.0.1');
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    let bytes = 0;
    client.on('data', (piece) => {
      bytes += piece.length;
      if (bytes > most) cut();
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const folder = (name: 'Inbound' | 'Outbound') => path.join(server.home, name);
  return {
    server,
    sftp: new Sftp('of a test', { resolve: async () => ['127.0.0.1'], includesLoopback: true }),
    host: 'sftp.example',
    port: (line.address() as AddressInfo).port,
    cutAfter: (bytes: number) => {
      most = bytes;
    },
    names: async () => (await readdir(folder('Inbound'))).toSorted(),
    received: async (part: string) => {
      const name = (await readdir(folder('Inbound'))).find((each) => each.includes(part));
      return name ? readFile(path.join(folder('Inbound'), name), 'utf8') : null;
    },
    report: async (name: string, text: string, at = new Date()) => {
      const file = path.join(folder('Outbound'), name);
      await writeFile(file, text);
      await utimes(file, at, at);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      line.close();
      await server.stop();
    },
  };
}
